### Das Labor für Ausgewogenheit: `shima balance`.

balance-help =
    Kopien eines Spielers viele Partien spielen lassen und messen, wie gerecht und wie abwechslungsreich das Spiel ist. Jeder Wert kommt mit seinem 95-%-Intervall.

    Beispiele:

    { $shima } balance tokaido-duo --games 500

    { $shima } balance yamatai --seats 3 --player random --components meine-inseln.toml --plot bilder
balance-help-player = Wer auf jedem Platz sitzt, zum Beispiel greedy.
balance-help-save = Das Ergebnis als JSON in FILE schreiben.
balance-help-plot = Das Ergebnis als SVG-Bilder in den Ordner FOLDER zeichnen. Dazu braucht es das Extra „lab“.

balance-measuring = { $game } wird gemessen
balance-exists = { $file } gibt es schon und würde überschrieben: wähle eine andere Datei.
balance-games = { $count } { $count ->
        [one] Partie
       *[other] Partien
    } mit { $seats } Plätzen, auf allen { $player }, Saat { $seed }
balance-decimal = ,

## Zeilen.

balance-name = { $name }
balance-seat = Platz { $number }
balance-row = { $row ->
        [violet] violett
        [green] grün
        [begins] wer beginnt
        [follows] wer folgt
        [blue] blau
        [orange] orange
        [purple] lila
        [grey] grau
        [place-1] Erster in Runde 1
        [place-2] Zweiter in Runde 1
        [place-3] Dritter in Runde 1
        [place-4] Vierter in Runde 1
        [faith] Glaube
        [trade] Handel
        [culture] Kultur
        [coins] Münzen
        [prestige] Prestigeplättchen
        [buildings] Gebäude
        [specialists] Spezialisten
        [reserved] reserviert, nicht gebaut
        [aside] Schiffe beiseite
        [turns] Züge aller zusammen
        [rounds] Runden
        [score] Punkte eines Spielers
        [best] Punkte des Ersten
        [margin] Vorsprung des Ersten
        [temple] Tempel
        [garden] Garten
        [hot-spring] heiße Quelle
        [seashore] Meeresufer
        [town] Küstenort
       *[other] { $row }
    }
balance-end = { $end ->
        [temples] letzter Tempel
        [gardens] letzter Garten
        [slabs] letzte Goldtafel
        [paintings] letztes Gemälde
        [buildings] letztes Gebäude eines Spielers (Y11.1)
        [boats] eine Schiffsfarbe ist aus (Y11.2)
        [specialists] zu wenige Spezialisten (Y11.3)
        [tiles] zu wenige Gebäudeplättchen (Y11.4)
       *[other] { $end }
    }

## Tabellen.

balance-table = { $table ->
        [seats] Plätze
        [sources] Woher die Punkte kommen
        [ends] Wie Partien enden
        [length] Länge und Punkte
        [specialists] Spezialisten
        [tiles] Gebäudeplättchen
        [fleets] Flotten
        [waves] Wellen und heiße Quelle
        [towns] Orte
        [shops] Geschäfte
        [dice] Würfel
        [stations] Stationen
        [regions] Gebiete
       *[other] { $table }
    }
balance-about = { $table ->
        [seats] Siege: ein geteilter Sieg wird aufgeteilt. Ergebnis: Punkte am Ende.
        [sources] Punkte: eines Spielers. Anteil: an allen Punkten einer Partie.
        [ends] Partien: Anteil der Partien.
        [length] Mittel: je Partie. im Rahmen (nur Yamataï): Anteil der Partien mit 24 bis 40 Zügen.
        [specialists] gekauft: von den Partien, in denen sie auslagen. Siege: ihrer Besitzer. Münzen: die beim Kauf darauf lagen. Neben dem Namen: Punkte.
        [tiles] gebaut und am Ende übrig: von den Partien, in denen sie auslagen. Siege: ihrer Erbauer. Neben der Nummer: Art, Punkte, Schiffe.
        [fleets] gewählt: von den Zügen, in denen sie auslagen. Siege: derer, die sie nahmen, jeder Zug gezählt.
        [waves] genommen: von den Partien, in denen diese Seite oben lag. Siege: derer, die sie nahmen. Male: genommen je Partie.
        [towns] Je Partie. Besuche: von Händlern. Waren: verkauft oder gezogen. Münzen: von Pilgern genommen.
        [shops] Je Partie und Plättchen. Besuche: von Händlern. Waren: verkauft. Münzen: von Pilgern genommen.
        [dice] Wie oft ein Würfel als erster, zweiter oder letzter seiner Runde genommen wurde.
        [stations] genutzt: Besuche mit einer Aktion. Besuche: von Pilgern, je Partie.
        [regions] Je Partie. Besuche: von Künstlern. gemalt: aufgedeckte Gemälde. verschenkt: verschenkte Gemälde.
       *[other] { $table }
    }
balance-column = { $column ->
        [wins] Siege
        [score] Ergebnis
        [points] Punkte
        [share] Anteil
        [games] Partien
        [mean] Mittel
        [within] im Rahmen
        [bought] gekauft
        [coins] Münzen
        [built] gebaut
        [left] übrig
        [chosen] gewählt
        [taken] genommen
        [times] Male
        [visits] Besuche
        [wares] Waren
        [first] zuerst
        [second] als zweiter
        [last] zuletzt
        [used] genutzt
        [painted] gemalt
        [given] verschenkt
        [target] Ziel
        [worst] am weitesten davon
        [verdict] Urteil
       *[other] { $column }
    }

## Ziele.

balance-targets = Ziele
balance-target = { $target ->
        [seats] Jeder Platz gewinnt 47 bis 53 % der Partien
        [sources] Glaube, Handel und Kultur bringen je 25 bis 45 % der Punkte
        [ends-often] Jedes Ende kommt in mindestens 8 % der Partien vor
        [turns] Eine Partie dauert 24 bis 40 Züge
        [ends-seen] Alle vier Enden kommen vor
        [tiles] Kein Gebäudeplättchen bleibt in mehr als der Hälfte der Partien liegen, in denen es auslag
        [specialists] Wer einen Spezialisten hat, gewinnt so oft wie andere, auf 8 Prozentpunkte genau
       *[other] { $target }
    }
balance-outside = { $worst }. Auch daneben: { $others }
balance-met = erreicht
balance-met-perhaps = erreicht, aber nicht sicher
balance-missed = verfehlt
balance-missed-perhaps = verfehlt, aber nicht sicher
