### Tokaido Duo: the rules, numbered, in our own words. Loaded for the rules page only.
### Rule D3.2 is rule-D3-2. A `.ruling` says what we decided where the rulebook leaves something open.

rules-tokaido-duo-title = The rules of Tokaido Duo
rules-tokaido-duo-intro =
    Two players each send a pilgrim, a merchant and an artist across the island of Shikoku. The pilgrim scores for
    faith, the merchant for trade and the artist for culture. The player with the most points at the end wins. These are
    all the rules, in our own words. Each rule has a number (such as D3.2), and messages at the table refer to it. What
    is printed on the components, such as the numbers on the dice, is part of the component set; look it up in the
    values of your set. Where the rulebook leaves something open, a ruling decides at every table.

## What differs at tables that began under an earlier version of the rules.

rules-tokaido-duo-version-1 = At that table, the component set decides who leads the first round (D2.3).

## D1

rule-D1 = Components
rule-D1-1 =
    Stations line the coast of the island: 8 coastal towns, temples, gardens, hot springs and seashores. Inland there
    are 4 mountain towns. Trade routes connect the towns and divide the island into 8 regions. Each region shows one of
    four landscapes: mountain, waterfall, bamboo or moon.
rule-D1-2 = There are three dice, one for each character, each with its own numbers.
    .ruling =
        The rulebook does not list the numbers on the dice. Its examples show only a 4 on the pilgrim’s die and a 2 on
        each of the others. The set decides the rest: 1 to 4 on the pilgrim’s die and 1 to 3 on the others, as public
        descriptions of the game say.
rule-D1-3 =
    There are 26 wares in a bag: 5 kimonos, 6 ceramics, 7 dolls and 8 fans. There are 8 shop tiles, each with a kind of
    ware and a price of 2, 3 or 4 coins.
rule-D1-4 =
    Each player has 10 painting tiles. Violet has 3 moons, 3 waterfalls, 2 mountains and 2 bamboos. Green has 2 moons, 2
    waterfalls, 3 mountains and 3 bamboos.
rule-D1-5 =
    There are 3 double-sided wave tiles, one for each character: pilgrim (slow, −1, or swift, +1), artist (efficient or
    inspired) and merchant (cunning or strong). There is one hot-spring tile. There are 12 gold slabs, 6 for each
    player, and any number of coins.
    .ruling = The box contains 24 coins. Here they never run out.

## D2

rule-D2 = Set-up
rule-D2-1 =
    Place the 8 shop tiles at random, one at each coastal town. Place the hot-spring tile on the board, and each wave
    tile with a random side up. It is never turned over.
rule-D2-2 =
    Each player’s temple marker and garden marker start on 1. Shuffle each player’s 10 paintings and place them face
    down on that player’s board.
rule-D2-3 =
    Violet’s three figures start on one half of the board, green’s on the other. The player whose half has the compass
    leads the first round. Choose this player when you open the table: violet, green or at random.
    .ruling = The rulebook’s text does not say where on the board the compass is. The component set decides.

## D3

rule-D3 = The round
rule-D3-1 =
    The leader rolls the three dice, takes one and uses it. The other player takes one of the remaining two and uses it.
    The leader uses the last one. In the next round, the other player leads.
rule-D3-2 =
    When you use a die, move your figure of that character exactly as many steps as the die shows. You must move, but
    the action where the figure ends is optional.
rule-D3-3 = A figure cannot enter the same space twice in one move. The space where it starts counts as entered.
rule-D3-4 =
    If a figure cannot move exactly that far, it stays where it is and takes no action. You may take such a die on
    purpose.
    .ruling = This rule is ours. The rulebook does not say what happens when a figure cannot move.
rule-D3-5 = If you use a die a second time (D8.3), that is a new move, and D3.3 applies to it separately.
    .ruling = This rule is ours. The rulebook does not say whether the two moves count as one.

## D4

rule-D4 = Artist
rule-D4-1 =
    With each step, the artist crosses a trade route into the region beyond. Both artists may be in the same region.
rule-D4-2 = After moving, you may paint or give a painting away, but not both.
rule-D4-3 =
    If you paint, turn over one of your paintings for each other figure in the region, whether it is yours or your
    opponent’s. Figures on the region’s border count: those on its stations, in its coastal towns and in its mountain
    towns. Turn paintings over from left to right, row by row from the top. If too few are face down, turn over
    all of them.
rule-D4-4 =
    You can give away only the first of your remaining paintings, counted in the same order. It must be face up and show
    the landscape of the region. It leaves the game.
rule-D4-5 = You may give away one painting per action. Giving away your 10th triggers the end of the game.
rule-D4-6 = With the efficient artist, you may turn over 1 extra painting when you paint.
    .ruling = You may do this even if there is no other figure in the region.
rule-D4-7 =
    With the inspired artist, you may give a painting away if it shows the landscape of the region where the move
    started, of a region the artist passed through, or of the destination.
    .ruling = You choose the path only when it decides whether you can give your first painting away.

## D5

rule-D5 = Merchant
rule-D5-1 =
    With each step, the merchant follows a trade route to the next town. Both merchants may be in the same mountain
    town.
rule-D5-2 =
    A coastal town has room for only one figure, a merchant or a pilgrim. A merchant cannot enter an occupied coastal
    town.
    .ruling = A merchant cannot pass through it either.
rule-D5-3 =
    In a mountain town, draw as many wares from the bag as the town shows (2, 3 or 4). You may keep up to 5 wares, old
    and new together. Choose which to keep and return the rest to the bag.
    .ruling = If the bag has fewer wares, draw all of them. You must keep as many wares as you are allowed to.
rule-D5-4 =
    In a coastal town, sell one or more wares of the kind shown on its shop. You gain the shop’s price for each. Return
    the wares to the bag.
rule-D5-5 =
    As soon as you have 10 or more coins, you must exchange 10 of them for a gold slab, as often as you can. Slabs are
    never exchanged back. Your 6th slab triggers the end of the game.
    .ruling = There is no 7th slab. After the 6th, you keep your coins.
rule-D5-6 =
    With the cunning merchant, you gain 1 extra coin for each ware you sell. With the strong merchant, you draw 1 extra
    ware and may keep up to 6. If you lose the strong merchant while you have 6 wares, return one of your choice to the
    bag at once.

## D6

rule-D6 = Pilgrim
rule-D6-1 =
    With each step, the pilgrim moves clockwise to the next station. It may pass occupied stations; they count as steps.
rule-D6-2 =
    If the move would end on a station occupied by a pilgrim or a merchant, even your own merchant, the pilgrim moves
    one station further and takes its action there.
    .ruling = If that station is occupied as well, the pilgrim keeps moving until it reaches a free one.
rule-D6-3 =
    With the slow pilgrim, you may move one step less than the die shows, but at least 1. With the swift pilgrim, you
    may move one step more. Decide each time you move.
rule-D6-4 = In a coastal town, gain as many coins as the price of its shop (D5.5 applies).
rule-D6-5 =
    At a temple or garden, advance your marker on that track by one space. The temple track ends at 9, the garden track
    at 6. Reaching the last space of either track triggers the end of the game.
    .ruling = A marker on its last space stays there.

## D7

rule-D7 = Seashore
rule-D7-1 =
    Take a wave tile of your choice from the board. If there is none, take one from your opponent. If you already have
    all three, nothing happens. You have the tile’s effect from now on, until you lose the tile. Using it is always
    optional.

## D8

rule-D8 = Hot spring
rule-D8-1 = Take the hot-spring tile from the board or from your opponent. If you already have it, nothing happens.
rule-D8-2 = You cannot use the tile with the die that gained it for you, only with a later one.
rule-D8-3 =
    After using a die, you may return the tile to the board and use the same die again, with a move and an action.

## D9

rule-D9 = End of the game and scoring
rule-D9-1 =
    The end of the game is triggered when a player gives away their 10th painting (D4.5), takes their 6th gold slab
    (D5.5) or reaches the last space of a track (D6.5). Finish the round, down to the last die.
rule-D9-2 =
    For faith, multiply the space of your temple marker by the space of your garden marker. For trade, score the number
    above your last gold slab. For culture, score the highest number uncovered by the paintings you have given away.
rule-D9-3 =
    The player with the most points wins. If you are tied, the player with more coins wins. If you are still tied, you
    share the win.
    .ruling = The rulebook says “money”, but not whether gold slabs count as money. Here they do not.
rule-D9-4 = Wares, coins and paintings you have left score nothing.

## D10

rule-D10 = Open and hidden information
rule-D10-1 =
    Neither player knows the face-down paintings, not even their own, or which ware will be drawn next. You can work out
    what is in the bag. Everything else is open.
