### Tokaido Duo: was der Tisch über Orte, Angebote, Ereignisse und Verbote sagt.

## Die Wörter des Spiels. Andere Sätze beziehen sich mit { … } darauf; jedes füllt seine eigene Variable ein.

duo-word-character = { $character ->
        [pilgrim] Pilger
        [merchant] Händler
        [artist] Künstler
       *[other] { $character }
    }
duo-word-playing = { $playing ->
        [pilgrim] Pilger
        [merchant] Händler
        [artist] Künstler
       *[other] { $playing }
    }
duo-word-wave = { $wave ->
        [pilgrim] Pilger
        [merchant] Händler
        [artist] Künstler
       *[other] { $wave }
    }
duo-word-ware = { $ware ->
        [kimono] Kimono
        [ceramic] Keramik
        [doll] Puppe
        [fan] Fächer
       *[other] { $ware }
    }
duo-word-wares = { $ware ->
        [kimono] Kimonos
        [ceramic] Keramiken
        [doll] Puppen
        [fan] Fächer
       *[other] { $ware }
    }
duo-word-landscape = { $landscape ->
        [mountain] Berg
        [waterfall] Wasserfall
        [bamboo] Bambus
        [moon] Mond
       *[other] { $landscape }
    }
duo-word-side = { $side ->
        [slow] besinnlicher Pilger
        [swift] eiliger Pilger
        [cunning] gerissener Händler
        [strong] starker Händler
        [efficient] tüchtiger Künstler
        [inspired] inspirierter Künstler
       *[other] { $side }
    }
duo-word-effect = { $side ->
        [slow] 1 Schritt weniger
        [swift] 1 Schritt mehr
        [cunning] 1 Münze mehr für jede verkaufte Ware
        [strong] 1 Ware mehr ziehen, 6 behalten
        [efficient] 1 Gemälde mehr aufdecken
        [inspired] beim Verschenken zählt der ganze Weg
       *[other] –
    }

## Orte: erst der Name, dann was dort ist.

duo-station = { $place } ({ $kind ->
        [town] Küstenort
        [temple] Tempel
        [garden] Garten
        [hot-spring] heiße Quelle
        [seashore] Meeresufer
       *[other] { $kind }
    })
duo-town = { $place } (Geschäft: { $shop })
duo-shop = { duo-word-ware } { $price }
duo-mountain-town = { $place } ({ $wares } ziehen)
duo-region = Gebiet { $region } ({ duo-word-landscape })
duo-number = { $number }
duo-numbers = { $less } oder { $more }
duo-via = { $goal } durch ein { duo-word-landscape }gebiet

## Angebote in einer Liste.

duo-label-walk = { duo-word-character } nach { $goal }
duo-label-again = Heiße Quelle zurück, derselbe Würfel noch einmal: { duo-word-character } nach { $goal }
duo-label-stay = { duo-word-character } bleibt stehen: Kein Weg dieser Länge ist frei
duo-label-coins = { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } nehmen
duo-label-temple = Tempel besuchen: Marker auf { $space }
duo-label-garden = Garten besuchen: Marker auf { $space }
duo-label-spring = Heiße-Quelle-Plättchen nehmen
duo-label-wave = Welle „{ duo-word-side }“ nehmen ({ duo-word-effect })
duo-label-draw = { $count } { $count ->
        [one] Ware
       *[other] Waren
    } ziehen
duo-label-sell = { $count } zu je { $price } verkaufen: { $coins } Münzen
duo-label-paint = Malen: { $count } Gemälde aufdecken
duo-label-give = Das erste Gemälde verschenken
duo-label-return = { duo-word-ware } zurücklegen
duo-label-pass = Fertig mit diesem Würfel

## Was geschieht, für den Spielverlauf. Der Name steht allein vor einem Doppelpunkt: So passt jeder Name, auch „Du“.

duo-story-shop = { $place } bekommt sein Geschäft: { $shop }.
duo-story-side = Das Wellenplättchen des { duo-word-wave }s zeigt „{ duo-word-side }“ ({ duo-word-effect }).
duo-story-round = Runde { $round }. Zuerst am Zug: { $player }.
duo-story-throw = { $player }: Die Würfel zeigen Pilger { $pilgrim }, Händler { $merchant }, Künstler { $artist }.
duo-story-walk = { $player }: { duo-word-character } geht mit der { $pips } nach { $goal }.
duo-story-again = { $player }: Das Heiße-Quelle-Plättchen geht zurück, und derselbe Würfel wird noch einmal gespielt.
duo-story-stay = { $player }: { duo-word-character } bleibt stehen, weil kein Weg der Länge { $pips } frei ist.
duo-story-coins = { $player }: Pilger nimmt { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }.
duo-story-temple = { $player }: Pilger besucht den Tempel, Marker auf { $space }.
duo-story-garden = { $player }: Pilger besucht den Garten, Marker auf { $space }.
duo-story-spring = { $player }: Pilger nimmt das Heiße-Quelle-Plättchen.
duo-story-spring-taken = { $player }: Pilger nimmt das Heiße-Quelle-Plättchen (bisher: { $other }).
duo-story-wave = { $player }: Pilger nimmt die Welle „{ duo-word-side }“.
duo-story-wave-taken = { $player }: Pilger nimmt die Welle „{ duo-word-side }“ (bisher: { $other }).
duo-story-draw = { $player }: Händler zieht { $count } { $count ->
        [one] Ware
       *[other] Waren
    }.
duo-story-ware = { $player }: Aus dem Beutel kommt { $ware ->
        [kimono] ein Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] ein Fächer
       *[other] { $ware }
    }.
duo-story-return = { $player }: Zurück in den Beutel geht { $ware ->
        [kimono] ein Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] ein Fächer
       *[other] { $ware }
    }.
duo-story-sell = { $player }: Händler verkauft { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    } für { $coins } Münzen (je { $price }).
duo-story-paint = { $player }: Künstler malt und deckt { $count } Gemälde auf.
duo-story-painting = { $player }: Das Gemälde zeigt { $landscape ->
        [mountain] einen Berg
        [waterfall] einen Wasserfall
        [bamboo] Bambus
        [moon] den Mond
       *[other] { $landscape }
    }.
duo-story-give = { $player }: Künstler verschenkt ein Gemälde ({ duo-word-landscape }); Kultur zählt jetzt { $points }.
duo-story-pass = { $player }: { duo-word-character } ist fertig.
duo-story-slab = { $player }: { $slabs ->
        [one] 10 Münzen werden eine Goldtafel
       *[other] { $slabs }0 Münzen werden { $slabs } Goldtafeln
    }; Handel zählt jetzt { $points }.
duo-story-end = { $player }: { $ending ->
        [temples] Der Tempelmarker ist auf seinem letzten Feld.
        [gardens] Der Gartenmarker ist auf seinem letzten Feld.
        [slabs] Die letzte Goldtafel ist genommen.
        [paintings] Das letzte Gemälde ist verschenkt.
       *[other] Das Ende ist nah.
    } Mit dieser Runde endet das Spiel.
duo-story-won = Das Spiel ist aus. Sieg für { $player } mit { $points } zu { $less }.
duo-story-won-by-coins = Das Spiel ist aus, { $points } zu { $less }. Sieg für { $player } nach Münzen, { $coins } zu { $fewer }.
duo-story-shared = Das Spiel ist aus. Beide haben { $points } Punkte und { $coins } Münzen: Der Sieg ist geteilt.

## Was an einem Komponentensatz falsch ist.

set-duo-faces = { $where } hat { $count } { $count ->
        [one] Seite
       *[other] Seiten
    }: Ein Würfel hat 6.
set-duo-pips = { $where } hat eine Seite mit { $face }: Dieser Würfel zeigt 1 bis { $most }.
set-duo-no-price = Kein Geschäft kauft „{ $ware }“: Gib mindestens einen Preis an.
set-duo-price = Ein Geschäft für „{ $ware }“ zahlt { $price }: Preise sind 2, 3 oder 4.
set-duo-shops = Die Zahl der Geschäftsplättchen ist { $count }: Es müssen 8 sein, eines für jeden Küstenort.
set-duo-ceramic = Kein Geschäft kauft „ceramic“ zu 3: Das Beispiel der Spielregel braucht eines.
set-duo-example = Zahl { $number } von { $where } ist { $points }: Nach dem Beispiel der Spielregel ist sie { $right }.
set-duo-station =
    „{ $station }“ kann hier nicht stehen: Schreibe temple, garden, hot-spring, seashore oder den nächsten Küstenort ({ $expected }).
set-duo-first-station = Die Küste beginnt mit „{ $station }“: Sie muss mit C1 beginnen.
set-duo-towns = Die Küste hat { $count } ihrer Küstenorte in der richtigen Reihe: Es müssen 8 sein, C1 bis C8.
set-duo-no-station = Die Küste hat kein „{ $station }“: Es muss mindestens eines geben.
set-duo-stations = Die Küste hat { $count } { $count ->
        [one] Station
       *[other] Stationen
    }: Es müssen { $fewest } bis { $most } sein.
set-duo-mountain = { $town } zeigt { $count }: Ein Gebirgsort zeigt 2, 3 oder 4 Waren.
set-duo-no-landscape = Kein Gebiet zeigt „{ $landscape }“: Jede Landschaft muss mindestens einmal vorkommen.
set-duo-link = { $link } ist kein Handelsweg: Schreibe zwei verschiedene Orte, etwa ["M1", "C8"].
set-duo-link-twice = Der Handelsweg { $link } steht hier zum zweiten Mal: Nimm einen der beiden heraus.
set-duo-link-ring =
    Der Handelsweg { $link } schließt einen Ring: Von jedem Ort zu jedem anderen darf nur ein Weg führen, sonst gibt es zu viele Gebiete.
set-duo-links = Es gibt { $count } Handelswege: 12 Orte und 8 Gebiete brauchen genau { $right }.
set-duo-unreachable = Keine Handelswege führen von { $start } nach { $towns }: Jeder Ort muss erreichbar sein.
set-duo-crossing =
    Der Handelsweg { $a } – { $b } müsste andere kreuzen: Gebiet n liegt zwischen Küstenort n und dem nächsten, und dieser Weg würde an { $count } der Gebiete grenzen statt an 2.
set-duo-start-station =
    { $where } ist „{ $value }“: Schreibe eine Station, etwa C3, C3+2 oder „hot-spring after C3“.
set-duo-start-region = { $where } ist { $value }: Schreibe ein Gebiet, 1 bis { $regions }.
set-duo-start-taken = Der { $colour ->
        [violet] violette
        [green] grüne
       *[other] { $colour }
    } { $figure ->
        [pilgrim] Pilger
        [merchant] Händler
       *[other] { $figure }
    } beginnt auf einem besetzten Feld: Wähle ein freies.
