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
