### Tokaido Duo, chapter 2.

title = The merchant
about = Draw wares in the mountains, sell them on the coast, and turn coins into gold.

towns = Your merchant moves from town to town. In the mountain towns M1 to M4, in the middle of the island, you draw wares. In the coastal towns C1 to C8, you sell them. Each shop shows which ware it buys and for how many coins.
merchant-walk = Choose the merchant’s die and go to M3, a mountain town.
    .why = The merchant moves along the trade routes, in any direction. In mountain towns you draw wares, and M3 gives you 4.
    .wrong = Your merchant has no wares yet. Take the merchant’s die and go to M3, where you draw 4.
draw = Draw 4 wares.
    .why = You draw them from the bag without looking: kimonos, ceramics, dolls or fans. You can keep up to 5.
    .wrong = Your merchant needs something to sell. Draw the wares.
sell-walk = What luck, 4 dolls! Choose the merchant’s die and go to C6.
    .why = C6 is one trade route away from M3 and buys dolls. A coastal town has room for only one pilgrim or merchant, and C6 is free.
    .wrong = C6 wants your 4 dolls, and the merchant’s 1 takes you right there.
sell = Sell all 4 dolls for 3 coins each.
    .why = That makes 12 coins. Ten of them become a gold slab at once, and you keep 2. The first slab scores 4 points; loose coins score nothing.
    .wrong = With fewer dolls, you won’t get a gold slab. Sell all 4.
where-next = Your wares are gone, and Aki has used the pilgrim’s die. You can have the merchant’s 2 or the artist’s 2. Where will you go?
four = M4 gives you 4 wares, the most you can get. One step further, C4 pays 4 coins for each ceramic, and C5 pays 3 for each fan.
three = M2 gives you 3 wares. One step further, C2 pays 3 coins for each ceramic, and C7 pays 3 for each doll. Both merchants may be in the same mountain town.
paint = In region 7, Aki’s merchant keeps your artist company, and you can turn over 1 painting. But you leave the merchant’s die to Aki, who can draw 4 wares in M4.
end = The second slab raises your trade from 4 to 10, and each further one adds even more. Draw first, then look which shops want what you have: many wares of one kind make a slab in a single sale.
