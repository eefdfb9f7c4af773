### Yamataï, chapter 2.

title = Boats and chains
about = Where boats may go, how to buy one, and what your own boats do for you later.

entry = Choose your wood boat, then the entry spot between islands 6 and 12.
    .why = Boats enter the board at the entry spots, the ones with an arrow. This one touches island 12, where we want to build.
    .wrong = One thing at a time. Start with the wood boat, on the entry spot between islands 6 and 12.
chain = Place your bamboo boat where islands 6, 7, 12 and 13 meet.
    .why = Each further boat goes next to the one you’ve just placed, whatever its colour. All the boats you place in a turn form a chain. This one touches island 12 as well, so you can build there. Then it’s Aki’s turn.
    .wrong = Place the bamboo boat where islands 6, 7, 12 and 13 meet. It will help you again there later.
buy = This turn, you have only one bamboo boat. Buy a stone boat for 3 coins.
    .why = Once per turn, you may buy one boat or sell one at the same price. With two boats, you collect two tokens.
    .wrong = With one boat, you collect only one token. Buy a stone boat first.
same-colour = Place the bamboo boat where islands 12, 13, 18 and 19 meet.
    .why = The first boat of a turn doesn’t have to go on an entry spot. It can also go next to a boat of its own colour, like the bamboo boat from your last turn.
    .wrong = We want the fans on islands 13 and 18. Place the bamboo boat where islands 12, 13, 18 and 19 meet.
second-boat = We want both fans, on islands 13 and 18. Each boat collects one token from an island it touches. Where will you place the stone boat?
edge = The stone boat can take the fan on island 18, and the bamboo boat the one on island 13. It also covers an entry spot. Only two of the five are still free for Aki.
south = The stone boat can take the fan on island 18, and the bamboo boat the one on island 13. From here, the way is open to island 25 and the south, for you and for Aki.
east = The stone boat can take the fan on island 13, and the bamboo boat the one on island 18. Island 13 is then empty, next to your own building, and a stone boat is already there. Remember it when you need a place to build.
end = All the boats of a turn form a chain. The first one starts on an entry spot or next to a boat of its colour, and each of the others goes next to the last one. Boats stay on the board, so place them where they’ll help you again, rather than Aki.
