### Yamataï: the guide in front of the numbered rules. src/shima/lessons/guides/yamatai.toml lists its parts.

## The goal, and a round.

guide-yamatai-goal = Goal
guide-yamatai-goal-1 =
    You build on the islands of an archipelago. To do so, you place boats, clear islands of their culture tokens and
    build where the right boats are. Culture tokens also pay for specialists, who change the rules in your favour.
guide-yamatai-goal-2 =
    Prestige points (PP) decide the game. Most come from building tiles, then from specialists and from prestige tokens
    that clever building earns; coins add a few. The player with the most PP wins.

guide-yamatai-round = A round at a glance
guide-yamatai-round-1-name = Take a fleet
guide-yamatai-round-1 = Choose one of the 5 face-up fleets and take its boats. A low number means an early turn in the next round. (Y4)
guide-yamatai-round-2-name = Trade
guide-yamatai-round-2 = Buy or sell one boat. (Y5)
guide-yamatai-round-3-name = Place boats, then collect or build
guide-yamatai-round-3 =
    Place any number of boats as one chain. Then collect one culture token per boat, or build one building. Placing is
    optional, but after placing you must do one of the two if you can. (Y6)
guide-yamatai-round-4-name = Moor the rest
guide-yamatai-round-4 = Keep 1 boat in your harbour. Put the others aside; they cost points at the end. (Y7)
guide-yamatai-round-5-name = Recruit a specialist
guide-yamatai-round-5 = Give up 2 culture tokens of the same kind, or 3 of different kinds. (Y8)

guide-yamatai-between = After each round
guide-yamatai-between-1 =
    Check whether the game ends (Y11.1, Y11.2). Then put 2 coins on each specialist still on display, and refill
    specialists and building tiles to 5 (Y11.3, Y11.4).
guide-yamatai-between-2 =
    The numbers of the fleets you took set the new turn order, lowest first. New fleets are revealed until 5 are face up
    (Y11.5, Y11.6).

## Set-up. The numbers are those in the picture.

guide-yamatai-setup = Set-up
guide-yamatai-setup-1-name = Board
guide-yamatai-setup-1 = Put it in the middle of the table. You will place boats on the spots between its islands. (Y1.8)
guide-yamatai-setup-2-name = Culture tokens
guide-yamatai-setup-2 = Shuffle them and place one on each island. (Y2.2)
guide-yamatai-setup-3-name = Mountains
guide-yamatai-setup-3 = Put a mountain under each token that shows one, including the blank one. Then remove the blanks; those islands are empty. (Y2.2)
guide-yamatai-setup-4-name = Reserve
guide-yamatai-setup-4 = Sort the boats by colour. Put coins, prestige tokens and Sacred Ground next to them. (Y1.1)
guide-yamatai-setup-5-name = Building tiles
guide-yamatai-setup-5 = Shuffle them and reveal 5. The others form the deck. (Y2.1)
guide-yamatai-setup-6-name = Specialists
guide-yamatai-setup-6 = Shuffle them and reveal 5. The others form their deck. (Y2.1)
guide-yamatai-setup-7-name = Fleets
guide-yamatai-setup-7 = Shuffle them. Place 5 face up on the track and 5 face down after them. (Y2.1)
guide-yamatai-setup-8-name = Turn order
guide-yamatai-setup-8 = Draw the turn markers at random for the first round. With 2 players, each has two markers. (Y2.4)
guide-yamatai-setup-9-name = Your mat
guide-yamatai-setup-9 = Take a mat, 10 coins and the standard buildings of your colour; how many depends on the number of players. You have no boats yet. (Y1.2, Y2.3)

## What you can do.

guide-yamatai-actions = The actions
guide-yamatai-actions-1-name = Fleet power
guide-yamatai-actions-1 = Most fleets have a power. Use it once, at any time during this turn, or not at all. You take a boat of your choice at once. (Y4.3, Y9, Y9.10)
guide-yamatai-actions-2-name = Trade
guide-yamatai-actions-2 = Your mat shows the price of each colour; you buy and sell at the same price. You cannot trade gold without Tomoe. (Y5.1, Y5.2)
guide-yamatai-actions-3-name = Place boats
guide-yamatai-actions-3 =
    Place the first boat on an empty entry spot or next to a boat of its own colour, no matter who placed it. Each
    further boat continues the chain from the one before, in any colour. (Y6.2, Y6.3)
guide-yamatai-actions-4-name = Collect
guide-yamatai-actions-4 = Take one culture token for each boat placed this turn, from an island next to that boat. Once its token is gone, you can build on the island. (Y6.5, Y6.6)
guide-yamatai-actions-5-name = Build
guide-yamatai-actions-5 =
    Choose a building tile and an empty island next to a boat you placed this turn. All the boats shown on the tile must
    be around that island. Boats placed earlier or by other players count as well, and they all stay on the board. (Y6.7)
guide-yamatai-actions-6-name = Bonuses
guide-yamatai-actions-6 =
    A standard building earns prestige tokens next to torii and palaces and on a mountain. If it joins your own
    buildings, you gain 1 coin per building in the group. A trading post doubles the coins. (Y6.10)
guide-yamatai-actions-7-name = Specialists
guide-yamatai-actions-7 = A specialist stays with you until the end of the game and scores points. When you recruit one, you also take the coins on it. (Y8, Y10)

## The end.

guide-yamatai-end = End and scoring
guide-yamatai-end-1-name = End
guide-yamatai-end-1 =
    The game ends after a round in which a player has built their last standard building, the reserve has run out of one
    colour of boats, or there are not enough specialists or building tiles left to refill the display. (Y11.1, Y11.2, Y11.3, Y11.4)
guide-yamatai-end-2-name = Plus
guide-yamatai-end-2 = You score the points on your building tiles and specialists, 1 PP per prestige token, and 1 PP for every 5 coins. (Y12.1)
guide-yamatai-end-3-name = Minus
guide-yamatai-end-3 = You lose 1 PP for each reserved tile that you did not build, and 1 PP for every 2 boats put aside. (Y12.1)
guide-yamatai-end-4-name = Ties
guide-yamatai-end-4 = If players are tied, the one who went earlier in the last round ranks higher. (Y12.2)

## Worked turns, from a recorded game of two.

guide-yamatai-turn-1 = { $player } opens the game
guide-yamatai-turn-1-1 = { $player } takes fleet { $fleet }: a bamboo boat, no power, but the first turn of the next round. (Y9.1)
guide-yamatai-turn-1-2 = A second boat would help. { $player } has { $coins } coins, buys a clay boat for { $price } and keeps { $left }. (Y5.1)
guide-yamatai-turn-1-3 = { $player } places the bamboo boat on the entry spot { $first }. The clay boat continues the chain { $second }; its colour does not matter now. (Y6.2, Y6.3)
guide-yamatai-turn-1-4 =
    Two boats collect two tokens: the mask from island 30 and the crane from island 24. { $player } now has { $masks }
    { $masks ->
        [one] mask
       *[other] masks
    } and { $cranes } { $cranes ->
        [one] crane
       *[other] cranes
    }. That is not enough for a specialist, so the turn ends. (Y6.5, Y8.1)

guide-yamatai-turn-2 = { $player } builds a valuable tile
guide-yamatai-turn-2-1 =
    Fleet { $fleet } has three boats, the third of any colour. { $player } chooses wood and buys another clay boat for
    { $price }. That makes { $boats } wood and { $clay } clay. (Y9.10, Y5.1)
guide-yamatai-turn-2-2 =
    { $player } places the first clay boat { $first }, next to a clay boat that { $other } placed (Y6.2). From there the
    chain of four leads to the spot { $last }.
guide-yamatai-turn-2-3 =
    Tile { $tile } needs clay, stone and two wood. Three of them were placed this turn; the stone boat was already next to
    island 30 (Y6.7). The tile is worth { $points } points. With the building on island 24 it forms a group of two, so
    { $player } gains { $coins } coins (Y6.10).

guide-yamatai-turn-3 = { $player } opens a trading post
guide-yamatai-turn-3-1 = { $player } takes fleet { $fleet } and uses its power at once: the drum on island 8 and the mask on island 22 are switched. (Y9.6)
guide-yamatai-turn-3-2 = A bamboo boat costs { $price } { $price ->
        [one] coin
       *[other] coins
    }. A single boat, on the entry spot { $spot }, is enough this time. (Y5.1, Y6.2)
guide-yamatai-turn-3-3 =
    With it, one clay boat and two bamboo boats are around island 18, most of them placed on earlier turns. { $player } builds
    tile { $tile }, a trading post worth { $points } points. It joins two buildings, and a trading post doubles the coins for the group: { $coins } in all. (Y6.7, Y6.10)
guide-yamatai-turn-3-4 =
    Two boats are left, and the harbour has room for { $harbour }. The wood boat stays; { $aside } bamboo
    { $aside ->
        [one] boat is
       *[other] boats are
    } put aside. (Y7.1)

guide-yamatai-turn-4 = { $player } recruits a specialist
guide-yamatai-turn-4-1 = Fleet { $fleet } gives { $player } a gold boat. { $player } places Sacred Ground on a mountain that { $other } might want, and buys a stone boat for { $price }. (Y9.5, Y5.1)
guide-yamatai-turn-4-2 = The wood boat from the harbour starts the chain { $first }, next to another wood boat. Stone and gold continue it to the spot { $last }. (Y6.2, Y6.3)
guide-yamatai-turn-4-3 = Each of the three boats takes a token: a drum, a lantern and a crane. That makes { $cranes } cranes. (Y6.5)
guide-yamatai-turn-4-4 = Two cranes pay for Toyo Tama: { $points } points, a new power, and the { $coins } coins that had piled up on the tile. (Y8.1)

## The legend.

guide-yamatai-icons-boats = Boats
guide-yamatai-icon-boat-bamboo = bamboo boat
guide-yamatai-icon-boat-wood = wood boat
guide-yamatai-icon-boat-stone = stone boat
guide-yamatai-icon-boat-clay = clay boat
guide-yamatai-icon-boat-gold = gold boat
guide-yamatai-icon-boat-any = boat of any colour
guide-yamatai-icons-tokens = Culture tokens
guide-yamatai-icon-token-fan = fan
guide-yamatai-icon-token-lantern = lantern
guide-yamatai-icon-token-mask = mask
guide-yamatai-icon-token-scroll = scroll
guide-yamatai-icon-token-drum = drum
guide-yamatai-icon-token-crane = crane
guide-yamatai-icons-buildings = Buildings
guide-yamatai-icon-kind-standard = standard building tile
guide-yamatai-icon-kind-trading-post = trading post tile; the trading post doubles the coins for a group
guide-yamatai-icon-kind-torii = torii, on a tile and on the board
guide-yamatai-icon-kind-palace = palace, on a tile and on the board
guide-yamatai-icon-house-1 = blue’s building, gabled roof
guide-yamatai-icon-house-2 = orange’s building, curved roof
guide-yamatai-icon-house-3 = purple’s building, round roof
guide-yamatai-icon-house-4 = grey’s building, stepped roof
guide-yamatai-icons-others = Other symbols
guide-yamatai-icon-coin = coins
guide-yamatai-icon-prestige = prestige tokens
guide-yamatai-icon-points = points, on tiles, specialists and mats
guide-yamatai-icon-mountain = mountain
guide-yamatai-icon-sacred = Sacred Ground: no one builds there
guide-yamatai-icon-tiles = deck of building tiles
guide-yamatai-icon-entry = entry spot, where boats can start
guide-yamatai-icon-rim = spot on the rim of the board
guide-yamatai-icon-placed = boat placed this turn

## The player aid.

guide-yamatai-aid-turn = Your turn
guide-yamatai-aid-turn-1-name = Fleet
guide-yamatai-aid-turn-1 = Take a face-up fleet and its boats. You may use its power once this turn.
guide-yamatai-aid-turn-2-name = Trade
guide-yamatai-aid-turn-2 = Buy or sell 1 boat.
guide-yamatai-aid-turn-3-name = Boats
guide-yamatai-aid-turn-3 = Place any number: the first on an entry spot or next to its colour, the others as a chain. Then collect 1 token per boat, or build 1 building.
guide-yamatai-aid-turn-4-name = Moor
guide-yamatai-aid-turn-4 = 1 boat stays in the harbour, the others are put aside.
guide-yamatai-aid-turn-5-name = Recruit
guide-yamatai-aid-turn-5 = 1 specialist for 2 matching or 3 different tokens. Take the coins on it.
guide-yamatai-aid-build = Building
guide-yamatai-aid-build-1-name = Needs
guide-yamatai-aid-build-1 = An empty island next to a boat placed this turn, with all the tile’s boats around it.
guide-yamatai-aid-build-2-name = Standard building
guide-yamatai-aid-build-2 = 1 prestige token per torii or palace next to it, 1 on a mountain; 1 coin per building in your group of 2 or more. A trading post doubles the coins.
guide-yamatai-aid-build-3-name = Torii, palace
guide-yamatai-aid-build-3 = No bonuses; belongs to no one.
guide-yamatai-aid-round = After a round
guide-yamatai-aid-round-1-name = Game end
guide-yamatai-aid-round-1 = A player has built their last standard building, a colour of boats has run out, or there are not enough specialists or tiles to refill.
guide-yamatai-aid-round-2-name = Refill
guide-yamatai-aid-round-2 = 2 coins on each specialist left, then refill specialists and tiles to 5.
guide-yamatai-aid-round-3-name = Turn order
guide-yamatai-aid-round-3 = Lowest fleet first. Reveal fleets until 5 are face up; shuffle the used ones to the back.
guide-yamatai-aid-score = Scoring
guide-yamatai-aid-score-1-name = Plus
guide-yamatai-aid-score-1 = Tiles and specialists as printed, 1 per prestige token, 1 per 5 coins.
guide-yamatai-aid-score-2-name = Minus
guide-yamatai-aid-score-2 = 1 per reserved tile not built, 1 per 2 boats put aside.
guide-yamatai-aid-boats = Boats and prices
guide-yamatai-aid-fleets = Fleets
guide-yamatai-aid-specialists = Specialists

## Tables of values.

guide-yamatai-values-boats = Boats and their prices
guide-yamatai-values-fleets = Fleets
guide-yamatai-values-tiles = Building tiles
guide-yamatai-values-specialists = Specialists
guide-yamatai-values-counts = Buildings, tokens and coins
guide-yamatai-head = { $head ->
        [boat] boat
        [boats] boats
        [count] number
        [price] price
        [fleet] no.
        [power] power
        [tile] no.
        [kind] kind
        [cost] needs
        [points] PP
        [specialist] specialist
       *[thing] component
    }
guide-yamatai-count = { $what ->
        [buildings_per_player-2] standard buildings each with 2 players
        [buildings_per_player-3] standard buildings each with 3 players
        [buildings_per_player-4] standard buildings each with 4 players
        [culture-of_each] culture tokens of each kind
        [culture-blanks] blank culture tokens
        [culture-mountain_of_each] mountain tokens of each kind, including blanks
        [tokens-sacred_ground] Sacred Ground tokens
       *[tokens-start_coins] coins for each player at the start
    }
