### Was im Browser nach dem Ende einer Partie steht.

client-after = Nach der Partie

## Das Ergebnis.

client-after-result = Ergebnis
client-after-you-won = Du hast gewonnen!
client-after-won = { $player } gewinnt!
client-after-shared = { $players } teilen sich den Sieg!
client-after-broken-off = Unvollständige Aufzeichnung: noch kein Sieger
client-after-closed = Dieser Tisch wurde vor Spielbeginn geschlossen
client-after-abandoned = Alle sind gegangen, niemand hat gewonnen
client-after-left = { $count ->
        [one] { $players } ist gegangen und nicht zurückgekommen.
       *[other] { $players } sind gegangen und nicht zurückgekommen.
    }
client-after-resigned = { $count ->
        [one] { $players } hat aufgegeben.
       *[other] { $players } haben aufgegeben.
    }
client-after-ending = Die Partie ist zu Ende.

## Was man danach tun kann.

client-after-best = Bester Zug, Runde { $round }:
client-after-escape = Esc: Blick auf den Spielplan
client-after-rematch = Revanche
client-after-join = Zur Revanche
client-after-asks = { $name } möchte eine Revanche.
client-after-accept = Revanche annehmen
client-after-decline = Jetzt nicht
client-after-waits = Warte auf { $players } …
client-after-declined = { $count ->
    [one] { $players } möchte jetzt nicht noch einmal spielen.
   *[other] { $players } möchten jetzt nicht noch einmal spielen.
}
client-after-fill = Stattdessen mit Bots spielen
client-after-watch = Bei der Revanche zuschauen
client-after-onward = Was das Spiel entschied
client-after-share = Link teilen
client-after-share-title = Eine Partie { $game }
client-after-record = Aufzeichnung herunterladen
client-after-home = Startseite

## Die Wertung.

client-after-sheet = Wertung
client-after-total = Summe
client-after-place = Platz
client-after-gave-up = aufgegeben

## Die Gewinnchancen.

client-after-thinking = Fortschritt der Analyse
client-after-thinking-at = Ein starker Bot analysiert die Partie: { $done } von { $moves } Zügen
client-after-percent = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] { $percent } %
}
client-after-slider = Stelle in der Partie
client-after-at = { $number ->
        [0] Vor dem ersten Zug
       *[other] Zug { NUMBER($number, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }
    }
client-after-graph = Die Gewinnchancen aller nach jedem Zug, geschätzt von einem starken Bot, der auch alles Verdeckte kennt.
client-after-moments = { $count ->
        [0] Keine Entscheidung hat 5 % oder mehr Gewinnchance gekostet. Gut gespielt!
        [one] Der entscheidende Moment
        [2] Zwei entscheidende Momente
        [3] Drei entscheidende Momente
       *[other] { $count } entscheidende Momente
    }
client-after-moments-so-far = Entscheidende Momente bisher
client-after-good-ones = Gute Entscheidungen
client-after-mean = Verlust je Entscheidung

## Das Analysebrett.

client-review-tab = { $tab ->
    [review] Analyse
    [moves] Züge
    [table] Tisch
    [hint] Gute Züge
    [score] Wertung
   *[chat] Chat
}
client-review-turns = Züge, jeweils mit der Gewinnchance danach
client-review-mistake = { $size ->
    [big] grober Fehler
   *[small] Fehler
}
client-review-played = Gespielt:
client-review-drawn = Zufall:
client-review-better = Besser:
client-review-end = Hier ist die Partie zu Ende.
client-review-try = Andere Züge probieren
client-review-variation = { $number ->
    [0] Variante von Anfang an
   *[other] Variante nach Zug { NUMBER($number, useGrouping: 0) }
}
client-review-good = Gute Züge
client-review-leave = Zurück zur Partie
client-review-continue = Ab hier weiterspielen
client-review-continue-text = Ab dieser Stellung beginnt eine neue Partie. Die anderen Plätze übernehmen Bots. Sie wird nicht gewertet.
client-review-result = Ergebnis und Revanche
client-review-seat = Du spielst als
client-review-bot = { $count ->
    [one] Dein Gegner
   *[other] Deine Gegner
}
client-review-start = Los

## Der Beweis, dass der Zufall fair war.

client-after-proof = Fairer Zufall
client-after-verdict = { $verdict ->
        [fits] ✓ alles stimmt
        [kept] ✓ Fingerabdruck stimmt
        [differs] ✗ etwas stimmt nicht
       *[other] { "" }
    }
client-after-proof-what =
    Jeder Wurf und jede Ziehung dieser Partie folgt aus einer geheimen Zahl, dem Startwert. Sein Fingerabdruck stand schon vor dem ersten Zug fest. So konnte niemand den Startwert nachträglich ändern, und aus dem Fingerabdruck ließ sich nichts vorhersehen.
client-after-commitment = Fingerabdruck vor dem ersten Zug (SHA-256 des Startwerts)
client-after-commitment-brought = Fingerabdruck in der Aufzeichnung (SHA-256 des Startwerts)
client-after-seed = Startwert, nach der Partie aufgedeckt
client-after-own-check = { $check ->
        [fits] Dein Browser hat den Fingerabdruck selbst berechnet. Er stimmt überein.
        [differs] Dein Browser hat den Fingerabdruck selbst berechnet. Er stimmt nicht überein.
       *[cannot] Dein Browser kann den Fingerabdruck hier nicht selbst berechnen, weil die Seite nicht über https geladen wurde.
    }
client-after-comparing = Der Server vergleicht alle Würfe und Ziehungen mit dem Startwert …
client-after-draws-fit = { $draws ->
        [one] Der Server hat die einzige Zufallsentscheidung der Partie mit dem Startwert verglichen. Sie stimmt.
       *[other] Der Server hat alle { $draws } Zufallsentscheidungen der Partie mit dem Startwert verglichen. Alle stimmen.
    }
client-after-given = { $given ->
        [one] Der erste Zug stammt aus einer anderen Partie, die hier weitergespielt wurde. Er wurde nicht verglichen.
       *[other] Die ersten { $given } Züge stammen aus einer anderen Partie, die hier weitergespielt wurde. Der Zufall darin wurde nicht verglichen.
    }
client-after-draws-differ = Der Zufall in dieser Partie folgt nicht aus dem Startwert.
client-after-early = { $ended ->
        [imported] Diese Aufzeichnung reicht nicht bis zum Ende der Partie. Bewiesen ist alles, was sie enthält. Ob der Fingerabdruck vor der Partie gezeigt wurde, wissen nur die Beteiligten.
       *[other] Die Partie endete vorzeitig. Bewiesen sind alle Würfe und Ziehungen bis dahin.
    }
client-after-alone = Du kannst das auch selbst prüfen, ohne diesem Server zu vertrauen. Lade die Aufzeichnung herunter und führe mit Shima auf deinem eigenen Rechner diesen Befehl aus. Er leitet alles noch einmal aus dem Startwert ab und vergleicht.
client-after-no-seed = Die Partie hat nie begonnen. Es gab keinen Wurf und keine Ziehung, und der Startwert bleibt geheim.
