### Tokaido Duo: the guide in front of the numbered rules. src/shima/lessons/guides/tokaido-duo.toml lists its parts.

## The goal, and a round.

guide-tokaido-duo-goal = Goal
guide-tokaido-duo-goal-1 =
    You travel across the island of Shikoku with three figures at once. Your pilgrim visits temples and gardens along the
    coast, your merchant trades wares between the towns, and your artist paints the landscapes and gives the paintings
    away.
guide-tokaido-duo-goal-2 =
    Each figure earns points of its own: faith for the pilgrim, trade for the merchant, culture for the artist. The
    player with the most points in total wins.

guide-tokaido-duo-round = A round at a glance
guide-tokaido-duo-round-1-name = Roll
guide-tokaido-duo-round-1 = The leader of the round rolls all three dice: one for the pilgrim, one for the merchant, one for the artist. (D3.1)
guide-tokaido-duo-round-2-name = First die
guide-tokaido-duo-round-2 = The leader takes one die and uses it.
guide-tokaido-duo-round-3-name = Second die
guide-tokaido-duo-round-3 = The other player takes one of the remaining two and uses it.
guide-tokaido-duo-round-4-name = Third die
guide-tokaido-duo-round-4 = The leader uses the last one. In the next round the other player leads.
guide-tokaido-duo-round-5-name = Using a die
guide-tokaido-duo-round-5 = Your figure must move exactly as far as the die shows. The action at its destination is optional. (D3.2)

## Set-up. The numbers are those in the picture.

guide-tokaido-duo-setup = Set-up
guide-tokaido-duo-setup-1-name = Board
guide-tokaido-duo-setup-1 = Put it between you. Pilgrims walk along the coast, merchants follow the trade routes, and artists go from region to region. (D1.1)
guide-tokaido-duo-setup-2-name = Shops
guide-tokaido-duo-setup-2 = Shuffle the 8 shop tiles and place one at each coastal town. (D2.1)
guide-tokaido-duo-setup-3-name = Dice and bag
guide-tokaido-duo-setup-3 = Keep the three dice at hand. Put all the wares into the bag. (D1.2, D1.3)
guide-tokaido-duo-setup-4-name = Shared tiles
guide-tokaido-duo-setup-4 = Place the hot-spring tile and the three wave tiles on the board, each wave tile with a random side up. (D1.5, D2.1)
guide-tokaido-duo-setup-5-name = Your boards
guide-tokaido-duo-setup-5 = Your temple marker and garden marker start on 1. Shuffle your 10 paintings and place them face down. (D2.2)
guide-tokaido-duo-setup-6-name = Figures
guide-tokaido-duo-setup-6 = Put your three figures on their starting places, which are listed in the values of your set. (D2.3)
guide-tokaido-duo-setup-7-name = Compass
guide-tokaido-duo-setup-7 = The player whose half has the compass leads the first round. (D2.3)

## What the figures can do.

guide-tokaido-duo-actions = The figures
guide-tokaido-duo-actions-1-name = Pilgrim
guide-tokaido-duo-actions-1 =
    The pilgrim walks clockwise along the coast. A temple or garden advances your marker by one space, a coastal town
    gives you coins, a seashore gives you a wave tile, and a hot spring gives you its tile. (D6, D7, D8)
guide-tokaido-duo-actions-2-name = Merchant
guide-tokaido-duo-actions-2 =
    The merchant follows the trade routes. In a mountain town you draw wares from the bag; in a coastal town you sell
    wares of the kind that its shop buys. 10 coins become a gold slab. (D5)
guide-tokaido-duo-actions-3-name = Artist
guide-tokaido-duo-actions-3 =
    The artist crosses trade routes from region to region. Either turn over one painting for each other figure in the
    region or on its border, or give your first painting away if it is face up and shows this landscape. (D4)
guide-tokaido-duo-actions-4-name = Wave tiles
guide-tokaido-duo-actions-4 = Each helps one figure for as long as you have it. If none is left on the board, take one from your opponent. (D7.1)
guide-tokaido-duo-actions-5-name = Hot spring
guide-tokaido-duo-actions-5 = Put the tile back after a later die to use that die again. (D8)

## The end.

guide-tokaido-duo-end = End and scoring
guide-tokaido-duo-end-1-name = End
guide-tokaido-duo-end-1 =
    The game ends after the round in which a marker reaches the end of its track, or a player takes their last gold slab
    or gives away their last painting. (D9.1)
guide-tokaido-duo-end-2-name = Faith
guide-tokaido-duo-end-2 = The space of your temple marker times the space of your garden marker. (D9.2)
guide-tokaido-duo-end-3-name = Trade
guide-tokaido-duo-end-3 = The number above your last gold slab. (D9.2)
guide-tokaido-duo-end-4-name = Culture
guide-tokaido-duo-end-4 = The highest number uncovered by the paintings you have given away. (D9.2)
guide-tokaido-duo-end-5-name = Ties
guide-tokaido-duo-end-5 = If you are tied, the player with more coins wins. If you are still tied, you share the win. (D9.3)

## Worked turns, from a recorded game.

guide-tokaido-duo-turn-1 = The first round
guide-tokaido-duo-turn-1-1 = { $player } leads and rolls: pilgrim { $pilgrim }, merchant { $merchant }, artist { $artist }. (D3.1)
guide-tokaido-duo-turn-1-2 = { $player } takes the pilgrim’s die. { $steps } steps lead to { $town }, where the pilgrim takes as many coins as the shop pays: { $coins }. (D6.4)
guide-tokaido-duo-turn-1-3 = { $other } takes the artist’s die and moves { $steps } steps to region { $region }. No other figure is there, so there is nothing to paint. (D4.3)
guide-tokaido-duo-turn-1-4 =
    { $player } uses the last die. The merchant moves to { $town } and draws { $dolls } dolls, { $kimonos }
    { $kimonos ->
        [one] kimono
       *[other] kimonos
    } and { $fans } { $fans ->
        [one] fan
       *[other] fans
    }. Now { $other } leads. (D5.3)

guide-tokaido-duo-turn-2 = { $player } paints and gives a painting away
guide-tokaido-duo-turn-2-1 =
    { $steps ->
        [one] One step leads
       *[other] { $steps } steps lead
    } the artist to region { $region }. Four other figures are there or on its border: an artist, a pilgrim and both
    merchants. (D4.1, D4.3)
guide-tokaido-duo-turn-2-2 = { $player } therefore turns over four more paintings, in reading order. The first one left shows { $up ->
        [mountain] a mountain
       *[other] another landscape
    }. Only that one can be given away. (D4.4)
guide-tokaido-duo-turn-2-3 = A round later the artist reaches region { $region }, which shows a mountain. { $player } gives the painting away; culture is now worth { $culture } points. (D4.4)

guide-tokaido-duo-turn-3 = { $player } on the coast
guide-tokaido-duo-turn-3-1 =
    { $steps ->
        [one] One step takes
       *[other] { $steps } steps take
    } the pilgrim to a seashore. { $player } chooses the merchant’s wave tile and keeps it. (D7.1)
guide-tokaido-duo-turn-3-2 = In the next round { $player } takes the pilgrim’s die again. { $steps } steps lead past the merchant in { $town } to a garden; the town counts as a step. (D6.1)
guide-tokaido-duo-turn-3-3 = The garden marker moves to { $garden }, and faith grows from { $before } to { $temple } × { $garden } = { $faith } points. (D6.5, D9.2)
guide-tokaido-duo-turn-3-4 = A round later the wave tile helps. In { $town } the strong merchant draws one ware more than the town shows: a doll, a kimono and two fans. All of them can stay, because { $player } may keep six wares now. (D5.6)

guide-tokaido-duo-turn-4 = { $player } uses the hot spring
guide-tokaido-duo-turn-4-1 =
    { $steps ->
        [one] One step leads
       *[other] { $steps } steps lead
    } the merchant to { $town }. { $player } has { $fans } fans to sell and does not draw any wares here. (D3.2, D5.1)
guide-tokaido-duo-turn-4-2 = { $player } has the hot-spring tile from an earlier round, puts it back and uses the same die again. It leads to { $town }, where a shop buys fans. (D8.2, D8.3)
guide-tokaido-duo-turn-4-3 =
    { $sold } fans sell for { $price } coins each. With the { $before } from before, that is enough for
    { $slabs ->
        [one] the first gold slab
       *[other] gold slab number { $slabs }
    }, and trade is now worth { $trade } points. It is the last slab, so the game ends with this round. (D5.4, D5.5, D9.1)

## The legend.

guide-tokaido-duo-icons-figures = Figures and players
guide-tokaido-duo-icon-figure-pilgrim = pilgrim
guide-tokaido-duo-icon-figure-merchant = merchant
guide-tokaido-duo-icon-figure-artist = artist
guide-tokaido-duo-icon-mark-violet = violet, with round bases
guide-tokaido-duo-icon-mark-green = green, with square bases
guide-tokaido-duo-icon-compass = compass: this player leads the round
guide-tokaido-duo-icons-stations = Stations and towns
guide-tokaido-duo-icon-station-temple = temple
guide-tokaido-duo-icon-station-garden = garden
guide-tokaido-duo-icon-station-hot-spring = hot spring
guide-tokaido-duo-icon-station-seashore = seashore
guide-tokaido-duo-icon-town = coastal town with its shop: what it buys, and for how many coins
guide-tokaido-duo-icon-mountain-town = mountain town with the number of wares to draw
guide-tokaido-duo-icons-wares = Wares and money
guide-tokaido-duo-icon-ware-kimono = kimono
guide-tokaido-duo-icon-ware-ceramic = ceramic
guide-tokaido-duo-icon-ware-doll = doll
guide-tokaido-duo-icon-ware-fan = fan
guide-tokaido-duo-icon-coin = coins
guide-tokaido-duo-icon-slab = gold slab with its points
guide-tokaido-duo-icons-landscapes = Landscapes, in regions and on paintings
guide-tokaido-duo-icon-landscape-mountain = mountain
guide-tokaido-duo-icon-landscape-waterfall = waterfall
guide-tokaido-duo-icon-landscape-bamboo = bamboo
guide-tokaido-duo-icon-landscape-moon = moon
guide-tokaido-duo-icons-tiles = Shared tiles
guide-tokaido-duo-icon-wave-pilgrim = wave tile for the pilgrim: slow or swift
guide-tokaido-duo-icon-wave-merchant = wave tile for the merchant: cunning or strong
guide-tokaido-duo-icon-wave-artist = wave tile for the artist: efficient or inspired
guide-tokaido-duo-icon-spring = hot-spring tile: use a die twice

## The player aid.

guide-tokaido-duo-aid-round = A round
guide-tokaido-duo-aid-round-1-name = Leader
guide-tokaido-duo-aid-round-1 = Roll the three dice, take one and use it.
guide-tokaido-duo-aid-round-2-name = Other player
guide-tokaido-duo-aid-round-2 = Take one of the remaining two and use it.
guide-tokaido-duo-aid-round-3-name = Leader
guide-tokaido-duo-aid-round-3 = Use the last one. The other player leads the next round.
guide-tokaido-duo-aid-pilgrim = Pilgrim
guide-tokaido-duo-aid-pilgrim-1-name = Move
guide-tokaido-duo-aid-pilgrim-1 = Clockwise along the coast. If you would end on an occupied station, move on to the next free one.
guide-tokaido-duo-aid-pilgrim-2-name = Temple, garden
guide-tokaido-duo-aid-pilgrim-2 = Advance your marker by 1 space.
guide-tokaido-duo-aid-pilgrim-3-name = Coastal town
guide-tokaido-duo-aid-pilgrim-3 = Gain coins equal to its shop’s price.
guide-tokaido-duo-aid-pilgrim-4-name = Seashore
guide-tokaido-duo-aid-pilgrim-4 = Take a wave tile from the board; if there is none, from your opponent.
guide-tokaido-duo-aid-pilgrim-5-name = Hot spring
guide-tokaido-duo-aid-pilgrim-5 = Take the hot-spring tile.
guide-tokaido-duo-aid-merchant = Merchant
guide-tokaido-duo-aid-merchant-1-name = Move
guide-tokaido-duo-aid-merchant-1 = Along trade routes, no town twice. You cannot enter occupied coastal towns.
guide-tokaido-duo-aid-merchant-2-name = Mountain town
guide-tokaido-duo-aid-merchant-2 = Draw the wares it shows; put back what you may not keep.
guide-tokaido-duo-aid-merchant-3-name = Coastal town
guide-tokaido-duo-aid-merchant-3 = Sell wares that its shop buys.
guide-tokaido-duo-aid-merchant-4-name = 10 coins
guide-tokaido-duo-aid-merchant-4 = Exchange them for a gold slab at once.
guide-tokaido-duo-aid-artist = Artist
guide-tokaido-duo-aid-artist-1-name = Move
guide-tokaido-duo-aid-artist-1 = Across trade routes, no region twice.
guide-tokaido-duo-aid-artist-2-name = Paint
guide-tokaido-duo-aid-artist-2 = Turn over 1 painting per other figure in the region or on its border.
guide-tokaido-duo-aid-artist-3-name = Give away
guide-tokaido-duo-aid-artist-3 = Your first painting, if it is face up and shows this landscape.
guide-tokaido-duo-aid-tiles = Tiles
guide-tokaido-duo-aid-tiles-1-name = Pilgrim
guide-tokaido-duo-aid-tiles-1 = Slow: 1 step fewer, at least 1. Swift: 1 step more.
guide-tokaido-duo-aid-tiles-2-name = Merchant
guide-tokaido-duo-aid-tiles-2 = Cunning: 1 extra coin per ware sold. Strong: draw 1 more, keep 1 more.
guide-tokaido-duo-aid-tiles-3-name = Artist
guide-tokaido-duo-aid-tiles-3 = Efficient: turn over 1 more. Inspired: every landscape on the path counts when you give a painting away.
guide-tokaido-duo-aid-tiles-4-name = Hot spring
guide-tokaido-duo-aid-tiles-4 = Put it back to use a die again, but not the die that gained it for you.
guide-tokaido-duo-aid-end = End and scoring
guide-tokaido-duo-aid-end-1-name = Last round
guide-tokaido-duo-aid-end-1 = A marker has reached the end of its track, or a player has all their slabs or has given away all their paintings.
guide-tokaido-duo-aid-end-2-name = Faith
guide-tokaido-duo-aid-end-2 = Temple space × garden space.
guide-tokaido-duo-aid-end-3-name = Trade, culture
guide-tokaido-duo-aid-end-3 = By gold slabs and paintings given away, as in the table.
guide-tokaido-duo-aid-end-4-name = Ties
guide-tokaido-duo-aid-end-4 = The player with more coins wins. If these are equal, share the win.
guide-tokaido-duo-aid-points = Points
guide-tokaido-duo-aid-shops = Wares and towns
guide-tokaido-duo-aid-dice = Dice and limits

## Tables of values.

guide-tokaido-duo-values-points = Points for trade and culture
guide-tokaido-duo-values-dice = Dice
guide-tokaido-duo-values-wares = Wares and shops
guide-tokaido-duo-values-towns = Mountain towns
guide-tokaido-duo-values-paintings = Paintings
guide-tokaido-duo-values-limits = Limits and tracks
guide-tokaido-duo-values-start = Starting places
guide-tokaido-duo-head = { $head ->
        [number] number
        [die] die
        [faces] faces
        [ware] ware
        [count] number
        [shops] its shops pay
        [town] town
        [draws] wares to draw
        [landscape] landscape
        [violet] violet
        [green] green
        [figure] figure
       *[thing] limit or track
    }
guide-tokaido-duo-count = { $what ->
        [slabs] points for gold slabs
        [paintings] points for paintings given away
        [limits-wares_kept] wares a merchant may keep
        [limits-coins_for_a_slab] coins for a gold slab
        [limits-slabs] gold slabs for each player
        [points-temples] last space of the temple track
       *[points-gardens] last space of the garden track
    }
guide-tokaido-duo-region = region { $region }
guide-tokaido-duo-after = { $kind ->
        [temple] temple
        [garden] garden
        [hot-spring] hot spring
        [seashore] seashore
       *[town] { $kind }
    } after { $town }
