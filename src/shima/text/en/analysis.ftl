### Analysis: `shima analyse`.

analysis-help =
    Review a recorded game: each player’s win chance after every move, and the most costly decisions. With --move, analyse one position: the best moves and what is likely to follow.

    Examples:

    { $shima } analyse evening.shima

    { $shima } analyse evening.shima --move 40 --seconds 5
analysis-help-move = Analyse the position before move N, using only what the player whose turn it is knows.
analysis-help-simulations = Simulations per position. Without this option and --seconds, as many as are affordable: a review takes about ten seconds on two cores.
analysis-help-seconds = Seconds to think about each position; 0 means no limit.
analysis-help-seed = The same seed and number of simulations always give the same result.
analysis-progress = Reviewing { $game }

analysis-no-move = There is no move { $number }. The record has { $count } { $count ->
        [one] move
       *[other] moves
    }, so choose a number up to { $most }.
analysis-no-moves = The record has no moves yet.

analysis-percent = { $number }%
analysis-chances = Win chances from move { $first } to move { $last }
analysis-decisions = { $player } made { $count } { $count ->
        [one] decision
       *[other] decisions
    }, { $good } of them good.
analysis-cost = { $player } chose “{ $played }” for a win chance of { $chance }%. “{ $best }” had { $kept }%.

analysis-simulations = { $count } { $count ->
        [one] simulation
       *[other] simulations
    } per position.
analysis-simulations-cut = { $least } to { $most } simulations per position: the time limit ended some searches early.

analysis-moments = { $count ->
        [one] The turning point
       *[other] The { $count } turning points
    }

analysis-to-move = { $player }’s turn.
analysis-nature = Chance decides next.
analysis-over = The game is over.
analysis-chance = { $player } has a win chance of { $chance }%.
analysis-others = { $count } more possible { $count ->
        [one] move
       *[other] moves
    }.
analysis-column = { $column ->
        [number] move
        [cost] cost
        [decision] decision
        [place] place
        [move] move
        [chance] win chance
        [visits] simulations
        [line] likely to follow
       *[other] { $column }
    }
