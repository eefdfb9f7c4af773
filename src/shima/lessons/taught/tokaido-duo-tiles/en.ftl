### Tokaido Duo, chapter 4.

title = Waves and hot springs
about = Take a wave at the seashore and the hot-spring tile, and use a die twice.

seashore = You have 3 dolls, and C6 pays 3 coins for each. But first, choose the pilgrim’s die and go to the seashore between C4 and C5.
    .why = At a seashore you take a wave, a tile that improves one of your figures. One of the waves goes well with your dolls.
    .wrong = Not yet. With a wave, your 3 dolls will earn you 12 coins instead of 9. Take the pilgrim’s die.
wave = Take the wave “Cunning merchant”.
    .why = From now on, you gain 1 extra coin for each ware you sell. You keep the wave unless Aki takes it at a seashore, which is possible only when there are none left on the board.
    .wrong = Every wave is useful, but with 3 dolls to sell, you want “Cunning merchant”.
spring-walk = Aki has given a painting away. Choose the pilgrim’s die and move 4 steps, to the hot spring after C5.
    .why = Only the station where the pilgrim stops counts. It passes a garden, a town and a temple, but the hot spring has something special for you.
    .wrong = Your pilgrim can reach the hot spring right now. Take the pilgrim’s die.
spring = Take the hot-spring tile.
    .why = It lets you use a later die twice, with a move and an action each time. Use it soon, because Aki’s pilgrim could take it from you at a hot spring.
    .wrong = The tile is as good as an extra die. Take it.
twice = The hot-spring tile is yours now. After using a die, you may return the tile to the board and use the same die again. A merchant can draw wares and sell them with a single die.
use-tiles = You go first. You have 3 dolls, the cunning merchant and the hot-spring tile. What will you do?
sell = C7 pays 3 coins for each doll, and your wave adds 1. That makes 12 coins and your first gold slab, worth 4 points. And the hot-spring tile is still yours for a later die.
shore = There’s a seashore three steps ahead, where you can take a second wave before Aki does. Your dolls don’t run away, but Aki may take the merchant’s die in the meantime.
draw = In M1 you draw 2 wares and return 1, because you can keep only 5. Then you use the hot-spring tile and the same 2 again, which takes you on to C7, where you sell your dolls. A whole trip with one die!
end = Waves work for the rest of the game, so the early ones pay off most. The hot-spring tile is an extra die: keep it until one figure can do two good things in a row.
