### Der Tisch von Tokaido Duo im Browser.

## Der Spielplan. In Beschriftungen kommt erst der Ort, dann wer dort ist.

client-duo-map = Spielplan: die Insel Shikoku
client-duo-station = { $number ->
        [0] { "" }
       *[other] { $number }.{ " " }
    }{ $kind ->
        [temple] Tempel
        [garden] Garten
        [hot-spring] heiße Quelle
       *[seashore] Meeresufer
    } hinter { $town }
client-duo-town = { $place } (Geschäft: { $shop })
client-duo-in-town = in { $town }
client-duo-in-region = in Gebiet { $region }
client-duo-figure = { $mine ->
        [true] dein{ " " }
       *[other] { "" }
    }{ $colour ->
        [violet] violetter
       *[green] grüner
    } { duo-word-character }
client-duo-here = { $place }, hier: { $figures }
client-duo-and = { $first } und { $second }
client-duo-actions = Was du hier tun kannst
client-duo-again = Würfel noch einmal nutzen (heiße Quelle)

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
        [playing] : { $pips }, wird gerade genutzt
        [waiting] , noch nicht geworfen
       *[played] , schon genutzt
    }
client-duo-die-for = { $die }, { $figure }
client-duo-die-does = { $pips ->
        [one] 1 Schritt
       *[other] { $pips } Schritte
    }
client-duo-die-played = genutzt
client-duo-tiles = Plättchen
client-duo-on-board = auf dem Spielplan
client-duo-owned = bei { $player }
client-duo-wave = Welle „{ duo-word-side }“: { $effect } ({ $where })
client-duo-spring-name = Heiße Quelle
client-duo-spring-effect = denselben Würfel zweimal nutzen
client-duo-spring = { client-duo-spring-name }: { client-duo-spring-effect } ({ $where })
client-duo-bag = Beutel: { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }

## Die Tableaus der Spieler.

client-duo-board-of = Tableau von { $player } ({ $colour })
client-duo-colour = { $colour ->
        [violet] violett
       *[green] grün
    }{ $mine ->
        [true] , du
       *[other] { "" }
    }
client-duo-leader = Beginnt diese Runde
client-duo-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
client-duo-faith = Glaube
client-duo-trade = Handel
client-duo-culture = Kultur
client-duo-line-pilgrim = { $temple } × { $garden }
client-duo-line-merchant = { $wares ->
        [one] 1 Ware
       *[other] { $wares } Waren
    }
client-duo-line-artist = { $up } offen
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

## Die Teile eines Zugs.

client-duo-step = { $step ->
        [die] Würfel
        [move] Bewegung
       *[action] Aktion
    }
client-duo-step-taken = { $character ->
        [pilgrim] Pilger
        [merchant] Händler
       *[artist] Künstler
    } { $pips }

## Was jetzt zu tun ist.

client-duo-ask-set-up = Der Spielplan wird aufgebaut.
client-duo-ask-throw = { $player } würfelt.
client-duo-ask-die = Nimm einen Würfel.
client-duo-ask-last-die = Nimm den letzten Würfel.
client-duo-ask-where = Wohin soll dein { duo-word-character } gehen?
client-duo-ask-where-again = Derselbe Würfel noch einmal. Wohin soll dein { duo-word-character } gehen?
client-duo-ask-act = Dein { duo-word-character } steht { $place }. Was nun?
client-duo-ask-again = Nutze den Würfel mit der heißen Quelle noch einmal oder wähle „Fertig mit diesem Würfel“.
client-duo-ask-nothing = Hier ist nichts mehr zu tun. Du bist fertig mit diesem Würfel.
client-duo-ask-return = Du hast zu viele Waren. Welche legst du in den Beutel zurück?
client-duo-ask-draw = { $player } zieht Waren aus dem Beutel.
client-duo-ask-paint = { $player } deckt Gemälde auf.
client-duo-ask-over = Die Partie ist zu Ende.
client-duo-ask-other-move = { $player } nimmt einen Würfel.
client-duo-ask-other-act = { $player } wählt eine Aktion für den { duo-word-character } { $place }.
client-duo-ask-other-return = { $player } legt eine Ware zurück.

## Startseite, Studio, Wertung und Ergebnis.

client-about-tokaido-duo = Führe Pilger, Händler und Künstler über die Insel. Drei Würfel pro Runde – und auf jeden habt ihr beide ein Auge geworfen.
client-lasts-tokaido-duo = 20–30 Minuten
client-set-of-tokaido-duo = Küste, Handelswege, Landschaften, Geschäfte und Punkte
client-score-faith = Glaube
client-counts-faith = Tempelfeld × Gartenfeld
client-score-trade = Handel
client-counts-trade = die Zahl über der letzten Goldtafel
client-score-culture = Kultur
client-counts-culture = die höchste sichtbare Zahl auf dem Tableau des Künstlers
client-equals-coins = bei Gleichstand: wer mehr Münzen hat
client-tie-coins =
    Beide haben { $points } Punkte. Die Münzen entscheiden: { $best } zu { $next }.
client-tie-shared-coins =
    Beide haben { $points } Punkte und { $best } { $best ->
        [one] Münze
       *[other] Münzen
    }.

## Warum eine Partie endete, und Überschriften der Zugliste.

client-ending-temples = Ein Tempelmarker hat das letzte Feld erreicht.
client-ending-gardens = Ein Gartenmarker hat das letzte Feld erreicht.
client-ending-slabs = Die letzte Goldtafel wurde genommen.
client-ending-paintings = Das letzte Gemälde wurde verschenkt.
client-moves-die = { duo-word-character } bewegen ({ $count })
client-moves-spring = Heiße Quelle: derselbe Würfel noch einmal ({ $count })

## Karten: ein Satz zu allem, was auf dem Tisch liegt.

client-duo-card = { $topic ->
    [die] Bewege deine Figur genau so viele Schritte weit, wie der Würfel zeigt; die Aktion am Ziel ist freiwillig. (D3.2)
    [pilgrim] Der Pilger geht im Uhrzeigersinn die Küste entlang und bringt die Marker für Tempel und Gärten voran. (D6.1)
    [merchant] Der Händler folgt den Handelswegen, zieht Waren in den Gebirgsorten und verkauft sie an der Küste. (D5.1)
    [artist] Der Künstler überquert Handelswege von Gebiet zu Gebiet, malt und verschenkt Gemälde. (D4.2)
    [temple] Ein Pilger, der hier anhält, bringt den Tempelmarker ein Feld voran. (D6.5)
    [garden] Ein Pilger, der hier anhält, bringt den Gartenmarker ein Feld voran. (D6.5)
    [hot-spring] Ein Pilger, der hier anhält, nimmt das Heiße-Quelle-Plättchen. (D8.1)
    [seashore] Ein Pilger, der hier anhält, nimmt ein Wellenplättchen. (D7.1)
    [town] Ein Händler verkauft die Waren, die das Geschäft kauft; ein Pilger nimmt so viele Münzen, wie der Preis angibt. (D5.4)
    [mountain-town] Ein Händler zieht so viele Waren, wie der Ort zeigt. (D5.3)
    [region] Ein Künstler deckt für jede andere Figur im Gebiet und an seinem Rand ein Gemälde auf oder verschenkt ein Gemälde dieser Landschaft. (D4.3)
    [wave] Du hast den Effekt, solange du das Plättchen hast. Pilger nehmen Wellenplättchen am Meeresufer. (D7.1)
    [spring] Lege das Plättchen nach einem späteren Würfel zurück, um diesen Würfel noch einmal zu nutzen. (D8.3)
    [ware] Verkaufe sie in einem Küstenort, dessen Geschäft sie kauft. (D5.4)
    [track] Glaube ist am Ende das Feld deines Tempelmarkers mal das Feld deines Gartenmarkers. (D9.2)
    [coins] Sobald du 10 Münzen hast, tauschst du sie in eine Goldtafel um. (D5.5)
    [slabs] Für Handel zählt die Zahl über deiner letzten Goldtafel. (D9.2)
    [paintings] Verschenken kannst du nur dein erstes Gemälde, wenn es aufgedeckt ist und die Landschaft des Gebiets zeigt. (D4.4)
    [bag] Hieraus ziehen die Händler Waren; verkaufte Waren kommen zurück. (D10.1)
    [leader] Wirft die Würfel dieser Runde und nutzt den ersten und den letzten. (D3.1)
   *[other] { "" }
}

## Was die Vorlesetasten sagen.

client-duo-tell-player = { client-duo-colour }. { client-duo-points }. Tempel { $temple }, Gärten { $garden }, Glaube { $faith }. { client-duo-coins }. { client-duo-slabs }. { client-duo-paintings }
