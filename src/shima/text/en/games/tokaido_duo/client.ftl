### The board of Tokaido Duo in the browser.

## The map. In labels the place comes first, then who is there.

client-duo-map = Map of the island of Shikoku
client-duo-figure = { $colour ->
        [violet] violet
       *[green] green
    } { duo-word-character }
client-duo-here = { $place }, { $figures } here
client-duo-and = { $first } and { $second }

## Dice and tiles.

client-duo-dice = Dice of the round
client-duo-round = Round { $round }
client-duo-ending = Last round
client-duo-die = { $character ->
        [pilgrim] Pilgrim’s die
        [merchant] Merchant’s die
       *[artist] Artist’s die
    }{ $state ->
        [free] : { $pips }
        [playing] : { $pips }, being played
       *[played] , already played
    }
client-duo-common = Common tiles
client-duo-on-board = on the board
client-duo-owned = at { $player }
client-duo-wave = Wave “{ duo-word-side }”: { $effect } ({ $where })
client-duo-spring-name = Hot spring
client-duo-spring-effect = play a die twice
client-duo-spring = { client-duo-spring-name }: { client-duo-spring-effect } ({ $where })
client-duo-bag = Bag: { $count ->
        [one] 1 ware
       *[other] { $count } wares
    }

## The players' boards.

client-duo-board-of = Board of { $player }
client-duo-leader = Begins this round
client-duo-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-duo-to-move = to move
client-duo-faith = Faith
client-duo-trade = Trade
client-duo-culture = Culture
client-duo-unfold = Show
client-duo-fold = Hide
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
client-duo-paintings = Paintings: { $given } given, { $up } face up, { $down } face down; { $culture ->
        [one] 1 point
       *[other] { $culture } points
    }.
client-duo-face-down = Still face down:

## What is to be done now.

client-duo-ask-set-up = The board is being laid out.
client-duo-ask-throw = { $player } throws the dice.
client-duo-ask-die = Choose a die.
client-duo-ask-last-die = Play the last die.
client-duo-ask-where = Where shall your { duo-word-character } go?
client-duo-ask-where-again = The same die again: where shall your { duo-word-character } go?
client-duo-ask-act = Your { duo-word-character } is { $character ->
        [artist] in region { $place }
        [merchant] in { $place }
       *[pilgrim] at { $place }
    }: what now?
client-duo-ask-again = Play the die again with the hot spring, or be done with it.
client-duo-ask-nothing = There is nothing more to do here: you are done with this die.
client-duo-ask-return = Too many wares: which one goes back?
client-duo-ask-draw = The bag gives wares to { $player }.
client-duo-ask-paint = { $player } turns up paintings.
client-duo-ask-over = The game is over.
client-duo-ask-other-move = { $player } chooses a die.
client-duo-ask-other-act = { $player } plays the { duo-word-character } { $character ->
        [artist] in region { $place }
        [merchant] in { $place }
       *[pilgrim] at { $place }
    }.
client-duo-ask-other-return = { $player } puts a ware back.

## Start page, studio, score sheet and result.

client-about-tokaido-duo = Lead a pilgrim, a merchant and an artist across one island. Three dice a round, and every one of them tempts you both.
client-set-of-tokaido-duo = Coast, trade routes, landscapes, shops and points
client-score-faith = Faith
client-counts-faith = temple space × garden space
client-score-trade = Trade
client-counts-trade = the number over the last gold slab
client-score-culture = Culture
client-counts-culture = the highest number uncovered by giving paintings
client-equals-coins = among equals: who has more coins
client-tie-coins =
    Both have { $points } points; more coins decide, { $best } to { $next }.
client-tie-shared-coins =
    Both have { $points } points and { $best } { $best ->
        [one] coin
       *[other] coins
    }.

## Why a game ended, and headings of the list of all moves.

client-ending-temples = A temple marker reached its last space.
client-ending-gardens = A garden marker reached its last space.
client-ending-slabs = The last gold slab was taken.
client-ending-paintings = The last painting was given away.
client-moves-die = Move the { duo-word-character } ({ $count })
client-moves-spring = Use the hot spring to play the same die again ({ $count })
