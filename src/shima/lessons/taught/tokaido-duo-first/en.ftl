### The first lesson of Tokaido Duo.

title = Your first journey
about = Seven rounds with all three figures: temples and gardens, wares and gold, paintings and hot springs.

## Round 1: the table, the dice, the pilgrim and the artist.

island = Welcome to Shikoku! You play violet, and Aki plays green. You each have three figures: a pilgrim on the coast, a merchant in the towns and an artist in the regions.
goal = Each figure scores in its own way: the pilgrim for faith, the merchant for trade, the artist for culture. You can follow all three on your board. The player with the most points overall wins.
dice = Each round, three dice are rolled, one for each figure. You go first this round. You use one die, Aki uses one of the other two, and you get the last one. Next round, Aki goes first.
pilgrim-walk = Choose the pilgrim’s die, then the highlighted temple just before C4.
    .why = A figure moves exactly as far as its die shows, which is 1 here. The pilgrim moves from station to station, always clockwise around the coast.
    .wrong = You could do that, but let’s start with the pilgrim. There’s a temple one step ahead.
temple = Visit the temple.
    .why = After a move, the figure may take the action of the place it has reached. A temple advances your temple marker from 1 to 2, and your faith grows with it.
    .wrong = You can skip the action, but then the move earns you nothing. Visit the temple.
artist-walk = Aki’s merchant has drawn wares, which leaves you the artist’s die. Send your artist to region 3, the bamboo.
    .why = Each step crosses a trade route, one of the lines between the towns. In region 3, your artist has company: your pilgrim on the coast and your merchant in M4.
    .wrong = In region 5, your artist has only your merchant for company. In region 3, there’s your pilgrim as well. Go there.
paint = Paint and turn over 2 paintings.
    .why = The artist turns over one painting for each other figure in the region or on its border, yours or Aki’s. Paintings score only when you give them away.
    .wrong = Painting is all you can do here. Go ahead and see what you get.

## Round 2: coins and wares.

town-coins = Now Aki goes first. Aki’s pilgrim stopped in the coastal town C1 and gained 4 coins, the price of its shop. Your pilgrim can do the same in any coastal town.
merchant-walk = Choose the merchant’s die and go to M3, a mountain town.
    .why = The merchant moves from town to town along the trade routes, in any direction. In mountain towns you draw wares, and M3 gives you 4.
    .wrong = Your merchant has no wares yet. Take the merchant’s die and go to M3, where you draw 4.
draw = Draw 4 wares.
    .why = You draw them from the bag without looking: kimonos, ceramics, dolls or fans. You can keep up to 5.
    .wrong = Your merchant needs something to sell. Draw the wares.

## Round 3: a wave, a gold slab, a gift.

seashore = You have 3 dolls, and C6 pays 3 coins for each. But first, choose the pilgrim’s die and go to the seashore between C4 and C5.
    .why = At a seashore you take a wave, a tile that improves one of your figures. One of the waves goes well with your dolls.
    .wrong = Not yet. With a wave, your 3 dolls will earn you 12 coins instead of 9. Take the pilgrim’s die.
wave = Take the wave “Cunning merchant”.
    .why = From now on, you gain 1 extra coin for each ware you sell. You keep the wave unless Aki takes it at a seashore, which is possible only when there are none left on the board.
    .wrong = Every wave is useful, but with 3 dolls to sell, you want “Cunning merchant”.
slab = Aki sold 2 ceramics for 6 coins and then had 10. Ten coins are exchanged for a gold slab at once. The first slab scores 4 points; loose coins score nothing.
waterfall-walk = Your first painting shows a waterfall. Send your artist to region 2, a waterfall region.
    .why = You give a painting away in a region with the same landscape. Only your first painting can go, and it tells you where to head next.
    .wrong = Your first painting needs a waterfall, and there is one in region 2. Go there.
give = Give the painting away.
    .why = That scores 2 points for culture. After each move, the artist can either paint or give. The more paintings you’ve given away, the more the next ones score.
    .wrong = You can paint later. Giving scores points now.

## Round 4: selling.

sell-walk = Time to sell. Go to C6 with your merchant.
    .why = C6 is one trade route away from M3 and buys dolls. A coastal town has room for only one pilgrim or merchant, and C6 is free.
    .wrong = C6 wants your 3 dolls, and the merchant’s 1 takes you right there.
sell = Sell 3 dolls for 4 coins each.
    .why = For each doll, you gain 3 coins from the shop and 1 from your wave. That makes 12 coins. Ten become your first gold slab, and you keep 2.
    .wrong = With fewer dolls or a lower price, you won’t get a gold slab. Sell 3 for 4 coins each.

## Round 5: faith, and what Aki wants.

garden-walk = You go first again. Choose the pilgrim’s die and move one step, to the garden.
    .why = Faith is temples × gardens, now 2 × 1 = 2. Another temple would make it 3 × 1 = 3, but a garden makes it 2 × 2 = 4.
    .wrong = If you leave the pilgrim’s die, Aki might take it. Use it first and go to the garden.
garden = Visit the garden.
    .why = Your faith doubles. Advance both markers evenly, because one multiplies the other.
    .wrong = The garden doubles your faith from 2 to 4. Visit it.
mountain-walk = Your first painting now shows a mountain. Send your artist to region 6, a mountain region.
    .why = Aki took the merchant’s die and left you this one. Before you choose a die, think about which one Aki wants as well. Take that one first.
    .wrong = Your painting needs a mountain, and there is one in region 6. Go there.
give-again = Give this painting away as well.
    .why = You now have 4 points for culture, and you’ve given away every painting you turned over. To turn over more, your artist needs company again.
    .wrong = You can paint later. Giving scores points now.

## Round 6: the hot spring.

spring-walk = Aki went first and sold ceramics. Choose the pilgrim’s die and move 3 steps, to the hot spring after C5.
    .why = Only the station where the pilgrim stops counts. It passes a town and a temple, but the hot spring has something special for you.
    .wrong = Your pilgrim can reach the hot spring right now. Take the pilgrim’s die.
spring = Take the hot-spring tile.
    .why = It lets you use a later die twice, with a move and an action each time. Use it soon, because Aki’s pilgrim could take it from you at a hot spring.
    .wrong = The tile is as good as an extra die. Take it.

## Round 7: a die used twice.

twice-walk = Now let’s use a die twice. Choose the merchant’s die and go back to M3.
    .why = A merchant needs one move to draw wares and another to sell them. With the hot spring, a single die is enough for both.
    .wrong = Not bad, but the hot spring works best with the merchant. Take the merchant’s die and go to M3.
twice-draw = Draw 4 wares.
    .why = With your fan, that makes 5, exactly as many as you can keep.
    .wrong = Not so fast. Draw first, then move again.
twice-again = You drew 2 kimonos, and C3 pays 4 coins for each. Choose the hot-spring tile, then C3.
    .why = The tile returns to the board, and you use the same 1 again, with a new move and a new action.
    .wrong = C3 pays the most for what you have. Choose the hot-spring tile, then C3.
twice-sell = Sell 2 kimonos for 5 coins each.
    .why = You gain 10 coins and already had 2. That makes a second gold slab, with 2 coins left over. Your trade jumps from 4 to 10.
    .wrong = Your wave adds 1 coin for each kimono. Sell 2 for 5 coins each.

## The end.

end = The game continues like this until someone takes their 6th gold slab, gives away their 10th painting, or reaches temple 9 or garden 6. You finish that round, down to the last die.
score = You have 4 points for faith, 10 for trade and 4 for culture. That makes 18, and Aki has 10. Leftover wares and paintings score nothing, and coins only break a tie.
first-game = In your first game, ask two questions about each die. What does it give me, and what would it give my opponent? If you choose something that isn’t highlighted, you’ll see why it isn’t possible. Have a good journey!
