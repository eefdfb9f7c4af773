### Captions of the pictures next to the rules. Rule Y3.1 has the caption picture-Y3-1.

picture-Y1-8 =
    Two entry spots, each with an arrow. The other spots on the rim are dashed, and the dotted lines are lanes.
picture-Y2-2 = The archipelago at the start of a game: 30 tokens, 4 empty islands and 7 mountains.
picture-Y3-1 =
    A round with 2 players. Orange has taken its first turn, and now it is blue’s turn. After that, each player takes
    one more turn.
picture-Y4-1 =
    Blue may take any of these fleets. Fleet 6 gives a wood boat and a bamboo boat, and its power switches two culture
    tokens.
picture-Y5-1 = The price of each colour is shown below the reserve. Orange is about to buy a clay boat for 4 coins.
picture-Y6-2 = Blue can place the bamboo boat on a free entry spot or next to the other bamboo boat.
picture-Y6-3 =
    Four boats placed in one turn. The clay boat started next to another clay boat, and each of the others is connected
    to the boat before it.
picture-Y6-5 =
    The three boats with pennants were placed this turn. Each of them can take one token from an adjacent island.
picture-Y6-7 =
    Island 30 is empty. The tile needs two wood boats, a stone boat and a clay boat, and all of them are around the
    island. The three with pennants were placed this turn, and the stone boat was there before.
picture-Y6-8 = The torii on island 2 belongs to no player. The buildings next to it have their owners’ colours.
picture-Y6-10 =
    Orange has just built on island 21, a mountain with a torii and two palaces next to it. That earns 4 prestige
    tokens. Together with the building on island 22 it forms a group of two, which earns 2 coins.
picture-Y7-1 = Blue has two boats left and room for one. The other is put aside.
picture-Y8-1 = Orange gives up two scrolls to recruit Tomoe and gains the 4 coins on the tile.
picture-Y9-2 = Blue’s reserved tile stays next to the mat until it is built.
picture-Y9-3 = Only one player sees the next three tiles. Each goes back to the top or the bottom of the deck.
picture-Y9-4 = Orange slides the clay boat along a lane to the next spot.
picture-Y9-5 = Sacred Ground on island 23. No one can build there.
picture-Y9-6 = The lantern and the crane are switched. The mountain stays where it is.
picture-Y9-7 = These two boats return to the reserve.
picture-Y9-8 = The stone boat and the bamboo boat are switched.
picture-Y9-9 =
    Wood and stone are next to island 4, but bamboo is missing. With fleet 9, blue can build there anyway.
picture-Y10-toyo-tama = With Toyo Tama, blue can start with the bamboo boat anywhere on the rim.
picture-Y11-3 = No one has recruited Hetsuka for five rounds, and 10 coins have piled up on the tile.
picture-Y11-5 =
    Orange took fleets 1 and 4, blue took fleets 6 and 3. The turn order of the next round is orange, blue, orange,
    blue.
picture-Y12-1 =
    Orange at the end: 3 PP for 16 coins, 12 for six prestige tokens (doubled by Amateratsu), 49 for tiles and 19 for
    specialists, −2 for two reserved tiles and −1 for three boats put aside. That makes 80.
