### The table: before the game and while it is on.

## The page.

client-table-none = There is no such table
client-table-signed-out = You are signed out
client-table-opening = The table is being laid …
client-table-home = All tables
client-table-lost = Connection lost: trying again.
client-table-kept = { $kept ->
    [yes] What you did last is waiting for the connection. It is stored in this browser, even if you close the page.
   *[no] What you did last is waiting for the connection. This browser cannot store it: keep this page open.
}
client-table-stale = The table had moved on meanwhile. It is up to date now.
client-table-board = Board
client-table-side = Score, log and chat
client-table-actions = What you can do
client-table-players = Players
client-table-no-board = The board could not be loaded.
client-table-again = Try again
client-table-no = Cancel
client-table-more = More

## How the game stands.

client-table-your-turn = Your turn
client-table-turn-of = { $name } is to move
client-table-watching = You are watching
client-table-over = { $ended ->
    [resigned] Ended by resignation
    [abandoned] Ended: everybody left
    [imported] A recorded game
   *[played] The game is over
}
client-table-resigned = You have resigned. A bot plays on for you.
client-table-away = { $why ->
    [time] Your time was up: a bot plays for you.
   *[left] A bot plays for you.
}
client-table-is-paused = The game is paused
client-table-paused = { $who ->
    [you] The game is paused: come back to go on. If nobody does, it ends on { $day } and counts as lost.
   *[others] The game is paused until a player comes back. If nobody does, it ends on { $day }.
}
client-table-return = Play on yourself
client-table-sending = Sending …
client-seat-you = you
client-seat-remark = { $kind ->
    [bot] bot
    [away] bot stands in
    [resigned] resigned
   *[empty] nobody
}
client-clock-left = Time left
client-clock-days = { $days } d { $hours } h
client-clock-hours = { $hours }:{ $minutes } h
client-clock-minutes = { $minutes }:{ $seconds }

## What one can do.

client-table-drop = Cancel
client-table-undo = Undo
client-table-happened = What happened?
client-table-hint = Hint
client-table-moves = { $count ->
    [one] All moves (1)
   *[other] All moves ({ $count })
}
client-moves-other = More moves ({ $count })
client-bubble-menu = Which one?
client-hint-thinking = A strong player is thinking about it …
client-hint-none = There is no advice for this position.
client-hint-chance = { $chance }% to win
client-hint-show = Show
client-hint-play = Play
client-preview-points = { $count ->
    [one] point
   *[other] points
}
client-preview-nature = Then chance decides.
client-preview-ends = There is nothing more to do then: your turn ends with it.
client-preview-then = Then you could:
client-preview-more = and { $count } more
client-more-share = Share the table
client-more-rules = Rules
client-more-keys = Keys
client-more-back = Ask to take back my last move
client-more-leave = { $after ->
    [pause] Pause the game
   *[bot] Let a bot play for me
}
client-more-resign = Resign
client-leave-title = { $after ->
    [pause] Pause the game?
   *[bot] Let a bot play for you?
}
client-leave-text = { $after ->
    [pause] Nobody else plays here, so the game waits until you come back. After seven days it ends and counts as lost.
   *[bot] It plays at its own speed until you come back. If everybody leaves, the game pauses.
}
client-leave-yes = { $after ->
    [pause] Pause
   *[bot] Let it play
}
client-resign-title = Resign this game?
client-resign-text = You will be placed behind everybody who plays on. This cannot be taken back.
client-asked = { $name } asks to take a move back.
client-asked-own = You asked to take a move back. The others have to agree.
client-asked-show = Show
client-asked-withdraw = Withdraw
client-asked-agreed = You agreed.
client-asked-yes = Agree
client-asked-no = Decline

## Score, log and chat.

client-score = Score
client-score-total = Total
client-score-open = Where the points come from
client-score-close = Totals only
client-side-tab = { $tab ->
    [chat] Chat
   *[log] Log
}
client-side-unread = new
client-log-setup = Set-up
client-log-empty = Nothing has happened yet.
client-chat-empty = Nobody has said anything yet.
client-chat-watch = Only those at the table can write.
client-chat-write = Say something
client-chat-send = Send

## Looking back.

client-past = Former positions
client-past-number = { NUMBER($at, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
client-past-step = { $stride ->
    [first] To the beginning
    [back] One move back
    [on] One move on
   *[last] To the last move
}
client-past-former = This is how it was:
client-past-start = The table before the first move.
client-past-glance = After move { NUMBER($number, useGrouping: 0) }:
client-past-leave = Back to the game
client-past-end = To the end

## The keys.

client-keys-title = With the keyboard
client-keys-name = { $key ->
    [CtrlZ] Ctrl + Z
    [Home] Home
    [End] End
    [Space] Space
   *[other] { $key }
}
client-keys = { $meaning ->
    [tab] to the next thing that can be done
    [arrows] on the board: to the neighbour in that direction
    [enter] pick up, put down, play
    [escape] put back what is in hand; back to the game
    [undo] take the last move back
    [steps] while looking back: step through the positions
   *[help] this help
}

## Before the game.

client-wait-free = { $free ->
    [0] Everybody is here.
    [one] One chair is still free. The game begins when it is taken.
   *[other] { $free } chairs are still free. The game begins when all are taken.
}
client-wait-closed = This table was closed before the game began.
client-wait-chairs = Chairs
client-wait-empty = Free
client-wait-chair = Chair { $number }
client-wait-reserved = kept for somebody
client-wait-here = Sit here
client-wait-name = Your name
client-wait-sit = Take a seat
client-wait-sit-as = Take a seat as { $name }
client-wait-full = No chair is free. Stay here to watch the game.
client-invite = Invite others
client-invite-note = Whoever opens this link can take a seat. No account is needed.
client-invite-here = This link leads to this device only. For others in your network start the server with “shima serve --host 0.0.0.0” and open it by the name or address of this device.
client-invite-link = Link to this table
client-invite-copy = Copy link
client-invite-copied = The link is copied.
client-invite-share = Share
client-invite-text = Play with me!
client-begin = Begin now
client-begin-bot = Bots for the empty chairs
client-begin-start = { $free ->
    [0] Start
    [one] Start with a bot
   *[other] Start with { $free } bots
}
client-begin-leave = Leave the table
client-begin-close = Close the table
client-terms-order = { $order ->
    [seated] The chairs are the order of play.
    [rated] Whoever has the lowest rating goes first.
   *[random] The order of play is drawn.
}
client-terms-clock = { $kind ->
    [live] { $minutes } minutes each, { $increment } seconds more a turn.
    [days] { $days ->
        [one] 1 day for each turn.
       *[other] { $days } days for each turn.
    }
   *[none] No clock.
}
client-terms-hints = { $on ->
    [yes] Hints are allowed.
   *[no] No hints.
}

client-person-about = { $name }: mute, block or report
client-person-mute = Mute
client-person-unmute = Unmute
client-person-mute-note = You no longer see what they say.
client-person-block = Block
client-person-unblock = Unblock
client-person-block-note = They cannot sit down at your tables, and you do not see each other’s open tables.
client-person-report = Report …
client-person-report-note = The host of this server gets your text and the last lines of chat at this table.
client-person-report-what = What happened?
client-person-report-send = Send the report
client-person-reported = The host has your report.
client-wait-blocked = Somebody whom you have blocked
client-wait-anyway = Sit down anyway
