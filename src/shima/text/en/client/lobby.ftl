### The head of every page, the start page, opening a table.

## The head of every page.

client-head-home = Shima, to the start page
client-head-menu = Menu
client-head-rules = Rules
client-head-learn = Learn
client-head-profile = Profile
client-head-you = You
client-head-language = Language
client-head-language-name = { $code ->
    [de] Deutsch
   *[en] English
}
client-head-theme = Appearance
client-head-theme-now = { $theme ->
    [light] Appearance: light
    [dark] Appearance: dark
   *[auto] Appearance: like the device
}
client-head-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Like the device
}
client-head-sound = Sound
client-head-sound-name = { $on ->
    [yes] On
   *[no] Off
}

## The start page.

client-lobby-title = Two island games, one table
client-lobby-welcome = Pick a game and play at once: no account, no form.
client-lobby-guests = Crane Heron Otter Maple Plover Pine Lantern Swallow Tanuki Willow Carp Firefly Iris Kestrel Lotus Marten
client-about = Played on a plain table: everything in words, each move a button.
client-lobby-players = { $least ->
    [2] { $most ->
        [2] For 2
       *[other] For 2 to { $most }
    }
   *[other] For { $least } to { $most }
}
client-lobby-play = { $bots ->
    [1] Play against a bot
   *[other] Play against { $bots } bots
}
client-lobby-invite = { $others ->
    [1] Invite a friend
   *[other] Invite { $others } friends
}
client-lobby-more = More options
client-lobby-rules = Rules
client-lobby-studio = Studio
client-lobby-learn = Learn by playing
client-lobby-strength = Strength of the bot
client-lobby-opponents = Opponents
client-lobby-starting = One moment …

client-lobby-mine = Your games
client-lobby-turn = Your turn
client-lobby-running = Under way
client-lobby-finished = Finished ({ $count })
client-lobby-continue = Continue
client-lobby-open = Open
client-lobby-look = Look at it
client-lobby-against = { $names ->
    [none] alone so far
   *[other] with { $names }
}
client-lobby-free = { $chairs ->
    [one] 1 free chair
   *[other] { $chairs } free chairs
}
client-lobby-seeks = Waiting for players
client-lobby-paused = paused
client-lobby-others-turn = The others are to move
client-lobby-theirs = { $name } is to move
client-lobby-due = due { $when }
client-lobby-due-now = due now
client-lobby-more-finished = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}

client-lobby-tables = Open tables
client-lobby-no-tables = No table is waiting for players right now. Open one: with “anybody may join” it appears here.
client-lobby-join = Join
client-lobby-watch = Watch
client-lobby-again = Try again
client-lobby-refreshing = The lists could not be refreshed: { $problem }

client-lobby-record = Look at a recorded game
client-lobby-record-note = A file that ends in .shima, from this or another server.

## Opening a table with all its options.

client-new-title = Open a table
client-new-intro = Everything has a sensible choice already. Change what you like.
client-new-game = Game
client-new-players = Players
client-new-chairs = Who plays
client-new-chairs-note = Chairs for people stay free until somebody sits down: you share the link at the table.
client-new-chair = Chair { $number }
client-new-you = You
client-new-person = A person
client-new-bot = Bot: { $name }
client-new-order = Who begins
client-new-order-name = { $order ->
    [seated] As seated
    [rated] By rating
   *[random] By lot
}
client-new-order-note = { $order ->
    [seated] The order of the chairs above is the order of the seats.
    [rated] Whoever has the lowest rating takes the first seat.
   *[random] The seats are drawn, and anybody can check the draw after the game.
}
client-new-clock = Time to think
client-new-clock-name = { $kind ->
    [live] By the clock
    [days] Days a turn
   *[none] Unlimited
}
client-new-clock-note = { $kind ->
    [live] Everybody has a bank of minutes and gets some seconds more for every turn. When it runs out, a bot plays on until you come back.
    [days] For games beside everyday life: every turn has so many days. After that a bot plays on until you come back.
   *[none] Nobody is hurried.
}
client-new-minutes = Minutes for each
client-new-increment = Seconds more a turn
client-new-days = Days for each turn
client-new-who = Who may join
client-new-who-name = { $who ->
    [open] Anybody
   *[link] Only with the link
}
client-new-who-note = { $who ->
    [open] The table is listed on the start page until it is full.
   *[link] The table is listed nowhere. Whoever has the link can sit down or watch.
}
client-new-hints = Hints
client-new-hints-name = { $on ->
    [yes] Allowed
   *[no] Off
}
client-new-hints-note = { $on ->
    [yes] Whoever is to move may ask what a strong player would do.
   *[no] Nobody gets advice at this table.
}
client-new-stand-in = Stand-in
client-new-stand-in-note = This bot plays for whoever leaves or runs out of time.
client-new-option = { $option ->
    [order] Second turn markers
   *[other] { $option }
}
client-new-option-name = { $option ->
    [order] { $value ->
        [repeated] Same order
        [drawn] Drawn anew
       *[other] { $value }
    }
   *[other] { $value }
}
client-new-option-note = { $option ->
    [order] { $value ->
        [repeated] With 2 players, the order of the first markers is repeated for the second ones, as in the English rulebook.
        [drawn] With 2 players, the places of the second markers are drawn on their own, as in the German rulebook.
       *[other] { "" }
    }
   *[other] { "" }
}
client-new-set = Components
client-new-set-note = The board, the tiles and the prices that are played with.
client-new-set-see = See it in the studio
client-new-set-own = Make a set of your own
client-new-set-name = { $name ->
    [standard] Standard
   *[other] { $name }
}
client-new-start = { $waits ->
    [yes] Open the table
   *[no] Start the game
}
client-new-start-note = { $waits ->
    [yes] The game begins when every chair is taken.
   *[no] The game begins at once.
}

## Nothing there.

client-missing-title = Nothing but sea
client-missing-text = There is no page at this address. Perhaps the link is incomplete.
client-missing-home = To the start page
