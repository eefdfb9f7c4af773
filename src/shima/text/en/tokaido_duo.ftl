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

## Why not: nature and players.

duo-why-no-such-move = There is no move { $move }: moves are numbered from 0 to { $last }.
duo-why-over = The game is over: its last die has been played.
duo-why-set-up-first = The board is being laid out: shops and wave tiles come first.
duo-why-set-up-done = The board is laid out: shops and wave tiles stay as they are for the whole game.
duo-why-shops-first = The shops are laid first, one at each coastal town.
duo-why-other-town = The shops are laid in order, and { $town } is next.
duo-why-no-such-shop = No shop tile “{ duo-word-ware } { $price }” is left: lay one that is not on the board yet.
duo-why-other-wave = The wave tiles are laid in order, and the { duo-word-wave }’s is next, on one of its own sides.
duo-why-throw-first = The three dice are thrown first.
duo-why-dice-thrown = The dice of round { $round } have been thrown: now they are played.
duo-why-no-such-face = The dice cannot fall like that: each number must be on a face of its die.
duo-why-wares-first = First the bag gives { $count ->
        [one] one more ware
       *[other] { $count } more wares
    }.
duo-why-no-ware-due = No ware is due: the bag gives wares when a merchant draws in a mountain town.
duo-why-not-in-bag = There is no { duo-word-ware } in the bag: it must give something that is in it.
duo-why-paintings-first = First { $count ->
        [one] one more painting is
       *[other] { $count } more paintings are
    } turned up.
duo-why-no-painting-due = No painting is due: paintings are turned up when an artist paints.
duo-why-no-such-painting = No { duo-word-landscape } is face down any more: turn up one that still is.

## Why not: dice and the order of things.

duo-why-must-move = You cannot pass yet: take a die and move its figure. Only the action is optional.
duo-why-move-first = Move first: take a die and go with its figure, then act where it arrives.
duo-why-die-taken = The { duo-word-character }’s die has been played in this round: take one that is left.
duo-why-other-die = You are playing the { duo-word-playing }’s die: the { duo-word-character } cannot move with it.
duo-why-other-figure = You are playing the { duo-word-playing }’s die: that action is the { duo-word-character }’s.
duo-why-acted = This move has no action left: pass, or play the die again with the hot spring.
duo-why-can-move = The { duo-word-character } can move, so it must: it stays only when no way of that length is free.
duo-why-return-first = You have { $held } wares and may keep { $kept }: first put back what is too much.
duo-why-nothing-to-return = No ware has to go back: that is only for those who have more than they may keep.
duo-why-ware-not-held = You have no { duo-word-ware }: put back a ware that you have.

## Why not: the hot spring.

duo-why-no-spring = The { duo-word-character } has moved: to play the die again, you need the hot-spring tile.
duo-why-spring-owned = You have the hot-spring tile already: there is nothing more to take here.

## Why not: the pilgrim's way and stations.

duo-why-no-such-station = There is no such station: the coast has { $stations }.
duo-why-must-leave = The pilgrim cannot stay here: the die shows { $pips }, and it must go on.
duo-why-station-taken = { $place } is taken: the pilgrim goes on to { $goal }.
duo-why-steps = { $place } is { $steps } { $steps ->
        [one] step
       *[other] steps
    } away, but the die shows { $pips }. It leads to: { $goals }.
duo-why-not-swift = { $place } is one step too far: that needs the wave “swift pilgrim”. The die leads to: { $goals }.
duo-why-not-slow = { $place } is one step too near: that needs the wave “slow pilgrim”. The die leads to: { $goals }.
duo-why-other-station = The pilgrim is { $kind ->
        [town] in a coastal town
        [temple] at a temple
        [garden] in a garden
        [hot-spring] at a hot spring
        [seashore] at the seashore
       *[other] elsewhere
    }: that can only be done { $needed ->
        [town] in a coastal town
        [temple] at a temple
        [garden] in a garden
        [hot-spring] at a hot spring
        [seashore] at the seashore
       *[other] elsewhere
    }.
duo-why-temples-full = Your temple marker is on its last space: it stays there.
duo-why-gardens-full = Your garden marker is on its last space: it stays there.
duo-why-wave-owned = The { duo-word-wave }’s wave is yours already: you can only take one that is not.
duo-why-wave-on-board = The { duo-word-wave }’s wave is not on the board: take one that is, such as the { $left ->
        [pilgrim] pilgrim
        [merchant] merchant
        [artist] artist
       *[other] { $left }
    }’s.

## Why not: the merchant's way and wares.

duo-why-no-return = The merchant starts in { $here } and may not come back in the same move: { $pips ->
        [one] go one route on.
       *[other] go { $pips } routes on.
    }
duo-why-town-taken = { $town } is taken: a coastal town holds one figure, merchant or pilgrim.
duo-why-way-blocked = The way to { $town } is blocked at { $blocked }: a merchant cannot pass a taken coastal town.
duo-why-town-distance = { $town } is { $distance ->
        [one] one route
       *[other] { $distance } routes
    } from { $here }, but the die shows { $pips }: go exactly that far.
duo-why-draw-in-mountains = { $town } is a coastal town: here wares are sold. Draw them in a mountain town.
duo-why-sell-at-coast = { $town } is a mountain town: here wares are drawn. Sell them in a coastal town.
duo-why-bag-empty = The bag is empty: there is nothing to draw.
duo-why-draw-count = The number to draw here is { $allowed } ({ $town } shows { $shown }).
duo-why-not-strong = { $town } shows { $shown }: one more needs the wave “strong merchant”. Draw { $allowed }.
duo-why-wares-short = { $town } buys { duo-word-wares }, and you have { $held ->
        [0] none: there is nothing to sell here.
       *[other] { $held }: sell no more than that.
    }
duo-why-not-cunning =
    { $town } pays { $price } for a { duo-word-ware }: one coin more needs the wave “cunning merchant”.
duo-why-price = { $town } pays { $price } for a { duo-word-ware }: sell at that price.

## Why not: the artist's way and paintings.

duo-why-no-region-twice =
    The artist starts in region { $here } and may not come back in the same move: choose another region.
duo-why-region-distance = No way of { $pips } { $pips ->
        [one] step
       *[other] steps
    } leads from region { $here } to region { $region }: each step crosses one trade route, into no region twice.
duo-why-not-inspired =
    A way through a { duo-word-landscape } region counts only with the wave “inspired artist”: go to region { $region } without naming it.
duo-why-way-gives-nothing =
    Such a way helps only if your first painting is face up and a { duo-word-landscape } painting: go to region { $region } without naming one.
duo-why-way-has-not =
    No way this long to region { $region } leads through a { duo-word-landscape } region: go there without naming one.
duo-why-every-way =
    Every way this long to region { $region } counts as { duo-word-landscape }: go there without naming one.
duo-why-all-up = None of your paintings is face down any more: there is nothing to turn up.
duo-why-nobody-there =
    Nobody else is in region { $region } or on its border: the artist turns up one painting for each other figure there.
duo-why-paint-count =
    The number to turn up here is { $allowed } (other figures: { $others }, paintings face down: { $left }).
duo-why-not-efficient = Other figures here: { $others }. One more needs the wave “efficient artist”: turn up { $allowed }.
duo-why-first-face-down = Your first painting is face down: paint before you give.
duo-why-all-given = You have given all your paintings away: none is left.
duo-why-not-on-the-way =
    Your first painting shows { $painting ->
        [mountain] a mountain
        [waterfall] a waterfall
        [bamboo] bamboo
       *[moon] the moon
    }, and no region of this walk did: take a way past such a region.
duo-why-other-landscape = Your first painting is for a { $painting ->
        [mountain] mountain
        [waterfall] waterfall
        [bamboo] bamboo
        [moon] moon
       *[other] { $painting }
    } region, but region { $region } is a { duo-word-landscape } region: give it where both match.

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
