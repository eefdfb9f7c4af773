### Ein eigener Materialsatz: was in einem neuen steht, und was Server dazu sagen.

## Woher ein Wert kommt, wie es Kommentare in Sätzen sagen.

set-kind-word = { $kind ->
    [rulebook] Regelheft
    [public] öffentlich
    [reconstructed] rekonstruiert
    [printed] aufgedruckt
   *[own] eigene Worte
}

## Die Kommentare eines neuen Satzes, Tabelle für Tabelle.

set-guide-head =
    Ein Materialsatz von { $game } zum Ausfüllen. Wenn dir ein Exemplar des Spiels gehört, geh die Tabellen durch und schreib auf, was darauf gedruckt ist. Was hinter einem # steht, ist für Menschen; den Rest liest das Spiel.
    Das Wort hinter einem Wert sagt, woher er kommt. „Regelheft“: Die Regeln nennen ihn, und ein Satz mit einem anderen Wert wird abgelehnt. „öffentlich“: Öffentliche Beschreibungen des Spiels nennen ihn. „rekonstruiert“: Wir haben ihn uns ausgedacht, weil kein Text ihn enthält. Diese sind zu ersetzen: Schreib dann „aufgedruckt“ dahinter, und das Studio zeigt, dass sie von dir sind.
    Was nicht stimmt, wird mit seiner Zeile genannt: shima components check DATEI
    Wenn du den Satz beim Schreiben gezeichnet sehen willst, öffne im Browser die Seite /studio eines Shima.
set-guide-set = Was dieser Satz ist. Der Name steht in den Aufzeichnungen seiner Partien: kleine Buchstaben, Ziffern und Bindestriche, höchstens 40. Die Version ist irgendeine ganze Zahl, die du hochzählen kannst.

## Was der Befehl und der Server sagen.

set-new-exists = { $file } gibt es schon und bleibt, wie es ist: Nenn eine andere Datei.
set-new-standard = „{ $name }“ heißt der Satz, der mitkommt: gib deinem mit --name einen anderen Namen.
set-new-name = Ein Satz kann nicht „{ $name }“ heißen: schreib kleine Buchstaben, Ziffern und Bindestriche, höchstens 40.
set-new-done =
    { $file }: ein Satz „{ $set }“ von { $game } zum Ausfüllen. Er ist vollständig und in Ordnung.

    Wie es weitergeht:
    1. Schreib auf, was auf dein Exemplar gedruckt ist. Die Kommentare führen hindurch.
    2. { $shima } components check { $quoted }
    3. { $shima } serve --open, und dann zeichnet ihn die Seite /studio.
    4. { $shima } play { $game } --components { $quoted }
set-help-new =
    Einen neuen Materialsatz schreiben, mit Kommentaren, die hindurchführen: für alle, denen ein Exemplar des Spiels gehört.

    Beispiel:

    { $shima } components new tokaido-duo meine-insel.toml
set-help-new-file = Die Datei, die geschrieben wird; ohne Angabe der Name des Satzes mit .toml.
set-help-new-name = Der eigene Name des Satzes, etwa meine-insel.
set-unsound = Der Satz ist nicht in Ordnung. Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
set-not-kept = Auf diesem Server darf niemand Materialsätze hinzufügen: Gib die Datei dem, der ihn betreibt, oder spiel auf deinem eigenen Rechner damit (shima play SPIEL --components DATEI).
set-kept-full = Dieser Server verwahrt { $most } Materialsätze und nicht mehr: Bitte den, der ihn betreibt, einige herauszunehmen.
set-unwritten = Der Satz lässt sich hier nicht aufschreiben: { $problem }.
set-kept-name = Ein eigener Satz braucht einen eigenen Namen: Ändere „name“ in der Tabelle [set].
