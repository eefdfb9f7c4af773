### Yamataï: was für einen Zug spricht. `at` sagt, wo ein Satzteil steht; der erste hat das Subjekt „Das“.

reason-yam-build = { $at ->
        [first] Das führt
       *[other] führt
    } zum Bau von Plättchen { $tile } auf Insel { $island } ({ yam-word-points })
reason-yam-recruit = { $at ->
        [first] Das führt
       *[other] führt
    } zum Anwerben von { yam-word-specialist } ({ yam-word-points })
reason-yam-may-build = { $at ->
        [first] Das ermöglicht
       *[other] ermöglicht
    } in diesem Zug Plättchen { $tile } auf Insel { $island } ({ yam-word-points })
reason-yam-keeps-site = { $at ->
        [first] Das hält
       *[other] hält
    } Plättchen { $tile } auf Insel { $island } für diesen Zug offen ({ yam-word-points })
reason-yam-fleet = { $at ->
        [first] Das bringt
       *[other] bringt
    } Plättchen { $tile } auf Insel { $island } in diesem Zug in Reichweite ({ yam-word-points })
reason-yam-tokens = { $at ->
        [first] Das bringt
       *[other] bringt
    } { $count ->
        [one] ein Kulturplättchen
       *[other] { $count } Kulturplättchen
    }
reason-yam-affords = { $at ->
        [first] Das vervollständigt
       *[other] vervollständigt
    } die Kulturplättchen für einen Spezialisten wie { yam-word-specialist } ({ yam-word-points })
reason-yam-pair = { $at ->
        [first] Das ergibt
       *[other] ergibt
    } ein Paar { yam-word-tokens }
reason-yam-reaches = { $at ->
        [first] Das macht
       *[other] macht
    } { $count ->
        [one] ein Kulturplättchen
       *[other] { $count } Kulturplättchen
    } erreichbar
reason-yam-power = { $at ->
        [first] Das bringt
       *[other] bringt
    } einen Effekt ({ yam-word-effect })
reason-yam-first = { $at ->
        [first] Das sichert
       *[other] sichert
    } den ersten Zug der nächsten Runde
reason-yam-keeps = { $at ->
        [first] Das lässt
       *[other] lässt
    } { $boats } im Hafen
reason-yam-saves = { $at ->
        [first] Das spart
       *[other] spart
    } { $count } Kulturplättchen für einen späteren Zug auf
reason-yam-deny-tile = { $at ->
        [first] Das sichert
       *[other] sichert
    } Plättchen { $tile }, bevor { $other } es auf Insel { $island } bauen kann ({ yam-word-points })
reason-yam-deny-site = { $at ->
        [first] Das kommt
       *[other] kommt
    } { $other } beim selben Bau zuvor ({ yam-word-points })
reason-yam-deny-island = { $at ->
        [first] Das besetzt
       *[other] besetzt
    } Insel { $island }, auf der { $other } Plättchen { $tile } bauen könnte ({ yam-word-points })
reason-yam-closes = { $at ->
        [first] Das sperrt
       *[other] sperrt
    } Insel { $island }, auf der { $other } Plättchen { $tile } bauen könnte ({ yam-word-points })
reason-yam-deny-boat = { $at ->
        [first] Das entfernt
       *[other] entfernt
    } ein Schiff, das { $other } für Plättchen { $tile } auf Insel { $island } braucht ({ yam-word-points })
reason-yam-deny-fleet = { $at ->
        [first] Das nimmt
       *[other] nimmt
    } { $other } die Flotte für Plättchen { $tile } auf Insel { $island } weg ({ yam-word-points })
reason-yam-deny-specialist = { $at ->
        [first] Das sichert
       *[other] sichert
    } { yam-word-specialist }, bevor { $other } zugreifen kann
reason-yam-opens = { $at ->
        [first] Danach kann { $other }
        [but] aber danach kann { $other }
       *[other] lässt { $other }
    } auf Insel { $island } Plättchen { $tile } bauen ({ yam-word-points })
