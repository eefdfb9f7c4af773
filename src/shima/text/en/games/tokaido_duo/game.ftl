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
        [cunning] 1 extra coin for each ware you sell
        [strong] draw 1 more, keep 6
        [efficient] turn over 1 more
        [inspired] the whole path counts when you give a painting away
       *[other] –
    }
duo-word-which = { $number ->
        [0] the
        [1] the first
        [2] the second
        [3] the third
       *[other] the { $number }th
    }
duo-word-station = { $kind ->
        [town] coastal town
        [temple] temple
        [garden] garden
        [hot-spring] hot spring
        [seashore] seashore
       *[other] { $kind }
    }

## Places: the name first, then what is there.

duo-shop = { duo-word-wares } for { $price }
duo-list = { $first }, { $rest }
duo-wares = { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    }
duo-at-station = { $kind ->
        [town] in { $town }
       *[other] at { duo-word-which } { duo-word-station } after { $town }
    }
duo-to-station = { $kind ->
        [town] to { $town }
       *[other] to { duo-word-which } { duo-word-station } after { $town }
    }
duo-to-town = to { $town } (shop: { $shop })
duo-to-mountain-town = to { $town } (draw { $count })
duo-to-region = to region { $region } ({ duo-word-landscape })
duo-or = { $first } or { $second }
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
    } { $goal }
duo-label-again = Hot spring: { duo-word-character } again, { $goal }
duo-label-stay = { $character ->
        [pilgrim] Pilgrim
        [merchant] Merchant
        [artist] Artist
       *[other] { $character }
    } stays (no free path of that length)
duo-label-coins = Take { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
duo-label-temple = Visit the temple (marker to { $space })
duo-label-garden = Visit the garden (marker to { $space })
duo-label-spring = Take the hot-spring tile
duo-label-wave = Take the { duo-word-side } wave ({ duo-word-effect })
duo-label-draw = Draw { $count } { $count ->
        [one] ware
       *[other] wares
    }
duo-label-sell = Sell { $count } for { $coins } coins{ $count ->
        [one] { "" }
       *[other] { " " }({ $price } each)
    }
duo-label-paint = Paint and turn over { $count } { $count ->
        [one] painting
       *[other] paintings
    }
duo-label-give = Give away the first painting
duo-label-return = Put back a { duo-word-ware }
duo-label-pass = Done with this die

## What happened, for the log.

duo-story-compass = { $player } sits at the compass and goes first.
duo-story-shop = The shop in { $place } buys { $shop }.
duo-story-side = The { duo-word-wave }’s wave tile shows “{ duo-word-side }” ({ duo-word-effect }).
duo-story-round = Round { $round }. First up: { $player }.
duo-story-throw = { $player } rolls: pilgrim { $pilgrim }, merchant { $merchant }, artist { $artist }.
duo-story-walk = { $player } moves the { duo-word-character } with a { $pips } { $goal }.
duo-story-again = { $player } returns the hot-spring tile and uses the same die again.
duo-story-stay = { $player } leaves the { duo-word-character } in place because no path of { $pips } is free.
duo-story-coins = { $player } takes { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
duo-story-temple = { $player } visits the temple and moves the temple marker to { $space }.
duo-story-garden = { $player } visits the garden and moves the garden marker to { $space }.
duo-story-spring = { $player } takes the hot-spring tile.
duo-story-spring-taken = { $player } takes the hot-spring tile from { $other }.
duo-story-wave = { $player } takes the wave “{ duo-word-side }”.
duo-story-wave-taken = { $player } takes the wave “{ duo-word-side }” from { $other }.
duo-story-draw = { $player } draws { $count } { $count ->
        [one] ware
       *[other] wares
    } from the bag.
duo-story-ware = { $player } draws a { duo-word-ware }.
duo-story-return = { $player } puts a { duo-word-ware } back into the bag.
duo-story-sell = { $player } sells { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    } for { $coins } coins{ $count ->
        [one] { "" }
       *[other] { " " }({ $price } each)
    }.
duo-story-paint = { $player } paints and turns over { $count } { $count ->
        [one] painting
       *[other] paintings
    }.
duo-story-painting = The painting shows { $landscape ->
        [mountain] a mountain
        [waterfall] a waterfall
        [bamboo] bamboo
        [moon] the moon
       *[other] { $landscape }
    }.
duo-story-give = { $player } gives away a { duo-word-landscape } painting. Culture is now worth { $points }.
duo-story-pass = { $player } is done with the { duo-word-character }.
duo-story-slab = { $player } exchanges { $slabs ->
        [one] 10 coins for a gold slab
       *[other] { $slabs }0 coins for { $slabs } gold slabs
    }. Trade is now worth { $points }.
duo-story-end = { $ending ->
        [temples] { $player }’s temple marker has reached its last space.
        [gardens] { $player }’s garden marker has reached its last space.
        [slabs] { $player } has taken the last gold slab.
        [paintings] { $player } has given away the last painting.
       *[other] { $player } has triggered the end.
    } The game ends after this round.
duo-story-won = The game is over. { $player } wins { $points } to { $less }.
duo-story-won-by-coins = The game is over, { $points } to { $less }. { $player } wins on coins, { $coins } to { $fewer }.
duo-story-shared = The game is over. Both players have { $points } points and { $coins } coins and share the win.

## What is wrong with a component set.

set-duo-faces = { $where } has { $count } { $count ->
        [one] face
       *[other] faces
    }. A die has 6.
set-duo-pips = { $where } has a face with { $face }. This die shows only 1 to { $most }.
set-duo-no-face = { $where } has no face with { $face }. An example in the rulebook shows one on this die (rule D1.2).
set-duo-no-price = No shop buys “{ $ware }”. Give at least one price.
set-duo-price = A shop for “{ $ware }” pays { $price }. A price is 2, 3 or 4.
set-duo-price-missing = No shop pays { $price }. The prices 2, 3 and 4 must each occur (rule D1.3).
set-duo-shops = There are { $count } shop { $count ->
        [one] tile
       *[other] tiles
    }. There must be 8, one for each coastal town.
set-duo-ceramic = No shop buys “ceramic” for 3. The rulebook has one in an example.
set-duo-example = Number { $number } of { $where } is { $points }. In the rulebook’s example it is { $right }.
set-duo-station =
    “{ $station }” is not allowed here. Write temple, garden, hot-spring, seashore or the next coastal town ({ $expected }).
set-duo-first-station = The coast starts with “{ $station }”. It must start with C1.
set-duo-towns = Only { $count } coastal towns are in order. There must be 8, C1 to C8.
set-duo-no-station = The coast has no “{ $station }”. There must be at least one.
set-duo-stations = The coast has { $count } { $count ->
        [one] station
       *[other] stations
    }. There must be { $fewest } to { $most }.
set-duo-mountain = { $town } shows { $count }. A mountain town shows 2, 3 or 4 wares.
set-duo-wares-missing = No mountain town shows { $count } wares. The numbers 2, 3 and 4 must each occur (rule D5.3).
set-duo-no-landscape = No region shows “{ $landscape }”. Each landscape must appear at least once.
set-duo-link = { $link } is not a trade route. Write two different towns, such as ["M1", "C8"].
set-duo-link-twice = The trade route { $link } is listed twice. Delete one of the two.
set-duo-link-ring =
    The trade route { $link } closes a ring. There must be only one path between any two towns, otherwise there would be too many regions.
set-duo-links = There are { $count } trade routes. 12 towns and 8 regions need exactly { $right }.
set-duo-unreachable = No trade routes lead from { $start } to { $towns }. Every town must be within reach.
set-duo-crossing =
    The trade route { $a } – { $b } would have to cross others. Region n is between coastal town n and the next one, and this route would border { $count } regions instead of 2.
set-duo-start-station = { $where } is “{ $value }”. Write a station, such as C3, C3+2 or “hot-spring after C3”.
set-duo-start-region = { $where } is { $value }. Write a region, 1 to { $regions }.
set-duo-start-taken = The { $colour ->
        [violet] violet
        [green] green
       *[other] { $colour }
    } { $figure ->
        [pilgrim] pilgrim
        [merchant] merchant
       *[other] { $figure }
    } starts on a space that is taken. Choose a free one.
