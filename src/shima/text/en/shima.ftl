### Texts for all games and interfaces: seats, records, component sets, mistakes.

seat = Player { $number }

## Mistakes in what was typed or asked for.

error-game = There is no game “{ $game }”. Choose from { $games }.
error-game-plugin = The game “{ $game }” cannot be loaded from { $value }: { $problem }
error-seats = “{ $game }” cannot be played with { $players } { $players ->
        [one] player
       *[other] players
    }. It takes { $seats }.
error-option = “{ $game }” has no option “{ $option }”. Choose from { $known }.
error-no-options = “{ $game }” has no options. Leave out “{ $option }”.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Choose from { $known }.
error-player = There is no player “{ $player }”. Choose from { $players }, or write package.module:Class for your own.
error-player-module = Cannot load the player “{ $player }”, because the module { $module } cannot be imported ({ $problem }).
error-player-class = Cannot load the player “{ $player }”, because the module { $module } has no class { $class }.
error-player-kind = “{ $player }” is not a player. It needs a method choose(state, seat) that returns a legal move.
error-player-start = Cannot start the player “{ $player }”. Calling it with a seed failed ({ $problem }).
error-player-move = The player “{ $player }” chose { $move }, which is not a legal move.
error-search = Cannot read “{ $part }” in “{ $player }”. Write search:sims=400 (1 to 1,000,000), search:seconds=0.5 (up to 3600), or both separated by a semicolon.
error-search-budget = “{ $player }” has no budget. Write search:sims=400 or search:seconds=0.5.
error-weights = { $file } contains no suitable weights. Create them with `shima train`.
error-weights-of = The weights in { $file } are for { $game } with { $seats } players.
error-no-features = Cannot train { $game }, because the game has no features to learn weights for.
error-viewer = There is no seat { $viewer }. Seats are numbered 1 to { $seats }.
error-over = “{ $text }” comes too late. The game is over.
error-actor = “{ $text }” is a move by { $actor }, but it is { $expected }’s turn (1, 2 … are seats, * is chance).
error-verb = “{ $text }” is not a move. A move starts with one of { $verbs }.
error-arguments = “{ $text }” is not a valid “{ $verb }” move. Write it like { $examples }.
error-file = Cannot open “{ $file }”: { $problem }.
error-file-kind = “{ $file }” is a device or a socket. Only files and pipes can be read.
error-file-size = “{ $file }” is too large. The limit is { $most } bytes.
error-file-text = “{ $file }” is not a text file. It must be encoded in UTF-8.
error-extra = This needs the Python package { $module }. To install it: { $command }

## What is wrong with a record.

record-size = This is too large for a record. The limit is { $most } characters.
record-line-long = This line is too long. A line of a record can have at most { $most } characters.
record-lines = This record has too many lines. The limit is { NUMBER($most, useGrouping: 0) }.
record-head-long = The head of this record is too long. Put an empty line before the moves, no later than line { $most }.
record-many-players = There are { NUMBER($count, useGrouping: 0) } names here, but a record has at most { $most } players.
record-many-options = There are too many options here. The limit is { $most }.
record-many-moves = This record has too many moves. The limit is { NUMBER($most, useGrouping: 0) }.
record-format = This is not a record. The first line must be “{ $expected }”.
record-header = “{ $line }” does not belong in the head of a record. Write “name: value” with one of { $known }.
record-twice = “{ $name }” appears twice. Keep one of the two lines.
record-empty = “{ $name }” has no value. Write one after the colon.
record-name = “{ $name }” cannot be the name of a player. Use 1 to 40 visible characters.
record-missing = The line “{ $name }: …” is missing. Add it above the empty line.
record-number = “{ $name }” is “{ $value }”, but must be a whole number.
record-hex = “{ $name }” must have 64 digits from 0 to 9 and a to f.
record-components = “components” must be the name of a set and its hash: 64 digits from 0 to 9 and a to f.
record-option = “{ $option }” is not an option. Write “name=value”, or “none” for no options.
record-given = “given” is { NUMBER($given, useGrouping: 0) }, but must be a number from 1 to the number of moves, which is { NUMBER($moves, useGrouping: 0) }.
record-cut = The head announces { $said } moves, but { $count ->
        [one] 1 follows
       *[other] { NUMBER($count, useGrouping: 0) } follow
    }. The record is incomplete or has extra lines.
record-other-game = This is a record of “{ $game }”, but “{ $expected }” is needed.
record-rules = This game was played with rules version { $rules }. This Shima supports: { $expected }.
record-set =
    This game was played with the component set “{ $set }” (hash { $hash }…), but this one is different (hash { $ours }…). Open the record with the set it names.
record-players = The line “players” has { $count } { $count ->
        [one] name
       *[other] names
    }. Write one for each seat, separated by “|”. None may be empty.
record-move = Move { NUMBER($number, useGrouping: 0) }: { $problem }
record-spelling = “{ $text }” should be written “{ $expected }”.
record-illegal = “{ $text }” is not allowed ({ $rule }): { $reason }
record-after-end =
    Move { NUMBER($number, useGrouping: 0) }, “{ $text }”, comes after the end of the game. The record must stop before it.
record-result = “result” says { $said }, but the moves lead to { $found }.
record-resigned = “result” is “{ $value }”. After “resigned”, list the seats that resigned, from 1 to { $players }, in order and without repeats. Not all players can resign.
record-to = There is no move { NUMBER($to, useGrouping: 0) }. This record has moves 0 to { NUMBER($count, useGrouping: 0) }.
record-no-seed = This record has no line “seed: …”. Without the seed, the draws cannot be checked.
record-commitment = The seed is not the one that was promised. Its hash must match the “commitment”.
record-unfair = “{ $text }” does not match the seed, which gives “{ $expected }”.

## What is wrong with a component set.

set-syntax = This is not TOML: { $problem }.
set-twice = { $name } appears twice. Keep one of the two.
set-unclosed = A bracket, brace or quotation mark was opened before this point and never closed.
set-no-value = This is not TOML. Write “name = value”, where the value is a number, text in quotes or a list in square brackets.
set-digits = A number here has too many digits. Nothing in a game is that large.
set-text-long = This is too long for a set. The limit is { NUMBER($most, useGrouping: 0) } characters.
set-lines = This set has too many lines. The limit is { NUMBER($most, useGrouping: 0) }.
set-line-long = This line is too long. The limit is { NUMBER($most, useGrouping: 0) } characters.
set-word-long = A name or value on this line is too long. The limit is { $most } characters.
set-parts = A name on this line has too many parts. At most { $most } parts can be joined by dots.
set-tokens = There is too much in this set. The limit is { NUMBER($most, useGrouping: 0) } names, values and brackets.
set-depth = Brackets or braces are nested too deeply here. The limit is { $most } levels.
set-large = { $where } is too large. The maximum is { NUMBER($most, useGrouping: 0) }.
set-game = This set is for “{ $game }”, but one for “{ $expected }” is needed.
set-name = A set cannot be called “{ $name }”. Use up to 40 lower-case letters, digits and hyphens.
set-missing = { $where } is missing. Add it.
set-no-table = The table [{ $where }] is missing. Add it.
set-table = { $where } must be a table. Write [{ $where }] on its own line, with its values below.
set-empty = { $where } is empty. Write something between the quotes.
set-unknown = { $where } is not known here. Correct its name or remove it.
set-whole = { $where } must be a whole number.
set-word = { $where } must be text in quotes.
set-list = { $where } must be a list in square brackets.
set-wholes = { $where } contains “{ $value }”, but must contain only whole numbers.
set-words = { $where } contains “{ $value }”, but must contain only text in quotes.
set-one-of = { $where } cannot be “{ $value }”. Choose from { $known }.
set-count = { $where }: found { $count }, but rule { $rule } requires { $right }.
set-rising = { $where } does not increase at { $value }. The first number must be above 0, and each one higher than the one before it.
