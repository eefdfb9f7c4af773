### Was für alle Spiele gilt: Plätze, Aufzeichnungen, Materialsätze, Fehler.

seat = Spieler { $number }

## Fehler in dem, was jemand eingegeben oder verlangt hat.

error-game = Das Spiel „{ $game }“ gibt es hier nicht. Wähle aus { $games }.
error-game-plugin = Das Spiel „{ $game }“ lässt sich nicht aus { $value } laden: { $problem }
error-seats = „{ $game }“ lässt sich nicht mit { $players } { $players ->
        [one] Person
       *[other] Personen
    } spielen, sondern nur mit { $seats }.
error-option = „{ $game }“ hat keine Option „{ $option }“. Wähle aus { $known }.
error-no-options = „{ $game }“ hat keine Optionen. Lass „{ $option }“ weg.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Wähle aus { $known }.
error-player = Einen Spieler „{ $player }“ gibt es nicht. Wähle aus { $players } oder schreibe für einen eigenen paket.modul:Klasse.
error-player-module = Der Spieler „{ $player }“ lässt sich nicht laden, weil sich das Modul { $module } nicht importieren lässt ({ $problem }).
error-player-class = Der Spieler „{ $player }“ lässt sich nicht laden. Im Modul { $module } gibt es keine Klasse { $class }.
error-player-kind = „{ $player }“ ist kein Spieler. Er braucht eine Methode choose(state, seat), die einen erlaubten Zug liefert.
error-player-start = Der Spieler „{ $player }“ lässt sich nicht starten. Der Aufruf mit einem Startwert ist fehlgeschlagen ({ $problem }).
error-player-move = Der Spieler „{ $player }“ wählte { $move }. Das ist kein erlaubter Zug.
error-search = „{ $player }“ ist bei „{ $part }“ nicht zu verstehen. Schreibe search:sims=400 (1 bis 1.000.000), search:seconds=0.5 (bis 3600) oder beides mit einem Semikolon dazwischen.
error-search-budget = Bei „{ $player }“ fehlt, wie lange gesucht wird. Schreibe search:sims=400 oder search:seconds=0.5.
error-weights = { $file } enthält keine passenden Gewichte. `shima train` schreibt solche Dateien.
error-weights-of = { $file } enthält Gewichte für { $game } mit { $seats } Spielern.
error-no-features = Für { $game } lässt sich nichts trainieren. Das Spiel hat keine Merkmale, für die sich Gewichte lernen ließen.
error-viewer = Einen Platz { $viewer } gibt es nicht. Es gibt die Plätze 1 bis { $seats }.
error-over = „{ $text }“ kommt zu spät. Die Partie ist zu Ende.
error-actor = „{ $text }“ ist ein Zug von { $actor }, am Zug ist aber { $expected } (1, 2 … sind die Plätze, * ist der Zufall).
error-verb = „{ $text }“ ist kein Zug. Ein Zug beginnt mit einem dieser Wörter: { $verbs }.
error-arguments = „{ $text }“ ist kein Zug mit „{ $verb }“. Schreibe ihn wie { $examples }.
error-file = „{ $file }“ lässt sich nicht öffnen: { $problem }.
error-file-kind = „{ $file }“ ist ein Gerät oder ein Socket. Lesbar sind nur Dateien und Pipes.
error-file-size = „{ $file }“ ist zu groß. Erlaubt sind höchstens { $most } Bytes.
error-file-text = „{ $file }“ ist kein Text. Die Datei muss in UTF-8 gespeichert sein.
error-extra = Dafür brauchst du das Python-Paket { $module }: { $command }

## Was an einer Aufzeichnung falsch ist.

record-size = Das ist zu groß für eine Aufzeichnung. Erlaubt sind höchstens { $most } Zeichen.
record-line-long = Diese Zeile ist zu lang. Erlaubt sind höchstens { $most } Zeichen.
record-lines = Diese Aufzeichnung hat zu viele Zeilen. Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
record-head-long = Der Kopf dieser Aufzeichnung ist zu lang. Vor den Zügen muss eine leere Zeile stehen, spätestens in Zeile { $most }.
record-many-players = Hier stehen { NUMBER($count, useGrouping: 0) } Namen. Erlaubt sind höchstens { $most }.
record-many-options = Hier stehen zu viele Optionen. Erlaubt sind höchstens { $most }.
record-many-moves = Diese Aufzeichnung hat zu viele Züge. Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
record-format = Das ist keine Aufzeichnung. Die erste Zeile muss „{ $expected }“ sein.
record-header =
    „{ $line }“ gehört nicht in den Kopf einer Aufzeichnung. Schreibe „Name: Wert“ mit einem dieser Namen: { $known }.
record-twice = „{ $name }“ steht hier zum zweiten Mal. Lösche eine der beiden Zeilen.
record-empty = „{ $name }“ hat keinen Wert. Schreibe einen hinter den Doppelpunkt.
record-name = „{ $name }“ kann kein Spielername sein. Schreibe 1 bis 40 sichtbare Zeichen.
record-missing = Die Zeile „{ $name }: …“ fehlt. Füge sie über der leeren Zeile ein.
record-number = „{ $name }“ ist „{ $value }“. Schreibe eine ganze Zahl.
record-hex = „{ $name }“ muss 64 Stellen aus 0 bis 9 und a bis f haben.
record-components =
    „components“ muss aus dem Namen eines Materialsatzes und seiner Prüfsumme bestehen (64 Stellen aus 0 bis 9 und a bis f).
record-option = „{ $option }“ ist keine Option. Schreibe „Name=Wert“ oder, wenn es keine gibt, „none“.
record-given = „given“ ist { NUMBER($given, useGrouping: 0) }. Möglich ist eine Zahl von 1 bis zur Anzahl der Züge, hier { NUMBER($moves, useGrouping: 0) }.
record-cut = Der Kopf kündigt { $said } Züge an, es { $count ->
        [one] folgt aber 1
       *[other] folgen aber { NUMBER($count, useGrouping: 0) }
    }. Die Aufzeichnung ist abgeschnitten oder hat Zeilen zu viel.
record-other-game = Das ist eine Aufzeichnung von „{ $game }“. Gebraucht wird eine von „{ $expected }“.
record-rules = Gespielt wurde nach Regelfassung { $rules }. Dieses Shima kennt: { $expected }.
record-set =
    Gespielt wurde mit einem anderen Materialsatz, „{ $set }“ { $hash }…, nicht mit diesem ({ $ours }…). Öffne die Aufzeichnung mit dem Materialsatz, den sie nennt.
record-players = In der Zeile „players“ { $count ->
        [one] steht 1 Name
       *[other] stehen { $count } Namen
    }. Schreibe für jeden Platz einen, mit „|“ dazwischen.
record-move = Zug { NUMBER($number, useGrouping: 0) }: { $problem }
record-spelling = „{ $text }“ schreibt man „{ $expected }“.
record-illegal = „{ $text }“ ist nicht erlaubt ({ $rule }): { $reason }
record-after-end =
    Zug { NUMBER($number, useGrouping: 0) }, „{ $text }“, kommt nach dem Ende der Partie. Die Aufzeichnung muss davor aufhören.
record-result = Unter „result“ steht { $said }, aber die Züge führen zu { $found }.
record-resigned = „result“ ist „{ $value }“. Schreibe nach „resigned“ die Plätze, die aufgegeben haben, von 1 bis { $players }, der Reihe nach, jeden nur einmal und nicht alle.
record-to =
    Einen Zug { NUMBER($to, useGrouping: 0) } gibt es nicht. Diese Aufzeichnung hat die Züge 0 bis { NUMBER($count, useGrouping: 0) }.
record-no-seed = Dieser Aufzeichnung fehlt die Zeile „seed: …“. Ohne sie lässt sich der Zufall nicht prüfen.
record-commitment = „seed“ ist nicht der zugesagte Startwert. Seine Prüfsumme muss „commitment“ sein.
record-unfair = „{ $text }“ folgt nicht aus „seed“. Richtig wäre „{ $expected }“.

## Was an einem Materialsatz falsch ist.

set-syntax = Das ist kein TOML: { $problem }.
set-twice = { $name } steht hier zum zweiten Mal. Lösche eines von beiden.
set-unclosed = Vor dieser Stelle wurde eine Klammer oder ein Anführungszeichen geöffnet, aber nicht geschlossen.
set-no-value = Das ist kein TOML. Schreibe „Name = Wert“, mit einer Zahl, einem Text in Anführungszeichen oder einer Liste in eckigen Klammern als Wert.
set-digits = Diese Zahl hat zu viele Stellen.
set-text-long = Dieser Materialsatz ist zu lang. Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) } Zeichen.
set-lines = Dieser Materialsatz hat zu viele Zeilen. Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
set-line-long = Diese Zeile ist zu lang. Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) } Zeichen.
set-word-long = Ein Name oder ein Wert in dieser Zeile ist zu lang. Erlaubt sind höchstens { $most } Zeichen.
set-parts = Ein Name in dieser Zeile hat zu viele Teile. Höchstens { $most } Teile dürfen mit Punkten verbunden sein.
set-tokens = Dieser Materialsatz enthält zu viel. Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) } Namen, Werte und Klammern.
set-depth = Hier sind Klammern zu tief verschachtelt. Erlaubt sind höchstens { $most } Ebenen.
set-large = { $where } ist zu groß. Der größte erlaubte Wert ist { NUMBER($most, useGrouping: 0) }.
set-game = Dieser Materialsatz ist für „{ $game }“. Gebraucht wird einer für „{ $expected }“.
set-name = Ein Materialsatz kann nicht „{ $name }“ heißen. Erlaubt sind höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche.
set-missing = { $where } fehlt. Füge es hinzu.
set-no-table = Die Tabelle [{ $where }] fehlt. Füge sie hinzu.
set-table = { $where } muss eine Tabelle sein. Schreibe [{ $where }] in eine eigene Zeile und die Werte darunter.
set-empty = { $where } ist leer. Schreibe etwas zwischen die Anführungszeichen.
set-unknown = { $where } hat hier keine Bedeutung. Berichtige den Namen oder lösche es.
set-whole = { $where } muss eine ganze Zahl sein.
set-word = { $where } muss ein Text in Anführungszeichen sein.
set-list = { $where } muss eine Liste in eckigen Klammern sein.
set-wholes = { $where } enthält „{ $value }“. Erlaubt sind nur ganze Zahlen.
set-words = { $where } enthält „{ $value }“. Erlaubt sind nur Texte in Anführungszeichen.
set-one-of = { $where }: „{ $value }“ gibt es hier nicht. Wähle aus { $known }.
set-count = Gefunden bei { $where }: { $count }. Regel { $rule } verlangt { $right }.
set-rising =
    { $where } steigt bei { $value } nicht an. Jede Zahl muss höher sein als die davor, die erste höher als 0.
