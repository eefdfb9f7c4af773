### A component set of one's own: what is written into a new one, and what servers say of them.

## Where a value comes from, as comments in sets say it.

set-kind-word = { $kind ->
    [rulebook] rulebook
    [public] public
    [reconstructed] reconstructed
    [printed] printed
   *[own] own words
}

## The comments of a new set, table by table.

set-guide-head =
    A component set of { $game }, made for you to fill in. If you own a copy of the game, go through the tables below and write down what is printed on it. The text behind a # is for people; the game reads the rest.
    The word behind a value says where it comes from. “rulebook”: the rules state it, and a set with another value is refused. “public”: public descriptions of the game state it. “reconstructed”: we made it up, because no text carries it. Those are the ones to replace: then write “printed” behind them, and the studio shows that they are yours.
    Whatever is wrong is named with its line: shima components check FILE
    To see the set drawn while you write, open the page /studio of a Shima in the browser.
set-guide-set = What this set is. The name stands in the records of its games: small letters, digits and hyphens, 40 at most. The version is any whole number, for you to count up.
set-guide-duo-dice = The six faces of each die (rule D1.2). Turn the die around and write down every face. The pilgrim’s die shows 1 to 4, the other two 1 to 3.
set-guide-duo-wares = How many ware tiles there are of each kind (rule D1.3). They are the same in every copy.
set-guide-duo-shops = The 8 shop tiles (rule D1.3): for each ware, the price on every tile that buys it. Each price is 2, 3 or 4, each ware has a shop, and one shop buys ceramic at 3. Look at the fronts of the tiles.
set-guide-duo-paintings = How many of each player’s 10 paintings show which landscape (rule D1.4). They are the same in every copy.
set-guide-duo-points = What things are worth at the end (rule D9.2). slabs: the points for 1 to 6 slabs of gold, as the merchant’s board shows them; 4 are worth 26 and 5 are worth 35. paintings: the points for 1 to 10 paintings given away, as the artist’s board shows them; 6 are worth 18. Each number is higher than the one before it. temples and gardens: the last space of the pilgrim’s two tracks (rule D6.5).
set-guide-duo-limits = How many wares a merchant keeps (rule D5.3), and slabs of gold (rule D5.5). They are the same in every copy.
set-guide-duo-coast = The coast, read clockwise from the coastal town that you call C1. There are 8 coastal towns, C1 to C8 in this order, and between them temple, garden, hot-spring and seashore, each at least once; 16 to 40 stations in all. Put a finger on the board and go round it once. The check names the first word that does not fit.
set-guide-duo-routes = The trade routes. mountain_wares: how many wares lie at each of the 4 mountain towns, shown there as 2, 3 or 4. links: all roads, each as the two towns that it joins; call the mountain towns M1 to M4 as you like. 12 towns and 8 regions leave exactly 11 roads that form no ring and do not cross (rule D1.1).
set-guide-duo-regions = The landscapes of the 8 regions (rule D1.1). Region 1 lies behind the coast from C1 to C2, region 2 from C2 to C3, and so on; region 8 from C8 to C1. Each of mountain, waterfall, bamboo and moon is there at least once.
set-guide-duo-start = Where the figures begin (rule D2.3), and who. pilgrim: a station, such as "C8", "C3+2" (the second behind C3) or "hot-spring after C3". merchant: a town. artist: a region, 1 to 8. No two figures stand on one station.
set-guide-yam-boats = How many boats there are of each material (rule Y1.1). They are the same in every copy.
set-guide-yam-prices = What a boat costs at the market, 1 to 9 coins, as the board shows (rule Y5.1). Wood costs 2; gold has no price of its own.
set-guide-yam-buildings_per_player = How many buildings each player has with 2, 3 and 4 players (rule Y1.2). They are the same in every copy.
set-guide-yam-culture = The culture tokens (rule Y1.6). The kinds are our names for their pictures, and part of the notation: leave them as they are. The counts are the same in every copy.
set-guide-yam-tokens = Sacred grounds (rule Y1.7) and the coins of each player at the start (rule Y2.3). They are the same in every copy.
set-guide-yam-fleet = The 10 fleets with their boats and powers (rules Y1.4 and Y9). They are the same in every copy: a set with others is refused.
set-guide-yam-building = The 28 building tiles (rule Y1.3): 21 standard ones, of which some are trading posts, then 3 torii and 4 palaces. For each: kind (standard, trading-post, torii or palace), cost (1 to 6 boats, as the tile shows them) and points (0 to 30). Lay the tiles out and go through them; the order is yours. One standard tile costs clay and 2 bamboo (rule Y6.7).
set-guide-yam-specialist = The 18 specialists, in the order of their names (rule Y1.5), with the points on each card, 0 to 20.
set-guide-yam-board =
    The archipelago (rule Y1.8). A boat lies on a spot, where lanes meet. Number the spots of your board, at most 64, as you read: from left to right, line by line. spots: for each its place in the drawing, across and down; a photograph of the board and its pixels will do. Only the drawing needs these, roughly.
    islands: the 34 islands, each as the ring of spots around it, in the order in which they surround it. All else follows: two spots next to each other in a ring are joined by a lane, two islands that share a lane are neighbours, and a lane of only one island is the rim. At most 6 lanes meet at a spot, and the whole must be flat and in one piece.
    entries: the 5 spots at which boats come in, all on the rim. width and height: how large the drawing is.

## What the command and the server say.

set-new-exists = { $file } is there already and stays as it is: name another file.
set-new-standard = “{ $name }” is the name of the set that comes along: give yours another one with --name.
set-new-name = A set cannot be called “{ $name }”: write small letters, digits and hyphens, 40 at most.
set-new-done =
    { $file }: a set “{ $set }” of { $game } to fill in. It is complete and sound.

    What to do next:
    1. Write down what is printed on your copy. The comments lead through it.
    2. { $shima } components check { $quoted }
    3. { $shima } serve --open, and then the page /studio draws it.
    4. { $shima } play { $game } --components { $quoted }
set-help-new =
    Write a new component set with comments that lead through it, for owners of a copy of the game.

    Example:

    { $shima } components new tokaido-duo my-island.toml
set-help-new-file = The file to write; without it, the name of the set with .toml.
set-help-new-name = The set's own name, such as my-island.
set-unsound = The set is not sound. Line { NUMBER($line, useGrouping: 0) }: { $problem }
set-not-kept = The host of this server lets nobody add component sets: give the file to the host, or play with it on your own machine (shima play GAME --components FILE).
set-kept-full = This server keeps { $most } component sets and no more: ask its host to take some out.
set-unwritten = The set cannot be written down here: { $problem }.
set-kept-name = A set of your own needs a name of its own: change “name” in the table [set].
