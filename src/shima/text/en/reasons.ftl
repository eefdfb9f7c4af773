### Why a move is good: clauses without a subject, joined into one sentence. `at` says where a clause stands.

reason-sentence = { $why }.
reason-two = { $first } and { $second }
reason-three = { $first }, { $second } and { $third }
reason-but = { $first }, but { $second }
reason-two-but = { $first } and { $second }, but { $third }

## In both games.

reason-points = { $at ->
        [first] Scores
       *[other] scores
    } { yam-word-points }
reason-points-turn = { $at ->
        [first] Scores
       *[other] scores
    } { yam-word-points } this turn
reason-coins = { $at ->
        [first] Brings
       *[other] brings
    } { yam-word-coins }
reason-forced = { $at ->
        [first] Is
       *[other] is
    } the only move
reason-wins = { $at ->
        [first] Ends
       *[other] ends
    } the game with a win{ $points ->
        [0] { "" }
       *[other] { " " }by { yam-word-points }
    }
reason-shares = { $at ->
        [first] Ends
       *[other] ends
    } the game with a shared win
reason-loses = { $at ->
        [first] Ends
       *[other] ends
    } the game { $points ->
        [0] level on points, but not first
       *[other] { yam-word-points } behind
    }
reason-ends-ahead = { $at ->
        [first] Brings
       *[other] brings
    } the end of the game about with a lead of { yam-word-points }
reason-ends-behind = { $at ->
        [first] Brings
       *[other] brings
    } the end of the game about, { yam-word-points } behind
reason-ends-level = { $at ->
        [first] Brings
       *[other] brings
    } the end of the game about, level on points
reason-better = { $at ->
        [first] Holds
       *[other] holds
    } { $chance }% to win, { $more }% more than “{ $move }”
reason-equal = { $at ->
        [first] Is
       *[other] is
    } as good as “{ $move }”
reason-worse = { $at ->
        [first] Falls
       *[other] falls
    } { $more }% behind “{ $move }”
reason-first-equal = { $at ->
        [first] Is
       *[other] is
    } as good as the first move
reason-first-better = { $at ->
        [first] Holds
       *[other] holds
    } { $more }% more than the first move, which was looked into more deeply
reason-first-worse = { $at ->
        [first] Falls
       *[other] falls
    } { $more }% behind the first move

## The moments that decided a game.

reason-missed = { $lost }; { $better }.
reason-lost = { $player } chose “{ $played }” and kept { $chance }%
reason-lost-flaw = { $player } chose “{ $played }” (which { $flaw }) and kept { $chance }%
reason-best = “{ $move }” would have kept { $kept }%
reason-better-why = “{ $move }” would have kept { $kept }%: it { $why }
reason-found = { $player } chose “{ $played }” and rose from { $before }% to { $chance }%.
reason-found-why = { $player } chose “{ $played }” and rose from { $before }% to { $chance }%: it { $why }.
reason-drawn = { $story } That raised { $player } from { $before }% to { $chance }%.
