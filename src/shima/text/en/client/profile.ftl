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

client-me-device = On another device
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

client-me-forget = Forget me here
client-me-forget-note = This browser then does not know who you are. Your games go on, but without a private link or another device of yours you cannot come back to them.
client-me-forget-do = Forget me in this browser
client-me-forget-sure = Really forget { $name } in this browser?
client-me-forget-yes = Yes, forget me
client-me-forget-no = No
client-me-forgotten = This browser does not know you any more.

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
