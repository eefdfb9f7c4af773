### Warum ein Zug gut ist: Satzteile, zu einem Satz verbunden. `at` sagt, wo ein Satzteil steht; der erste hat das Subjekt „Das“.

reason-sentence = { $why }.
reason-two = { $first } und { $second }
reason-three = { $first }, { $second } und { $third }
reason-but = { $first }, { $second }
reason-two-but = { $first } und { $second }, { $third }

## In beiden Spielen.

reason-points = { $at ->
        [first] Das bringt
       *[other] bringt
    } { yam-word-points }
reason-points-turn = { $at ->
        [first] Das bringt
       *[other] bringt
    } in diesem Zug { yam-word-points }
reason-coins = { $at ->
        [first] Das bringt
       *[other] bringt
    } { yam-word-coins }
reason-forced = { $at ->
        [first] Das ist
       *[other] ist
    } der einzige mögliche Zug
reason-wins = { $at ->
        [first] Das gewinnt
       *[other] gewinnt
    } die Partie{ $points ->
        [0] { "" }
        [one] { " " }mit 1 Punkt Vorsprung
       *[other] { " " }mit { $points } Punkten Vorsprung
    }
reason-shares = { $at ->
        [first] Das beendet
       *[other] beendet
    } die Partie mit einem geteilten Sieg
reason-loses = { $at ->
        [first] Das beendet
       *[other] beendet
    } die Partie { $points ->
        [0] bei Gleichstand, aber nicht als Erster
        [one] mit 1 Punkt Rückstand
       *[other] mit { $points } Punkten Rückstand
    }
reason-ends-ahead = { $at ->
        [first] Das löst
       *[other] löst
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Vorsprung das Spielende aus
reason-ends-behind = { $at ->
        [first] Das löst
       *[other] löst
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Rückstand das Spielende aus
reason-ends-level = { $at ->
        [first] Das löst
       *[other] löst
    } bei Gleichstand das Spielende aus
reason-better = { $at ->
        [first] Das kommt
       *[other] kommt
    } auf { $chance } % Gewinnchance, { $more } % mehr als „{ $move }“
reason-equal = { $at ->
        [first] Das ist
       *[other] ist
    } genauso gut wie „{ $move }“
reason-worse = { $at ->
        [first] Das ist
       *[other] ist
    } { $more } % schlechter als „{ $move }“
reason-first-equal = { $at ->
        [first] Das ist
       *[other] ist
    } genauso gut wie der erste Zug
reason-first-better = { $at ->
        [first] Das kommt
       *[other] kommt
    } auf { $more } % mehr Gewinnchance als der (gründlicher geprüfte) erste Zug
reason-first-worse = { $at ->
        [first] Das ist
       *[other] ist
    } { $more } % schlechter als der erste Zug

## Die entscheidenden Momente einer Partie.

reason-missed = { $lost }. { $better }.
reason-lost = { $player } wählte „{ $played }“ und behielt { $chance } % Gewinnchance
reason-lost-flaw = { $player } wählte „{ $played }“ und behielt nur { $chance } % Gewinnchance, denn das { $flaw }
reason-best = Mit „{ $move }“ wären es { $kept } % gewesen
reason-better-why = Mit „{ $move }“ wären es { $kept } % gewesen, denn das { $why }
reason-found = { $player } wählte „{ $played }“ und stieg von { $before } % auf { $chance } % Gewinnchance.
reason-found-why = { $player } wählte „{ $played }“ und stieg von { $before } % auf { $chance } % Gewinnchance, denn das { $why }.
reason-drawn = { $story } Dadurch stieg { $player } von { $before } % auf { $chance } % Gewinnchance.
