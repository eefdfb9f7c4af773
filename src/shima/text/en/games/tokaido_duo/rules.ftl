### Tokaido Duo: the rules, numbered, in our own words. Loaded for the rules page only.
### Rule D3.2 is rule-D3-2; a `.ruling` says what we decided where the rulebook leaves something open.

rules-tokaido-duo-title = The rules of Tokaido Duo
rules-tokaido-duo-intro =
    Two players each send a pilgrim, a merchant and an artist across the island of Shikoku, and gather points for faith,
    trade and culture. These are all the rules, in our own words. Every rule has a number (such as D3.2), and the
    messages at the table name it. Where the rulebook leaves something open, a ruling decides.

## D1

rule-D1 = Material
rule-D1-1 =
    The island has a ring of stations along its coast (8 coastal towns, temples, gardens, hot springs and seashores) and
    4 mountain towns inland. Trade routes between the towns cut it into 8 regions. Each region shows one of four
    landscapes: mountain, waterfall, bamboo or moon.
rule-D1-2 =
    There are three dice, one for each character. The pilgrim’s shows 1 to 4, the merchant’s and the artist’s 1 to 3.
rule-D1-3 =
    There are 26 wares in a bag: 5 kimonos, 6 ceramics, 7 dolls and 8 fans. There are 8 shop tiles, each with a kind of
    ware and a price of 2, 3 or 4.
rule-D1-4 =
    Each player has 10 painting tiles. Violet has 3 moons, 3 waterfalls, 2 mountains and 2 bamboos, green has 2 moons, 2
    waterfalls, 3 mountains and 3 bamboos.
rule-D1-5 =
    There are 3 wave tiles with two sides, one for each character: pilgrim (slow, −1, or swift, +1), artist (efficient
    or inspired) and merchant (cunning or strong). There is one hot-spring tile. There are 12 gold slabs, 6 for each
    player, and coins without limit.
    .ruling = The box holds 24 coins; that they never run out is our ruling.

## D2

rule-D2 = Set-up
rule-D2-1 =
    The 8 shop tiles are laid at random, one at each coastal town. Each wave tile lies on the board with a random side
    up, and is never turned over.
rule-D2-2 =
    Each player’s temple marker and garden marker start on 1. Each player’s 10 paintings are laid face down in random
    order.
rule-D2-3 = Each player’s three figures start on their own half of the board. The player at the compass begins.

## D3

rule-D3 = Round
rule-D3-1 =
    The leader throws the three dice, takes one and plays it. The other player takes one of the two that are left and
    plays it. The leader plays the last. In the next round the other player leads.
rule-D3-2 =
    Playing a die moves your own figure of that character by exactly as many steps as it shows. The move is mandatory,
    the action at its destination is optional.
rule-D3-3 =
    No step may enter a space for a second time in the same move; the space where the move starts counts as entered.
rule-D3-4 =
    If there is no legal move of the die’s length, the figure stays where it is and has no action. You may also take
    such a die by choice.
    .ruling = The rulebook does not say what happens when a figure cannot move: this is our ruling.
rule-D3-5 = Playing a die a second time (D8.3) is a new move: D3.3 starts afresh.
    .ruling = The rulebook does not say whether the two moves count as one: this is our ruling.

## D4

rule-D4 = Artist
rule-D4-1 = One step crosses one trade route, into the region beyond it. Both artists may be in the same region.
rule-D4-2 = After the move you may paint, or give a painting, or do nothing.
rule-D4-3 =
    Paint: turn up as many of your paintings as there are other figures in the region, your own and your opponent’s.
    Figures on its border (on stations, coastal towns and mountain towns) count too. Paintings are turned up in reading
    order; if too few are left, all of them.
rule-D4-4 =
    Give: of your paintings that are still there, the first in reading order must be face up and show the landscape of
    the region. It leaves the game.
rule-D4-5 = You give one painting an action. Giving your 10th triggers the end.
rule-D4-6 = Efficient artist: when you paint, you turn up 1 more.
    .ruling = This works even if no other figure is there.
rule-D4-7 =
    Inspired artist: when you give, the landscapes of the region where the move started, of those passed and of the
    destination all count.
    .ruling = You name a way only where it decides whether the first painting can be given.

## D5

rule-D5 = Merchant
rule-D5-1 = One step follows a trade route to the next town. Both merchants may be in the same mountain town.
rule-D5-2 = A coastal town holds only one figure, merchant or pilgrim: a merchant may not enter one that is occupied.
    .ruling = Nor may a merchant pass through it.
rule-D5-3 =
    Mountain town: draw as many wares from the bag as the town shows, or what there is, if the bag has fewer. You may
    keep at most 5 of your old and new wares together. You choose which; the rest goes back into the bag.
    .ruling = What happens when the bag has too few is our ruling; and you keep as many as you are allowed to.
rule-D5-4 =
    Coastal town: sell one or more wares of the kind that its shop shows, at the shop’s price for each. The wares go
    back into the bag.
rule-D5-5 =
    As soon as you have 10 coins or more, you must change 10 of them for a gold slab, and repeat this as often as you
    can. Slabs are never changed back. The 6th slab triggers the end.
    .ruling = There is no 7th slab: coins beyond that stay coins.
rule-D5-6 =
    Cunning merchant: you get 1 coin more for each ware that you sell. Strong merchant: you draw 1 ware more, and may
    keep up to 6. Whoever loses this tile while holding 6 wares puts one of their choice back into the bag at once.

## D6

rule-D6 = Pilgrim
rule-D6-1 = One step goes to the next station, clockwise. Occupied stations may be passed, and they count as steps.
rule-D6-2 =
    If the station where the move would end is occupied by a pilgrim or merchant, your own merchant included, the figure
    goes on to the next station and acts there.
    .ruling = If that one is occupied too, the figure goes on again, until a station is free.
rule-D6-3 =
    Slow pilgrim: one step fewer than the die shows, but at least 1. Swift pilgrim: one step more. You decide each time
    anew whether to use this.
rule-D6-4 = Coastal town: take as many coins as the price of its shop (D5.5 applies).
rule-D6-5 =
    Temple or garden: your marker on that track goes one space on. The temple track goes to 9, the garden track to 6;
    reaching the last space of either triggers the end.
    .ruling = A marker on its last space stays there.

## D7

rule-D7 = Seashore
rule-D7-1 =
    Take one wave tile of your choice from the board or, if none lies there, one of your opponent’s. If all three are
    already yours, nothing happens. The tile works from now on, until you lose it, and using it is optional each time.

## D8

rule-D8 = Hot spring
rule-D8-1 = Take the hot-spring tile, from the board or from your opponent. If you have it already, you gain nothing.
rule-D8-2 = You cannot use the tile on the die that brought it to you, only on a later one.
rule-D8-3 =
    After playing a die, the tile’s owner may put it back on the board and play the same die again, with move and
    action.

## D9

rule-D9 = End and score
rule-D9-1 = The end is triggered by D4.5, D5.5 or D6.5. The round is then played to its last die.
rule-D9-2 =
    Faith: the space of your temple marker times the space of your garden marker. Trade: the number above your last gold
    slab. Culture: the highest number that your given paintings have uncovered.
rule-D9-3 =
    Whoever has the most points wins. If these are equal, whoever has more coins wins (gold slabs are not coins). If
    these are equal too, the win is shared.
    .ruling = The rulebook says money, and not whether gold slabs are money: this is our ruling.
rule-D9-4 = Wares, coins and paintings that are left are worth nothing.

## D10

rule-D10 = What each may know
rule-D10-1 =
    Hidden from both are the face-down paintings, your own too, and which ware will come out of the bag next. What is in
    the bag can be known by counting. Everything else is open.
