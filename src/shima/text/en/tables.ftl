### What a table tells the people at it.

table-unknown = There is no table “{ $table }”. Check the link.
table-damaged = Table “{ $table }” cannot be loaded. The host of this server can find the reason in the log.
table-busy = This table is very busy. Try again.
table-no-set = This server has no component set { $hash }… for “{ $game }”. Add the set in the studio first, or use the standard set.
table-bot = There is no bot “{ $value }”. Choose from { $known }.
table-order = There is no seat order “{ $value }”. Choose from { $known }.
table-clock = There is no time control “{ $value }”. Choose from { $known }.
table-clock-range = “{ $name }” cannot be { $value }. Choose from { $least } to { $most }.
table-no-person = At least one seat must be for a person.
table-companions = A name on this device belongs to a seat without a bot. There are { $names } names for { $chairs } seats.
table-no-rematch = There is no rematch to decline.
table-sits-already = You already have a seat at this table.
table-no-chair = There is no seat { $chair }. Seats are numbered 1 to { $chairs }.
table-full = There is no free seat for you here, but you can watch.
table-chair-taken = Seat { $chair } is taken. Choose another.
table-chairs-empty = Some seats are still free. Wait, or fill them with bots.
table-bot-games = You already have { $most } games against bots in progress. Finish or resign one of them first.
table-bot-games-other = Another player at this table already has { $most } games against bots in progress. One of them must end first.
table-left-already = A bot is already playing for you. You can take over at any time.
table-resigned-already = You have already resigned this game.
table-not-seated = You don’t have a seat at this table, but you can watch.
table-status = { $needed ->
        [waiting] The game has already started.
        [playing] { $status ->
            [waiting] The game has not started yet.
           *[over] The game is over.
        }
       *[over] The game is not over yet.
    }
table-continue-long = This game is too long to be continued. Choose a position after at most { NUMBER($most, useGrouping: 0) } moves.
table-continue-over = The game is over in this position. Choose an earlier one to continue from.
table-closed = This table was closed before the game started.
table-bot-plays = { $why ->
        [time] Your time ran out and a bot is playing for you. Take over first.
       *[left] A bot is playing for you. Take over first.
    }
table-not-away = You’re already playing. No bot is playing for you.
table-stale = The game has changed. The next move is number { $number }.
table-not-your-turn = It’s not your turn. Waiting for { $name }.
table-time-up = Your time ran out. A bot is playing for you until you come back.
table-no-move = There is no move “{ $move }”. Use a number below { $count }, or the notation of a record.
table-no-undo = You can’t go back to { $to } moves (you can go back to: { $known }). You can’t undo another person’s move, a roll or draw, or a look at something hidden. To go back further, ask the others to take back a move.
table-no-decision = There was no decision after { $to } moves. Choose a position where a player made a decision.
table-asked-already = { $name } has already asked to take back a move. Answer that first.
table-ask-absent = { $name } is away, and only { $name } can agree. Ask again when they are back.
table-journal-full = This table has more than { $most } entries. You can still move, leave or resign, but nothing else.
table-game-long = This game has { $most } moves and cannot continue. You can resign or leave.
table-not-asked = There is no request to answer.
table-saying = Write 1 to { $most } characters.
table-sayings = Too many messages. The limit is { $most } per minute.
table-hint-waits = Your last hint isn’t ready yet. Wait a moment.
table-reviews-wait = { $most } games from your address are already being reviewed. Wait until one review is finished.
table-no-hints = Hints are off at this table.

## People.

person-name = A name must have 1 to 40 visible characters.
person-name-taken = This name looks like the name of a bot or a former player. Choose another.
former-player = former player
person-unknown = You don’t have a name here yet. Choose one first.
person-link = This link has been used, has expired or was never valid. Create a new one on the other device.
person-token = This token is not valid, or no longer valid. Create a new one.
person-tokens = You already have { $most } tokens. Delete one first.
person-signed-out = You have been signed out here, because the device or token was removed.
person-device = That device doesn’t exist, or no longer exists.
person-recovery = This recovery code is not valid. Check each letter. A newer code replaces all older ones.
person-browser-only = Programs can’t do this for you. Use your browser.
table-host-blocks = You can’t take a seat here. The table belongs to someone who doesn’t want to play with you.
table-blocked-here = You have blocked { $name }, who is at this table. Take a seat anyway?
table-no-other = There is no other person in seat { $chair } to block, mute or report.
person-block = That block doesn’t exist, or no longer exists.
person-blocks = You have already blocked or muted { $most } people. Unblock or unmute someone first.
report-text = Describe what happened in 1 to { $most } characters.
report-many = Too many reports. The limit is { $most } per day.
