### Ein eigener Materialsatz: was in einem neuen steht, und was Server dazu sagen.

## Woher ein Wert kommt, wie es Kommentare in Materialsätzen sagen.

set-kind-word = { $kind ->
    [rulebook] Regelheft
    [public] öffentlich
    [reconstructed] rekonstruiert
    [printed] aufgedruckt
   *[own] eigene Worte
}

## Die Kommentare eines neuen Materialsatzes, Tabelle für Tabelle.

set-guide-head =
    Ein Materialsatz für { $game } zum Ausfüllen. Wenn du das Spiel besitzt, geh die Tabellen durch und trage ein, was auf dem Spielmaterial steht. Was hinter einem # steht, ist ein Kommentar; den Rest liest das Programm.
    Das Wort hinter einem Wert sagt, woher er kommt. „Regelheft“: Er steht in der Spielregel, und ein Materialsatz mit einem anderen Wert wird abgelehnt. „öffentlich“: Er steht in öffentlichen Beschreibungen des Spiels. „rekonstruiert“: Wir haben ihn geschätzt, weil er in keinem Text steht. Ersetze diese Werte und schreibe „aufgedruckt“ dahinter. Dann zeigt das Studio, dass sie vom Spielmaterial stammen.
    Diese Prüfung nennt jeden Fehler mit seiner Zeile: shima components check DATEI
    Die Seite /studio eines Shima-Servers zeichnet den Materialsatz im Browser, während du schreibst.
set-guide-set = Angaben zu diesem Materialsatz. Der Name steht in den Aufzeichnungen der Partien, die damit gespielt werden. Erlaubt sind höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche. Die Version ist eine beliebige ganze Zahl, die du hochzählen kannst.

## Was der Befehl und der Server sagen.

set-new-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle eine andere Datei.
set-new-standard = „{ $name }“ heißt schon der mitgelieferte Materialsatz. Gib deinem mit --name einen anderen Namen.
set-new-name = Ein Materialsatz kann nicht „{ $name }“ heißen. Erlaubt sind höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche.
set-new-done =
    { $file } enthält den Materialsatz „{ $set }“ für { $game } zum Ausfüllen. Er ist vollständig und in Ordnung.

    So geht es weiter:
    1. Trage ein, was auf deinem Spielmaterial steht. Die Kommentare helfen dir dabei.
    2. { $shima } components check { $quoted }
    3. { $shima } serve --open (die Seite /studio zeichnet ihn)
    4. { $shima } play { $game } --components { $quoted }
set-help-new =
    Einen neuen Materialsatz anlegen, mit Kommentaren, die beim Ausfüllen helfen. Für alle, die das Spiel besitzen.

    Beispiel:

    { $shima } components new tokaido-duo meine-insel.toml
set-help-new-file = Die Datei, die geschrieben wird; ohne Angabe der Name des Materialsatzes mit .toml.
set-help-new-name = Der Name des Materialsatzes, etwa meine-insel.
set-unsound = Der Materialsatz enthält einen Fehler. Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
set-not-kept = Auf diesem Server kannst du keine Materialsätze hinzufügen. Gib die Datei dem Betreiber oder spiele damit auf deinem eigenen Rechner (shima play SPIEL --components DATEI).
set-kept-full = Auf diesem Server liegen schon { $most } Materialsätze, mehr sind nicht erlaubt. Bitte den Betreiber, einige zu entfernen.
set-unwritten = Der Materialsatz ließ sich nicht speichern: { $problem }.
set-kept-name = Ein eigener Materialsatz braucht einen eigenen Namen. Ändere „name“ in der Tabelle [set].
