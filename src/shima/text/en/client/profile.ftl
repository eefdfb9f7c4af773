### The page about oneself, and the page that a private link opens.

client-me-title = You
client-me-name = Your name
client-me-name-note = This is what others see. At tables where you already sit, the old name stays.
client-me-save = Save
client-me-saved = Saved: you are { $name } now.
client-me-nobody = Nobody has a name in this browser yet. Choose one, or just start a game and get one.

client-me-settings = This browser
client-me-notify = Notifications
client-me-notify-on = Tell me when it is my turn
client-me-notify-note = While a table is open in some window or tab, this browser tells you when it is your turn there.
client-me-notify-blocked = This browser does not allow notifications from this site. Allow them in the settings of the site (beside the address), then switch them on here.
client-me-notify-none = This browser has no notifications, or only for sites with a secure address (https).

client-me-ratings = Ratings
client-me-ratings-note = A rating begins at 1000 and changes with every finished game, against people and bots alike. Games in which a move was taken back do not count.
client-me-no-ratings = No rating yet: play a game to its end.

client-me-device-note = A private link makes another phone or computer yours as well, with all your games. It works once, within a day. Give it to nobody else.
client-me-device-make = Make a private link
client-me-device-until = Works once, until { $when }.

client-me-programs = For programs
client-me-programs-note = Your own program can play under your name.
client-me-tokens = Tokens
client-me-tokens-note = With a token a program does what you can do here. Whoever has it plays as you.
client-me-no-tokens = You have no tokens.
client-me-token-label = What is it for?
client-me-token-make = Make a token
client-me-token-new = This is the token. Copy it now: it is shown only this once.
client-me-token-unnamed = Without a name
client-me-token-since = made { $when }
client-me-token-drop = Delete
client-me-token-drop-name = Delete the token “{ $label }”
client-me-hook = Webhook
client-me-hook-note = Whenever it is your turn, the server calls this address. The secret signs each call.
client-me-hook-url = Address
client-me-hook-secret = Secret
client-me-hook-set = Set
client-me-hook-drop = Remove
client-me-hook-saved = From now on the server calls this address.
client-me-hook-dropped = The server calls nobody any more.
client-me-hook-paused = The last calls failed. The server will try again { $when }.

client-me-forget = Sign out or delete
client-me-forget-note = After you sign out, this browser no longer knows who you are. You can come back with a recovery code or from another of your devices. With neither, you cannot return to your games.
client-me-forget-do = Sign out here
client-me-forget-sure = Sign out { $name } in this browser?
client-me-forget-yes = Yes, sign out
client-me-forget-no = No
client-me-forgotten = You are signed out here.

client-copy = Copy
client-copied = Copied

client-link-title = Your other device
client-link-taking = One moment …
client-link-other = This browser already knows somebody: { $name }. If you go on, it knows the owner of the link instead. To keep the games of { $name }, first make a private link for them in the profile.
client-link-take = Go on with the link
client-link-keep = Stay { $name }
client-link-done = This device is yours now, { $name }.
client-link-empty = This link is incomplete: its last part is missing.
client-link-profile = To the profile

client-me-devices = Your devices
client-me-devices-note = The browsers that are signed in as you. Sign out any that you do not recognise or no longer use. It takes effect at once.
client-me-devices-here = this browser
client-me-devices-seen = last seen { $when }
client-me-devices-name = { $browser } on { $system }
client-me-devices-unknown = Unknown browser
client-me-devices-earlier = Earlier visits
client-me-devices-drop = Sign out
client-me-devices-drop-name = Sign out: { $device }
client-me-devices-drop-all = Sign out all others
client-me-devices-dropped = Signed out: { $device }.
client-me-devices-alone = Only this browser is signed in now.

client-me-device-link = Link for another device

client-me-recovery = Recovery code
client-me-recovery-note = If you lose all your devices, this code signs you in on another one. Keep it on paper or in a password manager. Anyone who has it can play as you.
client-me-recovery-make = Make a recovery code
client-me-recovery-again = Make a new code
client-me-recovery-made = You made your code on { $when }. A new one replaces it.
client-me-recovery-new = This is your code. Write it down now: it is shown only this once.
client-me-recovery-print = Print

client-me-blocks = Blocked and muted people
client-me-blocks-note = Blocked people cannot sit down at your tables, and you do not see each other’s open tables. What muted people say is not shown to you.
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
client-me-delete-note = Your name, devices, tokens, ratings, blocks and everything you said at tables are deleted for good. Your running games are resigned. Finished games stay for the people you played with, with “former player” in your place.
client-me-delete-do = Delete my data …
client-me-delete-sure = Delete everything about { $name }? This cannot be undone.
client-me-delete-yes = Yes, delete it all

client-me-deleted = Your data has been deleted.

client-recover-title = Welcome back
client-recover-have = I have a recovery code
client-recover-note = Type the code that you wrote down. Capitals and hyphens do not matter.
client-recover-other = { $name } is signed in in this browser. If you go on, the owner of the code is signed in instead.
client-recover-do = Sign in
