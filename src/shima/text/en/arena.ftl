# The arena: matches, ladders, clusters, journals.

cli-help-match =
    Play two bots against each other and find out which is stronger. Seeds are paired, and each bot plays in every seat.

    Examples:

    { $shima } match tokaido-duo --a greedy --b random --games 40

    { $shima } match yamatai --a greedy --b random --seats 3 --games 600 --sprt --resume match.jsonl
cli-help-ladder =
    Play several bots against each other and rate them by Elo.

    Examples:

    { $shima } ladder tokaido-duo --players random,greedy --games 40

    { $shima } ladder yamatai --games 200 --save ladder.json --plot ladder.svg --resume ladder.jsonl
cli-help-a = The first bot, such as greedy.
cli-help-b = The second bot.
cli-help-seats = Number of seats at the table.
cli-help-cluster = Run on the Dask cluster with this scheduler, such as tcp://10.0.0.1:8786.
cli-help-journal = Save each finished group of games in FILE, and continue from there if FILE exists.
cli-help-sprt = Stop as soon as it is clear which of the two Elo differences fits better.
cli-help-elo0 = The smaller difference.
cli-help-elo1 = The larger difference.
cli-help-ladder-players = The bots that play. The first one is rated 0.
cli-help-neighbours = Play only pairs that are next to each other in the list.
cli-help-ladder-save = Save the report as FILE.json.
cli-help-plot = Draw the ladder as FILE.svg, .png or .pdf.

arena-match = { $a } against { $b }, { $game }
arena-ladder = { $game } ladder
arena-rounded =
    Playing { $games } games instead of { $asked }. Each group of { $size } games shares one seed and covers every seating, and only whole groups give a fair comparison.
arena-accepted = { $accepted ->
        [elo1] Test finished. An Elo difference of { $elo1 } fits better than { $elo0 }: { $a } is stronger than { $b } by about that much.
       *[elo0] Test finished. An Elo difference of { $elo0 } fits better than { $elo1 }: { $a } is not { $elo1 } Elo stronger than { $b }.
    }
arena-undecided = Test undecided. It takes more games of { $a } against { $b } to tell whether the Elo difference is { $elo0 } or { $elo1 }.
arena-column = { $column ->
        [player] player
        [elo] Elo
        [interval] 95%
        [games] games
        [share] share
        [a] A
       *[b] B
    }
arena-plot-title = { $game } with { $seats } players
arena-plot-elo = Elo above { $first }, with 95% intervals

## What can go wrong.

arena-elo-order = --elo0 ({ $elo0 }) must be less than --elo1 ({ $elo1 }).
arena-ladder-names = A ladder needs at least two different players, each listed once, but got “{ $players }”.
arena-exists = { $file } already exists. Choose another file.
arena-no-folder = Cannot write { $file }. Its folder does not exist, or you have no permission to write there.
arena-cluster = No Dask scheduler answered at “{ $address }” within { $seconds } seconds. Use an address such as tcp://10.0.0.1:8786.
arena-cluster-empty = The Dask scheduler at “{ $address }” has no workers. Start some with “dask worker { $address } --nthreads 1”.
arena-cluster-failed = The cluster at “{ $address }” failed ({ $problem }). Its scheduler must keep running, and each worker needs Shima { $version }.
arena-journal-busy = Another run is writing to { $file }. Wait for it to finish, or choose another file.
arena-journal-none = { $file } is not a file of finished games. Choose a new file.
arena-journal-plan = { $file } belongs to a run with other options ({ $names }). Choose another file, or use the options of that run.
arena-journal-line = { $file }:{ $line }: this line is not a group of games. Fix it or delete it.
arena-plot-format = Cannot draw { $file }. Its name must end in one of { $known }.
