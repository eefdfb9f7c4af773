### The research interfaces and `shima dataset`.

research-standing = Round { $round }: { $points }
research-to-move = { $player } is to move and has { $count ->
        [one] one legal move.
       *[other] { $count } legal moves.
    }
research-over = The game is over. First: { $winners }
research-illegal = The move { NUMBER($move, useGrouping: 0) } is not allowed ({ $rule }): { $reason }
research-no-move = The action { $action } is no move: actions are whole numbers from 0 to { NUMBER($most, useGrouping: 0) }.
research-seat = There is no seat { $seat }: the seats are 0 to { $most }, and None draws one for each game.
research-render = There is no render mode “{ $mode }”: choose among { $known }.
research-count = { $what } must be { $least } or more, not { $count }.
research-bad-set = { $file }:{ $line }: { $problem }
research-observer = There is no such observation ({ $asked }): ask for what is public, alone or with what the player knows.
research-length = { $what } must have one entry for each game: { $right }, not { $count }.
