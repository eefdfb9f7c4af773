### Warum ein Zug gut ist: Satzteile ohne Subjekt, zu einem Satz verbunden. `at` sagt, wo ein Satzteil steht.

reason-sentence = { $why }.
reason-two = { $first } und { $second }
reason-three = { $first }, { $second } und { $third }
reason-but = { $first }, { $second }
reason-two-but = { $first } und { $second }, { $third }

## In beiden Spielen.

reason-points = { $at ->
        [first] Bringt
       *[other] bringt
    } { yam-word-points }
reason-points-turn = { $at ->
        [first] Bringt
       *[other] bringt
    } in diesem Zug { yam-word-points }
reason-coins = { $at ->
        [first] Bringt
       *[other] bringt
    } { yam-word-coins }
reason-forced = { $at ->
        [first] Ist
       *[other] ist
    } der einzige Zug
reason-wins = { $at ->
        [first] Beendet
       *[other] beendet
    } das Spiel mit einem Sieg{ $points ->
        [0] { "" }
        [one] { " " }um 1 Punkt
       *[other] { " " }um { $points } Punkte
    }
reason-shares = { $at ->
        [first] Beendet
       *[other] beendet
    } das Spiel mit einem geteilten Sieg
reason-loses = { $at ->
        [first] Beendet
       *[other] beendet
    } das Spiel { $points ->
        [0] mit gleich vielen Punkten, aber nicht als Erster
        [one] mit 1 Punkt Rückstand
       *[other] mit { $points } Punkten Rückstand
    }
reason-ends-ahead = { $at ->
        [first] Leitet
       *[other] leitet
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Vorsprung das Ende des Spiels ein
reason-ends-behind = { $at ->
        [first] Leitet
       *[other] leitet
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Rückstand das Ende des Spiels ein
reason-ends-level = { $at ->
        [first] Leitet
       *[other] leitet
    } bei Gleichstand das Ende des Spiels ein
reason-better = { $at ->
        [first] Gewinnt
       *[other] gewinnt
    } zu { $chance } %, das sind { $more } % mehr als mit „{ $move }“
reason-equal = { $at ->
        [first] Ist
       *[other] ist
    } so gut wie „{ $move }“
reason-worse = { $at ->
        [first] Fällt
       *[other] fällt
    } { $more } % hinter „{ $move }“ zurück
reason-first-equal = { $at ->
        [first] Ist
       *[other] ist
    } so gut wie der erste Zug
reason-first-better = { $at ->
        [first] Gewinnt
       *[other] gewinnt
    } zu { $more } % mehr als der erste Zug, der genauer geprüft ist
reason-first-worse = { $at ->
        [first] Fällt
       *[other] fällt
    } { $more } % hinter den ersten Zug zurück

## Yamataï.

reason-yam-build = { $at ->
        [first] Führt
       *[other] führt
    } zu Plättchen { $tile } auf Insel { $island } ({ yam-word-points })
reason-yam-recruit = { $at ->
        [first] Führt
       *[other] führt
    } zum Anwerben von { yam-word-specialist } ({ yam-word-points })
reason-yam-may-build = { $at ->
        [first] Macht
       *[other] macht
    } in diesem Zug Plättchen { $tile } auf Insel { $island } möglich ({ yam-word-points })
reason-yam-keeps-site = { $at ->
        [first] Lässt
       *[other] lässt
    } in diesem Zug noch Plättchen { $tile } auf Insel { $island } zu ({ yam-word-points })
reason-yam-fleet = { $at ->
        [first] Bringt
       *[other] bringt
    } Plättchen { $tile } auf Insel { $island } in diesem Zug in Reichweite ({ yam-word-points })
reason-yam-tokens = { $at ->
        [first] Nimmt
       *[other] nimmt
    } { $count ->
        [one] ein Kulturplättchen
       *[other] { $count } Kulturplättchen
    }
reason-yam-affords = { $at ->
        [first] Vervollständigt
       *[other] vervollständigt
    } die Kulturplättchen für einen Spezialisten wie { yam-word-specialist } ({ yam-word-points })
reason-yam-pair = { $at ->
        [first] Ergibt
       *[other] ergibt
    } ein Paar { yam-word-tokens }
reason-yam-reaches = { $at ->
        [first] Erreicht
       *[other] erreicht
    } { $count ->
        [one] ein Kulturplättchen
       *[other] { $count } Kulturplättchen
    }
reason-yam-power = { $at ->
        [first] Bringt
       *[other] bringt
    } einen Effekt ({ yam-word-effect })
reason-yam-first = { $at ->
        [first] Macht
       *[other] macht
    } in der nächsten Runde den Anfang
reason-yam-keeps = { $at ->
        [first] Behält
       *[other] behält
    } { $boats } im Hafen
reason-yam-saves = { $at ->
        [first] Spart
       *[other] spart
    } { $count } Kulturplättchen für einen späteren Zug
reason-yam-deny-tile = { $at ->
        [first] Nimmt
       *[other] nimmt
    } Plättchen { $tile }, bevor { $other } es auf Insel { $island } bauen kann ({ yam-word-points })
reason-yam-deny-site = { $at ->
        [first] Kommt
       *[other] kommt
    } { $other } beim selben Bau zuvor ({ yam-word-points })
reason-yam-deny-island = { $at ->
        [first] Nimmt
       *[other] nimmt
    } Insel { $island }, auf der { $other } Plättchen { $tile } bauen könnte ({ yam-word-points })
reason-yam-closes = { $at ->
        [first] Sperrt
       *[other] sperrt
    } Insel { $island }, auf der { $other } Plättchen { $tile } bauen könnte ({ yam-word-points })
reason-yam-deny-boat = { $at ->
        [first] Nimmt
       *[other] nimmt
    } ein Schiff weg, das { $other } für Plättchen { $tile } auf Insel { $island } braucht ({ yam-word-points })
reason-yam-deny-fleet = { $at ->
        [first] Nimmt
       *[other] nimmt
    } die Flotte, mit der { $other } Plättchen { $tile } auf Insel { $island } bauen könnte ({ yam-word-points })
reason-yam-deny-specialist = { $at ->
        [first] Wirbt
       *[other] wirbt
    } { yam-word-specialist } an, bevor { $other } es kann
reason-yam-opens = { $at ->
        [first] Lässt { $other }
        [but] lässt aber { $other }
       *[other] lässt { $other }
    } auf Insel { $island } Plättchen { $tile } bauen ({ yam-word-points })

## Tokaido Duo.

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

## Die entscheidenden Momente eines Spiels.

reason-missed = { $lost }; { $better }.
reason-lost = { $player } wählte „{ $played }“ und behielt { $chance } %
reason-lost-flaw = { $player } wählte „{ $played }“ (das { $flaw }) und behielt { $chance } %
reason-best = mit „{ $move }“ wären es { $kept } % gewesen
reason-better-why = mit „{ $move }“ wären es { $kept } % gewesen: Das { $why }
reason-found = { $player } wählte „{ $played }“ und stieg von { $before } % auf { $chance } %.
reason-found-why = { $player } wählte „{ $played }“ und stieg von { $before } % auf { $chance } %: Das { $why }.
reason-drawn = { $story } Das hob { $player } von { $before } % auf { $chance } %.
