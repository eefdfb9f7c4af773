### Tokaido Duo: was für einen Zug spricht. `who` sagt, ob das Subjekt „Du“ ist oder „Das“, der Zug.

reason-duo-faith = { $who ->
        [you] steigerst
       *[it] steigert
    } den Glauben auf { $temple } × { $garden } ({ yam-word-points } mehr)
reason-duo-culture = { $who ->
        [you] steigerst
       *[it] steigert
    } die Kultur auf { $worth } ({ yam-word-points } mehr)
reason-duo-slab = { $who ->
        [you] bekommst
       *[it] bringt
    } { yam-word-coins } und damit { $slabs ->
        [one] eine Goldtafel
       *[other] { $slabs } Goldtafeln
    } ({ yam-word-points })
reason-duo-coins = { $who ->
        [you] bekommst
       *[it] bringt
    } { yam-word-coins } (noch { $missing } bis zur nächsten Goldtafel)
reason-duo-draw = { $who ->
        [you] ziehst
       *[it] bringt
    } { $count ->
        [one] eine Ware
       *[other] { $count } Waren
    } (etwa { yam-word-coins } in den besten Geschäften)
reason-duo-draw-choose = { $who ->
        [you] ziehst
       *[it] bringt
    } { $count ->
        [one] eine Ware
       *[other] { $count } Waren
    } (die besten { $kept } von allen bleiben)
reason-duo-paint = { $who ->
        [you] deckst
       *[it] deckt
    } { $count ->
        [one] ein Gemälde
       *[other] { $count } Gemälde
    } auf ({ yam-word-points } beim Verschenken)
reason-duo-keeps-wares = { $who ->
        [you] behältst
       *[it] sichert
    } { $wares } (in den besten Geschäften { yam-word-coins } wert)
reason-duo-spring = { $who ->
        [you] nimmst
       *[it] sichert
    } das Heiße-Quelle-Plättchen für einen späteren Würfel
reason-duo-keeps-spring = { $who ->
        [you] sparst
       *[it] spart
    } die heiße Quelle für einen anderen Würfel auf
reason-duo-cunning = { $who ->
        [you] bekommst
       *[it] bringt
    } 1 Münze mehr für { $count ->
        [one] die Ware auf dem Tableau
       *[other] jede der { $count } Waren auf dem Tableau
    }
reason-duo-wave = { $who ->
        [you] nimmst
       *[it] sichert
    } die Welle „{ duo-word-side }“ ({ duo-word-effect })
reason-duo-offers = { $who ->
        [you] kannst dann „{ $move }“ wählen
       *[it] ermöglicht „{ $move }“
    }
reason-duo-nothing = { $who ->
        [you] hast dort keine Aktion
       *[it] führt zu keiner Aktion
    }
reason-duo-skips = { $who ->
        [you] verzichtest
       *[it] verzichtet
    } auf „{ $move }“
reason-duo-deny-spring = { $who ->
        [you] nimmst
       *[it] nimmt
    } { $other } die heiße Quelle weg
reason-duo-deny-wave = { $who ->
        [you] nimmst
       *[it] nimmt
    } { $other } die Welle „{ duo-word-side }“ weg
reason-duo-deny-die = { $who ->
        [you] nimmst
       *[it] nimmt
    } den Würfel des { duo-word-character }s, mit dem { $other } { yam-word-points } erzielen könnte
reason-duo-deny-die-coins = { $who ->
        [you] nimmst
       *[it] nimmt
    } den Würfel des { duo-word-character }s, mit dem { $other } { yam-word-coins } bekommen könnte
reason-duo-hinder = { $who ->
        [you] verhinderst
       *[it] verhindert
    }, dass { $other } mit dem { duo-word-character } { yam-word-points } erzielt
reason-duo-hinder-coins = { $who ->
        [you] verhinderst
       *[it] verhindert
    }, dass { $other } mit dem { duo-word-character } { yam-word-coins } bekommt
reason-duo-opens = { $other } { $who ->
        [you] kann
       *[it] konnte
    } dann mit dem Würfel des { duo-word-character }s { yam-word-points } erzielen
reason-duo-opens-coins = { $other } { $who ->
        [you] kann
       *[it] konnte
    } dann mit dem Würfel des { duo-word-character }s { yam-word-coins } bekommen
