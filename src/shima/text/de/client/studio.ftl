### Das Studio: Ein Materialsatz wird geschrieben, gezeichnet und geprüft.

client-studio-title = Studio
client-studio-intro = Gehört dir ein Exemplar? Schreib auf, was darauf gedruckt ist: den Plan, die Plättchen, die Preise. Das Studio zeichnet deinen Satz, während du schreibst, sagt, was noch nicht passt und in welcher Zeile, und woher jeder Wert kommt. Dann spiel damit.
client-set-of = Alles, woraus ein Satz dieses Spiels besteht
client-studio-text = Der Text des Satzes
client-studio-tab = { $tab ->
    [text] Text
   *[drawing] Zeichnung
}
client-studio-actions = Dieser Satz
client-studio-from = Beginnen mit …
client-studio-from-new = Neuer Satz mit Anleitung
client-studio-open = Datei öffnen
client-studio-download = Herunterladen
client-studio-play = Damit spielen
client-studio-large = Diese Datei ist zu groß für einen Satz: höchstens { $most } Kilobyte.
client-studio-replace-title = Deinen Text ersetzen?
client-studio-replace = Was du hier geschrieben hast, geht verloren. Lade es vorher herunter, wenn du es behalten willst.
client-studio-replace-yes = Ersetzen
client-studio-elsewhere-title = Dieser Server verwahrt keine Sätze
client-studio-elsewhere = Hier darf niemand Materialsätze hinzufügen. Lade die Datei herunter und gib sie dem, der den Server betreibt: Er legt sie in den Ordner der Sätze, und dann kann jeder Tisch sie wählen.
client-studio-elsewhere-own = Oder spiel auf deinem eigenen Rechner damit:
client-studio-command = Der Befehl
client-studio-good = In Ordnung
client-studio-check = Was die Prüfung sagt
client-studio-checking = Wird geprüft …
client-studio-sound = In Ordnung: „{ $name }“, Prüfsumme { $hash }…
client-studio-findings = { $count ->
    [one] Ein Befund. Bis er behoben ist, lässt sich mit diesem Satz nicht spielen.
   *[other] { $count } Befunde. Bis sie behoben sind, lässt sich mit diesem Satz nicht spielen.
}
client-studio-line = Zeile { NUMBER($line, useGrouping: 0) }
client-studio-legend = Woher die Werte kommen
client-studio-kind = { $kind ->
    [rulebook] Regelheft
    [public] öffentlich
    [reconstructed] rekonstruiert
    [printed] aufgedruckt
    [mixed] mehreres
    [own] eigene Worte
   *[unsaid] nicht gesagt
}
client-studio-kind-about = { $kind ->
    [rulebook] Das Regelheft nennt ihn: Ein Satz mit einem anderen Wert wird abgelehnt.
    [public] Öffentliche Beschreibungen des Spiels nennen ihn.
    [reconstructed] Wir haben ihn uns ausgedacht, weil kein Text ihn enthält. Wenn dir ein Exemplar gehört, ersetze ihn.
    [printed] Jemand hat ihn von einem Exemplar des Spiels abgelesen.
    [mixed] Teile kommen von verschiedenen Orten: Der Kommentar sagt, welche.
    [own] Der Kommentar sagt es in eigenen Worten.
   *[unsaid] Kein Kommentar sagt, woher er kommt.
}
client-studio-about = Was du ansiehst
client-studio-about-nothing = Wähl etwas auf der Zeichnung, um seinen Wert zu sehen, woher er kommt und in welcher Zeile er steht.
client-studio-stale = Das ist die letzte Fassung, die sich zeichnen ließ: Der Text hat Befunde.
client-studio-nothing = Noch lässt sich nichts zeichnen. Behebe die Befunde beim Text, dann erscheint der Satz hier.
client-studio-undrawable = Für dieses Spiel gibt es keine Zeichnung. Der Text wird trotzdem geprüft.

## Was gezeichnet wird.

client-studio-die = { duo-word-character }: { $faces }
client-studio-dice = Würfel
client-studio-shops = Läden
client-studio-shop = { duo-word-ware }, gekauft für { $prices }
client-studio-wares = Waren
client-studio-ware = { duo-word-ware }: { $count }
client-studio-paintings = { $colour ->
    [violet] Gemälde, violett
   *[green] Gemälde, grün
}
client-studio-painting = { duo-word-landscape }: { $count }
client-studio-points = Punkte
client-studio-track = { client-studio-track-name }: { $points }
client-studio-track-name = { $what ->
    [slabs] Goldbarren
   *[paintings] Verschenkte Gemälde
}
client-studio-last = { $kind ->
    [temple] Tempel, bis { $last }
   *[garden] Gärten, bis { $last }
}
client-studio-start = Anfang
client-studio-begins = { client-duo-figure } beginnt auf { $place }
client-studio-first = { $colour ->
    [violet] Violett beginnt
   *[green] Grün beginnt
}
client-studio-limits = Grenzen
client-studio-limit = { $what ->
    [wares_kept] { $count } Waren bleiben
    [slabs] { $count } Goldbarren
   *[coins_for_a_slab] { $count } Münzen für einen Barren
}
client-studio-boats = Boote
client-studio-boat = { yam-word-colour }: { $count }
client-studio-prices = Preise
client-studio-price = { yam-word-colour } kostet { $price }
client-studio-buildings = Gebäudeplättchen
client-studio-buildings-note = mit Punkten, Nummer im Satz und Kosten
client-studio-specialists = Spezialisten
client-studio-fleets = Flotten
client-studio-counts = Anzahlen
client-studio-kinds = Die Arten der Kulturplättchen
client-studio-count = { $what ->
    [buildings_per_player-2] je { $count } Gebäude zu zweit
    [buildings_per_player-3] je { $count } Gebäude zu dritt
    [buildings_per_player-4] je { $count } Gebäude zu viert
    [culture-of_each] { $count } Plättchen jeder Art
    [culture-blanks] { $count } leere Plättchen
    [culture-mountain_of_each] je { $count } mit Berg
    [tokens-sacred_ground] { $count } heilige Böden
   *[tokens-start_coins] { $count } Münzen am Anfang
}

## Am Tisch.

client-table-set = Satz „{ $name }“
client-table-set-note = Der Materialsatz dieses Tisches, Prüfsumme { $hash }…: im Studio ansehen
