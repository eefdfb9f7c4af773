### Tokaido Duo: warum ein Zug nicht erlaubt ist, und was richtig wäre.

## Warum nicht: Zufall und Spieler.

duo-why-no-such-move = Einen Zug { $move } gibt es nicht: Die Züge sind von 0 bis { $last } nummeriert.
duo-why-over = Das Spiel ist aus: Sein letzter Würfel ist gespielt.
duo-why-set-up-first = Noch wird aufgebaut: Zuerst werden Geschäfte und Wellenplättchen gelegt.
duo-why-set-up-done = Der Aufbau ist fertig: Geschäfte und Wellenplättchen bleiben das ganze Spiel, wie sie sind.
duo-why-shops-first = Zuerst werden die Geschäftsplättchen gelegt, eines an jeden Küstenort.
duo-why-other-town = Die Geschäftsplättchen werden der Reihe nach gelegt: Jetzt kommt { $town }.
duo-why-no-such-shop = Das Geschäftsplättchen „{ duo-word-ware } { $price }“ ist nicht mehr da: Lege eines, das noch nicht auf dem Plan liegt.
duo-why-other-wave =
    Die Wellenplättchen werden der Reihe nach gelegt: Jetzt kommt das des { duo-word-wave }s, auf eine seiner eigenen Seiten.
duo-why-throw-first = Zuerst werden die drei Würfel geworfen.
duo-why-dice-thrown = Die Würfel der Runde { $round } sind schon gefallen: Jetzt werden sie gespielt.
duo-why-no-such-face = So können die Würfel nicht fallen: Jede Zahl muss auf ihrem Würfel stehen.
duo-why-wares-first = Zuerst { $count ->
        [one] kommt noch eine Ware
       *[other] kommen noch { $count } Waren
    } aus dem Beutel.
duo-why-no-ware-due = Jetzt kommt keine Ware aus dem Beutel: Waren kommen, wenn ein Händler im Gebirgsort zieht.
duo-why-not-in-bag = Im Beutel ist { $ware ->
        [kimono] kein Kimono
        [ceramic] keine Keramik
        [doll] keine Puppe
        [fan] kein Fächer
       *[other] nicht: { $ware }
    }. Es kann nur kommen, was darin ist.
duo-why-paintings-first = Zuerst { $count ->
        [one] wird noch ein Gemälde
       *[other] werden noch { $count } Gemälde
    } aufgedeckt.
duo-why-no-painting-due = Jetzt wird kein Gemälde aufgedeckt: Das geschieht, wenn ein Künstler malt.
duo-why-no-such-painting = Kein Gemälde mit { duo-word-landscape } liegt mehr verdeckt: Decke eines auf, das noch verdeckt liegt.

## Warum nicht: Würfel und Reihenfolge.

duo-why-must-move = Du kannst noch nicht passen: Nimm einen Würfel und bewege seine Figur. Nur die Aktion ist freiwillig.
duo-why-move-first = Erst bewegen: Nimm einen Würfel, zieh mit seiner Figur, und handle dort, wo sie ankommt.
duo-why-die-taken = Der Würfel des { duo-word-character }s ist in dieser Runde schon gespielt: Nimm einen, der noch da ist.
duo-why-other-die =
    Du spielst gerade den Würfel des { duo-word-playing }s: Der { duo-word-character } kann damit nicht gehen.
duo-why-other-figure =
    Du spielst gerade den Würfel des { duo-word-playing }s: Diese Aktion gehört dem { duo-word-character }.
duo-why-acted = Dieser Zug hat keine Aktion mehr: Passe, oder spiele den Würfel mit der heißen Quelle noch einmal.
duo-why-can-move =
    Der { duo-word-character } kann gehen, also muss er: Er bleibt nur, wenn kein Weg dieser Länge frei ist.
duo-why-return-first = Du hast { $held } Waren und darfst { $kept } behalten: Lege zuerst zurück, was zu viel ist.
duo-why-nothing-to-return = Es muss keine Ware zurück: Zurücklegen muss nur, wer mehr hat, als erlaubt ist.
duo-why-ware-not-held = Du hast { $ware ->
        [kimono] keinen Kimono
        [ceramic] keine Keramik
        [doll] keine Puppe
        [fan] keinen Fächer
       *[other] nicht: { $ware }
    }. Lege eine Ware zurück, die du hast.

## Warum nicht: die heiße Quelle.

duo-why-no-spring =
    Der { duo-word-character } ist schon gegangen: Um den Würfel noch einmal zu spielen, brauchst du das Heiße-Quelle-Plättchen.
duo-why-spring-owned = Du hast das Heiße-Quelle-Plättchen schon: Mehr gibt es hier nicht.

## Warum nicht: Weg und Stationen des Pilgers.

duo-why-no-such-station = Diese Station gibt es nicht: Die Küste hat { $stations }.
duo-why-must-leave = Der Pilger kann hier nicht bleiben: Der Würfel zeigt { $pips }, und er muss weiter.
duo-why-station-taken = { $place } ist besetzt: Der Pilger geht weiter nach { $goal }.
duo-why-steps = { $place } ist { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } entfernt, aber der Würfel zeigt { $pips }. Er führt nach: { $goals }.
duo-why-not-swift =
    { $place } ist einen Schritt zu weit: Dafür brauchst du die Welle „eiliger Pilger“. Der Würfel führt nach: { $goals }.
duo-why-not-slow =
    { $place } ist einen Schritt zu nah: Dafür brauchst du die Welle „besinnlicher Pilger“. Der Würfel führt nach: { $goals }.
duo-why-other-station = Der Pilger ist { $kind ->
        [town] in einem Küstenort
        [temple] bei einem Tempel
        [garden] in einem Garten
        [hot-spring] an einer heißen Quelle
        [seashore] am Meeresufer
       *[other] anderswo
    }: Das geht nur { $needed ->
        [town] in einem Küstenort
        [temple] bei einem Tempel
        [garden] in einem Garten
        [hot-spring] an einer heißen Quelle
        [seashore] am Meeresufer
       *[other] anderswo
    }.
duo-why-temples-full = Dein Tempelmarker ist auf dem letzten Feld: Dort bleibt er.
duo-why-gardens-full = Dein Gartenmarker ist auf dem letzten Feld: Dort bleibt er.
duo-why-wave-owned = Die Welle des { duo-word-wave }s gehört dir schon: Nehmen kannst du nur eine, die dir nicht gehört.
duo-why-wave-on-board =
    Die Welle des { duo-word-wave }s liegt nicht auf dem Plan: Nimm eine, die dort liegt, etwa die des { $left ->
        [pilgrim] Pilgers
        [merchant] Händlers
        [artist] Künstlers
       *[other] { $left }
    }.

## Warum nicht: Weg und Waren des Händlers.

duo-why-no-return = Der Händler beginnt in { $here } und darf im selben Zug nicht dorthin zurück: { $pips ->
        [one] Geh einen Handelsweg weiter.
       *[other] Geh { $pips } Handelswege weiter.
    }
duo-why-town-taken = { $town } ist besetzt: In einem Küstenort steht höchstens eine Figur, Händler oder Pilger.
duo-why-way-blocked =
    Der Weg nach { $town } ist bei { $blocked } versperrt: Ein Händler kommt durch keinen besetzten Küstenort.
duo-why-town-distance = Von { $here } nach { $town } { $distance ->
        [one] ist es ein Handelsweg
       *[other] sind es { $distance } Handelswege
    }, aber der Würfel zeigt { $pips }: Geh genau so weit.
duo-why-draw-in-mountains = { $town } ist ein Küstenort: Hier werden Waren verkauft. Ziehe sie in einem Gebirgsort.
duo-why-sell-at-coast = { $town } ist ein Gebirgsort: Hier werden Waren gezogen. Verkaufe sie in einem Küstenort.
duo-why-bag-empty = Der Beutel ist leer: Es gibt nichts zu ziehen.
duo-why-draw-count = Hier ziehst du { $allowed } ({ $town } zeigt { $shown }).
duo-why-not-strong =
    { $town } zeigt { $shown }: Für eine mehr brauchst du die Welle „starker Händler“. Ziehe { $allowed }.
duo-why-wares-short = { $town } kauft { duo-word-wares }, und du hast { $held ->
        [0] keine: Hier gibt es nichts zu verkaufen.
       *[other] { $held }: Verkaufe nicht mehr als das.
    }
duo-why-not-cunning = { $town } zahlt { $price } für { $ware ->
        [kimono] einen Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] einen Fächer
       *[other] { $ware }
    }: Für eine Münze mehr brauchst du die Welle „gerissener Händler“.
duo-why-price = { $town } zahlt { $price } für { $ware ->
        [kimono] einen Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] einen Fächer
       *[other] { $ware }
    }: Verkaufe zu diesem Preis.

## Warum nicht: Weg und Gemälde des Künstlers.

duo-why-no-region-twice =
    Der Künstler beginnt in Gebiet { $here } und darf im selben Zug nicht dorthin zurück: Wähle ein anderes Gebiet.
duo-why-region-distance = Von Gebiet { $here } nach Gebiet { $region } führt kein Weg mit { $pips ->
        [one] einem Schritt
       *[other] { $pips } Schritten
    }: Jeder Schritt kreuzt einen Handelsweg, in kein Gebiet zweimal.
duo-why-not-inspired =
    Ein Weg durch ein { duo-word-landscape }gebiet zählt nur mit der Welle „inspirierter Künstler“: Geh nach Gebiet { $region }, ohne ihn zu nennen.
duo-why-way-gives-nothing =
    So ein Weg hilft nur, wenn dein erstes Gemälde offen liegt und { duo-word-landscape } zeigt: Geh nach Gebiet { $region }, ohne ihn zu nennen.
duo-why-way-has-not =
    Kein Weg dieser Länge nach Gebiet { $region } führt durch ein { duo-word-landscape }gebiet: Geh hin, ohne einen zu nennen.
duo-why-every-way =
    Jeder Weg dieser Länge nach Gebiet { $region } zählt als { duo-word-landscape }: Geh hin, ohne einen zu nennen.
duo-why-all-up = Von deinen Gemälden liegt keines mehr verdeckt: Es gibt nichts aufzudecken.
duo-why-nobody-there =
    In Gebiet { $region } und an seinem Rand ist sonst niemand: Der Künstler deckt für jede andere Figur dort ein Gemälde auf.
duo-why-paint-count =
    Hier deckst du { $allowed } auf (andere Figuren: { $others }, verdeckte Gemälde: { $left }).
duo-why-not-efficient =
    Andere Figuren hier: { $others }. Für ein Gemälde mehr brauchst du die Welle „tüchtiger Künstler“: Decke { $allowed } auf.
duo-why-first-face-down = Dein erstes Gemälde liegt verdeckt: Male, bevor du verschenkst.
duo-why-all-given = Du hast alle deine Gemälde verschenkt: Es ist keines mehr da.
duo-why-not-on-the-way =
    Dein erstes Gemälde zeigt { $painting ->
        [mountain] einen Berg
        [waterfall] einen Wasserfall
        [bamboo] Bambus
       *[moon] den Mond
    }, und kein Gebiet dieser Bewegung tat das: Nimm einen Weg durch so ein Gebiet.
duo-why-other-landscape = Dein erstes Gemälde gehört in ein { $painting ->
        [mountain] Berg
        [waterfall] Wasserfall
        [bamboo] Bambus
        [moon] Mond
       *[other] { $painting }
    }gebiet, aber Gebiet { $region } ist ein { duo-word-landscape }gebiet: Verschenke es, wo beides passt.
