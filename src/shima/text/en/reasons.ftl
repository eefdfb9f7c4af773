### Why a move is good: clauses without a subject, joined into one sentence. `at` says where a clause stands.

reason-sentence = { $why }.
reason-two = { $first } and { $second }
reason-three = { $first }, { $second } and { $third }
reason-but = { $first }, but { $second }
reason-two-but = { $first } and { $second }, but { $third }

## In both games.

reason-points = { $at ->
        [first] Scores
       *[other] scores
    } { yam-word-points }
reason-points-turn = { $at ->
        [first] Scores
       *[other] scores
    } { yam-word-points } this turn
reason-coins = { $at ->
        [first] Brings
       *[other] brings
    } { yam-word-coins }
reason-forced = { $at ->
        [first] Is
       *[other] is
    } the only move
reason-wins = { $at ->
        [first] Ends
       *[other] ends
    } the game with a win{ $points ->
        [0] { "" }
       *[other] { " " }by { yam-word-points }
    }
reason-shares = { $at ->
        [first] Ends
       *[other] ends
    } the game with a shared win
reason-loses = { $at ->
        [first] Ends
       *[other] ends
    } the game { $points ->
        [0] level on points, but not first
       *[other] { yam-word-points } behind
    }
reason-ends-ahead = { $at ->
        [first] Brings
       *[other] brings
    } the end of the game about with a lead of { yam-word-points }
reason-ends-behind = { $at ->
        [first] Brings
       *[other] brings
    } the end of the game about, { yam-word-points } behind
reason-ends-level = { $at ->
        [first] Brings
       *[other] brings
    } the end of the game about, level on points
reason-better = { $at ->
        [first] Holds
       *[other] holds
    } { $chance }% to win, { $more }% more than “{ $move }”
reason-equal = { $at ->
        [first] Is
       *[other] is
    } as good as “{ $move }”
reason-worse = { $at ->
        [first] Falls
       *[other] falls
    } { $more }% behind “{ $move }”
reason-first-equal = { $at ->
        [first] Is
       *[other] is
    } as good as the first move
reason-first-better = { $at ->
        [first] Holds
       *[other] holds
    } { $more }% more than the first move, which was looked into more deeply
reason-first-worse = { $at ->
        [first] Falls
       *[other] falls
    } { $more }% behind the first move

## Yamataï.

reason-yam-build = { $at ->
        [first] Leads
       *[other] leads
    } to tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-recruit = { $at ->
        [first] Leads
       *[other] leads
    } to recruiting { yam-word-specialist } ({ yam-word-points })
reason-yam-may-build = { $at ->
        [first] Makes
       *[other] makes
    } tile { $tile } possible on island { $island } this turn ({ yam-word-points })
reason-yam-keeps-site = { $at ->
        [first] Leaves
       *[other] leaves
    } tile { $tile } possible on island { $island } this turn ({ yam-word-points })
reason-yam-fleet = { $at ->
        [first] Brings
       *[other] brings
    } tile { $tile } on island { $island } within reach of this turn ({ yam-word-points })
reason-yam-tokens = { $at ->
        [first] Collects
       *[other] collects
    } { $count ->
        [one] a culture token
       *[other] { $count } culture tokens
    }
reason-yam-affords = { $at ->
        [first] Completes
       *[other] completes
    } the tokens for a specialist such as { yam-word-specialist } ({ yam-word-points })
reason-yam-pair = { $at ->
        [first] Makes
       *[other] makes
    } a pair of { yam-word-tokens }
reason-yam-reaches = { $at ->
        [first] Reaches
       *[other] reaches
    } { $count ->
        [one] a culture token
       *[other] { $count } culture tokens
    }
reason-yam-power = { $at ->
        [first] Gains
       *[other] gains
    } a power ({ yam-word-effect })
reason-yam-first = { $at ->
        [first] Goes
       *[other] goes
    } first in the next round
reason-yam-keeps = { $at ->
        [first] Keeps
       *[other] keeps
    } { $boats } in the harbour
reason-yam-saves = { $at ->
        [first] Saves
       *[other] saves
    } { $count } culture tokens for a later turn
reason-yam-deny-tile = { $at ->
        [first] Takes
       *[other] takes
    } tile { $tile } before { $other } can build it on island { $island } ({ yam-word-points })
reason-yam-deny-site = { $at ->
        [first] Beats
       *[other] beats
    } { $other } to the same building ({ yam-word-points })
reason-yam-deny-island = { $at ->
        [first] Takes
       *[other] takes
    } island { $island }, where { $other } could build tile { $tile } ({ yam-word-points })
reason-yam-closes = { $at ->
        [first] Closes
       *[other] closes
    } island { $island }, where { $other } could build tile { $tile } ({ yam-word-points })
reason-yam-deny-boat = { $at ->
        [first] Takes
       *[other] takes
    } away a boat that { $other } needs for tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-deny-fleet = { $at ->
        [first] Takes
       *[other] takes
    } the fleet with which { $other } could build tile { $tile } on island { $island } ({ yam-word-points })
reason-yam-deny-specialist = { $at ->
        [first] Recruits
       *[other] recruits
    } { yam-word-specialist } before { $other } can
reason-yam-opens = { $at ->
        [first] Lets
        [but] lets
       *[other] lets
    } { $other } build tile { $tile } on island { $island } ({ yam-word-points })

## Tokaido Duo.

reason-duo-faith = { $at ->
        [first] Raises
       *[other] raises
    } faith to { $temple } × { $garden } ({ yam-word-points } more)
reason-duo-culture = { $at ->
        [first] Raises
       *[other] raises
    } culture to { $worth } ({ yam-word-points } more)
reason-duo-slab = { $at ->
        [first] Brings
       *[other] brings
    } { yam-word-coins } and so { $slabs ->
        [one] a gold slab
       *[other] { $slabs } gold slabs
    } ({ yam-word-points })
reason-duo-coins = { $at ->
        [first] Brings
       *[other] brings
    } { yam-word-coins } ({ $missing } more make a gold slab)
reason-duo-draw = { $at ->
        [first] Draws
       *[other] draws
    } { $count ->
        [one] a ware
       *[other] { $count } wares
    } (about { yam-word-coins } at the best shops)
reason-duo-draw-choose = { $at ->
        [first] Draws
       *[other] draws
    } { $count ->
        [one] a ware
       *[other] { $count } wares
    } (the best { $kept } of all stay)
reason-duo-paint = { $at ->
        [first] Turns
       *[other] turns
    } up { $count ->
        [one] a painting
       *[other] { $count } paintings
    } ({ yam-word-points } once given away)
reason-duo-keeps-wares = { $at ->
        [first] Keeps
       *[other] keeps
    } wares worth { yam-word-coins } at the best shops
reason-duo-spring = { $at ->
        [first] Gains
       *[other] gains
    } the right to play a die twice
reason-duo-keeps-spring = { $at ->
        [first] Saves
       *[other] saves
    } the hot spring for another die
reason-duo-cunning = { $at ->
        [first] Makes
       *[other] makes
    } { $count ->
        [one] the ware in hand
       *[other] each of the { $count } wares in hand
    } worth 1 coin more
reason-duo-wave = { $at ->
        [first] Takes
       *[other] takes
    } the wave “{ duo-word-side }” ({ duo-word-effect })
reason-duo-deny-spring = { $at ->
        [first] Takes
       *[other] takes
    } the hot spring away from { $other }
reason-duo-deny-wave = { $at ->
        [first] Takes
       *[other] takes
    } the wave “{ duo-word-side }” away from { $other }
reason-duo-deny-die = { $at ->
        [first] Takes
       *[other] takes
    } the { duo-word-character }’s die with which { $other } could score { yam-word-points }
reason-duo-deny-die-coins = { $at ->
        [first] Takes
       *[other] takes
    } the { duo-word-character }’s die with which { $other } could get { yam-word-coins }
reason-duo-hinder = { $at ->
        [first] Stops
       *[other] stops
    } { $other } from scoring { yam-word-points } with the { duo-word-character }
reason-duo-hinder-coins = { $at ->
        [first] Stops
       *[other] stops
    } { $other } from getting { yam-word-coins } with the { duo-word-character }
reason-duo-opens = { $at ->
        [first] Lets
        [but] lets
       *[other] lets
    } { $other } score { yam-word-points } with the { duo-word-character }’s die
reason-duo-opens-coins = { $at ->
        [first] Lets
        [but] lets
       *[other] lets
    } { $other } get { yam-word-coins } with the { duo-word-character }’s die

## The moments that decided a game.

reason-missed = { $lost }; { $better }.
reason-lost = { $player } chose “{ $played }” and kept { $chance }%
reason-lost-flaw = { $player } chose “{ $played }” (which { $flaw }) and kept { $chance }%
reason-best = “{ $move }” would have kept { $kept }%
reason-better-why = “{ $move }” would have kept { $kept }%: it { $why }
reason-found = { $player } chose “{ $played }” and rose from { $before }% to { $chance }%.
reason-found-why = { $player } chose “{ $played }” and rose from { $before }% to { $chance }%: it { $why }.
reason-drawn = { $story } That raised { $player } from { $before }% to { $chance }%.
