### Tokaido Duo: what speaks for a move. `who` says whether the subject is “You” or “it”, the move.

reason-duo-faith = { $who ->
        [you] raise
       *[it] raises
    } faith to { $temple } × { $garden } ({ yam-word-points } more)
reason-duo-culture = { $who ->
        [you] raise
       *[it] raises
    } culture to { $worth } ({ yam-word-points } more)
reason-duo-slab = { $who ->
        [you] gain
       *[it] gains
    } { yam-word-coins }, enough for { $slabs ->
        [one] a gold slab
       *[other] { $slabs } gold slabs
    } ({ yam-word-points })
reason-duo-coins = { $who ->
        [you] gain
       *[it] gains
    } { yam-word-coins } ({ $missing } short of a gold slab)
reason-duo-draw = { $who ->
        [you] draw
       *[it] draws
    } { $count ->
        [one] a ware
       *[other] { $count } wares
    } (worth about { yam-word-coins } at the best shops)
reason-duo-draw-choose = { $who ->
        [you] draw
       *[it] draws
    } { $count ->
        [one] a ware
       *[other] { $count } wares
    } (keeping the best { $kept })
reason-duo-paint = { $who ->
        [you] turn
       *[it] turns
    } over { $count ->
        [one] a painting
       *[other] { $count } paintings
    } ({ yam-word-points } once given away)
reason-duo-keeps-wares = { $who ->
        [you] keep
       *[it] keeps
    } { $wares } (worth { yam-word-coins } at the best shops)
reason-duo-spring = { $who ->
        [you] take
       *[it] takes
    } the hot-spring tile for a later die
reason-duo-keeps-spring = { $who ->
        [you] save
       *[it] saves
    } the hot spring for another die
reason-duo-cunning = { $who ->
        [you] earn
       *[it] earns
    } 1 extra coin for { $count ->
        [one] the ware on the board
       *[other] each of the { $count } wares on the board
    }
reason-duo-wave = { $who ->
        [you] take
       *[it] takes
    } the wave “{ duo-word-side }” ({ duo-word-effect })
reason-duo-offers = { $who ->
        [you] can then choose
       *[it] allows
    } “{ $move }”
reason-duo-nothing = { $who ->
        [you] have
       *[it] leaves
    } nothing to do there
reason-duo-skips = { $who ->
        [you] skip
       *[it] skips
    } “{ $move }”
reason-duo-deny-spring = { $who ->
        [you] take
       *[it] takes
    } the hot spring away from { $other }
reason-duo-deny-wave = { $who ->
        [you] take
       *[it] takes
    } the wave “{ duo-word-side }” away from { $other }
reason-duo-deny-die = { $who ->
        [you] take
       *[it] takes
    } the { duo-word-character }’s die before { $other } can score { yam-word-points } with it
reason-duo-deny-die-coins = { $who ->
        [you] take
       *[it] takes
    } the { duo-word-character }’s die before { $other } can gain { yam-word-coins } with it
reason-duo-hinder = { $who ->
        [you] keep
       *[it] keeps
    } { $other } from scoring { yam-word-points } with the { duo-word-character }
reason-duo-hinder-coins = { $who ->
        [you] keep
       *[it] keeps
    } { $other } from gaining { yam-word-coins } with the { duo-word-character }
reason-duo-opens = { $other } { $who ->
        [you] can
       *[it] could
    } then score { yam-word-points } with the { duo-word-character }’s die
reason-duo-opens-coins = { $other } { $who ->
        [you] can
       *[it] could
    } then gain { yam-word-coins } with the { duo-word-character }’s die
