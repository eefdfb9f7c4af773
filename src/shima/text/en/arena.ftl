# The arena: matches, ladders, clusters, journals.

cli-help-match =
    Let two players play each other, with paired seeds and all seats in turn, and tell which one is stronger.

    Examples:

    { $shima } match tokaido-duo --a greedy --b random --games 40

    { $shima } match yamatai --a greedy --b random --seats 3 --games 600 --sprt --resume match.jsonl
cli-help-ladder =
    Let many players play each other, and rate them by Elo.

    Examples:

    { $shima } ladder tokaido-duo --players random,greedy --games 40

    { $shima } ladder yamatai --games 200 --save ladder.json --plot ladder.svg --resume ladder.jsonl
cli-help-a = The first player, such as greedy.
cli-help-b = The second player.
cli-help-seats = How many sit at the table.
cli-help-cluster = Play on the Dask cluster with this scheduler, such as tcp://10.0.0.1:8786.
cli-help-journal = Write each finished group of games into FILE, and go on where it ends.
cli-help-sprt = Stop as soon as it is clear which of two Elo differences fits better.
cli-help-elo0 = The smaller difference.
cli-help-elo1 = The larger difference.
cli-help-ladder-players = Who plays; the first one has Elo 0.
cli-help-neighbours = Only pairs that stand next to each other.
cli-help-ladder-save = Write the report into FILE.json.
cli-help-plot = Draw the ladder into FILE.svg, or as .png or .pdf.

arena-match = { $a } against { $b }, { $game }
arena-ladder = Ladder of { $game }
arena-rounded =
    { $games } games instead of { $asked }: a group of { $size } games has the same seed and every seating, and only whole groups compare evenly.
arena-accepted = { $accepted ->
        [elo1] The test ends: an Elo difference of { $elo1 } fits better than { $elo0 }. { $a } is stronger than { $b } by so much.
       *[elo0] The test ends: an Elo difference of { $elo0 } fits better than { $elo1 }. { $a } is not stronger than { $b } by so much.
    }
arena-undecided = The test is open: more games of { $a } against { $b } must tell whether the Elo difference is { $elo0 } or { $elo1 }.
arena-column = { $column ->
        [player] player
        [elo] Elo
        [interval] 95 %
        [games] games
        [share] share
        [a] A
       *[b] B
    }
arena-plot-title = { $game } with { $seats } players
arena-plot-elo = Elo above { $first }, with 95 % intervals

## What can go wrong.

arena-elo-order = --elo0 { $elo0 } must be smaller than --elo1 { $elo1 }.
arena-ladder-names = A ladder needs at least two players, each of them once, not “{ $players }”.
arena-exists = { $file } exists already and would be overwritten: choose another file.
arena-no-folder = { $file } cannot be written: its folder does not exist, or is not yours to write in.
arena-cluster = No Dask scheduler answers at “{ $address }” within { $seconds } seconds: write an address such as tcp://10.0.0.1:8786.
arena-cluster-empty = The Dask scheduler at “{ $address }” has no workers: start some with “dask worker { $address } --nthreads 1”.
arena-cluster-failed = The cluster at “{ $address }” failed: its scheduler must keep running, and each worker needs Shima { $version } ({ $problem }).
arena-journal-busy = { $file } is being written by another run: wait for it, or choose another file.
arena-journal-none = { $file } is no journal of games: choose a new file.
arena-journal-plan = { $file } is the journal of other games ({ $names } differ): choose another file, or the options that it was begun with.
arena-journal-line = { $file }:{ $line }: this line holds no group of games. Correct it, or take it out.
arena-plot-format = { $file } cannot be drawn: its name must end in one of { $known }.
