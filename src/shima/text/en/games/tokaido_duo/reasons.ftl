### Tokaido Duo: what speaks for a move. `at` says where a clause stands.

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
