### Spielen und Nachspielen im Terminal.

play-you = Gast

## Bildschirm und Eingabe. Befehle werden mit diesen Wörtern getippt oder auf Englisch.

play-prompt = { $player }, dein Zug (1–{ $count } oder „hilfe“):
play-bot-thinking = { $player } überlegt …
play-remark = { $player }: „{ $line }“
play-thinking = Ein starker Bot überlegt …
play-waiting = Die Bots sind am Zug …
play-keys = Bild↑/↓ Züge · ←↑↓→ Spielplan · hilfe · tipp · verlauf · zurück · verlassen
play-round = Runde { $round }
play-pane = { $pane ->
    [board] Spielplan
    [moves] Züge
   *[log] Verlauf
}
play-page = Seite { $page } von { $pages }, Bild↑/Bild↓
play-page-keys = { $more ->
    [yes] Pfeiltasten und Bild↑/Bild↓: blättern · Enter: schließen
   *[no] Enter: schließen
}
play-page-title = { $command ->
    [others] Züge, die jetzt nicht gehen
    [hint] Tipp
    [board] Der ganze Tisch
    [log] Die Partie bisher
   *[help] Hilfe
}
play-replay-keys = ←/→ ein Zug · ↑/↓ zehn Züge · Pos1/Ende · Enter: ganzer Verlauf · q: verlassen
play-replay-move = Zug { $number } von { $count }
play-over = Die Partie ist zu Ende
play-command = { $command ->
    [why] warum
    [others] andere
    [hint] tipp
    [undo] zurück
    [save] sichern
    [board] spielplan
    [log] verlauf
    [help] hilfe
   *[quit] verlassen
}
play-usage = { $command ->
    [why] { play-command } 3
    [save] { play-command } DATEI
   *[other] { play-command }
}
play-help = { $command ->
    [why] zeigt, was ein Zug bewirkt oder welche Regel ihn verbietet; mit Nummer oder Notation
    [others] zeigt die Züge, die jetzt nicht gehen, mit Nummern für „warum“
    [hint] zeigt, was ein starker Bot vorschlägt, und warum
    [undo] geht zur letzten Entscheidung eines Menschen zurück; der Zufall bleibt derselbe
    [save] sichert die Partie zusätzlich in einer Datei deiner Wahl
    [board] zeigt den ganzen Tisch
    [log] zeigt alles, was bisher geschah
    [help] zeigt diese Liste
   *[quit] verlässt die Partie; sie ist gesichert
}
play-help-number = spielt den Zug mit dieser Nummer
play-help-notation = spielt einen Zug in Notation; oder tippe ihn, wie er in der Liste steht

## Antworten.

play-set-up = Das Spiel ist aufgebaut, mit { $count } Ziehungen (siehe „verlauf“).
play-promise = Fingerabdruck des Startwerts: { $commitment }
play-set-up-told = Das Spiel ist aufgebaut.
play-allowed = Erlaubt. { $story }
play-refused = „{ $move }“ geht jetzt nicht ({ $rule }). { $reason }
play-others = Diese Züge gehen jetzt nicht. „warum“ mit einer Nummer nennt die Regel.
play-why-what = Welcher Zug? Tippe „warum 3“ oder „warum“ mit einem Zug in Notation, etwa „warum { $example }“.
play-nothing = Tippe eine Zahl von 1 bis { $count } oder „hilfe“.
play-bad = { $problem } Oder tippe eine Zahl von 1 bis { $count }.
play-end = Hier gibt es keinen Zug zu beenden. Tippe eine Zahl von 1 bis { $count }. Mit „verlassen“ verlässt du die Partie; sie ist gesichert.
play-no-number = { $number } steht nicht auf der Liste. Tippe eine Zahl von 1 bis { $count }.
play-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
play-saved = Gesichert in { $file }
play-save-other = { $file } ist keine Shima-Aufzeichnung und wird deshalb nicht überschrieben. Wähle einen anderen Namen.
play-not-saved = { $file } lässt sich nicht schreiben: { $problem }. Wähle einen anderen Ort.
play-not-kept = Die Partie lässt sich nicht in { $file } sichern: { $problem }. Du kannst weiterspielen. „sichern DATEI“ sichert sie woanders.
play-left =
    Die Partie ist gesichert in { $file }
    Weiter geht es mit: { $shima } resume { $quoted }
play-left-unsaved = Die Partie ließ sich nicht in { $file } sichern.

## Das Ende.

play-wins = { $player } gewinnt!
play-wins-by-tie = Gleich viele Punkte. { $player } gewinnt nach der Gleichstandsregel!
play-shared = Gleichstand in allem, was zählt. { $players } teilen sich den Sieg!
play-resigned = { $player } hat aufgegeben.
play-seed = Startwert: { $seed }
play-commitment = Sein SHA-256, vor dem ersten Zug gezeigt: { $commitment }
play-record =
    Die Aufzeichnung ist gesichert in { $file }
    Sieh sie dir an: { $shima } replay { $quoted }
    Prüfe die Ziehungen: { $shima } verify { $quoted }
