### Yamataï, chapter 6. The game is from two bots.

title = The end and the score
about = The last two rounds of a game: when it ends, and what counts.

late = We join a game near its end. You have 61 points, Aki has 48. Building tiles, specialists, prestige tokens and every 5 coins score. Tiles that you reserved but didn’t build, and boats that you put aside, cost you points.
last-tile = Build your reserved tile 2 on island 33.
    .why = It scores 3 points, and it no longer costs you 1 as a reserved tile. With the coins for the group, you have 15, which is another point. That makes 5.
    .wrong = You could, but tile 2 would still cost you a point. Build it on island 33.
one-boat = Your harbour holds only one boat. Put one of your 2 wood boats aside.
    .why = Every 2 boats that you’ve put aside cost you 1 point. This is your 7th, and 7 cost you no more than 6. Keep the other wood boat: you’ll need it.
    .wrong = Put a wood boat aside.
no-wood = The reserve has run out of wood. When one colour is gone, the game ends after the round. It also ends if someone has built their last standard building, or if the specialists or building tiles on display can’t be refilled.
tally = You have 40 points for buildings, 23 for specialists, 4 for prestige and 3 for 17 coins. You lose 1 for the tile you still have in reserve, and 3 for 7 boats put aside. That makes 66, and Aki has 59.
last-turns = Aki has finished, and you take the last two turns of the game. Your wood boat can still complete tile 13 on island 34, whichever fleet you take. Which one comes first?
reserve = A single wood boat leaves you little to put aside, and you can build tile 13 at once. But don’t reserve a tile now. You couldn’t build it in time, and each one costs you 1 point.
clay = Two boats, and thanks to Susanoo, clay sells for 7 coins. Your 24 coins would then score 1 point more. Tile 13 is possible here as well. But mind the boats: what you neither place nor sell nor keep in your harbour is put aside.
stone = A single stone boat, which sells for 6 coins thanks to Susanoo. Your 23 coins would then score 1 point more, and tile 13 on island 34 works with this fleet as well. Looking at the deck is of no use any more, but you don’t have to.
end = With tile 13, you reach 72 points and win. At the end, ask yourself what every boat, coin and reserved tile is worth, because there is no next turn. Now you know all of Yamataï. Fair winds!
