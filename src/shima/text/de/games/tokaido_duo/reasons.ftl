### Tokaido Duo: was für einen Zug spricht. `at` sagt, wo ein Satzteil steht; der erste hat das Subjekt „Das“.

reason-duo-faith = { $at ->
        [first] Das hebt
       *[other] hebt
    } den Glauben auf { $temple } × { $garden } ({ yam-word-points } mehr)
reason-duo-culture = { $at ->
        [first] Das hebt
       *[other] hebt
    } die Kultur auf { $worth } ({ yam-word-points } mehr)
reason-duo-slab = { $at ->
        [first] Das bringt
       *[other] bringt
    } { yam-word-coins } und damit { $slabs ->
        [one] eine Goldtafel
       *[other] { $slabs } Goldtafeln
    } ({ yam-word-points })
reason-duo-coins = { $at ->
        [first] Das bringt
       *[other] bringt
    } { yam-word-coins } (noch { $missing } bis zur nächsten Goldtafel)
reason-duo-draw = { $at ->
        [first] Das bringt
       *[other] bringt
    } { $count ->
        [one] eine Ware
       *[other] { $count } Waren
    } (etwa { yam-word-coins } in den besten Geschäften)
reason-duo-draw-choose = { $at ->
        [first] Das bringt
       *[other] bringt
    } { $count ->
        [one] eine Ware
       *[other] { $count } Waren
    } (die besten { $kept } von allen bleiben)
reason-duo-paint = { $at ->
        [first] Das deckt
       *[other] deckt
    } { $count ->
        [one] ein Gemälde
       *[other] { $count } Gemälde
    } auf ({ yam-word-points } beim Verschenken)
reason-duo-keeps-wares = { $at ->
        [first] Das lässt
       *[other] lässt
    } Waren im Wert von { yam-word-coins } auf dem Tableau (in den besten Geschäften)
reason-duo-spring = { $at ->
        [first] Das bringt
       *[other] bringt
    } das Heiße-Quelle-Plättchen für einen späteren Würfel
reason-duo-keeps-spring = { $at ->
        [first] Das spart
       *[other] spart
    } die heiße Quelle für einen anderen Würfel auf
reason-duo-cunning = { $at ->
        [first] Das macht
       *[other] macht
    } { $count ->
        [one] die Ware auf dem Tableau
       *[other] jede der { $count } Waren auf dem Tableau
    } 1 Münze mehr wert
reason-duo-wave = { $at ->
        [first] Das bringt
       *[other] bringt
    } die Welle „{ duo-word-side }“ ({ duo-word-effect })
reason-duo-deny-spring = { $at ->
        [first] Das nimmt
       *[other] nimmt
    } { $other } die heiße Quelle weg
reason-duo-deny-wave = { $at ->
        [first] Das nimmt
       *[other] nimmt
    } { $other } die Welle „{ duo-word-side }“ weg
reason-duo-deny-die = { $at ->
        [first] Das nimmt
       *[other] nimmt
    } { $other } den Würfel des { duo-word-character }s weg, der { yam-word-points } bringen könnte
reason-duo-deny-die-coins = { $at ->
        [first] Das nimmt
       *[other] nimmt
    } { $other } den Würfel des { duo-word-character }s weg, der { yam-word-coins } bringen könnte
reason-duo-hinder = { $at ->
        [first] Das verhindert
       *[other] verhindert
    }, dass { $other } mit dem { duo-word-character } { yam-word-points } macht
reason-duo-hinder-coins = { $at ->
        [first] Das verhindert
       *[other] verhindert
    }, dass { $other } mit dem { duo-word-character } { yam-word-coins } bekommt
reason-duo-opens = { $at ->
        [first] Danach kann { $other }
        [but] aber danach kann { $other }
       *[other] lässt { $other }
    } mit dem Würfel des { duo-word-character }s { yam-word-points } machen
reason-duo-opens-coins = { $at ->
        [first] Danach kann { $other }
        [but] aber danach kann { $other }
       *[other] lässt { $other }
    } mit dem Würfel des { duo-word-character }s { yam-word-coins } bekommen
