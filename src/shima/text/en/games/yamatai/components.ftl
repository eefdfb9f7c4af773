### The comments of a new component set of Yamataï, table by table.

set-guide-yamatai-boats = How many boats there are of each material (rule Y1.1). They are the same in every copy.
set-guide-yamatai-prices = What a boat costs at the market, 1 to 9 coins, as the board shows (rule Y5.1). Wood costs 2; gold has no price of its own.
set-guide-yamatai-buildings_per_player = How many buildings each player has with 2, 3 and 4 players (rule Y1.2). They are the same in every copy.
set-guide-yamatai-culture = The culture tokens (rule Y1.6). The kinds are our names for their pictures, and part of the notation: leave them as they are. The counts are the same in every copy.
set-guide-yamatai-tokens = Sacred grounds (rule Y1.7) and the coins of each player at the start (rule Y2.3). They are the same in every copy.
set-guide-yamatai-fleet = The 10 fleets with their boats and powers (rules Y1.4 and Y9). They are the same in every copy: a set with others is refused.
set-guide-yamatai-building = The 28 building tiles (rule Y1.3): 21 standard ones, of which some are trading posts, then 3 torii and 4 palaces. For each: kind (standard, trading-post, torii or palace), cost (1 to 6 boats, as the tile shows them) and points (0 to 30). Lay the tiles out and go through them; the order is yours. One standard tile costs clay and 2 bamboo (rule Y6.7).
set-guide-yamatai-specialist = The 18 specialists, in the order of their names (rule Y1.5), with the points on each card, 0 to 20.
set-guide-yamatai-board =
    The archipelago (rule Y1.8). A boat lies on a spot, where lanes meet. Number the spots of your board, at most 64, as you read: from left to right, line by line. spots: for each its place in the drawing, across and down; a photograph of the board and its pixels will do. Only the drawing needs these, roughly.
    islands: the 34 islands, each as the ring of spots around it, in the order in which they surround it. All else follows: two spots next to each other in a ring are joined by a lane, two islands that share a lane are neighbours, and a lane of only one island is the rim. At most 6 lanes meet at a spot, and the whole must be flat and in one piece.
    entries: the 5 spots at which boats come in, all on the rim. width and height: how large the drawing is.
