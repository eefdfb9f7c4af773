# The command `shima`: help, reports, errors.

cli-help-shima =
    One table for island board games: play, watch, replay and study them.

    Begin with “{ $shima } play tokaido-duo”. Add --help to any command for its examples.
cli-help-language = Speak English (en) or German (de). Otherwise SHIMA_LANGUAGE or your system decides.
cli-help-version = Show the version.
cli-help-play =
    Play in this terminal: against a bot, two at one keyboard, or watch bots.

    Examples:

    { $shima } play tokaido-duo

    { $shima } play tokaido-duo --players Ann,Ben

    { $shima } play tokaido-duo --players greedy,random --delay 1
cli-help-resume =
    Go on with an unfinished game: the one played last, or the one in FILE.

    Examples:

    { $shima } resume

    { $shima } resume evening.shima
cli-help-resume-file = A saved game; left out, the unfinished game played last.
cli-help-simulate =
    Let bots play many games and count what came out.

    Examples:

    { $shima } simulate tokaido-duo --games 1000 --players greedy,greedy

    { $shima } simulate tokaido-duo --games 200 --seed 7 --save records --json
cli-help-fuzz =
    Play random games and check every promise of the rules at every position. A violation is written down as a record.

    Example:

    { $shima } fuzz tokaido-duo --games 2000
cli-help-replay =
    Tell a recorded game move by move and show its board.

    Examples:

    { $shima } replay evening.shima

    { $shima } replay evening.shima --to 40
cli-help-verify =
    Prove that records keep the rules and that nobody chose nature's draws.

    Examples:

    { $shima } verify evening.shima

    { $shima } verify games --json
cli-help-components = Component sets: boards, tiles, prices and points as data.
cli-help-components-check =
    Check a component set. Each finding names its line and what would be right.

    Example:

    { $shima } components check my-island.toml
cli-help-components-show =
    Show a game's component set with the provenance of each value.

    Example:

    { $shima } components show tokaido-duo
cli-help-bench =
    Measure this machine: decisions per second in random play, and the cost of copying a position.

    Example:

    { $shima } bench tokaido-duo --json
cli-help-game = The game, such as tokaido-duo.
cli-help-games = How many games.
cli-help-seed = Any text. Equal seeds give equal games.
cli-help-jobs = Processes to use; 0 means one for each core.
cli-help-json = Print the result as JSON.
cli-help-set = A component set of your own instead of the standard one.
cli-help-set-file = The component set to check, a TOML file.
cli-help-record = A recorded game.
cli-help-players = Who sits where: “level1” to “level5”, “random” or “greedy” for a bot; in “play”, any other name is a person.
cli-help-delay = Seconds to look at what a bot did.
cli-help-save = Save the game in FILE instead of your own folder of games.
cli-help-save-folder = Write the record of each game into FOLDER.
cli-help-dump = Where a game with a violation is written down.
cli-help-every = Check all promises at every N-th position only, conservation at every one.
cli-help-to = Only as far as move N.
cli-help-seconds = How long each measurement takes.
cli-help-verify-files = Recorded games, and folders in which all files that end in .shima are checked.
cli-help-option = An option of the game, such as order=drawn; may be given several times.
cli-help-help = Show this page.
cli-help-part = { $part ->
        [usage] Usage:
        [commands] Commands:
        [arguments] Arguments:
       *[options] Options:
    }
cli-help-usage-options = [OPTIONS]
cli-help-usage-command = COMMAND …
cli-help-text = TEXT
cli-help-required = required
cli-help-between = { $least } to { $most }
cli-help-at-least = at least { $least }
cli-help-at-most = at most { $most }
cli-help-default = default: { $value }

cli-language = There is no language “{ $code }” here: take one of { $known }.
cli-exists = { $file } exists already: choose another file, or go on with it by “{ $shima } resume { $quoted }”.
cli-nothing-open = There is no unfinished game: start one with “{ $shima } play tokaido-duo”.
cli-resigned = The game in { $file } ended by resignation and cannot be resumed. Look at it with “{ $shima } replay { $quoted }”.
cli-empty-name = A name is empty in “{ $players }”: write for example --players Ann,greedy.
cli-go-on = You left a game unfinished ({ $players }, { $moves } moves). Go on with it? [Y/n]
cli-simulating = Playing { $game }
cli-fuzzing = Checking { $game }
cli-verified =
    { $file }: { $state ->
        [over] a finished game of { $moves } moves
        [resigned] a game of { $moves } moves that ended by resignation
       *[open] an open game of { $moves } moves so far
    }. Every move keeps the rules, and all { $draws } draws follow from the seed that was promised before the first move.
cli-sound = { $file }: sound. Set “{ $set }” of { $game }, hash { $hash }.
cli-set = Set “{ $set }” of { $game }, hash { $hash }
cli-usage = { $problem } See “{ $command } --help”.
cli-bad-set = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }{ $count ->
        [one] {""}
       *[other] {" "}“{ $shima } components check { $quoted }” lists all { $count } findings.
    }
cli-not-written = The output cannot be written: { $problem }.
cli-save-exists = { $file } exists already and would be overwritten: choose another folder.

## Slips on the command line.

cli-no-option = There is no option “{ $option }” here.
cli-no-command = There is no command “{ $command }”: choose from { $known }.
cli-missing = { $name } is missing.
cli-needs-value = The option { $option } needs a value behind it.
cli-no-value = The option { $option } takes no value.
cli-extra = “{ $words }” is too much here.
cli-not-whole = { $name } cannot be “{ $value }”: write a whole number.
cli-not-number = { $name } cannot be “{ $value }”: write a number.
cli-too-small = { $name } cannot be { $value }: the least is { $least }.
cli-too-large = { $name } cannot be { $value }: the most is { $most }.
cli-other = { $problem }.
cli-option-form = “{ $option }” is no option of a game: write --option NAME=VALUE (known here: { $known }).
cli-option-twice = The option “{ $option }” was given with two values: choose one.
cli-no-records = “{ $file }” holds no records: their names end in .shima.

cli-interrupted = Interrupted.
