### Tokaido Duo: why a move is not allowed, and what would be right.

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
