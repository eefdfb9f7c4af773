### What every game and every door says: seats, records, component sets, mistakes.

seat = Player { $number }

## Mistakes in what was typed or asked for.

error-game = There is no game “{ $game }” on the shelf: choose from { $games }.
error-game-plugin = The game “{ $game }” cannot be loaded from { $value }: { $problem }
error-seats = “{ $game }” cannot be played with { $players } { $players ->
        [one] player
       *[other] players
    }: it takes { $seats }.
error-option = “{ $game }” has no option “{ $option }”: choose from { $known }.
error-no-options = “{ $game }” has no options: leave out “{ $option }”.
error-option-value = Option “{ $option }” cannot be “{ $value }”: choose from { $known }.
error-player = There is no player “{ $player }”: choose from { $players }, or write package.module:Class for one of your own.
error-player-module = The player “{ $player }” cannot be loaded, because the module { $module } cannot be imported ({ $problem }).
error-player-class = The player “{ $player }” cannot be loaded: the module { $module } has no class { $class }.
error-player-kind = “{ $player }” is not a player: it needs a method choose(state, seat) that returns a legal move.
error-player-start = The player “{ $player }” cannot start: it is called with a seed, and that failed ({ $problem }).
error-player-move = The player “{ $player }” chose { $move }, which is not among the legal moves.
error-search = “{ $player }” cannot be read at “{ $part }”: write search:sims=400 (1 to 1,000,000), search:seconds=0.5 (up to 3600), or both with a semicolon between.
error-search-budget = “{ $player }” has no budget: write search:sims=400 or search:seconds=0.5.
error-weights = { $file } holds no weights that fit: `shima train` writes such files.
error-weights-of = { $file } holds weights for { $game } with { $seats } players.
error-no-features = Nothing can be learned for { $game }: the game has no features to learn weights for.
error-viewer = There is no seat { $viewer }: the seats are 1 to { $seats }.
error-over = “{ $text }” comes too late: the game is over.
error-actor = “{ $text }” is a move of { $actor }, but { $expected } is to move (1, 2 … are the seats, * is chance).
error-verb = “{ $text }” is no move: a move begins with one of { $verbs }.
error-arguments = “{ $text }” is no move with “{ $verb }”: write it like { $examples }.
error-file = “{ $file }” cannot be opened: { $problem }.
error-file-kind = “{ $file }” is a device or a socket: only files and pipes can be read.
error-file-size = “{ $file }” is too large: at most { $most } bytes can be read.
error-file-text = “{ $file }” is not text: it must be written in UTF-8.
error-extra = This needs the Python package { $module }: { $command }

## What is wrong with a record.

record-size = This is too large for a record: it may have at most { $most } characters.
record-line-long = This line is too long: a line of a record has at most { $most } characters.
record-lines = This record has too many lines: at most { NUMBER($most, useGrouping: 0) } are allowed.
record-head-long = The head of this record is too long: put an empty line before the moves, at line { $most } at the latest.
record-many-players = There are { NUMBER($count, useGrouping: 0) } names here: a record has at most { $most } players.
record-many-options = There are too many options here: at most { $most } are allowed.
record-many-moves = This record has too many moves: at most { NUMBER($most, useGrouping: 0) } are allowed.
record-format = This is no record: the first line must be “{ $expected }”.
record-header = “{ $line }” does not belong at the head of a record: write “name: value” with one of { $known }.
record-twice = “{ $name }” stands here for the second time: keep one of the two lines.
record-empty = “{ $name }” has no value: write one behind the colon.
record-name = “{ $name }” cannot be the name of a player: write 1 to 40 characters, all of them visible.
record-missing = The line “{ $name }: …” is missing: add it above the empty line.
record-number = “{ $name }” is “{ $value }”: write a whole number.
record-hex = “{ $name }” must have 64 digits from 0 to 9 and a to f.
record-components = “components” must be the name of a set and its hash: 64 digits from 0 to 9 and a to f.
record-option = “{ $option }” is no option: write “name=value”, or “none” for no options at all.
record-cut = The head announces { $said } moves, but { $count ->
        [one] 1 follows
       *[other] { NUMBER($count, useGrouping: 0) } follow
    }: the record is cut short or has lines too many.
record-other-game = This is a record of “{ $game }”: “{ $expected }” is needed.
record-rules = This game was played under rules version { $rules }: this Shima plays version { $expected }.
record-set =
    This game was played with another component set, “{ $set }” { $hash }…: this one is { $ours }…; open the record with the set that it names.
record-players = The line “players” has { $count } { $count ->
        [one] name
       *[other] names
    }: write one for each seat, none of them empty, with “|” between them.
record-move = Move { NUMBER($number, useGrouping: 0) }: { $problem }
record-spelling = “{ $text }” is written “{ $expected }”.
record-illegal = “{ $text }” is not allowed ({ $rule }): { $reason }
record-after-end =
    Move { NUMBER($number, useGrouping: 0) }, “{ $text }”, comes after the end of the game: the record must stop before it.
record-result = “result” says { $said }, but the moves lead to { $found }.
record-resigned = “result” is “{ $value }”: after “resigned” write the seats that resigned, from 1 to { $players }, in order, each once, and not all of them.
record-to = There is no move { NUMBER($to, useGrouping: 0) }: this record has moves 0 to { NUMBER($count, useGrouping: 0) }.
record-no-seed = This record has no line “seed: …”: without the seed nobody can check the draws.
record-commitment = The seed is not the one that was promised: its hash must be the “commitment”.
record-unfair = “{ $text }” was not what the seed gives: it gives “{ $expected }”.

## What is wrong with a component set.

set-syntax = This is not TOML: { $problem }.
set-twice = { $name } stands here for the second time: keep one of the two.
set-unclosed = A bracket, a brace or a quotation mark was opened before this place and is not closed.
set-no-value = This is not TOML: write “name = value”, where the value is a number, a text in quotes or a list in square brackets.
set-digits = There is a number with too many digits here: nothing in a game is that large.
set-text-long = This is too long for a set: it may have at most { NUMBER($most, useGrouping: 0) } characters.
set-lines = This set has too many lines: at most { NUMBER($most, useGrouping: 0) } are allowed.
set-line-long = This line is too long: write at most { NUMBER($most, useGrouping: 0) } characters on one line.
set-word-long = A name or a value on this line is too long: at most { $most } characters are allowed.
set-parts = A name on this line has too many parts: at most { $most } parts may be joined by dots.
set-tokens = There is too much in this set: it may have at most { NUMBER($most, useGrouping: 0) } names, values and brackets.
set-depth = Brackets or braces are nested too deeply here: at most { $most } levels are allowed.
set-large = { $where } is too large: { NUMBER($most, useGrouping: 0) } is the most.
set-game = This set is for “{ $game }”: one for “{ $expected }” is needed.
set-name = A set cannot be called “{ $name }”: write small letters, digits and hyphens, 40 at most.
set-missing = { $where } is missing: add it.
set-no-table = The table [{ $where }] is missing: add it.
set-table = { $where } must be a table: write [{ $where }] on a line of its own, and its values below.
set-empty = { $where } is empty: write something between the quotes.
set-unknown = { $where } means nothing here: correct its name, or take it out.
set-whole = { $where } must be a whole number.
set-word = { $where } must be a text in quotes.
set-list = { $where } must be a list in square brackets.
set-wholes = { $where } holds “{ $value }”: it must hold whole numbers only.
set-words = { $where } holds “{ $value }”: it must hold texts in quotes only.
set-one-of = { $where }: “{ $value }” is not known here. Choose from { $known }.
set-count = { $where }: found { $count }, but rule { $rule } asks for { $right }.
set-rising = { $where } does not rise at { $value }: each number must be higher than the one before it, the first above 0.
