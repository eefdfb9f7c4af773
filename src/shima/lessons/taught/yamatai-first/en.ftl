### The first lesson of Yamataï.

title = Your first islands
about = A round and a half: take fleets, lay chains of boats, build, collect and recruit.

## The table, and what wins.

islands = Welcome to Yamataï! Here are 34 islands and the sea between them. You and Aki sail in with boats, collect what lies on the islands, and build there. Your buildings are blue, Aki’s are orange.
goal = Most points win. Buildings and specialists show how many points they bring. Each prestige token counts 1 point, and at the end every 5 coins count 1 more.
turn = In a turn you take a fleet, trade if you like, and place boats. Then you build or collect. At last you may recruit a specialist. With two players, each has two turns a round.

## First turn: a building.

first-fleet = Take fleet 6. It brings a wood boat and a bamboo boat.
    .why = Among the buildings, tile 1 costs wood and bamboo for 3 points. Fleet 6 holds exactly these two boats.
    .wrong = Allowed, but fleet 6 holds just the boats that tile 1 asks for. Take that one.
entry = Choose your wood boat, then the entry between islands 6 and 12.
    .why = Boats come to the map through the five entries with an arrow. This one touches island 12, where we want to build.
    .wrong = One thing after the other: first the wood boat, on the entry between islands 6 and 12.
chain = Place your bamboo boat where islands 6, 7, 12 and 13 meet.
    .why = Each further boat goes next to the one you have just placed, of whatever colour. So the boats of a turn form a chain. This spot touches island 12, too.
    .wrong = Place the bamboo boat where islands 6, 7, 12 and 13 meet. It will help you a second time there.
build = Build: choose tile 1, then island 12.
    .why = A tile needs an empty island, without a token, and the right boats around it. They stay there. Building on a mountain also brings a prestige token.
    .wrong = Wood and bamboo touch island 12: you can build right now. Choose tile 1, then island 12.
end-turn = End your turn.
    .why = Each fleet has a power for this one turn: fleet 6 may switch two culture tokens on the map. You need not use it.
    .wrong = You could, but it would not help you yet. End your turn.

## Second turn: culture tokens and a specialist.

aki-collects = Aki did not build, but collected: one culture token for each boat placed. With 2 cranes Aki recruited the specialist Yasoma for 6 points. Let us do that, too.
low-fleet = Take fleet 1, a single bamboo boat.
    .why = Your fleet’s number is your place in the next round’s order of play: low numbers go first. So few boats can be worth it.
    .wrong = That brings more boats, but a later turn. With fleet 1 you will be first in the next round: take it.
buy = Buy a stone boat for 3 coins.
    .why = Once a turn you may buy one boat, or sell one at the same price. Two boats collect two tokens.
    .wrong = With one boat you collect one token only. First buy a stone boat.
same-colour = Place the bamboo boat where islands 12, 13, 18 and 19 meet.
    .why = The first boat of a turn need not come through an entry. It may also go next to a boat of its own colour, like your bamboo boat of the last turn.
    .wrong = We are after the fans of islands 13 and 18: place the bamboo boat where islands 12, 13, 18 and 19 meet.
chain-on = Place the stone boat where islands 13, 14 and 19 meet.
    .why = So one boat can take the fan of island 13, and the other the fan of island 18.
    .wrong = The second boat should reach island 13, too: place it where islands 13, 14 and 19 meet.
collect = Collect the fan of island 13.
    .why = For each boat of this turn you take one token from an island that it touches. Island 13 will be empty then, ready to build on, right beside your building.
    .wrong = Two fans make a pair. Begin with the one of island 13.
collect-pair = Collect the fan of island 18.
    .why = Two tokens of one kind, or three of different kinds, pay for a specialist.
    .wrong = The fan of island 18 makes the pair: collect it.
recruit = Recruit Riu, and pay with your 2 fans.
    .why = A specialist brings points, and most have a lasting power. After a turn you can keep only one boat in your harbour. With Riu there is room for three.
    .wrong = A fair idea, but take Riu now: you will see the power at work in your next turn.

## After the round.

round-over = The round is over. The specialists who were not recruited each get 2 coins, for whoever recruits them later. New specialists, buildings and fleets fill the gaps.
order = Your fleets had the numbers 1 and 6, Aki’s had 8 and 9. So you take the first two turns of this round, and Aki the last two.

## Third turn: building next to your own.

big-fleet = Take fleet 10: clay, wood and a third boat of any colour.
    .why = The new tile 19, a trading post, costs 2 stone for 4 points. Fleet 10 can give you the stone and more, but its number will make you late.
    .wrong = Being first, take the richest fleet: number 10, with three boats.
any-boat = Choose stone as the third boat.
    .why = A stone boat touches island 13 already. All boats around an island count, whoever placed them and whenever. So only one more is missing.
    .wrong = The trading post needs stone: choose a stone boat.
beside = Place the stone boat where islands 7, 13 and 14 meet.
    .why = It goes next to the other stone boat. To build on an island, at least one boat of this turn must touch it.
    .wrong = Island 13 lacks one stone boat: place it where islands 7, 13 and 14 meet.
group = Build tile 19 on island 13.
    .why = Islands 12 and 13 are neighbours, so your two buildings are a group: 1 coin for each. A trading post doubles that, to 4 coins.
    .wrong = All is ready: choose tile 19, then island 13.

## Fourth turn: with the boats of others.

harbour = It is your turn again. Clay and wood are still in your harbour, thanks to Riu. Boats without room there are put aside for good: every 2 of them cost a point at the end.
gold-fleet = Take fleet 5: a gold boat, the rarest of all.
    .why = You will save it for later. For now look at island 1: Aki has emptied it and left stone and wood there. Tile 16, with 6 points, needs clay and wood besides.
    .wrong = You could, but take fleet 5: its power will be useful in this turn.
other-boats = Place your wood boat at the edge, where islands 1 and 2 meet.
    .why = It goes next to Aki’s wood boat. Boats on the map belong to nobody: whoever placed it, a boat of the same colour lets you start there.
    .wrong = Island 1 is our goal: place the wood boat at the edge, where islands 1 and 2 meet.
fourth-boat = Place the clay boat where islands 1, 2, 6 and 7 meet.
    .why = Then all that tile 16 costs lies around island 1: clay, stone and 2 wood. Two of these four boats came from Aki.
    .wrong = Island 1 still lacks clay: place the clay boat where islands 1, 2, 6 and 7 meet.
big-build = Build tile 16 on island 1.
    .why = 6 points for two boats! What others empty and leave behind can be yours, and the other way round: never leave a ready island for later.
    .wrong = Island 1 is ready: choose tile 16, then island 1.
sacred = Use the power of fleet 5: lay Sacred Ground on island 30.
    .why = Nobody can build where it lies. Island 30 is a mountain beside Aki’s first boats, so Aki would have liked it.
    .wrong = Rather hinder Aki: choose the power of fleet 5, then island 30, the mountain beside Aki’s boats.

## The end.

standing = You have 13 points for buildings, 4 for Riu, 1 for your prestige token and 2 for 11 coins. That makes 20; Aki has 8.
end = The game ends after a round when somebody has built all 10 of their standard buildings, the reserve lacks a colour, or too few specialists or building tiles are left to show five.
first-game = In your first game, look for empty islands with useful boats around, and stay close to your own buildings. Choose something that is not lit, and you are told why not. Fair winds!
