### Captions of the pictures next to the rules. Rule D3.1 has the caption picture-D3-1.

picture-D1-1 = The whole island at the start of a game, with all six figures.
picture-D1-5 = The tiles of this island at the start. The wave tiles show slow, strong and inspired.
picture-D2-2 = Both markers are on 1, and all ten paintings are face down.
picture-D3-1 =
    Violet leads and has used the pilgrim’s die. Green takes one of the other two, and violet uses the last one.
picture-D4-1 =
    Green’s artist has two steps. The arrow shows one path, and the outlined regions are all the places where the move
    can end.
picture-D4-3 =
    Violet’s artist is in region 1. Green’s artist, a pilgrim on the coast and the merchants in M1 and M2 are there as
    well. That makes four figures, and violet has turned over four paintings.
picture-D4-4 = Region 7 shows the moon, and violet’s first remaining painting shows it as well. It can be given away.
picture-D4-7 =
    With the inspired artist, a path through region 6, which shows a mountain, lets violet give the mountain painting away
    in region 2.
picture-D5-1 = Green’s merchant in M3 has two steps. Rings show all the towns where the move can end.
picture-D5-2 =
    One step from M2. There is a pilgrim in C2, and the merchant cannot go there. Dashed rings show the other towns in
    reach.
picture-D5-3 = Green has drawn 4 wares in M3. With the 5 from before, that makes 9. Four must go back into the bag.
picture-D5-4 = The shop in C3 pays 4 coins for each ceramic. Three of them sell for 12 coins.
picture-D5-5 = After that sale, 6 coins and 12 more make 18. Ten of them became the third slab, and 8 are left.
picture-D6-1 = Violet’s pilgrim has four steps. It passes the merchant in C7, and C7 counts as a step.
picture-D6-2 =
    Two steps would end in C4, which green’s pilgrim occupies. Violet’s pilgrim moves one station further and takes its
    action there.
picture-D6-3 =
    The die shows 3. Because green has the slow pilgrim, it may also stop after two steps, at the temple just before C3.
picture-D6-5 = Green has just reached the seventh space of the temple track.
picture-D7-1 = Violet’s pilgrim has reached a seashore, and violet has taken one of the three wave tiles.
picture-D8-3 =
    Violet’s merchant has moved two towns to M2 and drawn wares. With the hot-spring tile, the same die moves it two
    more towns. This is the path to C6, where it can sell wares.
picture-D9-2 =
    Violet at the end of a game: 6 × 3 = 18 for faith, 17 for three slabs and 40 for ten paintings. That makes 75.
picture-D10-1 = You know which paintings are face down, but not in which order.
