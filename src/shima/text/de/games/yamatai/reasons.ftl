### Yamataï: was für einen Zug spricht. `at` sagt, wo ein Satzteil steht.

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
