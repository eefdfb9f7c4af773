### Das Labor für Ausgewogenheit: `shima balance`.

balance-help =
    Kopien eines Spielers viele Partien spielen lassen und messen, wie ausgewogen und wie abwechslungsreich das Spiel ist. Jeder Wert steht mit seinem 95-%-Intervall da.

    Beispiele:

    { $shima } balance tokaido-duo --games 500

    { $shima } balance yamatai --seats 3 --player random --components meine-inseln.toml --plot bilder
balance-help-player = Wer auf jedem Platz sitzt, zum Beispiel greedy.
balance-help-save = Das Ergebnis als JSON in FILE schreiben.
balance-help-plot = Das Ergebnis als SVG-Bilder in den Ordner FOLDER zeichnen. Dafür brauchst du das Extra „lab“.

balance-measuring = { $game } wird gemessen
balance-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle eine andere Datei.
balance-games = { $count } { $count ->
        [one] Partie
       *[other] Partien
    } mit { $seats } Plätzen, auf allen { $player }, Startwert { $seed }
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
        [turns] Züge insgesamt
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
        [buildings] letztes Standardgebäude gebaut (Y11.1)
        [boats] keine Schiffe einer Farbe mehr (Y11.2)
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
        [seats] Siege: Ein geteilter Sieg zählt anteilig. Ergebnis: Punkte am Ende.
        [sources] Punkte: pro Spieler. Anteil: an allen Punkten einer Partie.
        [ends] Partien: Anteil der Partien.
        [length] Mittel: pro Partie. Im Rahmen (nur Yamataï): Anteil der Partien mit 24 bis 40 Zügen.
        [specialists] Angeworben: Anteil der Partien, in denen sie auslagen. Siege: derer, die sie angeworben haben. Bereinigt: Siege ohne den Vorteil des Platzes in der Zugfolge von Runde 1. Münzen: die beim Anwerben darauf lagen. Neben dem Namen: Punkte.
        [tiles] Gebaut, übrig: Anteil der Partien, in denen sie auslagen. Siege: derer, die sie gebaut haben. Neben der Nummer: Art, Punkte, Schiffe.
        [fleets] Gewählt: Anteil der Züge, in denen sie offen lagen. Zuerst: Anteil der Runden, in denen der erste Spieler sie nehmen konnte und nahm. Siege: dessen, der die Flotte öfter als alle anderen nahm. Bereinigt: Siege ohne den Vorteil seines Platzes in der Zugfolge von Runde 1.
        [waves] Genommen: Anteil der Partien, in denen diese Seite oben lag. Siege: derer, die sie nahmen. Male: wie oft pro Partie genommen.
        [towns] Pro Partie. Besuche: von Händlern. Waren: verkauft oder gezogen. Münzen: von Pilgern genommen.
        [shops] Pro Partie und Plättchen. Besuche: von Händlern. Waren: verkauft. Münzen: von Pilgern genommen.
        [dice] Wie oft ein Würfel als erster, zweiter oder letzter seiner Runde genommen wurde.
        [stations] Genutzt: Besuche mit einer Aktion. Besuche: von Pilgern, pro Partie.
        [regions] Pro Partie. Besuche: von Künstlern. Gemalt: aufgedeckte Gemälde. Verschenkt: verschenkte Gemälde.
       *[other] { $table }
    }
balance-column = { $column ->
        [wins] Siege
        [fair] bereinigt
        [score] Ergebnis
        [points] Punkte
        [share] Anteil
        [games] Partien
        [mean] Mittel
        [within] im Rahmen
        [bought] angeworben
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
        [worst] größte Abweichung
        [verdict] Ergebnis
       *[other] { $column }
    }

## Ziele.

balance-targets = Ziele
balance-target = { $target ->
        [seats] Jeder Platz gewinnt gleich oft (zu zweit ± 3, sonst ± 4 Prozentpunkte)
        [places] Wer in Runde 1 als Erster, Zweiter … am Zug ist, gewinnt gleich oft (zu zweit ± 3, sonst ± 4 Prozentpunkte)
        [sources] Glaube, Handel und Kultur bringen je 25 bis 45 % der Punkte
        [ends-often] Jedes Ende kommt in mindestens 8 % der Partien vor
        [turns] Eine Partie dauert 24 bis 40 Züge
        [ends-seen] Alle vier Enden kommen vor
        [tiles] Kein Gebäudeplättchen bleibt in mehr als der Hälfte der Partien liegen, in denen es auslag
        [specialists] Wer einen bestimmten Spezialisten hat, gewinnt so oft wie andere (± 8 Prozentpunkte, Spalte „bereinigt“)
        [fleets] Wer eine Flotte öfter als alle anderen nimmt, gewinnt so oft wie sie (± 8 Prozentpunkte, Spalte „bereinigt“)
       *[other] { $target }
    }
balance-worst = { $worst }, verlangt { $bounds }; ausgewogen: { $balanced } von { $count }
balance-outside = { $worst }. Ebenfalls unausgewogen: { $others }
balance-verdict = { $verdict ->
        [balanced] ausgewogen
        [unbalanced] unausgewogen
       *[not-shown] offen
    }
balance-verdicts = Ausgewogen: Das 95-%-Intervall liegt im verlangten Bereich. Unausgewogen: Der Wert liegt auch dann außerhalb, wenn das Intervall für alle Werte des Ziels zugleich breit genug ist. Sonst bleibt es offen, und es braucht mehr Partien.
