### Yamataï, chapter 4.

title = Tokens and specialists
about = Collect culture tokens, recruit a specialist, and mind your harbour.

tokens = Instead of building, you can collect: for each boat you placed this turn, take one culture token from an island it touches. Your two boats touch islands 13 and 18, and there’s a fan on both of them.
collect = Collect the fan on island 13.
    .why = For each boat you placed this turn, take one token from an island it touches. Island 13 is then empty, and you can build there later, right next to your building.
    .wrong = Two fans make a pair. Start with the one on island 13.
collect-pair = Collect the fan on island 18.
    .why = Two tokens of one kind, or three different ones, pay for a specialist.
    .wrong = The fan on island 18 completes the pair. Collect it.
specialists = These are the specialists on display. Each of them scores points at the end, and most have a lasting power. Yasoma is gone: Aki recruited her with 2 cranes.
harbour = At the end of your turn, your harbour has room for only one boat. Boats that don’t fit there are put aside for good, and every 2 of them cost you a point at the end. One of the specialists can help with that.
which-specialist = You have 2 fans, so you can recruit a specialist now. Two of them suit your position: will you recruit Riu or Kagutsuchi?
riu = Riu scores 4 points, and your harbour has room for three boats instead of one. You can take big fleets and save the boats you don’t need at once.
kagutsuchi = Kagutsuchi scores 3 points and gains you 1 extra prestige token whenever you build a standard building that isn’t adjacent to any of your others. That suits you if you build all over the board.
end = You could also keep your tokens: after each round, every specialist still on display gets 2 coins. But a power that works from now on is usually worth more, and Aki may take the one you wanted. Collecting also empties islands, and an empty island is a place to build, for you and for Aki.
