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

## Die entscheidenden Momente eines Spiels.

reason-missed = { $lost }; { $better }.
reason-lost = { $player } wählte „{ $played }“ und behielt { $chance } %
reason-lost-flaw = { $player } wählte „{ $played }“ (das { $flaw }) und behielt { $chance } %
reason-best = mit „{ $move }“ wären es { $kept } % gewesen
reason-better-why = mit „{ $move }“ wären es { $kept } % gewesen: Das { $why }
reason-found = { $player } wählte „{ $played }“ und stieg von { $before } % auf { $chance } %.
reason-found-why = { $player } wählte „{ $played }“ und stieg von { $before } % auf { $chance } %: Das { $why }.
reason-drawn = { $story } Das hob { $player } von { $before } % auf { $chance } %.
