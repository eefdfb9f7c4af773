### Tokaido Duo: was für einen Zug spricht. `at` sagt, wo ein Satzteil steht.

reason-duo-faith = { $at ->
        [first] Hebt
       *[other] hebt
    } den Glauben auf { $temple } × { $garden } ({ yam-word-points } mehr)
reason-duo-culture = { $at ->
        [first] Hebt
       *[other] hebt
    } die Kultur auf { $worth } ({ yam-word-points } mehr)
reason-duo-slab = { $at ->
        [first] Bringt
       *[other] bringt
    } { yam-word-coins } und damit { $slabs ->
        [one] eine Goldtafel
       *[other] { $slabs } Goldtafeln
    } ({ yam-word-points })
reason-duo-coins = { $at ->
        [first] Bringt
       *[other] bringt
    } { yam-word-coins } (noch { $missing } bis zur Goldtafel)
reason-duo-draw = { $at ->
        [first] Zieht
       *[other] zieht
    } { $count ->
        [one] eine Ware
       *[other] { $count } Waren
    } (etwa { yam-word-coins } in den besten Geschäften)
reason-duo-draw-choose = { $at ->
        [first] Zieht
       *[other] zieht
    } { $count ->
        [one] eine Ware
       *[other] { $count } Waren
    } (die besten { $kept } von allen bleiben)
reason-duo-paint = { $at ->
        [first] Deckt
       *[other] deckt
    } { $count ->
        [one] ein Gemälde
       *[other] { $count } Gemälde
    } auf ({ yam-word-points } beim Verschenken)
reason-duo-keeps-wares = { $at ->
        [first] Behält
       *[other] behält
    } Waren, die in den besten Geschäften { yam-word-coins } bringen
reason-duo-spring = { $at ->
        [first] Erlaubt
       *[other] erlaubt
    } später, einen Würfel zweimal zu spielen
reason-duo-keeps-spring = { $at ->
        [first] Spart
       *[other] spart
    } die heiße Quelle für einen anderen Würfel auf
reason-duo-cunning = { $at ->
        [first] Macht
       *[other] macht
    } { $count ->
        [one] die Ware auf der Hand
       *[other] jede der { $count } Waren auf der Hand
    } 1 Münze mehr wert
reason-duo-wave = { $at ->
        [first] Nimmt
       *[other] nimmt
    } die Welle „{ duo-word-side }“ ({ duo-word-effect })
reason-duo-deny-spring = { $at ->
        [first] Nimmt
       *[other] nimmt
    } { $other } die heiße Quelle weg
reason-duo-deny-wave = { $at ->
        [first] Nimmt
       *[other] nimmt
    } { $other } die Welle „{ duo-word-side }“ weg
reason-duo-deny-die = { $at ->
        [first] Nimmt
       *[other] nimmt
    } den Würfel ({ duo-word-character }), mit dem { $other } { yam-word-points } machen könnte
reason-duo-deny-die-coins = { $at ->
        [first] Nimmt
       *[other] nimmt
    } den Würfel ({ duo-word-character }), mit dem { $other } { yam-word-coins } bekommen könnte
reason-duo-hinder = { $at ->
        [first] Verhindert
       *[other] verhindert
    } bei { $other } { yam-word-points } ({ duo-word-character })
reason-duo-hinder-coins = { $at ->
        [first] Verhindert
       *[other] verhindert
    } bei { $other } { yam-word-coins } ({ duo-word-character })
reason-duo-opens = { $at ->
        [first] Lässt { $other }
        [but] lässt aber { $other }
       *[other] lässt { $other }
    } { yam-word-points } machen (Würfel: { duo-word-character })
reason-duo-opens-coins = { $at ->
        [first] Lässt { $other }
        [but] lässt aber { $other }
       *[other] lässt { $other }
    } { yam-word-coins } bekommen (Würfel: { duo-word-character })
