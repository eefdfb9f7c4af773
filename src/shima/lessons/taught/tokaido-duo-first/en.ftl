### The first lesson of Tokaido Duo.

title = Your first journey
about = Seven rounds with all three figures: temples and gardens, wares and gold, paintings and hot springs.

## Round 1: the table, the dice, the pilgrim and the artist.

island = Welcome to Shikoku! You play violet, Aki plays green. Each of you has three figures: a pilgrim on the coast, a merchant in the towns, an artist in the regions.
goal = Each figure earns its own kind of points: the pilgrim faith, the merchant trade, the artist culture. They are the three rows of your board. Whoever has the most points in all wins.
dice = Each round three dice are thrown, one for each figure. You begin this round: you play one die, then Aki one of the other two, then you the last. In the next round Aki begins.
pilgrim-walk = Choose the pilgrim’s die, then the lit temple just before C4.
    .why = A figure walks exactly as far as its die shows, here 1. The pilgrim goes from station to station, always clockwise around the coast.
    .wrong = Allowed, but let us begin with the pilgrim: a temple is waiting one step ahead.
temple = Visit the temple.
    .why = After a walk the figure may act where it stands. A temple moves your temple marker, from 1 to 2, and your faith with it.
    .wrong = You may do without the action, but then the walk brings nothing. Visit the temple.
artist-walk = Aki’s merchant took wares, so the artist’s die is left for you. Send your artist to region 3, the bamboo.
    .why = Each step crosses one trade route, the lines between the towns. Region 3 has company: your pilgrim on its coast and your merchant in M4.
    .wrong = In region 5 there is only your merchant for company. Region 3 has your pilgrim, too: go there.
paint = Paint: turn up 2 paintings.
    .why = The artist turns up one painting for each other figure in the region or on its border, yours and Aki’s. Paintings count nothing yet: they want to be given away.
    .wrong = There is nothing else to do here: paint, and see what you get.

## Round 2: coins and wares.

town-coins = Now Aki begins. Aki’s pilgrim stopped in the coastal town C1 and took 4 coins, the price at its shop. Your pilgrim can do that in any coastal town.
merchant-walk = Choose the merchant’s die and go to M3, a mountain town.
    .why = The merchant walks from town to town along the trade routes, in any direction. Mountain towns give wares, and M3 gives 4.
    .wrong = Your merchant has no wares yet. Take its die and go to M3, where it gets 4.
draw = Draw 4 wares.
    .why = They come from the bag by chance: kimonos, ceramics, dolls or fans. You can keep 5 at most.
    .wrong = Wares are what your merchant lives on: draw them.

## Round 3: a wave, a gold slab, a gift.

seashore = You have 3 dolls, and C6 buys dolls for 3 coins each. But first choose the pilgrim’s die and go to the seashore between C4 and C5.
    .why = At a seashore you take a wave, a tile that makes one of your figures better. One of them suits your dolls.
    .wrong = Wait a moment: with a wave, your 3 dolls will bring 12 coins instead of 9. Take the pilgrim’s die.
wave = Take the wave “Cunning merchant”.
    .why = From now on each ware you sell brings 1 coin more. You keep it for good, unless Aki comes to a seashore when no wave is left on the board.
    .wrong = Every wave is useful, but with 3 dolls to sell you want “Cunning merchant”.
slab = Aki sold 2 ceramics for 6 coins and then had 10. Ten coins become a gold slab at once. The first slab counts 4 points; loose coins count nothing.
waterfall-walk = Your first painting shows a waterfall. Send your artist to region 2, where there is a waterfall.
    .why = A painting is given away where the region shows the same landscape. Only your first painting may go, so your paintings tell you the way.
    .wrong = The waterfall of region 2 is what your first painting needs: go there.
give = Give the painting away.
    .why = That makes 2 points of culture. On each visit the artist either paints or gives. The more paintings you have given, the more the next ones add.
    .wrong = Painting is for later. Giving brings points now.

## Round 4: selling.

sell-walk = Time to sell: go to C6 with your merchant.
    .why = C6 is one trade route from M3 and buys dolls. A coastal town has room for one pilgrim or merchant only, and C6 is free.
    .wrong = Your 3 dolls are wanted in C6, and the merchant’s 1 leads right there.
sell = Sell 3 at 4.
    .why = 3 coins from the shop and 1 from your wave, three times: 12 coins. Ten become your first gold slab, 2 stay coins.
    .wrong = Fewer dolls or a lower price make no gold slab. Sell 3 at 4.

## Round 5: faith, and what Aki wants.

garden-walk = You begin again. Choose the pilgrim’s die and go one step on, to the garden.
    .why = Faith is temples × gardens, now 2 × 1 = 2. Another temple would make 3 × 1 = 3, a garden makes 2 × 2 = 4.
    .wrong = If you leave the pilgrim’s die, Aki may take it. Go to the garden with it first.
garden = Visit the garden.
    .why = Your faith doubles. Let both markers grow together, for one multiplies the other.
    .wrong = The garden doubles your faith, from 2 to 4: visit it.
mountain-walk = Your first painting is now a mountain. Send your artist to region 6, where there is a mountain.
    .why = Aki took the merchant’s die and left you this one. Before you choose a die, see which one Aki wants, too. Take that first.
    .wrong = Region 6 shows the mountain that your painting needs: go there.
give-again = Give this painting away, too.
    .why = That makes 4 points of culture. Then all that you turned up is given; for new paintings you will need company again.
    .wrong = Painting is for later. Giving brings points now.

## Round 6: the hot spring.

spring-walk = Aki began and sold ceramics. Choose the pilgrim’s die and go 3 steps, to the hot spring after C5.
    .why = Only the station where the pilgrim stops counts. It passes a town and a temple, but the hot spring gives you something special.
    .wrong = Your pilgrim can reach the hot spring right now. Take its die.
spring = Take the hot-spring tile.
    .why = On a later die it lets you walk and act twice. Use it soon: Aki’s pilgrim could fetch it from you at another hot spring.
    .wrong = The tile is worth a whole extra walk: take it.

## Round 7: a die played twice.

twice-walk = Let us play a die twice. Choose the merchant’s die and go back to M3.
    .why = A merchant needs one walk to get wares and another to sell them. With the hot spring, a single die does both.
    .wrong = Not bad, but the hot spring shines with the merchant. Take its die and go to M3.
twice-draw = Draw 4 wares.
    .why = With your fan that makes 5, exactly as many as you can keep.
    .wrong = Not so fast: first draw, then walk again.
twice-again = You drew 2 kimonos, and C3 pays 4 for each. Choose the hot-spring tile, then C3.
    .why = The tile goes back to the board, and the same 1 is played again, with a new walk and a new action.
    .wrong = C3 pays best for what you have: choose the hot-spring tile, then C3.
twice-sell = Sell 2 at 5.
    .why = 10 coins and the 2 you had: a second gold slab, and 2 are left again. Trade jumps from 4 to 10.
    .wrong = Your wave pays 1 more for each: sell 2 at 5.

## The end.

end = So it goes on until somebody takes the 6th gold slab, gives the 10th painting away, or brings a marker to temple 9 or garden 6. That round is played to its last die.
score = You have 4 for faith, 10 for trade and 4 for culture: 18 points, Aki has 10. Wares and paintings left over count nothing; coins only decide a tie.
first-game = In your first game, ask of each die: what does it bring me, and what would it bring the other? Choose what is not lit, and you are told why not. Have a good journey!
