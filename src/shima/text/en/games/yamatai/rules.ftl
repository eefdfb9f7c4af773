### Yamataï: the rules, numbered, in our own words. Loaded for the rules page only.
### Rule Y6.4 is rule-Y6-4; a `.ruling` says what we decided where the rulebooks are silent or disagree.

rules-yamatai-title = The rules of Yamataï
rules-yamatai-intro =
    2 to 4 builders compete for prestige points (PP): they bring boats to an archipelago, clear its islands, build on
    them and recruit specialists. Whoever has the most PP at the end wins. These are all the rules, in our own words.
    Every rule has a number (such as Y6.4), and the messages at the table name it. Where the rulebooks are silent or
    disagree, a ruling decides.

## Y1

rule-Y1 = Material
rule-Y1-1 =
    There are 80 boats in five colours: 22 bamboo (green), 19 wood (brown), 16 stone (black), 13 clay (red) and 10 gold
    (yellow). All of them lie in the reserve at the start. No boat is ever added or destroyed: for each colour, the
    boats in the reserve, on the board and with the players (in hand, in the harbour or put aside) always add up to its
    number.
rule-Y1-2 =
    Each player owns standard buildings of one colour: 10 with 2 players, 8 with 3, 6 with 4. Blue and orange are always
    in the game, purple joins with 3 players, grey with 4.
rule-Y1-3 =
    There are 28 building tiles: 21 for standard buildings (some of these are trading posts), 3 for torii and 4 for
    palaces. Torii and palaces together are called prestige buildings.
rule-Y1-4 = There are 10 fleet tiles, numbered 1 to 10. Y9 describes them.
rule-Y1-5 = There are 18 specialists, each with a printed value in PP. Y10 describes them.
rule-Y1-6 =
    There are 34 culture tokens: 5 of each of six kinds, and 4 blanks. One token of each of these seven kinds, the blank
    included, is a mountain token, so every game has 7 mountains.
rule-Y1-7 = There are 8 Sacred Ground tokens, 24 prestige tokens and 73 coins (23 ones, 32 twos and 18 tens).
    .ruling =
        Coins and prestige tokens never run out: players would use a substitute. Sacred Ground is limited to its 8
        tokens.
rule-Y1-8 =
    The board has 34 islands. Boats lie on spots, where the sea lanes between the islands cross; 5 spots on the west
    edge are entry spots. Two spots are connected when a lane joins them. A spot is adjacent to every island whose shore
    it lies on. Two islands are neighbours when they share a lane; a shared corner alone is not enough. The rim consists
    of the spots at the ends of those lanes that border only one island.

## Y2

rule-Y2 = Set-up
rule-Y2-1 =
    Shuffle the specialists and reveal 5. Shuffle the building tiles and reveal a row of 5. Shuffle the fleet tiles: 5
    lie face up on the first five places of the fleet track, the other 5 face down behind them.
rule-Y2-2 =
    Each island gets one culture token at random. Each mountain token gets a mountain under it. Then the blanks are
    taken away. This leaves 30 tokens and 4 empty islands; 7 islands are mountains, and one of these is empty.
rule-Y2-3 = Each player starts with 10 coins and no boats.
rule-Y2-4 =
    The turn order of the first round is random. With 2 players each has two turn markers: the order drawn for places 1
    and 2 is repeated on places 3 and 4, as the English rulebook has it. A table may choose to draw places 3 and 4
    separately instead, as the German rulebook has it.

## Y3

rule-Y3 = Round
rule-Y3-1 =
    In each round the turn markers act in ascending order of their places, and each marker brings its owner one turn.
    With 2 players everyone therefore takes two turns a round, one for each marker.
rule-Y3-2 =
    A turn consists of the five actions of Y4 to Y8, in this order. The powers of fleets and specialists may be used in
    between, as Y9 and Y10 say.

## Y4

rule-Y4 = Action 1: take a fleet (mandatory)
rule-Y4-1 = Take one of the face-up fleet tiles. Put it on your mat, together with the turn marker.
rule-Y4-2 =
    Take the boats that the tile shows from the reserve. If a colour has run out, you get nothing for it and no
    compensation either.
rule-Y4-3 =
    You may use the fleet’s power once, at any time until this turn ends. You never have to, but after the turn it is
    lost.
    .ruling =
        Once you have begun to collect, to look at the deck or to remove a pair of boats, you finish it before you do
        anything else.

## Y5

rule-Y5 = Action 2: trade (optional)
rule-Y5-1 =
    You may make one transaction a turn: buy one boat from the reserve, or sell it one boat from your hand or harbour.
    The price is the one on your mat, the same for buying and selling: bamboo 1, wood 2, stone 3, clay 4.
rule-Y5-2 = Gold is not traded, unless you have Tomoe (Y10).
rule-Y5-3 = There is no debt: to buy a boat you need the coins, and the reserve must have a boat of that colour.
    .ruling = The rulebooks speak of neither debt nor an empty reserve: this is our ruling.

## Y6

rule-Y6 = Action 3: place boats, then collect or build
rule-Y6-1 =
    Placing boats is optional. You may place as many of your boats as you like, from your hand and from your harbour.
rule-Y6-2 =
    The first boat goes on an empty entry spot, or beside a boat of its own colour: on an empty spot that a lane
    connects to that boat’s spot.
rule-Y6-3 =
    Every further boat goes on an empty spot that is connected to the one where the boat before it lies; colours do not
    matter now. The boats of one turn thus form a chain without branches.
rule-Y6-4 =
    After placing boats you either collect (Y6.5) or build (Y6.7). You must do one of them if at least one is possible;
    if both are, you choose. Without a boat placed this turn, neither is possible.
    .ruling =
        Whether you must is judged when you end this action. The discount of fleet 9 is optional, so a building that
        needs it never creates the duty. Ananda’s fee does not free you from the duty.
rule-Y6-5 =
    Collect: for each boat that you placed this turn, take one culture token from an island adjacent to that boat.
    .ruling =
        It must be possible to assign the tokens you take to different boats, one token to each. A boat that has no
        token left in reach gives nothing. You pick the tokens, but you may not stop while another boat could still take
        one.
rule-Y6-6 = An island whose token has been taken is empty.
rule-Y6-7 =
    Build: choose a face-up building tile, or one that you reserved in an earlier round (Y9.2). Then choose an empty
    island, that is one without token, building and Sacred Ground, adjacent to at least one boat that you placed this
    turn. All the boats that the tile asks for must be adjacent to that island, no matter who placed them or when; each
    boat counts once. The boats stay on the board.
rule-Y6-8 =
    A standard tile puts one of your own standard buildings on the island, so you must have one left. A torii or palace
    tile puts a torii or palace there, which belongs to no colour. You keep the tile, face down: at the end it is worth
    its PP.
rule-Y6-9 = You may build only one building a turn.
rule-Y6-10 =
    A standard building brings its bonuses at once, and they all add up: 1 prestige token for each torii or palace that
    already stands on a neighbouring island; 1 prestige token if it stands on a mountain; and if it begins or extends a
    group of your own standard buildings, 1 coin for every building of that group, the new one included. A group is at
    least two buildings, linked from neighbour to neighbour. A trading post doubles these coins.
rule-Y6-11 = A torii or palace brings its builder none of these bonuses (unless the builder has Awashima, Y10).
rule-Y6-12 =
    The boats placed this turn are the boats themselves: one that a power slides or switches counts where it lies now,
    and one that a power takes off the board no longer counts. The chain goes on from the last boat you placed that is
    still on the board; if none is left, Y6.2 applies again.
    .ruling = The German rulebook speaks of the boats, an example in the English one of their spots: we go by the boats.

## Y7

rule-Y7 = Action 4: moor the rest (mandatory)
rule-Y7-1 =
    Your harbour keeps 1 boat (3 with Riu) for later turns. You choose which of all the boats in your hand and harbour
    stay. The others are put aside for good: they are never placed, sold or exchanged again.
    .ruling = As many boats stay as fit: you may not put a boat aside for which there is room.
rule-Y7-2 = Powers that give you boats or exchange them end with this action.
    .ruling = The rulebooks do not say until when such powers may be used: this is our ruling.

## Y8

rule-Y8 = Action 5: recruit a specialist (optional)
rule-Y8-1 =
    Give back 2 culture tokens of one kind, or 3 of three different kinds, and take one of the face-up specialists with
    all the coins that lie on it. A mountain token counts as a token of its kind. You may recruit one specialist a turn.
rule-Y8-2 =
    A specialist is yours to the end of the game. Its power works at once, within the limits of Y7.2: Riu does not bring
    back boats that you have just put aside, and a new Izanagi or Tomoe has to wait for the trade of your next turn.
rule-Y8-3 = Culture tokens that have been spent leave the game.
    .ruling = The rulebooks do not say where spent tokens go: this is our ruling.

## Y9

rule-Y9 = Fleets
rule-Y9-1 = Fleet 1 brings a bamboo boat. It has no power, but its owner is first in the next round.
rule-Y9-2 =
    Fleet 2 brings a wood boat. You may reserve a face-up building tile: it lies open beside your mat, and only you may
    build it, in a later round (so the German rulebook). If you never build it, it costs you 1 PP at the end.
rule-Y9-3 =
    Fleet 3 brings a stone boat. You may look in secret at the top 3 tiles of the building deck (at all of them, if
    there are fewer), and put each back on top of the deck or below it, in any order.
    .ruling =
        The text inside the rulebook files swaps fleets 3 and 4: their numbers follow the order on the scanned pages.
rule-Y9-4 = Fleet 4 brings a clay boat. You may slide one boat on the board to a connected empty spot.
    .ruling =
        The text inside the rulebook files swaps fleets 3 and 4: their numbers follow the order on the scanned pages.
rule-Y9-5 =
    Fleet 5 brings a gold boat. You may put a Sacred Ground token on an empty island, one per island, mountains
    included: nobody builds there while it lies there.
    .ruling =
        The rulebooks ask only for an empty island: that a mountain may be one, and that an island holds one token, is
        our ruling.
rule-Y9-6 =
    Fleet 6 brings a wood and a bamboo boat. You may switch two culture tokens of different kinds on the board.
    Mountains stay where they are.
    .ruling =
        The rulebooks name any two tokens: two of one kind would change nothing, and that mountains stay is our ruling.
rule-Y9-7 = Fleet 7 brings a stone and a bamboo boat. You may take up to 2 boats off the board, back to the reserve.
rule-Y9-8 = Fleet 8 brings a clay and a bamboo boat. You may switch two boats on the board.
    .ruling =
        The two boats must be of different colours, or at least one of them must have been placed this turn: otherwise
        nothing would change.
rule-Y9-9 =
    Fleet 9 brings a stone and a wood boat. You may build with one boat fewer than the tile asks for this turn,
    whichever one it is.
rule-Y9-10 =
    Fleet 10 brings a clay and a wood boat, and a third boat of any colour that is in the reserve, gold too. You choose
    it at once, after you have taken clay and wood.
    .ruling = The rulebooks leave open whether gold may be chosen, and when: this is our ruling.

## Y10

rule-Y10 = Specialists
rule-Y10-amateratsu = Amateratsu: each of your prestige tokens counts double at the end.
rule-Y10-ananda =
    Ananda: an opponent who builds anything beside one or more of your standard buildings pays you 2 coins, before any
    bonus. It is 2 coins in all, however many of your buildings the new one touches. Who cannot pay cannot build there.
    .ruling = That the fee is paid before any bonus, and only once however many buildings are touched, is our ruling.
rule-Y10-awashima = Awashima: torii and palaces bring you the bonuses of Y6.10 too.
    .ruling = For the group, the new building counts as one of yours at that moment; afterwards it has no colour again.
rule-Y10-ebisu =
    Ebisu: once a turn, when you collect, you may take one more token from any island, after at least one token of Y6.5.
    .ruling = Taking the extra token is optional.
rule-Y10-fu-hsi = Fu Hsi: your coins are worth more at the end: every 3 of them make 1 PP, where others need 5.
rule-Y10-hetsuka = Hetsuka: once a turn, you may give a culture token for 4 coins.
rule-Y10-izanagi = Izanagi: you may make one more transaction a turn.
rule-Y10-izanami =
    Izanami: when an opponent recruits, you take half of the coins on that specialist, and the opponent gets the other
    half.
rule-Y10-kachiko =
    Kachiko: once a turn, you may pay 2 coins to take a Sacred Ground token off the board, back to the supply.
    .ruling = The rulebooks do not say where the token goes: this is our ruling.
rule-Y10-kagutsuchi =
    Kagutsuchi: you get 1 more prestige token for a standard building that is next to none of your other standard
    buildings; never for a torii or palace.
    .ruling = It is a prestige token, not just a point, so Amateratsu doubles it.
rule-Y10-michimata = Michimata: once a turn, you may give a culture token for a gold boat from the reserve.
rule-Y10-nakatsu =
    Nakatsu: once a turn, you may exchange one gold boat (from hand or harbour) for two boats of any colours but gold.
rule-Y10-raijin = Raijin: once a turn, you may give two boats of any colours (from hand or harbour) for a gold boat.
rule-Y10-riu = Riu: your harbour has two more places.
rule-Y10-susanoo = Susanoo: you sell stone for 6 and clay for 7.
rule-Y10-tomoe = Tomoe: you may buy and sell gold for 5, within the limit of Y5.1.
    .ruling =
        The English rulebook limits you to one transaction a round here, the German one to one a turn: we follow the
        German one, as Y5.1 does.
rule-Y10-toyo-tama = Toyo Tama: every empty spot on the rim of the board is an entry spot for you.
rule-Y10-yasoma = Yasoma: no power, but many PP.
rule-Y10-1 =
    A power that works once a turn is used in your own turn, at any time (even before you take the fleet), within the
    limits of Y7.2. Using it is optional.
    .ruling = The rulebooks do not say when in the turn: this is our ruling.
rule-Y10-2 =
    For an exchange, all the boats that you get must be in the reserve before the exchange. With Raijin you may give
    gold too.
    .ruling =
        The rulebooks do not say what happens when the reserve is short, nor whether gold may be given for gold: this is
        our ruling.

## Y11

rule-Y11 = End of a round
rule-Y11-1 =
    The steps of this section are done in this order; where one cannot be done, the game ends there. First: if a player
    has built the last of their standard buildings, the game ends.
rule-Y11-2 = If the reserve has no boat left of some colour, the game ends.
rule-Y11-3 =
    Put 2 coins on each specialist that still lies there, then refill to 5 specialists. If there are too few for that,
    the game ends, and none is revealed.
rule-Y11-4 = Refill the row of building tiles to 5. If there are too few for that, the game ends, and none is revealed.
rule-Y11-5 = Each turn marker goes to the place that the number of its fleet tile gives.
rule-Y11-6 =
    The fleets that still lie face up move to the left. Then face-down ones are revealed, in their order, until 5 lie
    face up.
rule-Y11-7 = The fleets used in this round are shuffled and laid face down behind the others.

## Y12

rule-Y12 = Score
rule-Y12-1 =
    You score 1 PP for every 5 coins (every 3 with Fu Hsi), rounded down; 1 PP for each prestige token (2 with
    Amateratsu); the PP of every tile that you built and of every specialist that you recruited. You lose 1 PP for each
    tile that you reserved but did not build, and 1 PP for every 2 boats put aside. Boats in the harbour do not count.
rule-Y12-2 =
    Whoever has the most PP wins. Among equals, whoever acted earlier in the last round is ranked higher (with 2
    players: whoever’s first marker did).

## Y13

rule-Y13 = What each may know
rule-Y13-1 =
    Open to all are the board, the row, the specialists on offer and the face-up fleets; everyone’s coins, boats,
    culture tokens, specialists, reserved tiles and prestige tokens; which four (with 3 players: three) fleets were
    shuffled to the back of the track; and everything that was ever played in the open.
    .ruling = The rulebooks do not say what players may keep secret: this is our ruling.
rule-Y13-2 =
    Hidden from all are the order of the decks, and the order of the face-down fleets within each batch that was
    shuffled together.
rule-Y13-3 =
    Hidden from the others is what a player saw with fleet 3. What that player put back stays known to that player until
    it changes.
