### Spielen und Nachspielen im Terminal.

play-you = Gast

## An der Eingabe. Befehle werden mit diesen Wörtern getippt oder auf Englisch.

play-prompt = { $player }, dein Zug (1–{ $count } oder „hilfe“):
play-command = { $command ->
    [why] warum
    [others] andere
    [undo] zurück
    [save] sichern
    [board] brett
    [log] verlauf
    [help] hilfe
   *[quit] ende
}
play-usage = { $command ->
    [why] { play-command } 3
    [save] { play-command } DATEI
   *[other] { play-command }
}
play-help = { $command ->
    [why] was ein Zug bewirkt oder welche Regel ihn verbietet; Nummer oder Notation
    [others] zeige die Züge, die jetzt nicht gehen, mit Nummern für „warum“
    [undo] zurück zur letzten Entscheidung eines Menschen; gleiche Züge bringen gleiches Glück
    [save] schreibe das Spiel zusätzlich in eine Datei deiner Wahl
    [board] zeichne den Tisch neu
    [log] alles, was bisher geschah
    [help] diese Liste
   *[quit] verlasse das Spiel; es ist gesichert
}
play-help-number = spiele den Zug mit dieser Nummer
play-help-notation = spiele einen Zug in Notation, wie sie grau neben der Liste steht

## Antworten.

play-set-up = Der Tisch ist gedeckt, mit { $count } Ziehungen (siehe „verlauf“).
play-promise = Zusage: { $commitment }
play-set-up-told = Der Tisch ist gedeckt.
play-allowed = Erlaubt. { $story }
play-refused = „{ $move }“ geht nicht ({ $rule }): { $reason }
play-others = Geht jetzt nicht. „warum“ mit einer Nummer nennt die Regel:
play-why-what = Warum was? Schreib „warum 3“ oder „warum“ mit einem Zug in Notation, etwa „warum { $example }“.
play-nothing = Tippe eine Zahl von 1 bis { $count } oder „hilfe“.
play-bad = { $problem } Oder tippe eine Zahl von 1 bis { $count }.
play-no-number = { $number } steht nicht auf der Liste: Tippe eine Zahl von 1 bis { $count }.
play-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
play-saved = Gesichert in { $file }
play-save-other = { $file } enthält etwas, das keine Shima-Aufzeichnung ist: Wähle einen anderen Namen.
play-not-saved = { $file } ließ sich nicht schreiben ({ $problem }): Wähle einen anderen Ort.
play-not-kept = Das Spiel lässt sich nicht in { $file } sichern ({ $problem }). Es geht weiter; „sichern DATEI“ schreibt es woandershin.
play-left =
    Das Spiel ist gesichert in { $file }
    Weiter geht es mit: { $shima } resume { $quoted }
play-left-unsaved = Das Spiel ließ sich nicht in { $file } sichern.

## Das Ende.

play-wins = { $player } gewinnt!
play-wins-by-tie = Gleich viele Punkte, aber { $player } liegt in dem vorn, was bei Gleichstand zählt, und gewinnt!
play-shared = Gleich in Punkten und in dem, was bei Gleichstand zählt: { $players } teilen sich den Sieg!
play-resigned = { $player } hat aufgegeben.
play-seed = Startwert: { $seed }
play-commitment = Sein SHA-256, zugesagt vor dem ersten Zug: { $commitment }
play-record =
    Die Aufzeichnung liegt in { $file }
    Sieh sie dir an: { $shima } replay { $quoted }
    Prüfe das Glück: { $shima } verify { $quoted }
