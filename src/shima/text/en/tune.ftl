### The search for balanced values: `shima tune`.

tune-help =
    Search for values of a component set that balance the game. Each round changes a few values that no rulebook states, plays the same games with both sets, and keeps the change if it comes closer to the targets of “balance”.

    Examples:

    { $shima } tune yamatai --player search:sims=20 --games 200 --rounds 30

    { $shima } tune tokaido-duo --components my-island.toml --save my-tuning
tune-help-save = The folder for the set, a log and the state of the search. Run the same command again to continue.
tune-help-rounds = The total number of rounds, including those of an earlier run.
tune-help-seats = The numbers of players to balance for, such as 2,3. The default is every number the game allows.

tune-round = Round { $number }
tune-no-values = No values of { $game } are declared for tuning.
tune-seats = “{ $seats }” is not a list of numbers of players. Write, for example, 2,3,4.
tune-other = { $folder } contains another search. Choose another folder with --save.
tune-start = { $number }. Start. Distance { $cost }
tune-step = { $where } from { $before } to { $after }
tune-kept = { $number }. Kept: { $steps }. Distance { $before } before, { $after } after
tune-rejected = { $number }. Rejected: { $steps }. Distance { $before } before, { $after } after
tune-current = Current set, after { $games } { $games ->
        [one] game
       *[other] games
    } for each number of players, furthest from the targets:
tune-deviation = { $seats } players, { $table }, { $row }, { $column }: { $value } [{ $low }; { $high }]
tune-missed = Missed with { $seats } players: { $target }
tune-met = All targets are met.
tune-saved = Saved the set in { $file }.
