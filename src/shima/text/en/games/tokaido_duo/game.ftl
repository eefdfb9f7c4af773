### Tokaido Duo: what the table says about places, offers, events and refusals.

## The game's words. Other messages refer to these with { … }; each fills in its own variable.

duo-word-character = { $character ->
        [pilgrim] pilgrim
        [merchant] merchant
        [artist] artist
       *[other] { $character }
    }
duo-word-playing = { $playing ->
        [pilgrim] pilgrim
        [merchant] merchant
        [artist] artist
       *[other] { $playing }
    }
duo-word-wave = { $wave ->
        [pilgrim] pilgrim
        [merchant] merchant
        [artist] artist
       *[other] { $wave }
    }
duo-word-ware = { $ware ->
        [kimono] kimono
        [ceramic] ceramic
        [doll] doll
        [fan] fan
       *[other] { $ware }
    }
duo-word-wares = { $ware ->
        [kimono] kimonos
        [ceramic] ceramics
        [doll] dolls
        [fan] fans
       *[other] { $ware }
    }
duo-word-landscape = { $landscape ->
        [mountain] mountain
        [waterfall] waterfall
        [bamboo] bamboo
        [moon] moon
       *[other] { $landscape }
    }
duo-word-side = { $side ->
        [slow] slow pilgrim
        [swift] swift pilgrim
        [cunning] cunning merchant
        [strong] strong merchant
        [efficient] efficient artist
        [inspired] inspired artist
       *[other] { $side }
    }
duo-word-effect = { $side ->
        [slow] 1 step fewer
        [swift] 1 step more
        [cunning] 1 coin more for each ware sold
        [strong] draw 1 more, keep 6
        [efficient] turn up 1 more
        [inspired] the whole way counts for giving
       *[other] –
    }

## Places: the name first, then what is there.

duo-station = { $place } ({ $kind ->
        [town] coastal town
        [temple] temple
        [garden] garden
        [hot-spring] hot spring
        [seashore] seashore
       *[other] { $kind }
    })
duo-town = { $place } (shop: { $shop })
duo-shop = { duo-word-ware } { $price }
duo-mountain-town = { $place } (draw { $wares })
duo-region = region { $region } ({ duo-word-landscape })
duo-number = { $number }
duo-numbers = { $less } or { $more }
duo-via = { $goal } through a { duo-word-landscape } region

## Offers in a list.

duo-label-walk = { $character ->
        [pilgrim] Pilgrim
        [merchant] Merchant
        [artist] Artist
       *[other] { $character }
    } to { $goal }
duo-label-again = Hot-spring tile back, same die again: { duo-word-character } to { $goal }
duo-label-stay = { $character ->
        [pilgrim] Pilgrim
        [merchant] Merchant
        [artist] Artist
       *[other] { $character }
    } stays: no way of that length is free
duo-label-coins = Take { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
duo-label-temple = Visit the temple: marker to { $space }
duo-label-garden = Visit the garden: marker to { $space }
duo-label-spring = Take the hot-spring tile
duo-label-wave = Take the wave “{ duo-word-side }” ({ duo-word-effect })
duo-label-draw = Draw { $count } { $count ->
        [one] ware
       *[other] wares
    }
duo-label-sell = Sell { $count } at { $price }: { $coins } coins
duo-label-paint = Paint: turn up { $count } { $count ->
        [one] painting
       *[other] paintings
    }
duo-label-give = Give the first painting away
duo-label-return = Put back a { duo-word-ware }
duo-label-pass = Done with this die

## What happened, for the log. The name stands alone before a colon, so that any name fits, “You” too.

duo-story-shop = { $place } gets its shop: { $shop }.
duo-story-side = The { duo-word-wave }’s wave tile shows “{ duo-word-side }” ({ duo-word-effect }).
duo-story-round = Round { $round }. First to play: { $player }.
duo-story-throw = { $player }: the dice show pilgrim { $pilgrim }, merchant { $merchant }, artist { $artist }.
duo-story-walk = { $player }: { duo-word-character } goes with a { $pips } to { $goal }.
duo-story-again = { $player }: the hot-spring tile goes back, and the same die is played again.
duo-story-stay = { $player }: { duo-word-character } stays, as no way of length { $pips } is free.
duo-story-coins = { $player }: pilgrim takes { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
duo-story-temple = { $player }: pilgrim visits the temple, marker to { $space }.
duo-story-garden = { $player }: pilgrim visits the garden, marker to { $space }.
duo-story-spring = { $player }: pilgrim takes the hot-spring tile.
duo-story-spring-taken = { $player }: pilgrim takes the hot-spring tile ({ $other } had it).
duo-story-wave = { $player }: pilgrim takes the wave “{ duo-word-side }”.
duo-story-wave-taken = { $player }: pilgrim takes the wave “{ duo-word-side }” ({ $other } had it).
duo-story-draw = { $player }: merchant draws { $count } { $count ->
        [one] ware
       *[other] wares
    }.
duo-story-ware = { $player }: the bag gives a { duo-word-ware }.
duo-story-return = { $player }: a { duo-word-ware } goes back into the bag.
duo-story-sell = { $player }: merchant sells { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    } for { $coins } coins ({ $price } each).
duo-story-paint = { $player }: artist paints and turns up { $count } { $count ->
        [one] painting
       *[other] paintings
    }.
duo-story-painting = { $player }: the painting shows { $landscape ->
        [mountain] a mountain
        [waterfall] a waterfall
        [bamboo] bamboo
        [moon] the moon
       *[other] { $landscape }
    }.
duo-story-give = { $player }: artist gives a { duo-word-landscape } painting away; culture is now worth { $points }.
duo-story-pass = { $player }: { duo-word-character } is done.
duo-story-slab = { $player }: { $slabs ->
        [one] 10 coins become a gold slab
       *[other] { $slabs }0 coins become { $slabs } gold slabs
    }; trade is now worth { $points }.
duo-story-end = { $player }: { $ending ->
        [temples] the temple marker has reached its last space.
        [gardens] the garden marker has reached its last space.
        [slabs] the last gold slab is taken.
        [paintings] the last painting is given away.
       *[other] the end is near.
    } The game ends with this round.
duo-story-won = The game is over. { $player } wins with { $points } to { $less }.
duo-story-won-by-coins = The game is over at { $points } to { $less }. { $player } wins by coins, { $coins } to { $fewer }.
duo-story-shared = The game is over. Both have { $points } points and { $coins } coins: the win is shared.

## What is wrong with a component set.

set-duo-faces = { $where } has { $count } { $count ->
        [one] face
       *[other] faces
    }: a die has 6.
set-duo-pips = { $where } has a face with { $face }: this die shows 1 to { $most }.
set-duo-no-price = No shop buys “{ $ware }”: give at least one price.
set-duo-price = A shop for “{ $ware }” pays { $price }: prices are 2, 3 or 4.
set-duo-shops = The shops have { $count } { $count ->
        [one] tile
       *[other] tiles
    } in all: there must be 8, one for each coastal town.
set-duo-ceramic = No shop buys “ceramic” at 3: the rulebook’s example needs one.
set-duo-example = Number { $number } of { $where } is { $points }: the rulebook’s example gives { $right }.
set-duo-station =
    “{ $station }” cannot stand here: write temple, garden, hot-spring, seashore or the next coastal town ({ $expected }).
set-duo-first-station = The coast begins with “{ $station }”: it must begin with C1.
set-duo-towns = The coast has { $count } of its coastal towns in order: there must be 8, C1 to C8.
set-duo-no-station = The coast has no “{ $station }”: there must be at least one.
set-duo-stations = The coast has { $count } { $count ->
        [one] station
       *[other] stations
    }: there must be { $fewest } to { $most }.
set-duo-mountain = { $town } shows { $count }: a mountain town shows 2, 3 or 4 wares.
set-duo-no-landscape = No region shows “{ $landscape }”: each landscape must be there at least once.
set-duo-link = { $link } is no trade route: write two different towns, such as ["M1", "C8"].
set-duo-link-twice = The trade route { $link } stands here for the second time: take one of the two out.
set-duo-link-ring =
    The trade route { $link } closes a ring: from each town to each other there must be one way only, or there are too many regions.
set-duo-links = There are { $count } trade routes: 12 towns and 8 regions need exactly { $right }.
set-duo-unreachable = No trade routes lead from { $start } to { $towns }: every town must be within reach.
set-duo-crossing =
    The trade route { $a } – { $b } would have to cross others: region n lies between coastal town n and the next one, and this route would border { $count } of the regions instead of 2.
set-duo-start-station =
    { $where } is “{ $value }”: write a station, such as C3, C3+2 or “hot-spring after C3”.
set-duo-start-region = { $where } is { $value }: write a region, 1 to { $regions }.
set-duo-start-taken = The { $colour ->
        [violet] violet
        [green] green
       *[other] { $colour }
    } { $figure ->
        [pilgrim] pilgrim
        [merchant] merchant
       *[other] { $figure }
    } starts on a space that is taken: choose a free one.
