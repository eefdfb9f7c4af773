### Analysis: `shima analyse`.

analysis-help =
    Judge a recorded game: how the chances to win went, and which decisions cost most. With --move, look at one position: its best moves and what is expected to follow them.

    Examples:

    { $shima } analyse evening.shima

    { $shima } analyse evening.shima --move 40 --seconds 5
analysis-help-move = Analyse the position before move N, as the one who is to move knows it.
analysis-help-simulations = How often to think each position through. Without this and --seconds: 400 times.
analysis-help-seconds = How long to think about each position; 0 means no limit.
analysis-help-seed = Equal seeds and equal simulations give equal results.
analysis-progress = Judging { $game }

analysis-no-move = There is no move { $number }: the record has { $count } { $count ->
        [one] move
       *[other] moves
    }, and the last position is that before move { $most }.
analysis-no-moves = The record has no moves yet.

analysis-percent = { $number } %
analysis-chances = Chances to win, from move { $first } to move { $last }
analysis-decisions = { $player } had { $count } { $count ->
        [one] choice
       *[other] choices
    } and decided well in { $good }.
analysis-cost = { $player } chose “{ $played }” and kept { $chance } %; “{ $best }” had { $kept } %.

analysis-moments = { $count ->
        [one] The moment that decided it
       *[other] The { $count } moments that decided it
    }

analysis-to-move = { $player } is to move.
analysis-nature = Nature is to move.
analysis-over = The game is over.
analysis-chance = { $player } wins with { $chance } %.
analysis-others = { $count } more { $count ->
        [one] move is
       *[other] moves are
    } possible.
analysis-column = { $column ->
        [number] move
        [cost] cost
        [decision] decision
        [place] place
        [move] move
        [chance] wins
        [visits] simulations
        [line] expected to follow
       *[other] { $column }
    }
