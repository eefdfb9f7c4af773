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
        [first] Gains
       *[other] gains
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
        [first] Triggers
       *[other] triggers
    } the end of the game with a lead of { yam-word-points }
reason-ends-behind = { $at ->
        [first] Triggers
       *[other] triggers
    } the end of the game, { yam-word-points } behind
reason-ends-level = { $at ->
        [first] Triggers
       *[other] triggers
    } the end of the game, level on points
reason-better = { $at ->
        [first] Has
       *[other] has
    } a { $chance }% win chance, { $more }% better than “{ $move }”
reason-equal = { $at ->
        [first] Is
       *[other] is
    } as good as “{ $move }”
reason-worse = { $at ->
        [first] Is
       *[other] is
    } { $more }% worse than “{ $move }”
reason-first-equal = { $at ->
        [first] Is
       *[other] is
    } as good as the first move
reason-first-better = { $at ->
        [first] Looks
       *[other] looks
    } { $more }% better than the first move, but was checked less thoroughly
reason-first-worse = { $at ->
        [first] Is
       *[other] is
    } { $more }% worse than the first move

## The moments that decided a game.

reason-missed = { $lost }. { $better }.
reason-lost = { $player } chose “{ $played }” and fell to { $chance }%
reason-lost-flaw = { $player } chose “{ $played }” (which { $flaw }) and fell to { $chance }%
reason-best = “{ $move }” would have kept { $kept }%
reason-better-why = “{ $move }” would have kept { $kept }%: it { $why }
reason-found = { $player } chose “{ $played }” and rose from { $before }% to { $chance }%.
reason-found-why = { $player } chose “{ $played }” and rose from { $before }% to { $chance }%: it { $why }.
reason-drawn = { $story } That raised { $player } from { $before }% to { $chance }%.
