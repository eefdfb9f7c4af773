### The research interfaces and `shima dataset`.

research-standing = Round { $round }: { $points }
research-to-move = { $player }’s turn, with { $count ->
        [one] one legal move.
       *[other] { $count } legal moves.
    }
research-over = The game is over. Won by { $winners }
research-illegal = Move { NUMBER($move, useGrouping: 0) } is not allowed ({ $rule }): { $reason }
research-no-move = Action { $action } is not a move. Actions are whole numbers from 0 to { NUMBER($most, useGrouping: 0) }.
research-seat = There is no seat { $seat }. Seats are 0 to { $most }; None draws one at random for each game.
research-render = There is no render mode “{ $mode }”. Choose from { $known }.
research-count = { $what } must be { $least } or more, not { $count }.
research-bad-set = { $file }:{ $line }: { $problem }
research-observer = There is no such observation ({ $asked }). Ask for public information, with or without the player’s private information.
research-length = { $what } must have one entry per game: { $right }, not { $count }.
