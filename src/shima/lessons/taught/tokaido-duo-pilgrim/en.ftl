### Tokaido Duo, chapter 1.

title = The pilgrim
about = Temples, gardens and towns along the coast, and how faith grows.

stations = Your pilgrim walks around the coast and scores for faith: temples × gardens. On your board, the temple marker is on 2 and the garden marker on 1. That makes 2 × 1 = 2. Aki goes first this round.
town-coins = Aki’s pilgrim stopped in the coastal town C1 and gained 4 coins, the price of its shop. Your pilgrim can do the same in any coastal town. Your own next die goes to the merchant; we’ll play it for you.
garden-walk = You go first. Choose the pilgrim’s die and move 4 steps, to the garden between C4 and C5.
    .why = Faith is temples × gardens, now 2 × 1 = 2. Another temple would make it 3 × 1 = 3, but a garden makes it 2 × 2 = 4.
    .wrong = If you leave the pilgrim’s die, Aki might take it. Use it first and go to the garden.
garden = Visit the garden.
    .why = Your faith doubles. Advance both markers evenly, because one multiplies the other.
    .wrong = The garden doubles your faith from 2 to 4. Visit it.
which-die = Aki went first and used the artist’s die. You can have the pilgrim’s 2 or the merchant’s 2, and Aki gets the other one. Which move will you make?
temple = The temple after C5 raises your faith from 2 × 2 = 4 to 3 × 2 = 6. And the higher your temples, the more the next garden adds: 3 points instead of 2. Aki is left with the merchant’s 2.
dolls = C7 pays 3 coins for each of your 3 dolls. These 9 coins score nothing yet, but one more makes a gold slab worth 4 points. Aki is left with the pilgrim’s 2, which leads to a garden.
end = Only the station where the pilgrim stops counts, so look ahead and count the steps. And ask two questions about each die: What does it give me, and what would it give Aki?
