### The comments of a new component set of Yamataï, table by table.

set-guide-yamatai-boats = How many boats there are of each colour (rule Y1.1). They are the same in every copy.
set-guide-yamatai-prices = What a boat costs, 1 to 9 coins, as printed on the player mats (rule Y5.1). Wood costs 2; gold has no price of its own.
set-guide-yamatai-buildings_per_player = How many buildings each player has with 2, 3 and 4 players (rule Y1.2). They are the same in every copy.
set-guide-yamatai-culture = The culture tokens (rule Y1.6). The names of the kinds are ours and part of the notation. Leave them as they are. The counts are the same in every copy.
set-guide-yamatai-tokens = The Sacred Ground tokens (rule Y1.7) and each player’s coins at the start (rule Y2.3). They are the same in every copy.
set-guide-yamatai-fleet = The 10 fleets with their boats and powers (rules Y1.4 and Y9), which are the same in every copy. number: the number on your tile, 1 to 10. Only one is certain: the fleet with a single bamboo boat is number 1.
set-guide-yamatai-building = The 28 building tiles (rule Y1.3): 21 standard ones, of which at least one is a trading post, then 3 torii and 4 palaces. For each: kind (standard, trading-post, torii or palace), cost (1 to 6 boats, as the tile shows them) and points (0 to 30). Lay the tiles out and go through them; the order is yours. One standard tile costs clay and 2 bamboo (rule Y6.7).
set-guide-yamatai-specialist = The 18 specialists, in the order of their names (rule Y1.5), with the points on each tile, 0 to 20.
set-guide-yamatai-board =
    The archipelago (rule Y1.8). Boats are placed on spots, where lanes meet. Number the spots of your board, at most 64, as you read: from left to right, line by line. spots: the place of each one in the drawing, across and down, such as its pixels in a photograph of the board. Only the drawing uses them, and rough values are enough.
    islands: the 34 islands, each as the ring of spots around it, in the order in which they surround it. Everything else follows: two spots next to each other in a ring are joined by a lane, two islands that share a lane are adjacent, and a lane that borders only one island is on the rim. At most 6 lanes meet at a spot, and the whole must be flat and in one piece.
    entries: the spots where boats enter the board, 3 to 8 of them, all on the rim. width and height: the size of the drawing.
