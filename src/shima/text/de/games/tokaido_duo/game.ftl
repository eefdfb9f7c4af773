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
        [slow] 1 Station weniger
        [swift] 1 Station mehr
        [cunning] 1 Münze mehr für jede verkaufte Ware
        [strong] 1 Ware mehr ziehen, bis zu 6 behalten
        [efficient] 1 Gemälde mehr aufdecken
        [inspired] beim Verschenken zählt der ganze Weg
       *[other] –
    }
duo-word-which = { $number ->
        [0] { "" }
        [1] ersten{ " " }
        [2] zweiten{ " " }
        [3] dritten{ " " }
       *[other] { $number }.{ " " }
    }
duo-word-station = { $kind ->
        [town] Küstenort
        [temple] Tempel
        [garden] Garten
        [hot-spring] heißen Quelle
        [seashore] Meeresufer
       *[other] { $kind }
    }

## Orte: erst der Name, dann was dort ist.

duo-shop = { duo-word-wares } für { $price }
duo-list = { $first }, { $rest }
duo-wares = { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    }
duo-at-station = { $kind ->
        [town] in { $town }
        [hot-spring] an der { duo-word-which }{ duo-word-station } hinter { $town }
       *[other] am { duo-word-which }{ duo-word-station } hinter { $town }
    }
duo-to-station = { $kind ->
        [town] nach { $town }
        [hot-spring] zur { duo-word-which }{ duo-word-station } hinter { $town }
       *[other] zum { duo-word-which }{ duo-word-station } hinter { $town }
    }
duo-to-town = nach { $town } (Geschäft: { $shop })
duo-to-mountain-town = nach { $town } ({ $count } ziehen)
duo-to-region = in Gebiet { $region } ({ duo-word-landscape })
duo-or = { $first } oder { $second }
duo-mountain-town = { $place } ({ $wares } ziehen)
duo-region = Gebiet { $region } ({ duo-word-landscape })
duo-number = { $number }
duo-numbers = { $less } oder { $more }
duo-via = { $goal } durch ein { duo-word-landscape }gebiet

## Angebote in einer Liste.

duo-label-walk = { duo-word-character } { $goal }
duo-label-again = Heiße Quelle: { duo-word-character } noch einmal, { $goal }
duo-label-stay = { duo-word-character } bleibt stehen (kein Weg dieser Länge ist frei)
duo-label-coins = { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } nehmen
duo-label-temple = Tempel besuchen (Marker auf { $space })
duo-label-garden = Garten besuchen (Marker auf { $space })
duo-label-spring = Heiße-Quelle-Plättchen nehmen
duo-label-wave = Wellenplättchen nehmen: { duo-word-side } ({ duo-word-effect })
duo-label-draw = { $count } { $count ->
        [one] Ware
       *[other] Waren
    } ziehen
duo-label-sell = { $count } { $count ->
        [one] Ware
       *[other] Waren
    } für { $coins } Münzen verkaufen{ $count ->
        [one] { "" }
       *[other] { " " }(je { $price })
    }
duo-label-paint = Malen und { $count } Gemälde aufdecken
duo-label-give = Erstes Gemälde verschenken
duo-label-return = { duo-word-ware } zurücklegen
duo-label-pass = Fertig mit diesem Würfel

## Was geschieht, für den Spielverlauf.

duo-story-compass = { $player } sitzt am Kompass und beginnt.
duo-story-shop = Das Geschäft in { $place } kauft { $shop }.
duo-story-side = Das Wellenplättchen des { duo-word-wave }s zeigt „{ duo-word-side }“ ({ duo-word-effect }).
duo-story-round = Runde { $round }. { $player } beginnt.
duo-story-throw = { $player } würfelt: Pilger { $pilgrim }, Händler { $merchant }, Künstler { $artist }.
duo-story-walk = { $player } bewegt den { duo-word-character } mit der { $pips } { $goal }.
duo-story-again = { $player } legt das Heiße-Quelle-Plättchen zurück und nutzt denselben Würfel noch einmal.
duo-story-stay = { $player } lässt den { duo-word-character } stehen, weil kein Weg der Länge { $pips } frei ist.
duo-story-coins = { $player } nimmt { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }.
duo-story-temple = { $player } besucht den Tempel und versetzt den Tempelmarker auf Feld { $space }.
duo-story-garden = { $player } besucht den Garten und versetzt den Gartenmarker auf Feld { $space }.
duo-story-spring = { $player } nimmt das Heiße-Quelle-Plättchen.
duo-story-spring-taken = { $player } nimmt { $other } das Heiße-Quelle-Plättchen weg.
duo-story-wave = { $player } nimmt die Welle „{ duo-word-side }“.
duo-story-wave-taken = { $player } nimmt { $other } die Welle „{ duo-word-side }“ weg.
duo-story-draw = { $player } zieht { $count } { $count ->
        [one] Ware
       *[other] Waren
    } aus dem Beutel.
duo-story-ware = { $player } zieht { $ware ->
        [kimono] einen Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] einen Fächer
       *[other] { $ware }
    }.
duo-story-return = { $player } legt { $ware ->
        [kimono] einen Kimono
        [ceramic] eine Keramik
        [doll] eine Puppe
        [fan] einen Fächer
       *[other] { $ware }
    } in den Beutel zurück.
duo-story-sell = { $player } verkauft { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    } für { $coins } Münzen{ $count ->
        [one] { "" }
       *[other] { " " }(je { $price })
    }.
duo-story-paint = { $player } malt und deckt { $count } Gemälde auf.
duo-story-painting = Das Gemälde zeigt { $landscape ->
        [mountain] einen Berg
        [waterfall] einen Wasserfall
        [bamboo] Bambus
        [moon] den Mond
       *[other] { $landscape }
    }.
duo-story-give = { $player } verschenkt ein Gemälde ({ duo-word-landscape }). Kultur zählt jetzt { yam-word-points }.
duo-story-pass = { $player } ist fertig mit dem { duo-word-character }.
duo-story-slab = { $player } tauscht { $slabs ->
        [one] 10 Münzen in eine Goldtafel um
       *[other] { $slabs }0 Münzen in { $slabs } Goldtafeln um
    }. Handel zählt jetzt { yam-word-points }.
duo-story-end = { $ending ->
        [temples] Der Tempelmarker von { $player } hat das letzte Feld erreicht.
        [gardens] Der Gartenmarker von { $player } hat das letzte Feld erreicht.
        [slabs] { $player } hat die letzte Goldtafel genommen.
        [paintings] { $player } hat das letzte Gemälde verschenkt.
       *[other] { $player } hat das Spielende ausgelöst.
    } Nach dieser Runde endet die Partie.
duo-story-won = Die Partie ist zu Ende. { $player } gewinnt mit { $points } zu { $less } Punkten.
duo-story-won-by-coins = Die Partie endet mit { $points } zu { $less } Punkten. Die Münzen entscheiden: { $player } gewinnt mit { $coins } zu { $fewer }.
duo-story-shared = Die Partie ist zu Ende. Beide haben { $points } Punkte und { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } und teilen sich den Sieg.

## Was an einem Materialsatz falsch ist.

set-duo-faces = { $where } hat { $count } { $count ->
        [one] Seite
       *[other] Seiten
    }. Ein Würfel hat 6.
set-duo-pips = { $where } hat eine Seite mit { $face }. Dieser Würfel zeigt nur 1 bis { $most }.
set-duo-no-face = { $where } hat keine Seite mit { $face }. In den Beispielen der Spielregel zeigt dieser Würfel eine { $face } (Regel D1.2).
set-duo-no-price = Kein Geschäft kauft „{ $ware }“. Gib mindestens einen Preis an.
set-duo-price = Ein Geschäft für „{ $ware }“ zahlt { $price }. Ein Preis ist 2, 3 oder 4.
set-duo-shops = Gefundene Geschäftsplättchen: { $count }. Es müssen 8 sein, eines für jeden Küstenort.
set-duo-ceramic = Kein Geschäft kauft „ceramic“ für 3. So eines kommt in einem Beispiel der Spielregel vor.
set-duo-price-missing = Kein Geschäft zahlt { $price }. Die Preise 2, 3 und 4 müssen alle vorkommen (Regel D1.3).
set-duo-example = Zahl { $number } von { $where } ist { $points }. Nach einem Beispiel der Spielregel muss sie { $right } sein.
set-duo-station =
    „{ $station }“ kann hier nicht stehen. Schreibe temple, garden, hot-spring, seashore oder den nächsten Küstenort ({ $expected }).
set-duo-first-station = Die Küste beginnt mit „{ $station }“. Sie muss mit C1 beginnen.
set-duo-towns = Nur { $count } Küstenorte stehen in der richtigen Reihenfolge. Es müssen 8 sein, C1 bis C8.
set-duo-no-station = An der Küste fehlt „{ $station }“. Es muss mindestens einmal vorkommen.
set-duo-stations = Die Küste hat { $count } { $count ->
        [one] Station
       *[other] Stationen
    }. Es müssen { $fewest } bis { $most } sein.
set-duo-mountain = { $town } zeigt { $count }. Ein Gebirgsort zeigt 2, 3 oder 4 Waren.
set-duo-wares-missing = Kein Gebirgsort zeigt { $count } Waren. 2, 3 und 4 müssen alle vorkommen (Regel D5.3).
set-duo-no-landscape = Kein Gebiet zeigt „{ $landscape }“. Jede Landschaft muss mindestens einmal vorkommen.
set-duo-link = { $link } ist kein Handelsweg. Schreibe zwei verschiedene Orte, etwa ["M1", "C8"].
set-duo-link-twice = Der Handelsweg { $link } steht hier zum zweiten Mal. Lösche einen der beiden.
set-duo-link-ring =
    Der Handelsweg { $link } schließt einen Ring. Von jedem Ort zu jedem anderen darf nur ein Weg führen, sonst gibt es zu viele Gebiete.
set-duo-links = Gefundene Handelswege: { $count }. 12 Orte und 8 Gebiete ergeben genau { $right }.
set-duo-unreachable = Von { $start } führen keine Handelswege nach { $towns }. Jeder Ort muss erreichbar sein.
set-duo-crossing =
    Der Handelsweg { $a } – { $b } müsste andere kreuzen. Gebiet n liegt zwischen Küstenort n und dem nächsten, und dieser Weg würde an { $count } Gebiete grenzen statt an 2.
set-duo-start-station =
    { $where } ist „{ $value }“. Schreibe eine Station, etwa C3, C3+2 oder „hot-spring after C3“.
set-duo-start-region = { $where } ist { $value }. Schreibe ein Gebiet, 1 bis { $regions }.
set-duo-start-taken = Der { $colour ->
        [violet] violette
        [green] grüne
       *[other] { $colour }
    } { $figure ->
        [pilgrim] Pilger
        [merchant] Händler
       *[other] { $figure }
    } startet auf einem besetzten Feld. Wähle ein freies.
