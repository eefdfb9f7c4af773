# The command `shima`: help, reports, errors.

cli-help-shima =
    Play, watch, replay and study island board games.

    Start with “{ $shima } play tokaido-duo”. Add --help to any command to see examples.
cli-help-language = Use English (en) or German (de). The default comes from SHIMA_LANGUAGE or your system.
cli-help-version = Show the version.
cli-help-play =
    Play in this terminal against bots or with other people at the same keyboard, or watch bots play.

    Examples:

    { $shima } play tokaido-duo

    { $shima } play tokaido-duo --players Ann,Ben

    { $shima } play tokaido-duo --players greedy,random --delay 1
cli-help-resume =
    Continue an unfinished game: the latest one, or the one in FILE.

    Examples:

    { $shima } resume

    { $shima } resume evening.shima
cli-help-resume-file = A saved game. Without it, the latest unfinished game.
cli-help-simulate =
    Run many games between bots and show the statistics.

    Examples:

    { $shima } simulate tokaido-duo --games 1000 --players greedy,greedy

    { $shima } simulate tokaido-duo --games 200 --seed 7 --save records --json
cli-help-fuzz =
    Play random games and check at every position that the rules hold. A game that breaks them is saved as a record.

    Example:

    { $shima } fuzz tokaido-duo --games 2000
cli-help-replay =
    Step through a recorded game, or retell it line by line and show the board.

    Examples:

    { $shima } replay evening.shima

    { $shima } replay evening.shima --to 40
cli-help-verify =
    Prove that recorded games follow the rules and that no one tampered with the draws.

    Examples:

    { $shima } verify evening.shima

    { $shima } verify games --json
cli-help-components = Component sets: boards, tiles, prices and points as data.
cli-help-components-check =
    Check a component set. Each problem is listed with its line and how to fix it.

    Example:

    { $shima } components check my-island.toml
cli-help-components-show =
    Show a game’s component set and where each value comes from.

    Example:

    { $shima } components show tokaido-duo
cli-help-bench =
    Measure this computer: decisions per second in random play, and the time to copy a position.

    Example:

    { $shima } bench tokaido-duo --json
cli-help-game = The game, such as tokaido-duo.
cli-help-games = Number of games.
cli-help-seed = Any text. The same seed gives the same games.
cli-help-jobs = Number of processes; 0 means one per core.
cli-help-json = Print the result as JSON.
cli-help-set = Use your own component set instead of the standard one.
cli-help-set-file = The component set to check, a TOML file.
cli-help-record = A recorded game.
cli-help-players = The players in seat order. “level1” to “level8”, “random” and “greedy” are bots. With “play”, any other name is a person.
cli-help-delay = Seconds to pause after each bot move.
cli-help-plain = Print line by line instead of filling the screen.
cli-help-save = Save the game in FILE instead of your games folder.
cli-help-save-folder = Save a record of each game in FOLDER.
cli-help-dump = Folder for records of games that break a rule.
cli-help-every = Run all checks only at every Nth position. Component counts are checked at every one.
cli-help-to = Stop after move N.
cli-help-position = Go to the position after move N.
cli-help-seconds = Seconds per measurement.
cli-help-verify-files = Recorded games, or folders whose .shima files are all checked.
cli-help-option = A game option, such as rulebook=german. Can be given more than once.
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

cli-language = There is no language “{ $code }”. Choose from { $known }.
cli-exists = { $file } already exists. Choose another file, or continue that game with “{ $shima } resume { $quoted }”.
cli-nothing-open = You have no unfinished game. Start one with “{ $shima } play tokaido-duo”.
cli-resigned = The game in { $file } ended by resignation and cannot be resumed. View it with “{ $shima } replay { $quoted }”.
cli-empty-name = There is an empty name in “{ $players }”. Write the names like this: --players Ann,greedy.
cli-go-on = You have an unfinished game ({ $players }, { $moves } moves). Continue it? [Y/n]
cli-simulating = Playing { $game }
cli-fuzzing = Checking { $game }
cli-verified =
    { $file }: { $state ->
        [over] a finished game of { $moves } moves
        [resigned] a game of { $moves } moves that ended by resignation
       *[open] an unfinished game of { $moves } moves
    }. Every move follows the rules, and all { $draws } draws match the seed that was promised before the first move.
cli-verified-given = The first { $given ->
        [one] move comes
       *[other] { NUMBER($given, useGrouping: 0) } moves come
    } from another game that this one continues. Draws among them are not checked against the seed.
cli-sound = { $file }: no problems. Set “{ $set }” for { $game }, hash { $hash }.
cli-set = Set “{ $set }” for { $game }, hash { $hash }
cli-usage = { $problem } See “{ $command } --help”.
cli-bad-set = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }{ $count ->
        [one] {""}
       *[other] {" "}“{ $shima } components check { $quoted }” lists all { $count } problems.
    }
cli-not-written = Cannot write the output: { $problem }.
cli-save-exists = { $file } already exists. Choose another folder.

## Mistakes on the command line.

cli-no-option = There is no option “{ $option }”.
cli-no-command = There is no command “{ $command }”. Choose from { $known }.
cli-missing = { $name } is missing.
cli-needs-value = The option { $option } needs a value.
cli-no-value = The option { $option } takes no value.
cli-extra = Unexpected “{ $words }”.
cli-not-whole = { $name } cannot be “{ $value }”. It must be a whole number.
cli-not-number = { $name } cannot be “{ $value }”. It must be a number.
cli-too-small = { $name } cannot be { $value }. The minimum is { $least }.
cli-too-large = { $name } cannot be { $value }. The maximum is { $most }.
cli-other = { $problem }.
cli-option-form = “{ $option }” is not a game option. Write --option NAME=VALUE. Choose from { $known }.
cli-option-twice = The option “{ $option }” was given two values. Choose one.
cli-no-records = “{ $file }” contains no records. Their names end in .shima.

cli-interrupted = Interrupted.
