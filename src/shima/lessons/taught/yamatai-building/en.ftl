### Yamataï, chapter 3.

title = Building
about = What a building needs, what it earns you, and how other players’ boats help.

site = To build, you need an empty island, without a token, and around it the boats that the tile shows. All the boats around an island count, no matter who placed them or when. Tile 19, a trading post, costs 2 stone and scores 4 points.
beside = A stone boat already touches island 13. Place another one where islands 7, 13 and 14 meet.
    .why = It goes next to the other stone boat. To build on an island, you need at least one boat there that you placed this turn.
    .wrong = Island 13 needs one more stone boat. Place it where islands 7, 13 and 14 meet.
group = Build tile 19 on island 13.
    .why = Islands 12 and 13 are adjacent, and your two buildings form a group. That gains you 1 coin for each of them. A trading post doubles this to 4 coins.
    .wrong = Everything is ready. Build tile 19 on island 13.
other-boats = It’s your turn again, and you’ve taken fleet 5. Place your wood boat at the edge of the board, where islands 1 and 2 meet.
    .why = Look at island 1. Aki has emptied it and left stone and wood there. For tile 16, which scores 6 points, only clay and another wood boat are missing. You can start next to any boat of the same colour, even if Aki placed it.
    .wrong = We’re heading for island 1. Place the wood boat at the edge of the board, where islands 1 and 2 meet.
fourth-boat = Place the clay boat where islands 1, 2, 6 and 7 meet.
    .why = Then island 1 has everything that tile 16 costs: clay, stone and 2 wood. Two of these four boats came from Aki.
    .wrong = Island 1 still needs clay. Place the clay boat where islands 1, 2, 6 and 7 meet.
build-or-sail = Island 1 is ready for tile 16, and you still have a gold boat. What will you do?
build-now = 6 points for two boats, and the gold boat stays in your harbour for a palace or a torii. If an island is ready, build at once: all the spots around island 1 are taken now. Later, no one could place another boat there, and without a new boat, no one can build.
sail-on = A third boat lets you collect three tokens: a mask, a crane and a drum. Three different ones pay for a specialist. But you can’t collect and build in the same turn. And later it will be hard to build on island 1, because there’s no spot left for a new boat.
end = Use what others leave behind, and don’t do them the same favour. Build close to your own buildings, because a group earns more coins with each one.
