### Puzzles: `shima puzzles`.

## Mistakes in a file of puzzles.

puzzle-many = This record has too many puzzles. The limit is { $most }.
puzzle-place = A puzzle must come directly before the move that was made in its position. Move this line, which starts with “{ $mark }”, there.
puzzle-line = “{ $line }” does not belong to a puzzle. After “{ $mark }”, write “name: value” with one of { $known }.
puzzle-missing = The line “{ $mark } { $name }: …” of this puzzle is missing.
puzzle-long = “{ $name }” has too many moves. The limit is { $most }.
puzzle-theme-form = “{ $value }” is not a theme. Write its name and, if it is about points, a number: “points 6”.
puzzle-theme-unknown = There is no theme “{ $name }”. Choose from { $known }.
puzzle-share = “{ $name }” is “{ $value }”, but must be a number from 0.0 to 1.0.
puzzle-whole = “{ $name }” is “{ $value }”, but must be a whole number from { $least } to { NUMBER($most, useGrouping: 0) }.
puzzle-next = “next” cannot be higher than “chance”. It is the win chance of the best wrong answer.
puzzle-no-choice = There is nothing to decide in this position. Put the puzzle before a move where a player has a choice.
puzzle-after-turn = “{ $text }” comes after the end of the turn.
puzzle-solution = The solution of this puzzle is wrong. { $problem }

## Other mistakes.

puzzle-broken = The puzzle { $name } cannot be opened (line { NUMBER($line, useGrouping: 0) }). { $problem }
puzzle-folder = { $file } contains something other than mined puzzles. Choose another folder.
puzzle-plan = The puzzles in { $file } were mined with other settings ({ $names }). Choose another folder, or use the same settings.
puzzle-unknown = { $game } has no puzzle “{ $name }”. List them with “shima puzzles list { $game }”.
puzzle-none = { $game } has no such puzzles. Mine some with “shima puzzles mine”.

## Themes. They are hints, so they do not give the move away.

puzzle-theme-end = End it now
puzzle-theme-deny = Spoil the others’ plans
puzzle-theme-points = { $points ->
    [one] 1 point this turn
   *[other] { $points } points this turn
}
puzzle-theme-save = The only good move
puzzle-theme-quiet = A quiet move

## Commands.

puzzle-help = Puzzles: positions from real games with one clearly best turn.
puzzle-help-mine =
    Let bots play, and save the games that contain puzzles. An interrupted run continues where it stopped.

    Example:
    { $shima } puzzles mine tokaido-duo --games 50 --save mined
puzzle-help-mine-simulations = Simulations of each search that verifies a puzzle.
puzzle-help-mine-save = Folder for the puzzles: one record per game.
puzzle-help-check =
    Solve puzzles again with a larger search, and show how often the answer is the same. Without files, the puzzles that come with the games are checked.

    Examples:
    { $shima } puzzles check --sample 200

    { $shima } puzzles check mined/*.shima --simulations 6400
puzzle-help-check-files = Records with puzzles.
puzzle-help-check-simulations = Simulations for each decision.
puzzle-help-check-sample = Check only this many puzzles, chosen at random; 0 means all.
puzzle-help-check-seed = Seed of the searches and of the random choice.
puzzle-help-check-weights = Solve with these weights instead of those of the game.
puzzle-help-list =
    List the puzzles of a game: name, players, grade and theme.

    Example:
    { $shima } puzzles list yamatai --grade 5
puzzle-help-solve =
    Solve a puzzle in the terminal. Without options, it is the puzzle of the day.

    Examples:
    { $shima } puzzles solve tokaido-duo

    { $shima } puzzles solve yamatai --grade 3 --seed 7
puzzle-help-theme = Only puzzles with this theme.
puzzle-help-grade = Only puzzles of this grade, from 1 (easy) to 5 (hard).
puzzle-help-name = The puzzle with this name. “shima puzzles list” shows the names.
puzzle-help-seed = Chooses another puzzle.

puzzle-mining = Mining { $game }
puzzle-mined = { $folder } contains { $count ->
    [0] no puzzles
    [one] 1 puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] 1 game
   *[other] { $games } games
}.
puzzle-checking = Solving puzzles
puzzle-checked = { $name }: { $same } of { $count } answers are the same ({ $share }%, 95% interval { $low }% to { $high }%).
puzzle-differs = { $name }: the search answers { $answer }.
puzzle-check-total = All
puzzle-column = { $column ->
    [name] name
    [players] players
    [grade] grade
    [theme] theme
    [moves] moves
   *[other] win chance
}
puzzle-count = { $count ->
    [0] No puzzles
    [one] 1 puzzle
   *[other] { $count } puzzles
}

## In the terminal.

puzzle-title = Puzzle { $name } · { $theme } · grade { $grade }
puzzle-task = It is your turn. Find the best turn. { $count ->
    [one] The solution is 1 decision.
   *[other] The solution has { $count } decisions.
}
puzzle-so-far = Right so far. What next?
puzzle-right = Right! A strong bot gives you a win chance of { $chance }% after this turn, and at most { $next }% after anything else.
puzzle-wrong = That is not the best turn. A strong bot gives you a win chance of { $chance }% after the solution, and at most { $next }% after anything else.
puzzle-line-solution = Solution: { $moves }
puzzle-line-rest = The turn could continue like this: { $moves }
puzzle-left = You can try this puzzle again: { $quoted }
puzzle-no-command = This is not possible in a puzzle. Choose a move, or type “help” or “quit”.
