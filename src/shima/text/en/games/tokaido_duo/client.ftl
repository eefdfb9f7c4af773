### The board of Tokaido Duo in the browser.

## The map. In labels the place comes first, then who is there.

client-duo-map = The island of Shikoku
client-duo-station = { $number ->
        [0] { "" }
        [1] first{ " " }
        [2] second{ " " }
        [3] third{ " " }
       *[other] { $number }th{ " " }
    }{ $kind ->
        [temple] temple
        [garden] garden
        [hot-spring] hot spring
       *[seashore] seashore
    } after { $town }
client-duo-town = { $place } (shop: { $shop })
client-duo-in-town = in { $town }
client-duo-in-region = in region { $region }
client-duo-figure = { $mine ->
        [true] your{ " " }
       *[other] { "" }
    }{ $colour ->
        [violet] violet
       *[green] green
    } { duo-word-character }
client-duo-here = { $place }, { $figures } here
client-duo-and = { $first } and { $second }
client-duo-actions = What you can do here
client-duo-again = Use this die again (hot spring)

## Dice and tiles.

client-duo-dice = This round’s dice
client-duo-round = Round { $round }
client-duo-ending = Last round
client-duo-die = { $character ->
        [pilgrim] Pilgrim’s die
        [merchant] Merchant’s die
       *[artist] Artist’s die
    }{ $state ->
        [free] : { $pips }
        [playing] : { $pips }, in use
        [waiting] , not rolled yet
       *[played] , already used
    }
client-duo-die-for = { $die }, for { $figure }
client-duo-die-does = { $pips ->
        [one] 1 step
       *[other] { $pips } steps
    }
client-duo-die-played = used
client-duo-tiles = Tiles
client-duo-on-board = on the board
client-duo-owned = held by { $player }
client-duo-wave = Wave “{ duo-word-side }”: { $effect } ({ $where })
client-duo-spring-name = Hot spring
client-duo-spring-effect = use a die twice
client-duo-spring = { client-duo-spring-name }: { client-duo-spring-effect } ({ $where })
client-duo-bag = Bag: { $count ->
        [one] 1 ware
       *[other] { $count } wares
    }

## The players' boards.

client-duo-board-of = { $player }’s board ({ $colour })
client-duo-colour = { $colour ->
        [violet] violet
       *[green] green
    }{ $mine ->
        [true] , you
       *[other] { "" }
    }
client-duo-leader = Goes first this round
client-duo-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-duo-faith = Faith
client-duo-trade = Trade
client-duo-culture = Culture
client-duo-line-pilgrim = { $temple } × { $garden }
client-duo-line-merchant = { $wares ->
        [one] 1 ware
       *[other] { $wares } wares
    }
client-duo-line-artist = { $up } up
client-duo-track = { $kind ->
        [temple] Temples
       *[garden] Gardens
    }: { $at } of { $last }
client-duo-product = { $temple } × { $garden } = { $faith }
client-duo-wares = { $count } { $count ->
        [one] { duo-word-ware }
       *[other] { duo-word-wares }
    }
client-duo-kept = { $held } of { $keeps }
client-duo-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
client-duo-slabs = { $slabs ->
        [0] No gold slabs
        [one] 1 gold slab
       *[other] { $slabs } gold slabs
    }, { $trade ->
        [one] 1 point
       *[other] { $trade } points
    }
client-duo-paintings = Paintings: { $given } given away, { $up } face up, { $down } face down; { $culture ->
        [one] 1 point
       *[other] { $culture } points
    }.
client-duo-face-down = Still face down:

## The parts of a turn.

client-duo-step = { $step ->
        [die] Die
        [move] Move
       *[action] Action
    }
client-duo-step-taken = { $character ->
        [pilgrim] Pilgrim
        [merchant] Merchant
       *[artist] Artist
    } { $pips }

## Prompts.

client-duo-ask-set-up = The board is being set up.
client-duo-ask-throw = { $player } rolls the dice.
client-duo-ask-die = Choose a die.
client-duo-ask-last-die = Take the last die.
client-duo-ask-where = Where should your { duo-word-character } go?
client-duo-ask-where-again = The same die again. Where should your { duo-word-character } go?
client-duo-ask-act = Your { duo-word-character } is { $place }. What next?
client-duo-ask-again = Use this die again with the hot spring, or choose “Done with this die”.
client-duo-ask-nothing = There is nothing else to do here. You’re done with this die.
client-duo-ask-return = You have too many wares. Which one goes back into the bag?
client-duo-ask-draw = { $player } is drawing wares from the bag.
client-duo-ask-paint = { $player } is turning over paintings.
client-duo-ask-over = The game is over.
client-duo-ask-other-move = { $player } is choosing a die.
client-duo-ask-other-act = { $player } is choosing an action for the { duo-word-character } { $place }.
client-duo-ask-other-return = { $player } is putting a ware back.

## Home page, studio, score sheet and result.

client-about-tokaido-duo = Lead a pilgrim, a merchant and an artist across the island. Three dice each round, and you both want all of them.
client-lasts-tokaido-duo = 20–30 minutes
client-set-of-tokaido-duo = Coast, trade routes, landscapes, shops and points
client-score-faith = Faith
client-counts-faith = temple space × garden space
client-score-trade = Trade
client-counts-trade = the number above your last gold slab
client-score-culture = Culture
client-counts-culture = the highest number uncovered on your artist’s board
client-equals-coins = tie-break: more coins
client-tie-coins = Both players have { $points } points. Coins decide, { $best } to { $next }.
client-tie-shared-coins =
    Both players have { $points } points and { $best } { $best ->
        [one] coin
       *[other] coins
    }.

## Why a game ended, and headings of the list of all moves.

client-ending-temples = A temple marker reached its last space.
client-ending-gardens = A garden marker reached its last space.
client-ending-slabs = The last gold slab was taken.
client-ending-paintings = The last painting was given away.
client-moves-die = Move the { duo-word-character } ({ $count })
client-moves-spring = Use the same die again with the hot spring ({ $count })

## Cards: one sentence about each thing on the table.

client-duo-card = { $topic ->
    [die] Move your figure exactly as many steps as the die shows; the action where it ends is optional. (D3.2)
    [pilgrim] The pilgrim walks clockwise along the coast and advances the temple and garden markers. (D6.1)
    [merchant] The merchant follows the trade routes, draws wares in mountain towns and sells them on the coast. (D5.1)
    [artist] The artist crosses trade routes from region to region, paints and gives paintings away. (D4.2)
    [temple] A pilgrim who stops here advances the temple marker by one space. (D6.5)
    [garden] A pilgrim who stops here advances the garden marker by one space. (D6.5)
    [hot-spring] A pilgrim who stops here takes the hot-spring tile. (D8.1)
    [seashore] A pilgrim who stops here takes a wave tile. (D7.1)
    [town] A merchant sells the wares that its shop buys; a pilgrim takes as many coins as its price. (D5.4)
    [mountain-town] A merchant draws as many wares as the town shows. (D5.3)
    [region] An artist turns over one painting for each other figure here or on the border, or gives away a painting of this landscape. (D4.3)
    [wave] Its effect is yours for as long as you have the tile. Pilgrims take wave tiles at the seashore. (D7.1)
    [spring] Put the tile back after a later die to use that die again. (D8.3)
    [ware] Sell it in a coastal town whose shop buys it. (D5.4)
    [track] At the end, faith is the space of your temple marker times the space of your garden marker. (D9.2)
    [coins] As soon as you have 10 coins, you exchange them for a gold slab. (D5.5)
    [slabs] Trade scores the number above your last gold slab. (D9.2)
    [paintings] Only your first painting can be given away, if it is face up and shows the landscape of the region. (D4.4)
    [bag] Merchants draw wares from here; wares that are sold go back. (D10.1)
    [leader] Rolls the dice of this round and uses the first and the last of them. (D3.1)
   *[other] { "" }
}

## What the reading keys say.

client-duo-tell-player = { client-duo-colour }. { client-duo-points }. Temples { $temple }, gardens { $garden }, faith { $faith }. { client-duo-coins }. { client-duo-slabs }. { client-duo-paintings }
