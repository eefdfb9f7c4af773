### Das Brett von Tokaido Duo im Browser.

## Die Karte. In Beschriftungen kommt erst der Ort, dann wer dort ist.

client-duo-map = Karte der Insel Shikoku
client-duo-figure = { $colour ->
        [violet] violetter
       *[green] grüner
    } { duo-word-character }
client-duo-here = { $place }, hier: { $figures }
client-duo-and = { $first } und { $second }

## Würfel und Plättchen.

client-duo-dice = Würfel der Runde
client-duo-round = Runde { $round }
client-duo-ending = Letzte Runde
client-duo-die = { $character ->
        [pilgrim] Würfel des Pilgers
        [merchant] Würfel des Händlers
       *[artist] Würfel des Künstlers
    }{ $state ->
        [free] : { $pips }
        [playing] : { $pips }, wird gerade gespielt
       *[played] , schon gespielt
    }
client-duo-common = Gemeinsame Plättchen
client-duo-on-board = auf dem Spielplan
client-duo-owned = bei { $player }
client-duo-wave = Welle „{ duo-word-side }“: { $effect } ({ $where })
client-duo-spring-name = Heiße Quelle
client-duo-spring-effect = Würfel zweimal spielen
client-duo-spring = { client-duo-spring-name }: { client-duo-spring-effect } ({ $where })
client-duo-bag = Beutel: { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }

## Die Tafeln der Spieler.

client-duo-board-of = Tafel von { $player }
client-duo-leader = Beginnt diese Runde
client-duo-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
client-duo-to-move = am Zug
client-duo-faith = Glaube
client-duo-trade = Handel
client-duo-culture = Kultur
client-duo-unfold = Zeigen
client-duo-fold = Einklappen
client-duo-track = { $kind ->
        [temple] Tempel
       *[garden] Gärten
    }: { $at } von { $last }
client-duo-product = { $temple } × { $garden } = { $faith }
client-duo-wares = { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    }
client-duo-kept = { $held } von { $keeps }
client-duo-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
client-duo-slabs = { $slabs ->
        [0] Keine Goldtafeln
        [one] 1 Goldtafel
       *[other] { $slabs } Goldtafeln
    }, { $trade ->
        [one] 1 Punkt
       *[other] { $trade } Punkte
    }
client-duo-paintings = Gemälde: { $given } verschenkt, { $up } offen, { $down } verdeckt; { $culture ->
        [one] 1 Punkt
       *[other] { $culture } Punkte
    }.
client-duo-face-down = Noch verdeckt:

## Was jetzt zu tun ist.

client-duo-ask-set-up = Der Spielplan wird vorbereitet.
client-duo-ask-throw = { $player } würfelt.
client-duo-ask-die = Wähle einen Würfel.
client-duo-ask-last-die = Spiele den letzten Würfel.
client-duo-ask-where = Wohin soll dein { duo-word-character } gehen?
client-duo-ask-where-again = Noch einmal derselbe Würfel: Wohin soll dein { duo-word-character } gehen?
client-duo-ask-act = Dein { duo-word-character } ist in { $character ->
        [artist] Gebiet { $place }
       *[other] { $place }
    }: Was nun?
client-duo-ask-again = Spiele den Würfel mit der heißen Quelle noch einmal oder lass es dabei.
client-duo-ask-nothing = Hier ist nichts mehr zu tun: Du bist fertig mit diesem Würfel.
client-duo-ask-return = Zu viele Waren: Welche geht zurück?
client-duo-ask-draw = Der Beutel gibt Waren an { $player }.
client-duo-ask-paint = { $player } deckt Gemälde auf.
client-duo-ask-over = Das Spiel ist aus.
client-duo-ask-other-move = { $player } wählt einen Würfel.
client-duo-ask-other-act = { $player } spielt den { duo-word-character } in { $character ->
        [artist] Gebiet { $place }
       *[other] { $place }
    }.
client-duo-ask-other-return = { $player } legt eine Ware zurück.

## Startseite, Studio, Wertung und Ergebnis.

client-about-tokaido-duo = Führ Pilger, Händler und Künstler über eine Insel. Drei Würfel je Runde, und jeder lockt euch beide.
client-set-of-tokaido-duo = Küste, Handelswege, Landschaften, Läden und Punkte
client-score-faith = Glaube
client-counts-faith = Tempelfeld × Gartenfeld
client-score-trade = Handel
client-counts-trade = die Zahl über der letzten Goldtafel
client-score-culture = Kultur
client-counts-culture = die höchste Zahl, die verschenkte Gemälde freigeben
client-equals-coins = bei Gleichstand: wer mehr Münzen hat
client-tie-coins =
    Beide haben { $points } Punkte; es entscheiden die Münzen, { $best } zu { $next }.
client-tie-shared-coins =
    Beide haben { $points } Punkte und { $best } { $best ->
        [one] Münze
       *[other] Münzen
    }.

## Why a game ended, and headings of the list of all moves.

client-ending-temples = Ein Tempelstein hat das letzte Feld erreicht.
client-ending-gardens = Ein Gartenstein hat das letzte Feld erreicht.
client-ending-slabs = Die letzte Goldtafel wurde genommen.
client-ending-paintings = Das letzte Gemälde wurde verschenkt.
client-moves-die = { duo-word-character } ziehen ({ $count })
client-moves-spring = Heiße Quelle: derselbe Würfel noch einmal ({ $count })
