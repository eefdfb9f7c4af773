### The table: before the game and while it is on.

## The page.

client-table-none = Table not found
client-table-signed-out = You’re signed out
client-table-opening = Setting up the table …
client-table-home = All tables
client-table-lost = Connection lost. Reconnecting …
client-table-kept = { $kept ->
    [yes] Your last move is saved in this browser and will be sent, even if you close the page.
   *[no] Your last move will be sent when you’re back online. This browser can’t save it, so keep this page open.
}
client-table-stale = The game changed while you were away. You’re up to date again.
client-table-board = Board
client-table-side = Log, chat and hints
client-table-actions = What you can do
client-table-players = Players
client-table-no-board = The board couldn’t be loaded.
client-table-again = Try again
client-table-replay = Replay
client-table-confirm = Play it
client-table-end = End turn …
client-table-end-anyway = End anyway
client-map-zoom-in = Enlarge the board
client-map-zoom-out = Show the whole board
client-turn-line = Parts of the turn
client-turn-state = { $state ->
    [done] done
   *[skipped] skipped
}
client-table-no = Cancel
client-table-more = More

## How the game stands.

client-table-your-turn = Your turn
client-table-turn-of = { $name }’s turn
client-table-watching = You’re watching
client-table-over = { $ended ->
    [resigned] Ended by resignation
    [abandoned] Ended because everyone left
    [imported] A recorded game
   *[played] The game is over
}
client-table-resigned = You resigned. A bot is finishing the game for you.
client-table-away = { $why ->
    [time] Your time ran out. A bot is playing for you.
   *[left] A bot is playing for you.
}
client-table-is-paused = The game is paused
client-table-paused = { $who ->
    [you] The game is paused. Take over to continue. If no one comes back, it ends on { $day } and counts as a loss.
   *[others] The game is paused until a player comes back. If no one does, it ends on { $day }.
}
client-table-return = Take over
client-table-sending = Sending …
client-seat-you = you
client-seat-here = on this device
client-seat-remark = { $kind ->
    [bot] bot
    [away] bot playing
    [resigned] resigned
   *[empty] free
}
client-clock-left = Time left
client-clock-days = { $days } d { $hours } h
client-clock-hours = { $hours }:{ $minutes } h
client-clock-minutes = { $minutes }:{ $seconds }

## What one can do.

client-table-drop = Cancel
client-table-undo = Undo
client-table-undo-ask = Ask to undo
client-table-undo-unrated = The game will then be unrated.
client-table-undo-anyway = Undo anyway
client-table-moves = { $count ->
    [one] All moves (1)
   *[other] All moves ({ $count })
}
client-moves-other = More moves ({ $count })
client-bubble-menu = Which one?
client-hint-thinking = A strong bot is thinking …
client-hint-none = No hint for this position.
client-hint-chance = { $chance }% win chance
client-hint-title = A good turn
client-hint-number = { $at } of { $count }
client-hint-back = Previous hint
client-hint-on = Next hint
client-hint-play = { $count ->
    [one] Play it
   *[other] Play the next step
}
client-preview-points = { $count ->
    [one] point
   *[other] points
}
client-preview-nature = Then chance decides.
client-preview-ends = That ends your turn.
client-preview-then = Then you could:
client-preview-more = and { $count } more
client-more-share = Share the table
client-more-rules = Rules
client-more-keys = Keys
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
    [pause] You’re the only person playing, so the game waits until you come back. After seven days it ends and counts as a loss.
   *[bot] It plays at its own speed until you come back. If everyone leaves, the game pauses.
}
client-leave-yes = { $after ->
    [pause] Pause
   *[bot] Let it play
}
client-resign-title = Resign this game?
client-resign-text = You will rank below everyone still playing. This can’t be undone.
client-resign-shared = { $name } resigns and will rank below everyone still playing. This can’t be undone.
client-asked = { $name } would like to take back a move.
client-asked-own = You asked to take back a move. The others have to agree.
client-asked-rated = If everyone agrees, the game will be unrated.
client-asked-show = Show
client-asked-withdraw = Withdraw
client-asked-agreed = You agreed.
client-asked-yes = Agree
client-asked-no = Decline

## Score, log and chat.

client-score = Score
client-score-total = Total
client-score-open = Show where points come from
client-side-tab = { $tab ->
    [chat] Chat
    [hint] Hint
    [moves] Moves
   *[log] Log
}
client-side-unread = new
client-log-setup = Set-up
client-log-empty = Nothing has happened yet.
client-chat-empty = No messages yet.
client-chat-watch = Only players at this table can write.
client-chat-write = Write a message
client-chat-send = Send

## Looking back.

client-past = History
client-past-number = { NUMBER($at, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
client-past-step = { $stride ->
    [first] Beginning
    [back] Previous move
    [on] Next move
   *[last] Last move
}
client-past-former = Earlier:
client-past-start = Before the first move.
client-past-glance = After move { NUMBER($number, useGrouping: 0) }:
client-past-leave = Back to the game

## The keys.

client-keys-title = Keyboard shortcuts
client-keys-name = { $key ->
    [CtrlZ] Ctrl + Z
    [Home] Home
    [End] End
    [Space] Space
   *[other] { $key }
}
client-keys = { $meaning ->
    [tab] go to the next possible action
    [arrows] on the board, go to the nearest place in that direction
    [enter] pick up, place or play
    [escape] cancel the selection; return to the game
    [skip] show the moves of others at once
    [undo] undo the last move
    [steps] in the history, step through the positions
    [card] explain what has the focus; again: go to its rule
    [board] read out the board
    [hand] read out what you have
    [scores] read out the scores
    [last] read out the last turn
   *[help] show this help
}

## Before the game.

client-wait-free = { $free ->
    [0] Everyone is here.
    [one] One seat is still free. The game starts when it is taken.
   *[other] { $free } seats are still free. The game starts when they are all taken.
}
client-wait-for = { $free ->
    [0] Waiting for { $names }. The game starts when everyone is here.
    [one] Waiting for { $names }. One more seat is free. The game starts when everyone is here.
   *[other] Waiting for { $names }. { $free } more seats are free. The game starts when everyone is here.
}
client-wait-closed = This table was closed before the game started.
client-wait-chairs = Seats
client-wait-empty = Free
client-wait-chair = Seat { $number }
client-wait-invites = { $name } invites you to a game
client-wait-learn = Never played?
client-wait-reserved = reserved
client-wait-here = Sit here
client-wait-name = Your name
client-wait-sit = Take a seat
client-wait-sit-as = Take a seat as { $name }
client-wait-full = { $kept ->
    [0] All seats are taken.
    [one] The last seat is reserved for { $names }.
   *[other] The remaining seats are reserved for { $names }.
} Stay here to watch the game.
client-invite = Invite others
client-invite-note = Anyone with this link can take a seat. No account needed.
client-invite-here = This link works only on this device. To let others on your network join, start the server with “shima serve --host 0.0.0.0” and open it using this device’s name or address.
client-invite-link = Link to this table
client-invite-code = QR code of the link
client-invite-copy = Share the link
client-invite-copied = Link copied.
client-invite-text = Play with me!
client-curtain = Pass the device to { $name }
client-curtain-note = The table is hidden because one of you knows something that the others must not see.
client-curtain-open = I am { $name }
client-begin-bot = Bots for the empty seats
client-begin-start = { $free ->
    [0] Start
    [one] Start with a bot
   *[other] Start with { $free } bots
}
client-begin-leave = Leave the table
client-begin-close = Close the table
client-terms-order = { $order ->
    [seated] Everyone plays the colour of their seat.
    [rated] The player with the lowest rating gets the first seat.
   *[random] The seats are drawn at random.
}
client-terms-clock = { $kind ->
    [live] { $minutes } minutes each, plus { $increment } seconds per turn.
    [days] { $days ->
        [one] 1 day per turn.
       *[other] { $days } days per turn.
    }
   *[none] No time limit.
}
client-terms-hints = { $on ->
    [yes] Hints are allowed.
   *[no] No hints.
}
client-terms-option = { $option ->
    [rulebook] { $value ->
        [german] The German rulebook applies.
       *[english] The English rulebook applies.
    }
    [compass] { $value ->
        [violet] Violet goes first.
        [green] Green goes first.
       *[random] Chance decides who goes first.
    }
    [order] { $value ->
        [drawn] With 2 players, the order of the second turn markers was drawn separately.
       *[repeated] With 2 players, the second turn markers repeat the order of the first ones.
    }
   *[other] { $option }: { $value }.
}

client-person-about = { $name }: mute, block or report
client-person-mute = Mute
client-person-unmute = Unmute
client-person-mute-note = You won’t see their messages.
client-person-block = Block
client-person-unblock = Unblock
client-person-block-note = They can’t join your tables, and you won’t see each other’s open tables.
client-person-report = Report …
client-person-report-note = The host of this server will get your text and the latest chat messages at this table.
client-person-report-what = What happened?
client-person-report-send = Send report
client-person-reported = Your report was sent to the host.
client-wait-blocked = Someone you blocked is here
client-wait-anyway = Take a seat anyway

## What the reading keys say.

client-tell-score = { $name }: { $points } ({ $parts }).
client-tell-no-turn = No one has played yet.
client-tell-no-hand = You are watching and have nothing on the table.
client-tell-no-board = The board is text that you can read with Tab and your screen reader.
