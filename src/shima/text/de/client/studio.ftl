### Das Studio: Ein Materialsatz wird geschrieben, gezeichnet und geprüft.

client-studio-title = Studio
client-studio-intro = Besitzt du das Spiel? Dann schreibe auf, was auf Spielplan, Plättchen und Tableaus gedruckt ist. Während du schreibst, zeichnet das Studio deinen Materialsatz. Es zeigt, was noch nicht stimmt und woher jeder Wert kommt. Anschließend kannst du damit spielen.
client-set-of = Alles, was zu einem Materialsatz dieses Spiels gehört
client-studio-text = Text des Materialsatzes
client-studio-tab = { $tab ->
    [text] Text
   *[drawing] Zeichnung
}
client-studio-actions = Dieser Materialsatz
client-studio-from = Beginnen mit …
client-studio-from-new = Neuer Materialsatz mit Anleitung
client-studio-open = Datei öffnen
client-studio-download = Herunterladen
client-studio-play = Damit spielen
client-studio-large = Diese Datei ist zu groß für einen Materialsatz. Erlaubt sind höchstens { $most } Kilobyte.
client-studio-replace-title = Deinen Text ersetzen?
client-studio-replace = Was du hier geschrieben hast, geht verloren. Lade es vorher herunter, wenn du es behalten willst.
client-studio-replace-yes = Ersetzen
client-studio-elsewhere-title = Dieser Server nimmt keine Materialsätze an
client-studio-elsewhere = Hier kannst du keine Materialsätze hinzufügen. Lade die Datei herunter und gib sie dem Betreiber des Servers. Er legt sie in den Ordner der Materialsätze, dann steht sie an jedem Tisch zur Wahl.
client-studio-elsewhere-own = Oder spiele damit auf deinem eigenen Rechner:
client-studio-command = Befehl
client-studio-good = In Ordnung
client-studio-check = Ergebnis der Prüfung
client-studio-checking = Wird geprüft …
client-studio-sound = In Ordnung: „{ $name }“, Prüfsumme { $hash }…
client-studio-findings = { $count ->
    [one] Ein Fehler. Solange er nicht behoben ist, lässt sich mit diesem Materialsatz nicht spielen.
   *[other] { $count } Fehler. Solange sie nicht behoben sind, lässt sich mit diesem Materialsatz nicht spielen.
}
client-studio-line = Zeile { NUMBER($line, useGrouping: 0) }
client-studio-legend = Woher die Werte kommen
client-studio-kind = { $kind ->
    [rulebook] Regelheft
    [public] öffentlich
    [reconstructed] rekonstruiert
    [printed] aufgedruckt
    [mixed] gemischt
    [own] eigene Worte
   *[unsaid] ohne Angabe
}
client-studio-kind-about = { $kind ->
    [rulebook] Der Wert steht im Regelheft. Ein Materialsatz mit einem anderen Wert wird abgelehnt.
    [public] Der Wert steht in öffentlichen Beschreibungen des Spiels.
    [reconstructed] Wir haben den Wert geschätzt, weil er in keinem Text steht. Wenn du das Spiel besitzt, ersetze ihn.
    [printed] Jemand hat den Wert vom Spielmaterial abgelesen.
    [mixed] Die Teile haben verschiedene Quellen. Welche, steht im Kommentar.
    [own] Der Kommentar beschreibt die Quelle in eigenen Worten.
   *[unsaid] In keinem Kommentar steht, woher der Wert kommt.
}
client-studio-about = Ausgewählt
client-studio-about-nothing = Wähle etwas in der Zeichnung. Dann siehst du seinen Wert, woher er kommt und in welcher Zeile er steht.
client-studio-stale = Das ist die letzte Fassung, die sich zeichnen ließ. Der Text enthält Fehler.
client-studio-nothing = Noch lässt sich nichts zeichnen. Behebe die Fehler im Text, dann erscheint der Materialsatz hier.
client-studio-undrawable = Für dieses Spiel gibt es keine Zeichnung. Der Text wird trotzdem geprüft.

## Was gezeichnet wird.

client-studio-die = { duo-word-character }: { $faces }
client-studio-dice = Würfel
client-studio-shops = Geschäfte
client-studio-shop = { duo-word-ware }: Preise { $prices }
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
    [slabs] Goldtafeln
   *[paintings] Verschenkte Gemälde
}
client-studio-last = { $kind ->
    [temple] Tempel, bis { $last }
   *[garden] Gärten, bis { $last }
}
client-studio-start = Startfelder
client-studio-begins = { client-duo-figure }, Start: { $place }
client-studio-first = { $colour ->
    [violet] Violett beginnt
   *[green] Grün beginnt
}
client-studio-limits = Grenzen
client-studio-limit = { $what ->
    [wares_kept] höchstens { $count } Waren behalten
    [slabs] { $count } Goldtafeln
   *[coins_for_a_slab] { $count } Münzen für eine Goldtafel
}
client-studio-boats = Schiffe
client-studio-boat = { yam-word-colour }: { $count }
client-studio-prices = Preise
client-studio-price = { yam-word-colour } kostet { $price }
client-studio-buildings = Gebäudeplättchen
client-studio-buildings-note = mit Punkten, Nummer im Materialsatz und Kosten
client-studio-specialists = Spezialisten
client-studio-fleets = Flotten
client-studio-counts = Stückzahlen
client-studio-kinds = Arten der Kulturplättchen
client-studio-count = { $what ->
    [buildings_per_player-2] je { $count } Standardgebäude zu zweit
    [buildings_per_player-3] je { $count } Standardgebäude zu dritt
    [buildings_per_player-4] je { $count } Standardgebäude zu viert
    [culture-of_each] { $count } Kulturplättchen jeder Art
    [culture-blanks] { $count } leere Kulturplättchen
    [culture-mountain_of_each] davon je { $count } Gebirge-Kulturplättchen
    [tokens-sacred_ground] { $count } Plättchen „Heiliger Boden“
   *[tokens-start_coins] { $count } Münzen zu Beginn
}

## Am Tisch.

client-table-set = Materialsatz „{ $name }“
client-table-set-note = Materialsatz dieses Tisches (Prüfsumme { $hash }…) im Studio ansehen
