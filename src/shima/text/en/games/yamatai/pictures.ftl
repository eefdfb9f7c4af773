### What the pictures beside the rules show. Rule D3.1 has the caption picture-D3-1.

picture-Y1-8 = Two entry spots, each with an arrow. Other spots on the rim are dashed, dotted lines are lanes.
picture-Y2-2 = The archipelago at the start of a game: 30 tokens, 4 empty islands, 7 mountains.
picture-Y3-1 = A round for two: orange has had its first turn, blue acts now, then each once more.
picture-Y4-1 = Blue may take any of these. Fleet 6 brings wood and bamboo, and two culture tokens may be switched.
picture-Y5-1 = What a boat of each colour costs stands below the reserve. Orange is about to buy clay for 4.
picture-Y6-2 = Where blue’s bamboo boat can be placed: on the free entry spots, or beside the bamboo boat.
picture-Y6-3 = Four boats of one turn. Clay began beside clay; each next boat is connected to the one before it.
picture-Y6-5 = Three boats were placed, with pennants. Each of them can take one token from an island beside it.
picture-Y6-7 =
    Island 30 is empty. The tile asks for two wood boats, stone and clay, and all of them lie around it: the three with
    pennants were placed this turn, the stone boat was there before.
picture-Y6-8 = A torii on island 2 belongs to nobody. The houses beside it have the colours of their owners.
picture-Y6-10 =
    Orange has just built on island 21. A torii and two palaces stand beside it, and it is a mountain: 4 prestige
    tokens. With island 22 it is a group of two: 2 coins.
picture-Y7-1 = Blue has two boats left, and room for one: the other is put aside.
picture-Y8-1 = Orange gives two scrolls for Tomoe and gets the 4 coins that lie there.
picture-Y9-2 = Blue’s reserved tile lies beside the mat until it is built.
picture-Y9-3 = The next three tiles, seen by one player only: each goes back on top or below.
picture-Y9-4 = Orange slides the clay boat along a lane to the next spot.
picture-Y9-5 = Sacred Ground on island 23: nobody builds there.
picture-Y9-6 = The lantern and the crane change places. The mountain stays where it is.
picture-Y9-7 = These two boats go back to the reserve.
picture-Y9-8 = The stone boat and the bamboo boat change places.
picture-Y9-9 = Wood and stone lie beside island 4, bamboo does not. With fleet 9 blue builds there all the same.
picture-Y10-toyo-tama = With Toyo Tama, blue’s bamboo boat may begin anywhere on the rim.
picture-Y11-3 = Nobody has recruited Hetsuka for five rounds: ten coins lie there by now.
picture-Y11-5 =
    Orange took fleets 1 and 4, blue fleets 6 and 3. In ascending order this gives the next round: orange, blue, orange,
    blue.
picture-Y12-1 =
    Orange at the end: 3 PP for 16 coins, 12 for six prestige tokens (doubled by Amateratsu), 49 for tiles, 15 for
    specialists, −2 for two reserved tiles, −1 for three boats put aside. That makes 76.
