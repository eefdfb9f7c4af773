### Yamataï: the rules, numbered, in our own words. Loaded for the rules page only.
### Rule Y6.4 is rule-Y6-4. A `.ruling` says what we decided where the rulebooks are silent or disagree; `.english` and
### `.german` say what applies under the rulebook of the table.

rules-yamatai-title = The rules of Yamataï
rules-yamatai-intro =
    2 to 4 builders compete for prestige points (PP). They sail boats into an archipelago, clear its islands, build on
    them and recruit specialists. Coins, buildings and specialists all score, and the player with the most PP at the end
    wins. These are all the rules, in our own words. Each rule has a number (such as Y6.4), and messages at the table
    refer to it. What is printed on the components, such as prices and points, is part of the component set; look it up
    in the values of your set. The English and German rulebooks differ in a few places. For three of these
    differences (Y2.4, Y9.2, and Raijin and Nakatsu in Y10), the table’s rulebook decides; you choose it when you open
    the table. Wherever else the rulebooks disagree or leave something open, a ruling decides at every table.

## What differs at tables that began under an earlier version of the rules.

rules-yamatai-version-1 =
    At that table, you may build a reserved tile only in a later round (Y9.2). You may decline Ebisu’s extra culture
    token, and Raijin and Nakatsu exchange any boats (Y10).

## Y1

rule-Y1 = Components
rule-Y1-1 =
    There are 80 boats in five colours: 22 bamboo (green), 19 wood (brown), 16 stone (black), 13 clay (red) and 10 gold
    (yellow). All of them start in the reserve. No boat is ever added to the game or removed from it: each is in the
    reserve, on the board or with a player. Your boats are those you have gained this turn and those in your harbour.
    Boats you have put aside stay with you, but you can no longer use them.
rule-Y1-2 =
    Each player has standard buildings in one colour: 10 with 2 players, 8 with 3, 6 with 4. Blue and orange are in
    every game, purple is added with 3 players and grey with 4.
rule-Y1-3 =
    There are 28 building tiles: 21 for standard buildings, some of which are trading posts, 3 for torii and 4 for
    palaces. Torii and palaces are prestige buildings.
rule-Y1-4 =
    There are 10 fleet tiles, each with a number that decides the turn order of the next round (Y11.5). Y9 lists them by
    their numbers in the standard set.
    .ruling =
        The rulebooks describe the fleets but do not give their numbers. Only the 1 follows from their text, because the
        player with that fleet always goes first. The other numbers follow the order of the fleets on the rulebook’s
        page. Copies of the rulebook text list fleets 3 and 4 in different orders. We follow the printed page.
rule-Y1-5 = There are 18 specialists, each worth the PP printed on it. Y10 describes them.
rule-Y1-6 =
    There are 34 culture tokens: six kinds with 5 tokens each, and 4 blanks. One token of each kind, and one of the
    blanks, is a mountain token. Every game therefore has 7 mountains.
rule-Y1-7 = There are 8 Sacred Ground tokens, 24 prestige tokens and 73 coins in three values.
    .ruling =
        Coins and prestige tokens never run out; at a real table, you would use a substitute. Only the 8 Sacred Ground
        tokens are limited. The rulebooks name coins of 1 and 2 and do not say what the third kind is worth. Here it makes no
        difference.
rule-Y1-8 =
    The board has 34 islands, and sea lanes run between them. Boats are placed on the spots where lanes meet. Two spots
    are connected if a lane joins them. A spot is adjacent to every island whose shore it touches. Two islands are
    adjacent if they share a lane; a shared corner is not enough. A lane that borders only one island is on the edge of
    the board, and the spots at its ends form the rim. Some spots on the rim are entry spots, marked with an arrow.
    .ruling = The rulebooks do not say how many entry spots there are, or where. The board of the set decides.

## Y2

rule-Y2 = Set-up
rule-Y2-1 =
    Shuffle the specialists and reveal 5. Shuffle the building tiles and reveal 5. Shuffle the fleet tiles. Place 5 of
    them face up on the first five spaces of the fleet track, and the other 5 face down on the spaces after them.
rule-Y2-2 =
    Place a random culture token on each island. Place a mountain under each mountain token, then remove the blanks.
    This leaves 30 tokens and 4 empty islands. 7 islands are mountains, and one of these is empty.
rule-Y2-3 = Each player starts with 10 coins and no boats.
rule-Y2-4 =
    The turn order of the first round is drawn at random. With 2 players, each player has two turn markers, and the draw
    decides who takes places 1 and 2.
    .english = With 2 players, places 3 and 4 repeat the order of places 1 and 2.
    .german = With 2 players, places 3 and 4 are drawn separately.
    .ruling =
        The German rulebook leaves it to you how to decide the first turn order. Here it is always drawn at random.

## Y3

rule-Y3 = The round
rule-Y3-1 =
    In each round, players take their turns in the order of the turn markers, one turn for each marker. With 2 players,
    each player therefore takes two turns per round.
rule-Y3-2 =
    A turn consists of the five actions in Y4 to Y8, in that order. In between, you may use the powers of your fleet and
    your specialists, as described in Y9 and Y10.

## Y4

rule-Y4 = Action 1: take a fleet (mandatory)
rule-Y4-1 = Take one of the face-up fleet tiles and place it on your mat together with your turn marker.
rule-Y4-2 = Take the boats shown on the tile from the reserve. If a colour has run out, you gain nothing in its place.
rule-Y4-3 =
    You may use the fleet’s power once, at any time during this turn. You do not have to use it, but you cannot save it
    for a later turn.
    .ruling =
        Once you start collecting tokens, looking at the deck or removing boats, finish that before you do anything
        else.

## Y5

rule-Y5 = Action 2: trade (optional)
rule-Y5-1 =
    You may make one transaction per turn. Either buy one boat from the reserve, or sell one of your boats to the
    reserve. The price of each colour is printed on your mat and is the same for buying and selling.
    .ruling = The rulebooks mention only one price, 2 for wood. The set decides the others.
rule-Y5-2 = Gold cannot be bought or sold, unless you have Tomoe (Y10).
rule-Y5-3 = You can buy a boat only if you can pay for it and the reserve has one of that colour.
    .ruling = This rule is ours. The rulebooks mention neither debt nor an empty reserve.

## Y6

rule-Y6 = Action 3: place boats, then collect or build
rule-Y6-1 = Placing boats is optional. You may place as many of your boats as you like, including those in your harbour.
rule-Y6-2 =
    Place your first boat either on an empty entry spot or on an empty spot connected to a boat of the same colour.
rule-Y6-3 =
    Place each further boat on an empty spot connected to the boat you placed just before it. The colours no longer
    matter. All the boats you place in a turn form a chain without branches.
rule-Y6-4 =
    After placing boats, you either collect (Y6.5) or build (Y6.7). If you can do only one of them, you must do it; if
    you can do both, choose one. If you placed no boat this turn, you can do neither.
    .ruling =
        Whether you must collect or build is decided when you end this action. Building with one boat fewer (Y9.9) is
        optional, and a building that needs it does not oblige you to build. Ananda’s fee does not release you from this
        obligation.
rule-Y6-5 =
    If you collect, take one culture token for each boat you placed this turn, from an island adjacent to that boat.
    .ruling =
        Each boat accounts for one token: it must be possible to match the tokens you take with different boats. A boat
        with no token left next to it gains you nothing. You choose which tokens to take, but you cannot stop while
        another boat could still take one.
rule-Y6-6 = Once its token has been taken, an island is empty.
rule-Y6-7 =
    If you build, choose a building tile from the display, or one you have reserved (see Y9.2 for when you may build
    it). Then choose an empty island, which means one without a token, a building or Sacred Ground, adjacent to at least
    one boat you placed this turn. All the boats shown on the tile must be adjacent to that island. It does not matter
    who placed them or when, but each boat counts only once. The boats stay on the board.
rule-Y6-8 =
    For a standard tile, place one of your own standard buildings on the island; you need to have one left. For a torii
    or palace tile, place a torii or palace, which belongs to no player. Keep the tile. It scores its PP at the end of
    the game.
rule-Y6-9 = You may build only one building per turn.
rule-Y6-10 =
    A standard building earns bonuses as soon as you build it. Gain 1 prestige token for each torii and palace already
    on an adjacent island. Gain 1 prestige token if the building is on a mountain. If it starts or extends a group of
    your standard buildings, gain 1 coin for each building in the group, including the new one. A group is two or more
    buildings that are adjacent to each other, directly or through other buildings of the group. A trading post doubles
    the coins. All these bonuses add up.
rule-Y6-11 = A torii or palace earns none of these bonuses, unless you have Awashima (Y10).
rule-Y6-12 =
    What counts as placed this turn is the boat itself, not its spot. If a power slides or switches such a boat, it
    counts where it is now. If a power removes it from the board, it no longer counts. Continue your chain from the last
    boat you placed that is still on the board. If none is left, Y6.2 applies again.
    .ruling =
        The German rulebook refers to the boats, while an example in the English one refers to their spots. We go by the
        boats.

## Y7

rule-Y7 = Action 4: moor your remaining boats (mandatory)
rule-Y7-1 =
    Your harbour holds 1 boat (3 with Riu) for later turns. Choose which of your boats to keep there; this may also be a
    new boat in place of an old one. Put all the others aside for good. You can never place, sell or exchange them
    again.
    .ruling = You must keep as many boats as you have room for.
rule-Y7-2 = After this action you can no longer use powers that give you boats or exchange them.
    .ruling = This rule is ours. The rulebooks do not say until when you may use such powers.

## Y8

rule-Y8 = Action 5: recruit a specialist (optional)
rule-Y8-1 =
    Give up 2 culture tokens of the same kind, or 3 of three different kinds, and take a specialist from the display
    with all the coins on it. You may recruit one specialist per turn.
    .ruling = A mountain token counts as a token of its kind. The rulebooks do not mention this.
rule-Y8-2 =
    A specialist stays with you until the end of the game. Its power works at once, within the limits of Y7.2. Riu does
    not give back boats you have just put aside, and Izanagi and Tomoe do not help you until you trade on your next
    turn.
rule-Y8-3 = Culture tokens you give up leave the game.
    .ruling = This rule is ours. The rulebooks do not say where these tokens go.

## Y9

rule-Y9 = Fleets
rule-Y9-1 = Fleet 1 gives you a bamboo boat. It has no power, but you go first in the next round.
rule-Y9-2 =
    Fleet 2 gives you a wood boat. You may reserve a building tile from the display. Place it face up next to your mat.
    From now on, only you can build it. If you have not built it by the end of the game, you lose 1 PP.
    .english = You may build it from now on, even this turn.
    .german = You may build it in a later round, but not in the round in which you reserve it.
rule-Y9-3 =
    Fleet 3 gives you a stone boat. You may look at the top 3 tiles of the building deck in secret. Return each of them
    to the top or the bottom of the deck, in any order.
    .ruling = If the deck has fewer than 3 tiles, look at all of them.
rule-Y9-4 = Fleet 4 gives you a clay boat. You may slide one boat on the board to a connected empty spot.
rule-Y9-5 =
    Fleet 5 gives you a gold boat. You may place a Sacred Ground token on an empty island. No one can build there while
    the token remains.
    .ruling =
        The rulebooks ask only for an empty island. An empty mountain is allowed, and each island holds one Sacred
        Ground token at most.
rule-Y9-6 = Fleet 6 gives you a wood boat and a bamboo boat. You may switch two culture tokens on the board.
    .ruling = The two tokens must be of different kinds, or nothing would change. Mountains stay where they are.
rule-Y9-7 =
    Fleet 7 gives you a stone boat and a bamboo boat. You may remove up to 2 boats from the board and return them to the
    reserve.
rule-Y9-8 = Fleet 8 gives you a clay boat and a bamboo boat. You may switch two boats on the board.
    .ruling =
        The boats must be of different colours, or you must have placed at least one of them this turn. Otherwise
        nothing would change.
rule-Y9-9 =
    Fleet 9 gives you a stone boat and a wood boat. This turn, you may build with one boat fewer than the tile shows.
    You choose which boat to leave out.
rule-Y9-10 = Fleet 10 gives you a clay boat, a wood boat and a third boat of your choice.
    .ruling =
        The third boat may be any colour in the reserve, including gold. Choose it at once, after you have taken the
        clay boat and the wood boat.

## Y10

rule-Y10 = Specialists
rule-Y10-amateratsu = Amateratsu: Each of your prestige tokens scores double at the end of the game.
rule-Y10-ananda =
    Ananda: An opponent who builds next to one or more of your standard buildings must pay you 2 coins. If they cannot
    pay, they cannot build there.
    .ruling =
        The fee applies to any building. It is paid before any bonus, and only once, no matter how many of your
        buildings are adjacent.
rule-Y10-awashima = Awashima: You gain the bonuses in Y6.10 for torii and palaces as well.
    .ruling = When you build it, the torii or palace counts as part of your group. After that it belongs to no player.
rule-Y10-ebisu =
    Ebisu: Once per turn, when you collect, take 1 extra culture token from any island after your other tokens (Y6.5).
    You must take it if the board has one left.
rule-Y10-fu-hsi = Fu Hsi: At the end of the game, you score 1 PP for every 3 coins instead of every 5.
rule-Y10-hetsuka = Hetsuka: Once per turn, you may give up a culture token to gain 4 coins.
rule-Y10-izanagi = Izanagi: You may make one extra transaction per turn.
rule-Y10-izanami =
    Izanami: When an opponent recruits a specialist, you take half of the coins on that specialist, and they
    take the other half.
rule-Y10-kachiko = Kachiko: Once per turn, you may pay 2 coins to remove a Sacred Ground token from the board.
    .ruling = The rulebooks do not say where the token goes. It returns to the reserve and can be placed again.
rule-Y10-kagutsuchi =
    Kagutsuchi: Gain 1 extra prestige token when you build a standard building that is not adjacent to any of your other
    standard buildings.
    .ruling =
        This is not one of the bonuses in Y6.10, and Awashima does not extend it to torii and palaces. You gain a
        prestige token, not just a point, and Amateratsu doubles it.
rule-Y10-michimata = Michimata: Once per turn, you may give up a culture token to gain a gold boat from the reserve.
rule-Y10-nakatsu =
    Nakatsu: Once per turn, you may exchange one of your gold boats for two boats from the reserve, of any colours
    except gold.
    .english = You may exchange any gold boat you have.
    .german =
        The gold boat must come from your fleet (action 1) or from your harbour. A gold boat you bought this turn, or
        gained from a specialist, cannot be exchanged. Whenever you place, sell or put aside gold, you use up such a
        boat first.
rule-Y10-raijin =
    Raijin: Once per turn, you may exchange two of your boats, of any colours, for a gold boat from the reserve.
    .english = You may exchange any boats you have.
    .german =
        Both boats must come from your fleet (action 1) or from your harbour. A boat you bought this turn, or gained
        from a specialist, cannot be exchanged. Whenever you place, sell or put aside a boat of its colour, you use up
        such a boat first.
rule-Y10-riu = Riu: Your harbour holds two extra boats.
rule-Y10-susanoo = Susanoo: You sell stone for 6 coins and clay for 7.
rule-Y10-tomoe = Tomoe: You may buy and sell gold for 5 coins, within the limit of Y5.1.
    .ruling =
        Here the English rulebook allows one transaction per round, and the German rulebook one per turn. It is one per
        turn at every table, as in Y5.1.
rule-Y10-toyo-tama = Toyo Tama: Every empty spot on the rim is an entry spot for you.
rule-Y10-yasoma = Yasoma: No power, only PP.
rule-Y10-1 =
    You may use a power that works once per turn at any time during your own turn, even before you take a fleet, within
    the limits of Y7.2. You never have to use it, with one exception: Ebisu’s extra token is mandatory.
    .ruling = The timing is ours. The rulebooks do not say when in your turn you may use these powers.
rule-Y10-2 =
    You can exchange boats only if the reserve already has all the boats you would gain. With Raijin, you may exchange
    gold boats as well.
    .ruling =
        This rule is ours. The rulebooks do not say what happens if the reserve is short, or whether you may exchange
        gold for gold.

## Y11

rule-Y11 = End of the round
rule-Y11-1 =
    Carry out the steps in this section in order. If a step cannot be completed, the game ends there. First, the game
    ends if a player has built their last standard building.
rule-Y11-2 = The game ends if the reserve has no boats left of one colour.
    .ruling =
        The rulebooks do not say in which order to check for the end of the game. The order makes no difference to the
        score.
rule-Y11-3 =
    Place 2 coins on each specialist still on display, then refill the display to 5 specialists. If there are not
    enough, the game ends, and none is revealed.
rule-Y11-4 = Refill the display of building tiles to 5. If there are not enough, the game ends, and none is revealed.
rule-Y11-5 = Place each turn marker on the space with the number of its fleet tile.
rule-Y11-6 =
    Slide the remaining face-up fleets to the left. Then reveal the face-down fleets in order until 5 are face up.
rule-Y11-7 = Shuffle the fleets used this round and place them face down after the others.

## Y12

rule-Y12 = Scoring
rule-Y12-1 =
    You score 1 PP for every 5 coins (every 3 with Fu Hsi), rounded down, 1 PP for each prestige token (2 with
    Amateratsu), and the PP of the tiles you have built and of your specialists. You lose 1 PP for each tile you
    reserved but did not build, and 1 PP for every 2 boats you have put aside.
    .ruling =
        The scoring box of the English rulebook counts all unused boats on your mat. Its action 4 and the German
        rulebook count only boats put aside. We do not count boats in the harbour.
rule-Y12-2 =
    The player with the most PP wins. If players are tied, the one who went earlier in the last round ranks higher.
    .ruling = With 2 players, who each take two turns, the player with the first turn of the last round ranks higher.

## Y13

rule-Y13 = Open and hidden information
rule-Y13-1 =
    Everyone may see the board, both displays and the face-up fleets. Everyone may see each player’s coins, boats,
    culture tokens, prestige tokens, specialists, reserved tiles, built tiles and score. Everyone knows which fleets
    were shuffled and placed at the end of the track, and everything that has been done in the open.
    .ruling =
        The rulebooks have you place built tiles face down, but do not say what you may keep secret. Everyone saw the
        tile when it was built, so built tiles and scores stay open here.
rule-Y13-2 =
    The order of the decks is hidden from everyone. The order of the face-down fleets is hidden as well, within each
    batch that was shuffled together.
rule-Y13-3 =
    What a player sees of the deck (Y9.3) is hidden from the others. That player still knows where the returned tiles
    are, until they are drawn or moved.
