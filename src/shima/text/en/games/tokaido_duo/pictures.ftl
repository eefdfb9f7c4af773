### What the pictures beside the rules show. Rule D3.1 has the caption picture-D3-1.

picture-D1-1 = The whole island at the start of a game, with all six figures.
picture-D1-5 = What lies beside this island at the start: the wave tiles show slow, strong and inspired.
picture-D2-2 = Both markers on 1, all ten paintings face down.
picture-D3-1 = Violet leads and has played the pilgrim’s die. Green takes one of the other two, violet plays the last.
picture-D4-1 = Green’s artist has two steps. The arrow is one way; framed are all regions where it can end.
picture-D4-3 =
    Violet’s artist is in region 1. There are green’s artist, a pilgrim on the coast, and merchants in M1 and M2: four
    figures, so four paintings were turned up.
picture-D4-4 = Region 7 shows the moon, and so does the first painting that is left: it can be given.
picture-D4-7 = With the inspired artist, a way through region 6, a mountain, lets violet give the mountain in region 2.
picture-D5-1 = Green’s merchant in M3 has two steps: rings show all towns where they can end.
picture-D5-2 = One step from M2. In C2 stands a pilgrim, so the merchant cannot go there; dashed rings show the rest.
picture-D5-3 = M3 gave green 4 wares. With the 5 from before that makes 9: four must go back into the bag.
picture-D5-4 = The shop in C3 buys ceramics for 4 coins each: three of them bring 12.
picture-D5-5 = After that sale: 6 coins and 12 are 18. Ten of them became the third slab, 8 are left.
picture-D6-1 = Four steps for violet’s pilgrim: the merchant in C7 is passed, and C7 counts as a step.
picture-D6-2 = Two steps would end in C4, where green’s pilgrim stands. So violet’s goes on and acts one station later.
picture-D6-3 = The die shows 3. As a slow pilgrim, green’s may also stop after two steps, at the temple before C3.
picture-D6-5 = Green has just reached the seventh space of the temple track.
picture-D7-1 = Violet’s pilgrim is at a seashore: one of the three wave tiles is now violet’s.
picture-D8-3 =
    Violet’s merchant has moved two towns to M2 and drawn wares there. With the hot-spring tile the same die takes it
    two towns on; this is the way to C6, where wares can be sold.
picture-D9-2 = Violet at the end of a game: 6 × 3 for faith, 17 for three slabs, 40 for ten paintings. That makes 75.
picture-D10-1 = What lies face down is known only as a whole, never in which order.
