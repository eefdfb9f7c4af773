### Tokaido Duo: why a move is not allowed, and what would be right.

## Chance and players.

duo-why-no-such-move = There is no move { $move }. Moves are numbered from 0 to { $last }.
duo-why-over = The game is over. All dice have been used.
duo-why-set-up-first = The game is still being set up. Shop and wave tiles are placed first.
duo-why-set-up-done = The set-up is complete. Shop and wave tiles stay as they are for the whole game.
duo-why-compass-first = Chance decides first who sits at the compass.
duo-why-compass-known = It is already clear who sits at the compass.
duo-why-shops-first = The shop tiles are placed first, one at each coastal town.
duo-why-other-town = The shop tiles are placed in order. { $town } is next.
duo-why-no-such-shop = The shop tile “{ duo-word-wares } for { $price }” is already on the board. Place a different one.
duo-why-other-wave = The wave tiles are placed in order. The { duo-word-wave }’s is next, with one of its own sides up.
duo-why-throw-first = The three dice are rolled first.
duo-why-dice-thrown = The dice of round { $round } have already been rolled. Now use them.
duo-why-no-such-face = The dice cannot show that. Each number must be on a face of its die.
duo-why-wares-first = { $count ->
        [one] One more ware is
       *[other] { $count } more wares are
    } drawn from the bag first.
duo-why-no-ware-due = No ware is drawn now. Only a merchant in a mountain town draws wares.
duo-why-not-in-bag = There is no { duo-word-ware } in the bag. Only wares in the bag can be drawn.
duo-why-paintings-first = { $count ->
        [one] One more painting is
       *[other] { $count } more paintings are
    } turned over first.
duo-why-no-painting-due = No painting is turned over now. That happens only when an artist paints.
duo-why-no-such-painting = There is no { duo-word-landscape } painting face down. Turn over a different one.

## Dice and the order of a turn.

duo-why-must-move = You can’t skip the move. Take a die and move its figure. Only the action is optional.
duo-why-move-first = Move first. Take a die, move its figure and then act where it stops.
duo-why-die-taken = The { duo-word-character }’s die has already been used this round. Take another one.
duo-why-other-die = You’re using the { duo-word-playing }’s die. You can’t move the { duo-word-character } with it.
duo-why-other-figure = You’re using the { duo-word-playing }’s die. That action belongs to the { duo-word-character }.
duo-why-acted = You have already acted. Choose “Done with this die” or use it again with the hot spring.
duo-why-can-move = You must move the { duo-word-character }. It stays only when no path of that length is free.
duo-why-return-first = You have { $held } wares but can keep only { $kept }. First put the others back.
duo-why-nothing-to-return = You don’t have to put a ware back. You do that only if you have too many.
duo-why-ware-not-held = You don’t have a { duo-word-ware }. Put back a ware you have.

## The hot spring.

duo-why-no-spring = You have already moved the { duo-word-character }. You need the hot-spring tile to use the die again.
duo-why-spring-owned = You already have the hot-spring tile, so nothing happens here.

## The pilgrim and the stations.

duo-why-no-such-station = There is no such station. The coast has { $stations }.
duo-why-must-leave = The pilgrim can’t stay here. The die shows { $pips }, so it must move.
duo-why-station-taken = Another figure is already { $place }. Your pilgrim moves on { $goal }.
duo-why-steps = It is { $steps } { $steps ->
        [one] step
       *[other] steps
    } { $place }, but the die shows { $pips }. It takes you { $goals }.
duo-why-not-swift = You need the wave “swift pilgrim” to go one step further, { $place }. The die takes you { $goals }.
duo-why-not-slow = You need the wave “slow pilgrim” to stop one step earlier, { $place }. The die takes you { $goals }.
duo-why-other-station = The pilgrim is { $kind ->
        [town] in a coastal town
        [temple] at a temple
        [garden] in a garden
        [hot-spring] at a hot spring
        [seashore] at the seashore
       *[other] elsewhere
    }. You can only do that { $needed ->
        [town] in a coastal town
        [temple] at a temple
        [garden] in a garden
        [hot-spring] at a hot spring
        [seashore] at the seashore
       *[other] elsewhere
    }.
duo-why-temples-full = Your temple marker is already on its last space.
duo-why-gardens-full = Your garden marker is already on its last space.
duo-why-wave-owned = You already have the { duo-word-wave }’s wave. Take a different one.
duo-why-wave-on-board = The { duo-word-wave }’s wave is not on the board. Take one that is, such as the { $left ->
        [pilgrim] pilgrim
        [merchant] merchant
        [artist] artist
       *[other] { $left }
    }’s.

## The merchant and the wares.

duo-why-no-return = The merchant starts in { $here } and can’t return there in the same move. { $pips ->
        [one] Follow one route.
       *[other] Follow { $pips } routes.
    }
duo-why-town-taken = { $town } is occupied. A coastal town has room for only one merchant or pilgrim.
duo-why-way-blocked = The path to { $town } is blocked at { $blocked }. A merchant can’t pass through an occupied coastal town.
duo-why-town-distance = { $town } is { $distance ->
        [one] one route
       *[other] { $distance } routes
    } away from { $here }, but the die shows { $pips }. You must go exactly that far.
duo-why-draw-in-mountains = { $town } is a coastal town. Sell wares here and draw them in a mountain town.
duo-why-sell-at-coast = { $town } is a mountain town. Draw wares here and sell them in a coastal town.
duo-why-bag-empty = The bag is empty. There is nothing to draw.
duo-why-draw-count = { $town } shows { $shown }, so you draw { $allowed } here.
duo-why-not-strong = { $town } shows { $shown }. You need the wave “strong merchant” for one more. Draw { $allowed }.
duo-why-wares-short = { $town } buys { duo-word-wares }, and you have { $held ->
        [0] none. There is nothing you can sell here.
       *[other] { $held }. You can’t sell more than that.
    }
duo-why-not-cunning = { $town } pays { $price } for a { duo-word-ware }. You need the wave “cunning merchant” for one extra coin.
duo-why-price = { $town } pays { $price } for a { duo-word-ware }. Sell at that price.

## The artist and the paintings.

duo-why-no-region-twice =
    The artist starts in region { $here } and can’t return there in the same move. Choose another region.
duo-why-region-distance = No path of { $pips } { $pips ->
        [one] step
       *[other] steps
    } leads from region { $here } to region { $region }. Each step crosses one trade route, and the artist can’t enter a region twice.
duo-why-not-inspired =
    A path through a { duo-word-landscape } region counts only with the wave “inspired artist”. Go to region { $region } without choosing a path.
duo-why-way-gives-nothing =
    That path helps only if your first painting is face up and shows { $landscape ->
        [mountain] a mountain
        [waterfall] a waterfall
        [bamboo] bamboo
        [moon] the moon
       *[other] { $landscape }
    }. Go to region { $region } without choosing a path.
duo-why-way-has-not =
    No path of this length to region { $region } leads through a { duo-word-landscape } region. Go there without choosing a path.
duo-why-every-way =
    Every path of this length to region { $region } counts as { duo-word-landscape }. Go there without choosing a path.
duo-why-all-up = All your paintings are face up. There is nothing to turn over.
duo-why-nobody-there =
    There is no other figure in region { $region } or on its border. The artist turns over one painting for each of them.
duo-why-paint-count = You turn over { $allowed } here (other figures: { $others }, paintings face down: { $left }).
duo-why-not-efficient = Other figures here: { $others }. You need the wave “efficient artist” for one more. Turn over { $allowed }.
duo-why-first-face-down = Your first painting is face down. Paint before you give one away.
duo-why-all-given = You have already given away all your paintings.
duo-why-not-on-the-way =
    Your first painting shows { $painting ->
        [mountain] a mountain
        [waterfall] a waterfall
        [bamboo] bamboo
       *[moon] the moon
    }, but no region on this path does. Take a path through such a region.
duo-why-other-landscape = Your first painting belongs in a { $painting ->
        [mountain] mountain
        [waterfall] waterfall
        [bamboo] bamboo
        [moon] moon
       *[other] { $painting }
    } region, but region { $region } is a { duo-word-landscape } region. Give it away where they match.
