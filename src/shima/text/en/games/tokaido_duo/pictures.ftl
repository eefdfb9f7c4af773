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
    Violet’s artist is in region 2. Green’s artist, a pilgrim on the coast and the merchants in C2 and M2 are there as
    well. That makes four figures. Violet has just turned over four more paintings, and six are face up.
picture-D4-4 = Region 3 shows bamboo, and violet’s first remaining painting shows it as well. It can be given away.
picture-D4-7 =
    With the inspired artist, a path through region 7, which shows the moon, lets violet give the moon painting away in
    region 6.
picture-D5-1 = Green’s merchant in M3 has two steps. Rings show all the towns where the move can end.
picture-D5-2 =
    One step from M4. There is a pilgrim in C4, and the merchant cannot go there. Dashed rings show the other towns in
    reach.
picture-D5-3 = Violet has drawn 4 wares in M4. With the 5 from before, that makes 9. Four must go back into the bag.
picture-D5-4 = The shop in C3 pays 4 coins for each ceramic. Three of them sell for 12 coins.
picture-D5-5 = After that sale, 7 coins and 12 more make 19. Ten of them became the fourth slab, and 9 are left.
picture-D6-1 = Green’s pilgrim has four steps. It passes the merchant in C2, and C2 counts as a step.
picture-D6-2 =
    One step would end at the garden after C4, which green’s pilgrim occupies. Violet’s pilgrim moves one station
    further, to C5, and takes its action there.
picture-D6-3 = The die shows 3. Because green has the slow pilgrim, it may also stop after two steps, in C3.
picture-D6-5 = Green has just reached the seventh space of the temple track.
picture-D7-1 = Green’s pilgrim has reached a seashore. Green can take any of the three wave tiles.
picture-D8-3 =
    Violet’s merchant has moved one town to M1. With the hot-spring tile, the same die moves it one more town. This is
    the path to C1, where it can sell fans.
picture-D9-2 =
    Violet at the end of a game: 4 × 4 = 16 for faith, 46 for six slabs and 28 for eight paintings. That makes 90.
picture-D10-1 = You know which paintings are face down, but not in which order.
