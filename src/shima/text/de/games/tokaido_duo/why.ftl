### Tokaido Duo: warum ein Zug nicht erlaubt ist, und was richtig wäre.

## Warum nicht: Zufall und Spieler.

duo-why-no-such-move = Einen Zug { $move } gibt es nicht. Die Züge sind von 0 bis { $last } nummeriert.
duo-why-over = Die Partie ist zu Ende. Alle Würfel sind genommen.
duo-why-set-up-first = Die Spielvorbereitung läuft noch. Zuerst werden Geschäfts- und Wellenplättchen gelegt.
duo-why-set-up-done = Die Spielvorbereitung ist abgeschlossen. Geschäfts- und Wellenplättchen bleiben bis zum Spielende, wie sie sind.
duo-why-compass-first = Zuerst entscheidet das Los, wer am Kompass sitzt.
duo-why-compass-known = Wer am Kompass sitzt, steht schon fest.
duo-why-shops-first = Zuerst werden die Geschäftsplättchen gelegt, eines an jeden Küstenort.
duo-why-other-town = Die Geschäftsplättchen werden der Reihe nach gelegt. Als Nächstes kommt { $town }.
duo-why-no-such-shop = Das Geschäftsplättchen „{ duo-word-wares } für { $price }“ liegt schon auf dem Spielplan. Lege ein anderes.
duo-why-other-wave =
    Die Wellenplättchen werden der Reihe nach gelegt. Als Nächstes kommt das des { duo-word-wave }s, mit einer seiner beiden Seiten nach oben.
duo-why-throw-first = Zuerst werden die drei Würfel geworfen.
duo-why-dice-thrown = Die Würfel der Runde { $round } sind schon geworfen. Jetzt werden sie genutzt.
duo-why-no-such-face = So können die Würfel nicht fallen. Jede Zahl muss auf ihrem Würfel vorkommen.
duo-why-wares-first = Zuerst { $count ->
        [one] wird noch eine Ware
       *[other] werden noch { $count } Waren
    } aus dem Beutel gezogen.
duo-why-no-ware-due = Jetzt wird keine Ware gezogen. Das geschieht nur mit einem Händler in einem Gebirgsort.
duo-why-not-in-bag = Im Beutel ist { $ware ->
        [kimono] kein Kimono
        [ceramic] keine Keramik
        [doll] keine Puppe
        [fan] kein Fächer
       *[other] nichts dieser Art ({ $ware })
    }. Gezogen wird nur, was darin ist.
duo-why-paintings-first = Zuerst { $count ->
        [one] wird noch ein Gemälde
       *[other] werden noch { $count } Gemälde
    } aufgedeckt.
duo-why-no-painting-due = Jetzt wird kein Gemälde aufgedeckt. Das geschieht nur, wenn ein Künstler malt.
duo-why-no-such-painting = Kein Gemälde mit { duo-word-landscape } liegt mehr verdeckt. Decke ein anderes auf.

## Warum nicht: Würfel und Reihenfolge.

duo-why-must-move = Du bist noch nicht fertig. Nimm einen Würfel und bewege seine Figur. Nur die Aktion ist freiwillig.
duo-why-move-first = Zuerst kommt die Bewegung. Nimm einen Würfel, bewege seine Figur und führe dann die Aktion auf dem Zielfeld aus.
duo-why-die-taken = Der Würfel des { duo-word-character }s wurde in dieser Runde schon genommen. Nimm einen anderen.
duo-why-other-die =
    Du nutzt gerade den Würfel des { duo-word-playing }s. Damit kannst du den { duo-word-character } nicht bewegen.
duo-why-other-figure =
    Du nutzt gerade den Würfel des { duo-word-playing }s. Diese Aktion gehört zum { duo-word-character }.
duo-why-acted = Du hast deine Aktion schon ausgeführt. Wähle „Fertig mit diesem Würfel“ oder nutze den Würfel mit der heißen Quelle noch einmal.
duo-why-can-move =
    Du musst den { duo-word-character } bewegen. Er bleibt nur stehen, wenn kein Weg dieser Länge frei ist.
duo-why-return-first = Du hast { $held } Waren und darfst nur { $kept } behalten. Lege zuerst die übrigen zurück.
duo-why-nothing-to-return = Du musst keine Ware zurücklegen. Das gilt nur, wenn du zu viele hast.
duo-why-ware-not-held = Du hast { $ware ->
        [kimono] keinen Kimono
        [ceramic] keine Keramik
        [doll] keine Puppe
        [fan] keinen Fächer
       *[other] nichts dieser Art ({ $ware })
    }. Lege eine Ware zurück, die du hast.

## Warum nicht: die heiße Quelle.

duo-why-no-spring =
    Du hast den { duo-word-character } schon bewegt. Um den Würfel ein zweites Mal zu nutzen, brauchst du das Heiße-Quelle-Plättchen.
duo-why-spring-owned = Du hast das Heiße-Quelle-Plättchen schon. Hier passiert nichts.

## Warum nicht: Weg und Stationen des Pilgers.

duo-why-no-such-station = Diese Station gibt es nicht. An der Küste liegen { $stations } Stationen.
duo-why-must-leave = Der Pilger kann hier nicht bleiben. Der Würfel zeigt { $pips }, also muss er weiter.
duo-why-station-taken = Eine andere Figur steht schon { $place }. Dein Pilger geht weiter { $goal }.
duo-why-steps = Bis { $place } { $steps ->
        [one] ist es 1 Schritt
       *[other] sind es { $steps } Schritte
    }, aber der Würfel zeigt { $pips }. Er führt dich { $goals }.
duo-why-not-swift =
    Einen Schritt weiter, { $place }, gehst du nur mit der Welle „eiliger Pilger“. Der Würfel führt dich { $goals }.
duo-why-not-slow =
    Einen Schritt weniger, { $place }, gehst du nur mit der Welle „besinnlicher Pilger“. Der Würfel führt dich { $goals }.
duo-why-other-station = Der Pilger steht { $kind ->
        [town] in einem Küstenort
        [temple] bei einem Tempel
        [garden] in einem Garten
        [hot-spring] an einer heißen Quelle
        [seashore] am Meeresufer
       *[other] anderswo
    }. Das geht nur { $needed ->
        [town] in einem Küstenort
        [temple] bei einem Tempel
        [garden] in einem Garten
        [hot-spring] an einer heißen Quelle
        [seashore] am Meeresufer
       *[other] anderswo
    }.
duo-why-temples-full = Dein Tempelmarker ist schon auf dem letzten Feld und bleibt dort.
duo-why-gardens-full = Dein Gartenmarker ist schon auf dem letzten Feld und bleibt dort.
duo-why-wave-owned = Die Welle des { duo-word-wave }s hast du schon. Nimm eine andere.
duo-why-wave-on-board =
    Die Welle des { duo-word-wave }s liegt nicht auf dem Spielplan. Nimm eine, die dort liegt, etwa die des { $left ->
        [pilgrim] Pilgers
        [merchant] Händlers
        [artist] Künstlers
       *[other] { $left }
    }.

## Warum nicht: Weg und Waren des Händlers.

duo-why-no-return = Der Händler startet in { $here } und darf in derselben Bewegung nicht dorthin zurück. { $pips ->
        [one] Geh einen Handelsweg weiter.
       *[other] Geh { $pips } Handelswege weiter.
    }
duo-why-town-taken = { $town } ist besetzt. In einem Küstenort darf nur eine Figur stehen, Händler oder Pilger.
duo-why-way-blocked =
    Der Weg nach { $town } ist bei { $blocked } versperrt. Ein Händler darf nicht durch einen besetzten Küstenort gehen.
duo-why-town-distance = Von { $here } nach { $town } { $distance ->
        [one] ist es ein Handelsweg
       *[other] sind es { $distance } Handelswege
    }, aber der Würfel zeigt { $pips }. Du musst genau so weit gehen.
duo-why-draw-in-mountains = { $town } ist ein Küstenort. Hier verkaufst du Waren; ziehen kannst du sie in einem Gebirgsort.
duo-why-sell-at-coast = { $town } ist ein Gebirgsort. Hier ziehst du Waren; verkaufen kannst du sie in einem Küstenort.
duo-why-bag-empty = Der Beutel ist leer. Es gibt nichts zu ziehen.
duo-why-draw-count = Hier ziehst du { $allowed } ({ $town } zeigt { $shown }).
duo-why-not-strong =
    { $town } zeigt { $shown }. Für eine Ware mehr brauchst du die Welle „starker Händler“. Ziehe { $allowed }.
duo-why-wares-short = { $town } kauft { duo-word-wares }, aber du hast { $held ->
        [0] keine. Hier kannst du nichts verkaufen.
       *[other] nur { $held }. Mehr kannst du nicht verkaufen.
    }
duo-why-not-cunning = { $town } zahlt { $price } für { $ware ->
        [kimono] einen Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] einen Fächer
       *[other] { $ware }
    }. Für eine Münze mehr brauchst du die Welle „gerissener Händler“.
duo-why-price = { $town } zahlt { $price } für { $ware ->
        [kimono] einen Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] einen Fächer
       *[other] { $ware }
    }. Verkaufe zu diesem Preis.

## Warum nicht: Weg und Gemälde des Künstlers.

duo-why-no-region-twice =
    Der Künstler startet in Gebiet { $here } und darf in derselben Bewegung nicht dorthin zurück. Wähle ein anderes Gebiet.
duo-why-region-distance = Von Gebiet { $here } in Gebiet { $region } führt kein Weg mit { $pips ->
        [one] einem Schritt
       *[other] { $pips } Schritten
    }. Jeder Schritt kreuzt einen Handelsweg, und kein Gebiet darf zweimal betreten werden.
duo-why-not-inspired =
    Ein Weg durch ein { duo-word-landscape }gebiet zählt nur mit der Welle „inspirierter Künstler“. Geh in Gebiet { $region }, ohne den Weg zu nennen.
duo-why-way-gives-nothing =
    So ein Weg hilft nur, wenn dein erstes Gemälde offen liegt und { $landscape ->
        [mountain] einen Berg
        [waterfall] einen Wasserfall
        [bamboo] Bambus
        [moon] den Mond
       *[other] { $landscape }
    } zeigt. Geh in Gebiet { $region }, ohne den Weg zu nennen.
duo-why-way-has-not =
    Kein Weg dieser Länge in Gebiet { $region } führt durch ein { duo-word-landscape }gebiet. Geh dorthin, ohne einen Weg zu nennen.
duo-why-every-way =
    Jeder Weg dieser Länge in Gebiet { $region } zählt als { duo-word-landscape }. Geh dorthin, ohne einen Weg zu nennen.
duo-why-all-up = Keines deiner Gemälde liegt mehr verdeckt. Es gibt nichts aufzudecken.
duo-why-nobody-there =
    In Gebiet { $region } und an seinem Rand steht keine andere Figur. Nur für andere Figuren dort deckt der Künstler Gemälde auf.
duo-why-paint-count =
    Hier deckst du { $allowed } auf (andere Figuren: { $others }, verdeckte Gemälde: { $left }).
duo-why-not-efficient =
    Andere Figuren hier: { $others }. Für ein Gemälde mehr brauchst du die Welle „tüchtiger Künstler“. Decke { $allowed } auf.
duo-why-first-face-down = Dein erstes Gemälde liegt noch verdeckt. Male, bevor du verschenkst.
duo-why-all-given = Du hast schon alle deine Gemälde verschenkt.
duo-why-not-on-the-way =
    Dein erstes Gemälde zeigt { $painting ->
        [mountain] einen Berg
        [waterfall] einen Wasserfall
        [bamboo] Bambus
       *[moon] den Mond
    }, aber kein Gebiet dieser Bewegung zeigt diese Landschaft. Nimm einen Weg durch so ein Gebiet.
duo-why-other-landscape = Dein erstes Gemälde gehört in ein { $painting ->
        [mountain] Berg
        [waterfall] Wasserfall
        [bamboo] Bambus
        [moon] Mond
       *[other] { $painting }
    }gebiet, aber Gebiet { $region } ist ein { duo-word-landscape }gebiet. Verschenke es, wo die Landschaft passt.
