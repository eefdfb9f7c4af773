### Was jedes Spiel und jede Tür sagt: Plätze, Aufzeichnungen, Komponentensätze, Fehler.

seat = Spieler { $number }

## Fehler in dem, was jemand eingegeben oder verlangt hat.

error-game = Ein Spiel „{ $game }“ steht nicht im Regal: Wähle aus { $games }.
error-game-plugin = Das Spiel „{ $game }“ lässt sich nicht aus { $value } laden: { $problem }
error-seats = „{ $game }“ geht nicht mit { $players } { $players ->
        [one] Person
       *[other] Personen
    }: Es braucht { $seats }.
error-option = „{ $game }“ hat keine Option „{ $option }“: Wähle aus { $known }.
error-no-options = „{ $game }“ hat keine Optionen: Lass „{ $option }“ weg.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein: Wähle aus { $known }.
error-player = Einen Spieler „{ $player }“ gibt es nicht: Wähle aus { $players }, oder schreib für einen eigenen paket.modul:Klasse.
error-player-module = Der Spieler „{ $player }“ lässt sich nicht laden, weil sich das Modul { $module } nicht importieren lässt ({ $problem }).
error-player-class = Der Spieler „{ $player }“ lässt sich nicht laden: Im Modul { $module } gibt es keine Klasse { $class }.
error-player-kind = „{ $player }“ ist kein Spieler: Er braucht eine Methode choose(state, seat), die einen erlaubten Zug liefert.
error-player-start = Der Spieler „{ $player }“ kann nicht beginnen: Er wird mit einem Seed aufgerufen, und das ist misslungen ({ $problem }).
error-player-move = Der Spieler „{ $player }“ wählte { $move }, und das ist kein erlaubter Zug.
error-search = „{ $player }“ ist bei „{ $part }“ nicht zu lesen: Schreibe search:sims=400 (1 bis 1.000.000), search:seconds=0.5 (bis 3600) oder beides mit Strichpunkt dazwischen.
error-search-budget = „{ $player }“ hat kein Budget: Schreibe search:sims=400 oder search:seconds=0.5.
error-weights = { $file } enthält keine passenden Gewichte: `shima train` schreibt solche Dateien.
error-weights-of = { $file } enthält Gewichte für { $game } mit { $seats } Spielern.
error-no-features = Für { $game } lässt sich nichts lernen: Das Spiel hat keine Merkmale, für die Gewichte gelernt werden könnten.
error-viewer = Einen Platz { $viewer } gibt es nicht: Die Plätze sind 1 bis { $seats }.
error-over = „{ $text }“ kommt zu spät: Das Spiel ist aus.
error-actor = „{ $text }“ ist ein Zug von { $actor }, am Zug ist aber { $expected } (1, 2 … sind die Plätze, * ist der Zufall).
error-verb = „{ $text }“ ist kein Zug: Ein Zug beginnt mit einem dieser Wörter: { $verbs }.
error-arguments = „{ $text }“ ist kein Zug mit „{ $verb }“: Schreibe ihn wie { $examples }.
error-file = „{ $file }“ lässt sich nicht öffnen: { $problem }.
error-file-kind = „{ $file }“ ist ein Gerät oder ein Socket: Lesbar sind nur Dateien und Pipes.
error-file-size = „{ $file }“ ist zu groß: Lesbar sind höchstens { $most } Bytes.
error-file-text = „{ $file }“ ist kein Text: Die Datei muss in UTF-8 geschrieben sein.
error-extra = Dafür braucht es das Python-Paket { $module }: { $command }

## Was an einer Aufzeichnung falsch ist.

record-size = Das ist zu groß für eine Aufzeichnung: Sie darf höchstens { $most } Zeichen haben.
record-line-long = Diese Zeile ist zu lang: Eine Zeile einer Aufzeichnung hat höchstens { $most } Zeichen.
record-lines = Diese Aufzeichnung hat zu viele Zeilen: Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
record-head-long = Der Kopf dieser Aufzeichnung ist zu lang: Vor den Zügen muss eine leere Zeile stehen, spätestens in Zeile { $most }.
record-many-players = Hier stehen { NUMBER($count, useGrouping: 0) } Namen: Eine Aufzeichnung hat höchstens { $most } Spieler.
record-many-options = Hier stehen zu viele Optionen: Erlaubt sind höchstens { $most }.
record-many-moves = Diese Aufzeichnung hat zu viele Züge: Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
record-format = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $expected }“ sein.
record-header =
    „{ $line }“ gehört nicht in den Kopf einer Aufzeichnung: Schreibe „Name: Wert“ mit einem dieser Namen: { $known }.
record-twice = „{ $name }“ steht hier zum zweiten Mal: Behalte eine der beiden Zeilen.
record-empty = „{ $name }“ hat keinen Wert: Schreibe einen hinter den Doppelpunkt.
record-name = „{ $name }“ kann kein Spielername sein: Schreibe 1 bis 40 Zeichen, die man alle sieht.
record-missing = Die Zeile „{ $name }: …“ fehlt: Füge sie über der leeren Zeile ein.
record-number = „{ $name }“ ist „{ $value }“: Schreibe eine ganze Zahl.
record-hex = „{ $name }“ muss 64 Stellen aus 0 bis 9 und a bis f haben.
record-components =
    „components“ muss der Name eines Satzes und seine Prüfsumme sein: 64 Stellen aus 0 bis 9 und a bis f.
record-option = „{ $option }“ ist keine Option: Schreibe „Name=Wert“, oder „none“, wenn es keine gibt.
record-cut = Der Kopf kündigt { $said } Züge an, es { $count ->
        [one] folgt aber 1
       *[other] folgen aber { NUMBER($count, useGrouping: 0) }
    }: Die Aufzeichnung ist abgeschnitten oder hat Zeilen zu viel.
record-other-game = Das ist eine Aufzeichnung von „{ $game }“: Gebraucht wird „{ $expected }“.
record-rules = Gespielt wurde nach Regelfassung { $rules }: Dieses Shima spielt Fassung { $expected }.
record-set =
    Gespielt wurde mit einem anderen Komponentensatz, „{ $set }“ { $hash }…: Dieser hier ist { $ours }…; öffne die Aufzeichnung mit dem Satz, den sie nennt.
record-players = In der Zeile „players“ { $count ->
        [one] steht 1 Name
       *[other] stehen { $count } Namen
    }: Schreibe für jeden Platz einen, keinen davon leer, mit „|“ dazwischen.
record-move = Zug { NUMBER($number, useGrouping: 0) }: { $problem }
record-spelling = „{ $text }“ schreibt man „{ $expected }“.
record-illegal = „{ $text }“ ist nicht erlaubt ({ $rule }): { $reason }
record-after-end =
    Zug { NUMBER($number, useGrouping: 0) }, „{ $text }“, kommt nach dem Ende des Spiels: Die Aufzeichnung muss davor aufhören.
record-result = „result“ sagt { $said }, aber die Züge führen zu { $found }.
record-resigned = „result“ ist „{ $value }“: Schreibe nach „resigned“ die Plätze, die aufgegeben haben, von 1 bis { $players }, der Reihe nach, jeden nur einmal und nicht alle.
record-to =
    Einen Zug { NUMBER($to, useGrouping: 0) } gibt es nicht: Diese Aufzeichnung hat die Züge 0 bis { NUMBER($count, useGrouping: 0) }.
record-no-seed = Diese Aufzeichnung hat keine Zeile „seed: …“: Ohne sie kann niemand den Zufall prüfen.
record-commitment = „seed“ ist nicht das, was versprochen war: Die Prüfsumme davon muss „commitment“ sein.
record-unfair = „{ $text }“ ist nicht, was aus „seed“ folgt: Daraus folgt „{ $expected }“.

## Was an einem Komponentensatz falsch ist.

set-syntax = Das ist kein TOML: { $problem }.
set-twice = { $name } steht hier zum zweiten Mal: Behalte eines von beiden.
set-unclosed = Vor dieser Stelle beginnt eine Klammer oder ein Anführungszeichen, und es fehlt das Ende.
set-no-value = Das ist kein TOML: Schreibe „Name = Wert“, mit einer Zahl, einem Text in Anführungszeichen oder einer Liste in eckigen Klammern als Wert.
set-digits = Hier steht eine Zahl mit zu vielen Stellen: So groß ist nichts in einem Spiel.
set-text-long = Das ist zu lang für einen Satz: Er darf höchstens { NUMBER($most, useGrouping: 0) } Zeichen haben.
set-lines = Dieser Satz hat zu viele Zeilen: Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
set-line-long = Diese Zeile ist zu lang: Schreibe höchstens { NUMBER($most, useGrouping: 0) } Zeichen in eine Zeile.
set-word-long = Ein Name oder ein Wert in dieser Zeile ist zu lang: Erlaubt sind höchstens { $most } Zeichen.
set-parts = Ein Name in dieser Zeile hat zu viele Teile: Höchstens { $most } Teile dürfen mit Punkten verbunden sein.
set-tokens = In diesem Satz steht zu viel: Er darf höchstens { NUMBER($most, useGrouping: 0) } Namen, Werte und Klammern haben.
set-depth = Hier sind Klammern zu tief ineinander verschachtelt: Erlaubt sind höchstens { $most } Ebenen.
set-large = { $where } ist zu groß: Das Höchste ist { NUMBER($most, useGrouping: 0) }.
set-game = Dieser Satz ist für „{ $game }“: Gebraucht wird einer für „{ $expected }“.
set-name = Ein Satz kann nicht „{ $name }“ heißen: Schreibe Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40.
set-missing = { $where } fehlt: Füge es hinzu.
set-no-table = Die Tabelle [{ $where }] fehlt: Füge sie hinzu.
set-table = { $where } muss eine Tabelle sein: Schreibe [{ $where }] in eine eigene Zeile und die Werte darunter.
set-empty = { $where } ist leer: Schreibe etwas zwischen die Anführungszeichen.
set-unknown = { $where } bedeutet hier nichts: Berichtige den Namen oder nimm es heraus.
set-whole = { $where } muss eine ganze Zahl sein.
set-word = { $where } muss ein Text in Anführungszeichen sein.
set-list = { $where } muss eine Liste in eckigen Klammern sein.
set-wholes = { $where } enthält „{ $value }“: Es darf nur ganze Zahlen enthalten.
set-words = { $where } enthält „{ $value }“: Es darf nur Texte in Anführungszeichen enthalten.
set-one-of = { $where }: „{ $value }“ gibt es hier nicht. Wähle aus { $known }.
set-count = { $where }: { $count } gefunden, Regel { $rule } verlangt aber { $right }.
set-rising =
    { $where } steigt bei { $value } nicht an: Jede Zahl muss höher sein als die davor, die erste höher als 0.
