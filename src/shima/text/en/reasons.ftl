### Why a move is good. A clause has the subject “You”, or after the game “it” for the move: `who` says which.

reason-you = You { $what }.
reason-risk = { $why } Risk: { $risk }.
reason-only-risk = Risk: { $risk }.
reason-two = { $first } and { $second }
reason-three = { $first }, { $second } and { $third }

## In all games.

reason-points = { $who ->
        [you] score
       *[it] scores
    } { yam-word-points }
reason-points-turn = { $who ->
        [you] score
       *[it] scores
    } { yam-word-points } this turn
reason-coins = { $who ->
        [you] gain
       *[it] gains
    } { yam-word-coins }
reason-forced = This is your only move.
reason-wins = { $who ->
        [you] win
       *[it] wins
    } the game{ $points ->
        [0] { "" }
       *[other] { " " }by { yam-word-points }
    }
reason-shares = { $who ->
        [you] end
       *[it] ends
    } the game with a shared win
reason-loses = { $who ->
        [you] end
       *[it] ends
    } the game { $points ->
        [0] level on points, but not first
       *[other] { yam-word-points } behind
    }
reason-ends-ahead = { $who ->
        [you] trigger
       *[it] triggers
    } the end of the game with a lead of { yam-word-points }
reason-ends-behind = { $who ->
        [you] trigger
       *[it] triggers
    } the end of the game, { yam-word-points } behind
reason-ends-level = { $who ->
        [you] trigger
       *[it] triggers
    } the end of the game, level on points

## If there is nothing else to say: what the strong bot sees.

reason-chance = A strong bot gives you a win chance of { $chance }% after this move.
reason-plan = A strong bot would follow up with “{ $move }” and gives you a win chance of { $chance }%.

## Turning points.

reason-missed = { $lost } { $better }
reason-lost = { $player } chose “{ $played }” and dropped to a win chance of { $chance }%.
reason-lost-flaw = { $player } chose “{ $played }” and dropped to a win chance of { $chance }%. { $flaw }.
reason-better-why = “{ $move }” would have kept { $kept }%: it { $why }.
reason-found = { $player } chose “{ $played }” and raised the win chance from { $before }% to { $chance }%.
reason-found-why = { $player } chose “{ $played }” and raised the win chance from { $before }% to { $chance }%: it { $why }.
reason-drawn = { $story } That raised { $player }’s win chance from { $before }% to { $chance }%.
