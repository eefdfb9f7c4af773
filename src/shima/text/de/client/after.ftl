### Was im Browser nach dem Ende eines Spiels steht.

client-after = Nach dem Spiel

## Das Ergebnis.

client-after-result = Ergebnis
client-after-you-won = Du hast gewonnen!
client-after-won = { $player } gewinnt!
client-after-shared = { $players } teilen sich den Sieg!
client-after-broken-off = Vor dem Ende hergebracht: Noch hat niemand gewonnen
client-after-closed = Dieser Tisch wurde vor Spielbeginn geschlossen
client-after-abandoned = Alle sind gegangen: Niemand hat gewonnen
client-after-left = { $count ->
        [one] { $players } ist gegangen und nicht zurückgekommen.
       *[other] { $players } sind gegangen und nicht zurückgekommen.
    }
client-after-resigned = { $count ->
        [one] { $players } hat aufgegeben.
       *[other] { $players } haben aufgegeben.
    }
client-after-ending = Das Spiel ist aus.

## Was man danach tun kann.

client-after-rematch = Revanche
client-after-join = Zur Revanche
client-after-watch = Bei der Revanche zusehen
client-after-onward = Wertung und Rückblick
client-after-share = Link teilen
client-after-share-title = Eine Partie { $game }
client-after-copied = Link kopiert
client-after-address = Diesen Link kopieren:
client-after-record = Aufzeichnung laden
client-after-home = Startseite

## Die Wertung.

client-after-sheet = Wertung
client-after-total = Gesamt
client-after-place = Platz
client-after-gave-up = aufgegeben

## Die Gewinnaussichten.

client-after-chances = Wie die Aussichten verliefen
client-after-thinking = Fortschritt der Durchsicht
client-after-thinking-at = Ein starker Spieler sieht die Partie durch: { $done } von { $moves } Zügen
client-after-percent = { $percent } %
client-after-slider = Stelle in der Partie
client-after-at = { $number ->
        [0] Vor dem ersten Zug
       *[other] Zug { NUMBER($number, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }
    }
client-after-graph = Die Gewinnaussicht aller nach jedem Zug, wie sie ein starker Spieler beurteilt, der alles weiß.
client-after-graph-seat = { $player }: am Anfang { $first } %, dazwischen { $low } % bis { $high } %, am Ende { $last } %.
client-after-good = Gut gewählt.
client-after-cost = kostete { $percent } %
client-after-gained = gewann { $percent } %
client-after-better = Besser: { $move }
client-after-move = Zug { NUMBER($number, useGrouping: 0) }
client-after-moments = { $count ->
        [0] Keine Entscheidung hat 5 % oder mehr gekostet. Gut gespielt!
        [one] Der entscheidende Moment
        [2] Zwei entscheidende Momente
        [3] Drei entscheidende Momente
       *[other] { $count } entscheidende Momente
    }
client-after-moments-so-far = Was bisher entscheidend war
client-after-further = Weitere teure Entscheidungen
client-after-before = Davor
client-after-after = Danach
client-after-before-of = Die Stellung vor Zug { NUMBER($number, useGrouping: 0) } zeigen
client-after-after-of = Die Stellung nach Zug { NUMBER($number, useGrouping: 0) } zeigen
client-after-luck = Das größte Glück
client-after-gain = { $percent } % mehr für { $player }
client-after-deciding = Wie gut jeder entschieden hat
client-after-choices = Entscheidungen
client-after-good-ones = davon gut
client-after-mean = Kosten im Schnitt

## Der Beweis, dass der Zufall fair war.

client-after-proof = Fairer Zufall
client-after-verdict = { $verdict ->
        [fits] ✓ alles passt
        [kept] ✓ das Versprechen gilt
        [differs] ✗ etwas passt nicht
       *[other] { "" }
    }
client-after-proof-what =
    Alles, was der Zufall in diesem Spiel getan hat, folgt aus einer geheimen Zahl, dem Startwert. Sein Fingerabdruck stand vor dem ersten Zug fest: So konnte niemand den Startwert später ändern, und aus dem Fingerabdruck konnte niemand etwas vorhersehen.
client-after-commitment = Vor dem ersten Zug gezeigt: der SHA-256 des Startwerts
client-after-commitment-brought = In der Aufzeichnung versprochen: der SHA-256 des Startwerts
client-after-seed = Nach dem Spiel gezeigt: der Startwert
client-after-own-check = { $check ->
        [fits] Dein Browser hat den SHA-256 des Startwerts selbst berechnet: Er ist der versprochene.
        [differs] Dein Browser hat den SHA-256 des Startwerts selbst berechnet: Er ist nicht der versprochene!
       *[cannot] Browser berechnen einen SHA-256 nur auf Seiten, die über https kommen; hier konnte deiner es nicht.
    }
client-after-comparing = Der Server vergleicht alles mit dem Startwert …
client-after-draws-fit = { $draws ->
        [one] Der Server hat den einen Zufallszug der Partie mit dem Startwert verglichen: Er passt.
       *[other] Der Server hat alle { $draws } Zufallszüge der Partie mit dem Startwert verglichen: Jeder passt.
    }
client-after-draws-differ = Der Zufall in dieser Partie folgt nicht aus dem Startwert!
client-after-early = { $ended ->
        [imported] Diese Partie kam als Aufzeichnung hierher, und nicht bis zum Ende: Bewiesen ist alles bis dorthin. Ob der Fingerabdruck vor dem Spiel gezeigt wurde, wissen nur die, die es gespielt haben.
       *[other] Das Spiel endete vorzeitig: Bewiesen ist alles, was der Zufall bis dahin getan hat.
    }
client-after-alone = Jeder kann das allein prüfen, ohne diesem Server zu vertrauen: Lade die Aufzeichnung herunter und führe dies mit Shima auf deinem eigenen Rechner aus. Es zieht alles noch einmal aus dem Startwert und vergleicht.
client-after-no-seed = Das Spiel hat nie begonnen: Der Zufall hat nichts getan, und der Startwert bleibt geheim.
