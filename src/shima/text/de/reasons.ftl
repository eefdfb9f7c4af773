### Warum ein Zug gut ist. Ein Satzteil hat das Subjekt „Du“, nach der Partie „Das“ für den Zug: `who` sagt, welches.

reason-you = Du { $what }.
reason-risk = { $why } Risiko: { $risk }.
reason-only-risk = Risiko: { $risk }.
reason-two = { $first } und { $second }
reason-three = { $first }, { $second } und { $third }

## In allen Spielen.

reason-points = { $who ->
        [you] erzielst
       *[it] bringt
    } { yam-word-points }
reason-points-turn = { $who ->
        [you] erzielst
       *[it] bringt
    } in diesem Zug { yam-word-points }
reason-coins = { $who ->
        [you] bekommst
       *[it] bringt
    } { yam-word-coins }
reason-forced = Das ist dein einziger möglicher Zug.
reason-wins = { $who ->
        [you] gewinnst
       *[it] gewinnt
    } die Partie{ $points ->
        [0] { "" }
        [one] { " " }mit 1 Punkt Vorsprung
       *[other] { " " }mit { $points } Punkten Vorsprung
    }
reason-shares = { $who ->
        [you] beendest
       *[it] beendet
    } die Partie mit einem geteilten Sieg
reason-loses = { $who ->
        [you] beendest
       *[it] beendet
    } die Partie { $points ->
        [0] bei Gleichstand, aber nicht als Erster
        [one] mit 1 Punkt Rückstand
       *[other] mit { $points } Punkten Rückstand
    }
reason-ends-ahead = { $who ->
        [you] löst
       *[it] löst
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Vorsprung das Spielende aus
reason-ends-behind = { $who ->
        [you] löst
       *[it] löst
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Rückstand das Spielende aus
reason-ends-level = { $who ->
        [you] löst
       *[it] löst
    } bei Gleichstand das Spielende aus

## Wenn es sonst nichts zu sagen gibt: was der starke Bot sieht.

reason-chance = Ein starker Bot sieht danach { $chance } % Gewinnchance für dich.
reason-plan = Ein starker Bot würde mit „{ $move }“ weitermachen und sieht { $chance } % Gewinnchance für dich.

## Die entscheidenden Momente einer Partie.

reason-missed = { $lost } { $better }
reason-lost = { $player } wählte „{ $played }“ und behielt nur { $chance } % Gewinnchance.
reason-lost-flaw = { $player } wählte „{ $played }“ und behielt nur { $chance } % Gewinnchance. { $flaw }.
reason-better-why = Mit „{ $move }“ wären es { $kept } % gewesen: Das { $why }.
reason-found = { $player } wählte „{ $played }“. Damit stieg die Gewinnchance von { $before } % auf { $chance } %.
reason-found-why = { $player } wählte „{ $played }“. Damit stieg die Gewinnchance von { $before } % auf { $chance } %: Das { $why }.
reason-drawn = { $story } Dadurch stieg die Gewinnchance für { $player } von { $before } % auf { $chance } %.
