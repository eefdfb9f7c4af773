### The page about oneself, and the page that a private link opens.

client-me-title = You
client-me-name = Your name
client-me-name-note = This is what others see. Tables you have already joined keep your old name.
client-me-save = Save
client-me-saved = Saved. You’re now { $name }.
client-me-nobody = You don’t have a name in this browser yet. Choose one, or just start a game and you’ll get one.

client-me-settings = This browser
client-me-pace = Other players’ moves
client-me-pace-name = { $pace ->
    [slow] Slow
    [fast] Fast
    [instant] At once
   *[normal] Normal
}
client-me-instant = Play a move with the first tap
client-me-talk = Show what the bots say
client-me-notify = Notifications
client-me-notify-on = Tell me when it’s my turn
client-me-notify-note = While a table is open in a window or tab, this browser tells you when it’s your turn.
client-me-notify-blocked = This browser blocks notifications from this site. Allow them in the site settings (next to the address), then turn them on here.
client-me-notify-none = This browser doesn’t support notifications, or supports them only on secure sites (https).

client-me-ratings = Ratings
client-me-ratings-note = Ratings start at 1000 and change after every finished game, against people and bots alike. Games in which a move was taken back don’t count.
client-me-no-ratings = No rating yet. Finish a game to get one.

client-me-device-note = A private link signs you in on another phone or computer, with all your games. It works once, within a day. Don’t share it with anyone.
client-me-device-make = Create a private link
client-me-device-until = Works once, until { $when }.

client-me-programs = For programs
client-me-programs-note = Your own programs can play under your name.
client-me-tokens = Tokens
client-me-tokens-note = With a token, a program can do what you can do here. Anyone who has it can play as you.
client-me-no-tokens = You have no tokens.
client-me-token-label = What is it for?
client-me-token-make = Create a token
client-me-token-new = This is your token. Copy it now; it won’t be shown again.
client-me-token-unnamed = Unnamed
client-me-token-since = created { $when }
client-me-token-drop = Delete
client-me-token-drop-name = Delete token “{ $label }”
client-me-hook = Webhook
client-me-hook-note = The server calls this address whenever it’s your turn. Each call is signed with the secret.
client-me-hook-url = Address
client-me-hook-secret = Secret
client-me-hook-set = Save
client-me-hook-drop = Remove
client-me-hook-saved = Webhook saved.
client-me-hook-dropped = Webhook removed.
client-me-hook-paused = The last calls failed. The server will try again { $when }.

client-me-forget = Sign out or delete
client-me-forget-note = After you sign out, this browser will no longer know who you are. You can come back with a recovery code or a link from another of your devices. Without either, you can’t return to your games.
client-me-forget-do = Sign out here
client-me-forget-sure = Sign out { $name } in this browser?
client-me-forget-yes = Yes, sign out
client-me-forget-no = No
client-me-forgotten = You’re signed out.

client-copy = Copy
client-copied = Copied

client-link-title = Your other device
client-link-taking = One moment …
client-link-other = { $name } is signed in to this browser. If you continue, the owner of the link is signed in instead. To keep { $name }’s games, create a private link in the profile first.
client-link-take = Use the link
client-link-keep = Stay signed in as { $name }
client-link-done = You’re signed in on this device, { $name }.
client-link-empty = This link is incomplete. Its last part is missing.
client-link-profile = Go to profile

client-me-devices = Your devices
client-me-devices-note = These browsers are signed in as you. Sign out any that you don’t recognise or no longer use. It takes effect immediately.
client-me-devices-here = this browser
client-me-devices-seen = last seen { $when }
client-me-devices-name = { $browser } on { $system }
client-me-devices-unknown = Unknown browser
client-me-devices-earlier = Earlier visits
client-me-devices-drop = Sign out
client-me-devices-drop-name = Sign out { $device }
client-me-devices-drop-all = Sign out all others
client-me-devices-dropped = Signed out { $device }.
client-me-devices-alone = Only this browser is signed in now.

client-me-device-link = Link for another device

client-me-recovery = Recovery code
client-me-recovery-note = If you lose all your devices, this code signs you in on another one. Keep it on paper or in a password manager. Anyone who has it can play as you.
client-me-recovery-make = Create a recovery code
client-me-recovery-again = Create a new code
client-me-recovery-made = You created your code on { $when }. A new one replaces it.
client-me-recovery-new = This is your code. Write it down now; it won’t be shown again.
client-me-recovery-print = Print

client-me-blocks = Blocked and muted people
client-me-blocks-note = Blocked people can’t join your tables, and you won’t see each other’s open tables. You won’t see messages from muted people.
client-me-blocks-kind = { $kind ->
        [block] blocked
       *[mute] muted
    }
client-me-blocks-drop = { $kind ->
        [block] Unblock
       *[mute] Unmute
    }
client-me-blocks-drop-name = { $kind ->
        [block] Unblock { $name }
       *[mute] Unmute { $name }
    }

client-me-delete = Delete my data
client-me-delete-note = Your name, devices, tokens, ratings, blocks and chat messages are permanently deleted. You resign your games in progress. Finished games stay available to the people you played with, and show “former player” instead of your name.
client-me-delete-do = Delete my data …
client-me-delete-sure = Delete everything about { $name }? This can’t be undone.
client-me-delete-yes = Yes, delete it all

client-me-deleted = Your data has been deleted.

client-recover-title = Welcome back
client-recover-have = I have a recovery code
client-recover-note = Type the code you wrote down. Capitals and hyphens don’t matter.
client-recover-other = { $name } is signed in to this browser. If you continue, the owner of the code is signed in instead.
client-recover-do = Sign in
