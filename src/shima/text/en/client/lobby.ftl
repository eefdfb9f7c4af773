### The head of every page, the home page, opening a table.

## The head of every page.

client-head-home = Shima home page
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
   *[auto] Appearance: same as device
}
client-head-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Same as device
}
client-head-sound = Sound
client-head-sound-name = { $on ->
    [yes] On
   *[no] Off
}

## The home page.

client-lobby-title = Two island games, one table
client-lobby-welcome = Pick a game and start playing. No account, no sign-up.
client-lobby-guests = Crane Heron Otter Maple Plover Pine Lantern Swallow Tanuki Willow Carp Firefly Iris Kestrel Lotus Marten
client-about = On a plain board, with the position in words and a button for each move.
client-lobby-players = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
client-lobby-play = { $bots ->
    [1] Play against a bot
   *[other] Play against { $bots } bots
}
client-lobby-invite = { $others ->
    [1] Invite a friend
   *[other] Invite { $others } friends
}
client-lobby-here = On this device
client-lobby-more = More options
client-lobby-rules = Rules
client-lobby-studio = Studio
client-lobby-learn = Learn by playing
client-lobby-strength = Bot level
client-lobby-opponents = Opponents
client-lobby-starting = One moment …

client-lobby-mine = Your games
client-lobby-turn = Your turn
client-lobby-running = In progress
client-lobby-finished = Finished ({ $count })
client-lobby-continue = Continue
client-lobby-open = Open
client-lobby-look = View
client-lobby-against = { $names ->
    [none] no opponents yet
   *[other] with { $names }
}
client-lobby-free = { $chairs ->
    [one] 1 free seat
   *[other] { $chairs } free seats
}
client-lobby-seeks = Waiting for players
client-lobby-paused = paused
client-lobby-others-turn = Waiting for the others
client-lobby-theirs = { $name }’s turn
client-lobby-due = due { $when }
client-lobby-due-now = due now
client-lobby-more-finished = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}

client-lobby-tables = Open tables
client-lobby-no-tables = No tables are waiting for players right now. Open your own; public tables appear here.
client-lobby-join = Join
client-lobby-watch = Watch
client-lobby-again = Try again
client-lobby-refreshing = Couldn’t refresh the lists. { $problem }

client-lobby-record = View a recorded game
client-lobby-record-note = Choose a .shima file from this server or another one.

## Opening a table with all its options.

client-new-title = Open a table
client-new-intro = The defaults work well. Change anything you like.
client-new-game = Game
client-new-players = Players
client-new-chairs = Who plays
client-new-chairs-note = Seats for people stay free until someone takes them. You can share the link at the table.
client-new-chair = Seat { $number }
client-new-you = You
client-new-person = Someone with the link
client-new-here = Someone on this device
client-new-here-name = Name
client-new-here-nameless = Player { $number }
client-new-bot = Bot: { $name }
client-new-order = Seats
client-new-order-name = { $order ->
    [seated] As seated
    [rated] By rating
   *[random] Random
}
client-new-order-note = { $order ->
    [seated] Everyone plays the colour of their seat above.
    [rated] The player with the lowest rating gets the first seat.
   *[random] The seats are drawn at random. Anyone can check the draw after the game.
}
client-new-clock = Time control
client-new-clock-name = { $kind ->
    [live] Live clock
    [days] Days per turn
   *[none] None
}
client-new-clock-note = { $kind ->
    [live] Each player has a time bank and gains a few seconds per turn. If yours runs out, a bot plays for you until you come back.
    [days] For slow games: each turn can take up to this many days. After that, a bot plays for you until you come back.
   *[none] No time limit.
}
client-new-minutes = Minutes per player
client-new-increment = Extra seconds per turn
client-new-days = Days per turn
client-new-who = Who can join
client-new-who-name = { $who ->
    [open] Anyone
   *[link] Only people with the link
}
client-new-who-note = { $who ->
    [open] The table is listed on the home page until it is full.
   *[link] The table is not listed. Anyone with the link can take a seat or watch.
}
client-new-hints = Hints
client-new-hints-name = { $on ->
    [yes] Allowed
   *[no] Off
}
client-new-hints-note = { $on ->
    [yes] On your turn, you can ask a strong bot for a hint.
   *[no] No hints at this table.
}
client-new-stand-in = Stand-in bot
client-new-stand-in-note = This bot takes over when a player leaves or runs out of time.
client-new-option = { $option ->
    [rulebook] Rulebook
    [compass] At the compass
   *[other] { $option }
}
client-new-option-name = { $option ->
    [rulebook] { $value ->
        [english] English
        [german] German
       *[other] { $value }
    }
    [compass] { $value ->
        [violet] Violet
        [green] Green
        [random] Random
       *[other] { $value }
    }
   *[other] { $value }
}
client-new-option-note = { $option ->
    [rulebook] { $value ->
        [english] The rulebooks differ in three rules. With 2 players, the second turn markers repeat the order of the first ones. You may build a reserved tile at once. Raijin and Nakatsu exchange any boats.
        [german] The rulebooks differ in three rules. With 2 players, the order of the second turn markers is drawn separately. You may build a reserved tile only in a later round. Raijin and Nakatsu exchange only boats from your fleet or harbour.
       *[other] { "" }
    }
    [compass] { $value ->
        [random] Chance decides who has the half with the compass and goes first.
       *[other] This player has the half with the compass and goes first.
    }
   *[other] { "" }
}
client-new-set = Components
client-new-set-note = The board, tiles and prices for this game.
client-new-set-see = View in the studio
client-new-set-own = Create your own set
client-new-set-name = { $name ->
    [standard] Standard
   *[other] { $name }
}
client-new-start = { $waits ->
    [yes] Open the table
   *[no] Start the game
}
client-new-start-note = { $waits ->
    [yes] The game starts when every seat is taken.
   *[no] The game starts right away.
}

## Nothing there.

client-missing-title = Nothing but sea
client-missing-text = There is no page at this address. The link may be incomplete.
client-missing-home = Go to the home page

## Opponents.

client-bot-choice = { $level } · { $name }
client-bot-strength = Level { $level } of { $levels }
client-bot-about = { $bot ->
    [random] Makes any legal move.
    [greedy] Plans only its own turn, by rules of thumb.
    [level1] A child who has just learned the rules. Loves to collect.
    [level2] A fisherman with time on his hands. Likes to stop at temples.
    [level3] A painter with an eye for the beautiful move.
    [level4] A carpenter who plays as he works: solid, with an eye on the next floor.
    [level5] A merchant who knows the price of everything.
    [level6] A collector who never forgets a missing piece.
    [level7] A navigator who plans far ahead and honours every shrine.
    [level8] An old master with seventy years of games behind her.
   *[other] { $bot }
}
