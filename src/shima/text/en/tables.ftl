### What a table says to those who sit at it.

table-unknown = There is no table “{ $table }”: check the link.
table-damaged = The journal of table “{ $table }” cannot be read. Whoever runs this server finds the reason in its log.
table-busy = This table is very busy: try again.
table-no-set = This server knows no component set { $hash }… of “{ $game }”: give it the set’s file in the studio first, or take the standard set.
table-bot = There is no bot “{ $value }”: choose from { $known }.
table-order = The seats cannot be in the order “{ $value }”: choose from { $known }.
table-clock = There is no clock “{ $value }”: choose from { $known }.
table-clock-range = “{ $name }” cannot be { $value }: it is { $least } to { $most }.
table-no-person = At least one chair must be left for a person.
table-sits-already = You already sit at this table.
table-no-chair = There is no chair { $chair }: the chairs are 1 to { $chairs }.
table-full = No chair is free for you here. You can watch.
table-chair-taken = Chair { $chair } is taken: choose another.
table-chairs-empty = Some chairs are still empty: wait, or let bots take them.
table-bot-games = You already have { $most } games against bots going on: finish or resign one of them first.
table-bot-games-other = Another player at this table already has { $most } games against bots going on: one of them must end first.
table-left-already = A bot already plays for you. You can come back.
table-resigned-already = You have resigned this game.
table-not-seated = You do not sit at this table. You can watch.
table-status = { $needed ->
        [waiting] The game has already begun.
        [playing] { $status ->
            [waiting] The game has not begun yet.
           *[over] The game is over.
        }
       *[over] The game is not over yet.
    }
table-closed = This table was closed before the game began.
table-bot-plays = { $why ->
        [time] Your time was up, and a bot plays for you: come back first.
       *[left] A bot plays for you: come back first.
    }
table-not-away = Nobody plays for you: the seat is yours.
table-stale = The table has moved on: the next move is number { $number }.
table-not-your-turn = It is not your turn: { $name } is to move.
table-time-up = Your time is up: a bot plays for you until you come back.
table-no-move = There is no move “{ $move }”: moves have numbers below { $count }, or are written as in a record.
table-no-undo = You cannot go back to { $to } moves alone (you can to: { $known }). What another player or chance has done, or what you looked at, stays; you can ask the others to take back more.
table-no-decision = Nobody decided anything after { $to } moves: choose one of the decisions.
table-asked-already = { $name } has already asked to take back: answer that first.
table-ask-absent = { $name } is away, and only { $name } can agree: ask again when they are back.
table-journal-full = This table has more than { $most } entries: you can still move, leave or resign, but nothing else.
table-game-long = This game has { $most } moves and cannot go on: resign or leave.
table-not-asked = There is nothing to answer.
table-saying = Write 1 to { $most } characters.
table-sayings = That was a lot: at most { $most } messages in a minute.
table-hint-waits = Your last hint is still being thought out: wait a moment.
table-reviews-wait = { $most } games are already under review for your address: wait until one is finished.
table-no-hints = Hints are off at this table.

## People.

person-name = A name has 1 to 40 visible characters.
person-name-taken = This name looks like that of a bot or of a former player: choose another.
former-player = former player
person-unknown = You have no name here yet: say who you are first.
person-link = This link has been used, has expired or was never valid: make a new one on the other device.
person-token = This token is not valid (any more): make a new one.
person-tokens = You have { $most } tokens already: delete one first.
person-signed-out = You have been signed out here: the device or token was removed.
person-device = There is no such device (any more).
person-recovery = This recovery code is not valid: check each letter. A newer code replaces all older ones.
person-browser-only = A program cannot do this in your name: do it in your browser.
table-host-blocks = You cannot sit down here: the table belongs to somebody who does not want to play with you.
table-blocked-here = { $name }, whom you have blocked, sits here. Sit down anyway?
table-no-other = There is nobody else on chair { $chair } whom you could block, mute or report.
person-block = This block is not there (any more).
person-blocks = You have already blocked or muted { $most } people: unblock or unmute somebody first.
report-text = Write 1 to { $most } characters about what happened.
report-many = That is a lot: you can send at most { $most } reports a day.
