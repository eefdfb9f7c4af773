### Tokaido Duo, chapter 5. The game is from two bots.

title = The end and the score
about = The last rounds of a game: three ways to end it, and what counts.

standing = We join a game near its end. You have 7 × 4 = 28 points for faith, 10 for 2 gold slabs and 18 for 6 paintings given away. That makes 56. Aki has 48, most of it for 5 gold slabs. Aki goes first.
swift-walk = Choose the pilgrim’s die and move 3 steps, to the temple before C6.
    .why = With the wave “Swift pilgrim”, you could also move 4 steps, to the town. But a temple multiplies with your 4 gardens.
    .wrong = The temple is worth 4 points now. Choose the pilgrim’s die and move 3 steps.
eighth = Visit the temple.
    .why = Your temple marker advances to 8, and your faith rises from 28 to 8 × 4 = 32.
    .wrong = The temple is worth 4 points. Visit it.
ends = The game ends after the round in which someone takes their 6th gold slab, gives away their 10th painting, or reaches temple 9 or garden 6. Aki needs just one more slab, and you need just one more temple. You lead by 60 to 48.
last-round = You go first. Will you end the game, or score more first?
finish = Two stations after C6, there’s a temple. It is your 9th and raises your faith from 32 to 36. It also ends the game after this round, and Aki has only one die left to catch up.
gift = Region 1 shows a mountain, like your next painting. It’s the 7th that you give away, and your culture rises from 18 to 23. The game continues, and Aki gets a chance at the 6th slab.
fans = C3 buys fans for 3 coins each, and your wave adds 1. With your 6 coins, 2 fans are enough for a third slab, and your trade rises from 10 to 17. The game continues, for Aki as well.
end = Leftover wares and paintings score nothing, and coins only break a tie. If you’re ahead, hurry; if you’re behind, make the game last. Now you know all of Tokaido Duo. Have a good journey!
