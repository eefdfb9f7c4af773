### The first lesson of Yamataï.

title = Your first islands
about = A round and a half: take fleets, place boats in chains, build, collect and recruit.

## The table, and what wins.

islands = Welcome to Yamataï! In front of you are 34 islands and the sea between them. You and Aki sail in with boats, collect the culture tokens on the islands and build there. Your buildings are blue, Aki’s are orange.
goal = The player with the most points wins. Building tiles and specialists show how many they score. Each prestige token scores 1 point, and at the end every 5 coins score 1 more.
turn = On your turn, you take a fleet, trade if you like, and place boats. Then you build or collect. Finally, you may recruit a specialist. With two players, you each take two turns per round.

## First turn: a building.

first-fleet = Take fleet 6. It gives you a wood boat and a bamboo boat.
    .why = Building tile 1 costs wood and bamboo and scores 3 points. Fleet 6 has exactly these two boats.
    .wrong = You could do that, but fleet 6 has exactly the boats that tile 1 needs. Take that one.
entry = Choose your wood boat, then the entry spot between islands 6 and 12.
    .why = Boats enter the board at the entry spots, the ones with an arrow. This one touches island 12, where we want to build.
    .wrong = One thing at a time. Start with the wood boat, on the entry spot between islands 6 and 12.
chain = Place your bamboo boat where islands 6, 7, 12 and 13 meet.
    .why = Each further boat goes next to the one you’ve just placed, whatever its colour. All the boats you place in a turn form a chain. This spot touches island 12 as well.
    .wrong = Place the bamboo boat where islands 6, 7, 12 and 13 meet. It will help you again there later.
build = Build now. Choose tile 1, then island 12.
    .why = You need an empty island, without a token, and the right boats around it. The boats stay there. Because island 12 is a mountain, you also gain a prestige token.
    .wrong = Wood and bamboo touch island 12, and you can build right now. Choose tile 1, then island 12.
end-turn = End your turn.
    .why = Almost every fleet has a power for this one turn. Fleet 6 lets you switch two culture tokens on the board. You don’t have to use it.
    .wrong = You could, but it wouldn’t help you yet. End your turn.

## Second turn: culture tokens and a specialist.

aki-collects = Aki didn’t build, but collected one culture token for each boat placed. With 2 cranes, Aki recruited Yasoma, who scores more points than any other specialist. Now it’s our turn to recruit.
low-fleet = Take fleet 1, a single bamboo boat.
    .why = The number of your fleet decides when you go in the next round. Low numbers go first, and that can make even a small fleet worth taking.
    .wrong = You’d have more boats, but a later turn. With fleet 1, you go first in the next round. Take it.
buy = Buy a stone boat for 3 coins.
    .why = Once per turn, you may buy one boat or sell one at the same price. With two boats, you collect two tokens.
    .wrong = With one boat, you collect only one token. Buy a stone boat first.
same-colour = Place the bamboo boat where islands 12, 13, 18 and 19 meet.
    .why = The first boat of a turn doesn’t have to go on an entry spot. It can also go next to a boat of its own colour, like the bamboo boat from your last turn.
    .wrong = We want the fans on islands 13 and 18. Place the bamboo boat where islands 12, 13, 18 and 19 meet.
chain-on = Place the stone boat where islands 13, 14 and 19 meet.
    .why = Now one boat can take the fan on island 13, and the other can take the fan on island 18.
    .wrong = The second boat should touch island 13 as well. Place it where islands 13, 14 and 19 meet.
collect = Collect the fan on island 13.
    .why = For each boat you placed this turn, take one token from an island it touches. Island 13 is then empty, and you can build there later, right next to your building.
    .wrong = Two fans make a pair. Start with the one on island 13.
collect-pair = Collect the fan on island 18.
    .why = Two tokens of one kind, or three different ones, pay for a specialist.
    .wrong = The fan on island 18 completes the pair. Collect it.
recruit = Recruit Riu and pay with your 2 fans.
    .why = Specialists score points, and most have a lasting power. At the end of your turn, your harbour has room for only one boat. With Riu, it has room for three.
    .wrong = Not a bad idea, but take Riu now. You’ll see the power at work on your next turn.

## After the round.

round-over = The round is over. Each specialist still on display gets 2 coins, and the player who recruits that specialist later gains them. Then the displays are refilled with new specialists, building tiles and fleets.
order = Your fleets had the numbers 1 and 6, Aki’s had 8 and 9. That’s why you take the first two turns of this round, and Aki takes the last two.

## Third turn: building next to your own.

big-fleet = Take fleet 10, which has clay, wood and a third boat of any colour.
    .why = The new tile 19, a trading post, costs 2 stone and scores 4 points. Fleet 10 can give you a stone boat and two more, but its high number means a late turn in the next round.
    .wrong = You go first and can take the biggest fleet. That’s number 10, with three boats.
any-boat = Choose stone as the third boat.
    .why = A stone boat already touches island 13. All the boats around an island count, no matter who placed them or when. You need just one more.
    .wrong = The trading post needs stone. Choose a stone boat.
beside = Place the stone boat where islands 7, 13 and 14 meet.
    .why = It goes next to the other stone boat. To build on an island, you need at least one boat there that you placed this turn.
    .wrong = Island 13 needs one more stone boat. Place it where islands 7, 13 and 14 meet.
group = Build tile 19 on island 13.
    .why = Islands 12 and 13 are adjacent, and your two buildings form a group. That gains you 1 coin for each of them. A trading post doubles this to 4 coins.
    .wrong = Everything is ready. Choose tile 19, then island 13.

## Fourth turn: with the boats of others.

harbour = It’s your turn again. Thanks to Riu, the clay boat and the wood boat are still in your harbour. Boats that don’t fit there are put aside for good, and every 2 of them cost you a point at the end.
gold-fleet = Take fleet 5. It gives you a gold boat, the rarest of all.
    .why = You’ll save the gold for later. For now, look at island 1. Aki has emptied it and left stone and wood there. For tile 16, which scores 6 points, only clay and another wood boat are missing.
    .wrong = You could, but take fleet 5. You’ll need its power this turn.
other-boats = Place your wood boat at the edge of the board, where islands 1 and 2 meet.
    .why = It goes next to the wood boat that Aki placed. Boats on the board belong to no one, and you can start next to any boat of the same colour.
    .wrong = We’re heading for island 1. Place the wood boat at the edge of the board, where islands 1 and 2 meet.
fourth-boat = Place the clay boat where islands 1, 2, 6 and 7 meet.
    .why = Then island 1 has everything that tile 16 costs: clay, stone and 2 wood. Two of these four boats came from Aki.
    .wrong = Island 1 still needs clay. Place the clay boat where islands 1, 2, 6 and 7 meet.
big-build = Build tile 16 on island 1.
    .why = 6 points for two boats! Use what others leave behind, and don’t do them the same favour. If an island is ready to build on, build there now.
    .wrong = Island 1 is ready. Choose tile 16, then island 1.
sacred = Use the power of fleet 5 and place Sacred Ground on island 30.
    .why = No one can build on Sacred Ground. Island 30 is a mountain next to Aki’s first boats, and Aki would have liked to build there.
    .wrong = Slow Aki down instead. Choose the power of fleet 5, then island 30, the mountain next to Aki’s boats.

## The end.

standing = You have 13 points for buildings, 4 for Riu, 1 for your prestige token and 2 for 11 coins. That makes 20, and Aki has 8.
end = The game ends after a round if someone has built all 10 of their standard buildings, if the reserve has run out of one colour of boats, or if there are not enough specialists or building tiles to refill the display.
first-game = In your first game, look for empty islands with useful boats around them, and build close to your own buildings. If you choose something that isn’t highlighted, you’ll see why it isn’t possible. Fair winds!
