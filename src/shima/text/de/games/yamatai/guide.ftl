### Yamataï: die Einführung vor den nummerierten Regeln. src/shima/lessons/guides/yamatai.toml führt ihre Teile auf.

## Das Ziel und eine Runde.

guide-yamatai-goal = Spielziel
guide-yamatai-goal-1 =
    Ihr baut auf den Inseln eines Archipels. Dazu setzt du Schiffe ein, nimmst Kulturplättchen von den Inseln und baust
    dort, wo die passenden Schiffe liegen. Mit Kulturplättchen wirbst du auch Spezialisten an, die für dich die Regeln
    ändern.
guide-yamatai-goal-2 =
    Am Ende zählen Prestigepunkte (PP). Die meisten stehen auf den Gebäudeplättchen, dazu kommen Spezialisten und die
    Prestigeplättchen, die du für geschicktes Bauen bekommst. Auch Münzen bringen ein paar Punkte. Wer die meisten PP
    hat, gewinnt.

guide-yamatai-round = Eine Runde im Überblick
guide-yamatai-round-1-name = Flotte nehmen
guide-yamatai-round-1 = Wähle eine der 5 offenen Flotten und nimm ihre Schiffe. Mit einer niedrigen Zahl bist du in der nächsten Runde früh am Zug. (Y4)
guide-yamatai-round-2-name = Handeln
guide-yamatai-round-2 = Kaufe oder verkaufe ein Schiff. (Y5)
guide-yamatai-round-3-name = Schiffe einsetzen, dann Kulturplättchen nehmen oder bauen
guide-yamatai-round-3 =
    Setze beliebig viele Schiffe als eine Kette ein. Danach nimmst du für jedes ein Kulturplättchen, oder du baust ein
    Gebäude. Das Einsetzen ist freiwillig. Wenn du eingesetzt hast, musst du aber eines von beiden tun, falls es möglich ist. (Y6)
guide-yamatai-round-4-name = Übrige Schiffe festmachen
guide-yamatai-round-4 = 1 Schiff bleibt in deinem Hafen. Die anderen stellst du beiseite; sie kosten am Ende Punkte. (Y7)
guide-yamatai-round-5-name = Spezialisten anwerben
guide-yamatai-round-5 = Gib dafür 2 gleiche oder 3 verschiedene Kulturplättchen ab. (Y8)

guide-yamatai-between = Nach jeder Runde
guide-yamatai-between-1 =
    Prüft, ob die Partie endet (Y11.1, Y11.2). Legt dann 2 Münzen auf jeden Spezialisten, der noch ausliegt, und füllt
    Spezialisten und Gebäudeplättchen auf 5 auf (Y11.3, Y11.4).
guide-yamatai-between-2 =
    Die Zahlen auf euren Flotten ergeben die neue Zugfolge, die niedrigste zuerst. Neue Flotten werden aufgedeckt, bis 5
    offen liegen (Y11.5, Y11.6).

## Der Spielaufbau. Die Zahlen stehen im Bild.

guide-yamatai-setup = Spielaufbau
guide-yamatai-setup-1-name = Spielplan
guide-yamatai-setup-1 = Legt ihn in die Mitte. Auf den Feldern zwischen den Inseln werden Schiffe liegen. (Y1.8)
guide-yamatai-setup-2-name = Kulturplättchen
guide-yamatai-setup-2 = Mischt sie und legt auf jede Insel eines. (Y2.2)
guide-yamatai-setup-3-name = Gebirge
guide-yamatai-setup-3 = Legt unter jedes Gebirge-Kulturplättchen ein Gebirge, auch unter das leere. Nehmt dann die leeren Plättchen weg; diese Inseln sind leer. (Y2.2)
guide-yamatai-setup-4-name = Vorrat
guide-yamatai-setup-4 = Sortiert die Schiffe nach Farbe. Daneben liegen Münzen, Prestigeplättchen und Heiliger Boden. (Y1.1)
guide-yamatai-setup-5-name = Gebäudeplättchen
guide-yamatai-setup-5 = Mischt sie und deckt 5 auf. Die übrigen sind der Stapel. (Y2.1)
guide-yamatai-setup-6-name = Spezialisten
guide-yamatai-setup-6 = Mischt sie und deckt 5 auf. Die übrigen sind ihr Stapel. (Y2.1)
guide-yamatai-setup-7-name = Flotten
guide-yamatai-setup-7 = Mischt sie. Legt 5 offen auf die Flottenleiste und 5 verdeckt dahinter. (Y2.1)
guide-yamatai-setup-8-name = Zugfolge
guide-yamatai-setup-8 = Lost die Zugfolge der ersten Runde aus. Zu zweit hat jeder zwei Zugfolge-Meeples. (Y2.4)
guide-yamatai-setup-9-name = Dein Tableau
guide-yamatai-setup-9 = Nimm ein Tableau, die Gebäude deiner Farbe für diese Spielerzahl und 10 Münzen. Schiffe hast du noch keine. (Y1.2, Y2.3)

## Was du tun kannst.

guide-yamatai-actions = Die Aktionen
guide-yamatai-actions-1-name = Effekt der Flotte
guide-yamatai-actions-1 = Die meisten Flotten haben einen Effekt. Du kannst ihn in diesem Zug einmal zu einem beliebigen Zeitpunkt nutzen oder darauf verzichten. Ein Schiff nach Wahl nimmst du sofort. (Y4.3, Y9, Y9.10)
guide-yamatai-actions-2-name = Handel
guide-yamatai-actions-2 = Den Preis jeder Farbe zeigt dein Tableau; er gilt beim Kaufen und beim Verkaufen. Mit Gold handelst du nur, wenn du Tomoe hast. (Y5.1, Y5.2)
guide-yamatai-actions-3-name = Schiffe einsetzen
guide-yamatai-actions-3 =
    Das erste Schiff kommt auf ein leeres Eingangsfeld oder neben ein Schiff seiner Farbe, egal von wem. Jedes weitere
    schließt an das vorige an, in beliebiger Farbe. (Y6.2, Y6.3)
guide-yamatai-actions-4-name = Kulturplättchen nehmen
guide-yamatai-actions-4 = Nimm für jedes in diesem Zug eingesetzte Schiff ein Kulturplättchen von einer Insel, an der es liegt. Die Insel ist danach frei zum Bauen. (Y6.5, Y6.6)
guide-yamatai-actions-5-name = Bauen
guide-yamatai-actions-5 =
    Wähle ein Gebäudeplättchen und eine leere Insel neben einem Schiff, das du in diesem Zug eingesetzt hast. Alle
    Schiffe, die das Plättchen zeigt, müssen an dieser Insel liegen. Auch ältere Schiffe und die der anderen zählen, und
    alle bleiben liegen. (Y6.7)
guide-yamatai-actions-6-name = Boni
guide-yamatai-actions-6 =
    Ein Standardgebäude bringt dir 1 Prestigeplättchen für jedes Torii und jeden Palast daneben und 1, wenn es auf einem
    Gebirge steht. Wenn es an deine eigenen Gebäude anschließt, bekommst du 1 Münze für jedes Gebäude der Gruppe; ein
    Handelsposten verdoppelt sie. (Y6.10)
guide-yamatai-actions-7-name = Spezialisten
guide-yamatai-actions-7 = Ein Spezialist bleibt bis zum Spielende bei dir und bringt Punkte. Die Münzen auf ihm bekommst du beim Anwerben. (Y8, Y10)

## Das Ende.

guide-yamatai-end = Spielende und Wertung
guide-yamatai-end-1-name = Spielende
guide-yamatai-end-1 =
    Die Partie endet nach einer Runde, wenn jemand sein letztes Standardgebäude gebaut hat, wenn von einer Farbe kein
    Schiff mehr im Vorrat ist oder wenn zum Auffüllen Spezialisten oder Gebäudeplättchen fehlen. (Y11.1, Y11.2, Y11.3,
    Y11.4)
guide-yamatai-end-2-name = Pluspunkte
guide-yamatai-end-2 = Du bekommst die Punkte auf deinen Gebäudeplättchen und Spezialisten, 1 PP für jedes Prestigeplättchen und 1 PP für je 5 Münzen. (Y12.1)
guide-yamatai-end-3-name = Minuspunkte
guide-yamatai-end-3 = Du verlierst 1 PP für jedes reservierte Plättchen, das du nicht gebaut hast, und 1 PP für je 2 beiseitegestellte Schiffe. (Y12.1)
guide-yamatai-end-4-name = Gleichstand
guide-yamatai-end-4 = Bei gleichen Punkten liegt vorn, wer in der letzten Runde früher am Zug war. (Y12.2)

## Beispielzüge aus einer aufgezeichneten Partie zu zweit.

guide-yamatai-turn-1 = { $player } eröffnet die Partie
guide-yamatai-turn-1-1 = { $player } nimmt Flotte { $fleet }. Sie hat ein Bambus-Schiff und keinen Effekt, bringt aber den ersten Zug der nächsten Runde. (Y9.1)
guide-yamatai-turn-1-2 = Ein zweites Schiff wäre gut. { $player } hat { $coins } Münzen, kauft ein Lehm-Schiff für { $price } und behält { $left }. (Y5.1)
guide-yamatai-turn-1-3 = { $player } setzt das Bambus-Schiff auf das Eingangsfeld { $first }. Das Lehm-Schiff setzt die Kette { $second } fort; die Farbe spielt jetzt keine Rolle. (Y6.2, Y6.3)
guide-yamatai-turn-1-4 =
    Für zwei Schiffe gibt es zwei Kulturplättchen: die Maske von Insel 30 und den Kranich von Insel 24. { $player } hat
    nun { $masks ->
        [one] 1 Maske
       *[other] { $masks } Masken
    } und { $cranes ->
        [one] 1 Kranich
       *[other] { $cranes } Kraniche
    }. Für einen Spezialisten reicht das nicht, also endet der Zug. (Y6.5, Y8.1)

guide-yamatai-turn-2 = { $player } baut ein großes Gebäude
guide-yamatai-turn-2-1 =
    Flotte { $fleet } hat drei Schiffe, das dritte in beliebiger Farbe. { $player } wählt Holz und kauft für { $price }
    noch ein Lehm-Schiff dazu. Das sind { $boats } Holz und { $clay } Lehm. (Y9.10, Y5.1)
guide-yamatai-turn-2-2 =
    { $player } setzt das erste Lehm-Schiff auf das Feld { $first }, neben ein Lehm-Schiff von { $other } (Y6.2). Von dort
    führt die Kette aus vier Schiffen bis zum Feld { $last }.
guide-yamatai-turn-2-3 =
    Plättchen { $tile } braucht Lehm, Stein und zweimal Holz. Drei davon liegen seit diesem Zug an Insel 30, das
    Stein-Schiff lag schon dort (Y6.7). Das Plättchen zählt { $points } Punkte. Mit dem Gebäude auf Insel 24 entsteht
    eine Zweiergruppe, also bekommt { $player } { $coins } Münzen (Y6.10).

guide-yamatai-turn-3 = { $player } eröffnet einen Handelsposten
guide-yamatai-turn-3-1 = { $player } nimmt Flotte { $fleet } und nutzt sofort ihren Effekt: Die Trommel von Insel 8 und die Maske von Insel 22 tauschen die Plätze. (Y9.6)
guide-yamatai-turn-3-2 = Ein Bambus-Schiff kostet { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }. Diesmal reicht ein einziges Schiff, auf dem Eingangsfeld { $spot }. (Y5.1, Y6.2)
guide-yamatai-turn-3-3 =
    Damit liegen ein Lehm- und zwei Bambus-Schiffe an Insel 18, die meisten aus früheren Zügen. { $player } baut
    Plättchen { $tile }, einen Handelsposten für { $points } Punkte. Er schließt an zwei Gebäude an und verdoppelt die
    Münzen der Gruppe auf { $coins }. (Y6.7, Y6.10)
guide-yamatai-turn-3-4 =
    Zwei Schiffe sind übrig, und der Hafen hat Platz für { $harbour }. Das Holz-Schiff bleibt, { $aside ->
        [one] 1 Bambus-Schiff wird
       *[other] { $aside } Bambus-Schiffe werden
    } beiseitegestellt. (Y7.1)

guide-yamatai-turn-4 = { $player } wirbt einen Spezialisten an
guide-yamatai-turn-4-1 = Flotte { $fleet } hat ein Gold-Schiff. { $player } legt Heiligen Boden auf ein Gebirge, das { $other } brauchen könnte, und kauft ein Stein-Schiff für { $price }. (Y9.5, Y5.1)
guide-yamatai-turn-4-2 = Das Holz-Schiff aus dem Hafen beginnt auf dem Feld { $first }, neben einem anderen Holz-Schiff. Stein und Gold setzen die Kette bis zum Feld { $last } fort. (Y6.2, Y6.3)
guide-yamatai-turn-4-3 = Für jedes der drei Schiffe gibt es ein Kulturplättchen: eine Trommel, eine Laterne und einen Kranich. Damit sind es { $cranes } Kraniche. (Y6.5)
guide-yamatai-turn-4-4 = Zwei Kraniche genügen, um Toyo Tama anzuwerben. Das bringt { $points } Punkte, einen neuen Effekt und die { $coins } Münzen, die sich dort angesammelt haben. (Y8.1)

## Die Zeichenerklärung.

guide-yamatai-icons-boats = Schiffe
guide-yamatai-icon-boat-bamboo = Bambus-Schiff
guide-yamatai-icon-boat-wood = Holz-Schiff
guide-yamatai-icon-boat-stone = Stein-Schiff
guide-yamatai-icon-boat-clay = Lehm-Schiff
guide-yamatai-icon-boat-gold = Gold-Schiff
guide-yamatai-icon-boat-any = Schiff in beliebiger Farbe
guide-yamatai-icons-tokens = Kulturplättchen
guide-yamatai-icon-token-fan = Fächer
guide-yamatai-icon-token-lantern = Laterne
guide-yamatai-icon-token-mask = Maske
guide-yamatai-icon-token-scroll = Schriftrolle
guide-yamatai-icon-token-drum = Trommel
guide-yamatai-icon-token-crane = Kranich
guide-yamatai-icons-buildings = Gebäude
guide-yamatai-icon-kind-standard = Plättchen für ein Standardgebäude
guide-yamatai-icon-kind-trading-post = Plättchen für einen Handelsposten; er verdoppelt die Münzen einer Gruppe
guide-yamatai-icon-kind-torii = Torii, auf Plättchen und Spielplan
guide-yamatai-icon-kind-palace = Palast, auf Plättchen und Spielplan
guide-yamatai-icon-house-1 = Gebäude von Blau, mit Giebeldach
guide-yamatai-icon-house-2 = Gebäude von Orange, mit geschwungenem Dach
guide-yamatai-icon-house-3 = Gebäude von Lila, mit rundem Dach
guide-yamatai-icon-house-4 = Gebäude von Grau, mit gestuftem Dach
guide-yamatai-icons-others = Weitere Zeichen
guide-yamatai-icon-coin = Münzen
guide-yamatai-icon-prestige = Prestigeplättchen
guide-yamatai-icon-points = Punkte, auf Plättchen, Spezialisten und Tableaus
guide-yamatai-icon-mountain = Gebirge
guide-yamatai-icon-sacred = Heiliger Boden: Hier wird nicht gebaut
guide-yamatai-icon-tiles = Stapel der Gebäudeplättchen
guide-yamatai-icon-entry = Eingangsfeld, auf dem Schiffe beginnen können
guide-yamatai-icon-rim = Feld am Rand des Spielplans
guide-yamatai-icon-placed = in diesem Zug eingesetztes Schiff

## Die Spielhilfe.

guide-yamatai-aid-turn = Dein Zug
guide-yamatai-aid-turn-1-name = Flotte
guide-yamatai-aid-turn-1 = Nimm eine offene Flotte und ihre Schiffe. Ihren Effekt kannst du in diesem Zug einmal nutzen.
guide-yamatai-aid-turn-2-name = Handel
guide-yamatai-aid-turn-2 = Kaufe oder verkaufe 1 Schiff.
guide-yamatai-aid-turn-3-name = Schiffe
guide-yamatai-aid-turn-3 = Setze beliebig viele ein: das erste auf ein Eingangsfeld oder neben seine Farbe, die anderen als Kette. Nimm dann 1 Kulturplättchen pro Schiff oder baue 1 Gebäude.
guide-yamatai-aid-turn-4-name = Festmachen
guide-yamatai-aid-turn-4 = 1 Schiff bleibt im Hafen, die anderen stellst du beiseite.
guide-yamatai-aid-turn-5-name = Anwerben
guide-yamatai-aid-turn-5 = 1 Spezialist für 2 gleiche oder 3 verschiedene Kulturplättchen. Nimm die Münzen auf ihm.
guide-yamatai-aid-build = Bauen
guide-yamatai-aid-build-1-name = Voraussetzung
guide-yamatai-aid-build-1 = Eine leere Insel neben einem Schiff aus diesem Zug, an der alle Schiffe des Plättchens liegen.
guide-yamatai-aid-build-2-name = Standardgebäude
guide-yamatai-aid-build-2 = 1 Prestigeplättchen für jedes Torii und jeden Palast daneben, 1 auf einem Gebirge; 1 Münze für jedes Gebäude deiner Gruppe ab 2. Ein Handelsposten verdoppelt die Münzen.
guide-yamatai-aid-build-3-name = Torii, Palast
guide-yamatai-aid-build-3 = Keine Boni; gehört niemandem.
guide-yamatai-aid-round = Nach einer Runde
guide-yamatai-aid-round-1-name = Spielende
guide-yamatai-aid-round-1 = Jemand hat sein letztes Standardgebäude gebaut, von einer Farbe ist kein Schiff mehr im Vorrat, oder zum Auffüllen fehlen Spezialisten oder Gebäudeplättchen.
guide-yamatai-aid-round-2-name = Auffüllen
guide-yamatai-aid-round-2 = 2 Münzen auf jeden ausliegenden Spezialisten, dann Spezialisten und Gebäudeplättchen auf 5.
guide-yamatai-aid-round-3-name = Zugfolge
guide-yamatai-aid-round-3 = Niedrigste Flotte zuerst. Deckt Flotten auf, bis 5 offen liegen, und legt die genommenen gemischt nach hinten.
guide-yamatai-aid-score = Wertung
guide-yamatai-aid-score-1-name = Plus
guide-yamatai-aid-score-1 = Plättchen und Spezialisten wie aufgedruckt, 1 pro Prestigeplättchen, 1 für je 5 Münzen.
guide-yamatai-aid-score-2-name = Minus
guide-yamatai-aid-score-2 = 1 pro reserviertem, nicht gebautem Plättchen, 1 für je 2 beiseitegestellte Schiffe.
guide-yamatai-aid-boats = Schiffe und Preise
guide-yamatai-aid-fleets = Flotten
guide-yamatai-aid-specialists = Spezialisten

## Die Tabellen der Werte.

guide-yamatai-values-boats = Schiffe und ihre Preise
guide-yamatai-values-fleets = Flotten
guide-yamatai-values-tiles = Gebäudeplättchen
guide-yamatai-values-specialists = Spezialisten
guide-yamatai-values-counts = Gebäude, Plättchen und Münzen
guide-yamatai-head = { $head ->
        [boat] Schiff
        [boats] Schiffe
        [count] Anzahl
        [price] Preis
        [fleet] Zahl
        [power] Effekt
        [tile] Nr.
        [kind] Art
        [cost] braucht
        [points] PP
        [specialist] Spezialist
       *[thing] Material
    }
guide-yamatai-count = { $what ->
        [buildings_per_player-2] Standardgebäude pro Person zu zweit
        [buildings_per_player-3] Standardgebäude pro Person zu dritt
        [buildings_per_player-4] Standardgebäude pro Person zu viert
        [culture-of_each] Kulturplättchen jeder Art
        [culture-blanks] leere Kulturplättchen
        [culture-mountain_of_each] Gebirge jeder Art, auch bei den leeren
        [tokens-sacred_ground] Plättchen „Heiliger Boden“
       *[tokens-start_coins] Münzen für jeden zu Beginn
    }
