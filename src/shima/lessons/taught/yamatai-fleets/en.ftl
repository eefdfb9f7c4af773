### Yamataï, chapter 1.

title = Fleets and turn order
about = The parts of your turn, and why a small fleet can be the right one.

turn = On your turn, you take a fleet, trade if you like, and place boats. Then you build or collect. Finally, you may recruit a specialist. With two players, you each take two turns per round.
low-fleet = Take fleet 1, a single bamboo boat.
    .why = The number of your fleet decides when you go in the next round. Low numbers go first, and that can make even a small fleet worth taking. We’ll play the rest of this turn for you.
    .wrong = You’d have more boats, but a later turn. With fleet 1, you go first in the next round. Take it.
round-over = The round is over. Each specialist still on display gets 2 coins, and the player who recruits that specialist later gains them. Then the displays are refilled with new specialists, building tiles and fleets.
order = Your fleets had the numbers 1 and 6, Aki’s had 8 and 9. That’s why you take the first two turns of this round, and Aki takes the last two.
which-fleet = You go first and can take any of the five fleets. Which one will you take?
three = The biggest fleet: clay, wood and a boat of any colour. If you choose stone, you can build tile 19 on island 13 this turn, next to your own building, and two boats are left for later. The price is the number: fleet 10 always goes last in the next round.
pair = Two boats, and one of them is stone. That’s all you need to build tile 19 on island 13, next to your own building. You’d have fewer boats left than with fleet 10, but an earlier turn in the next round.
small = Only one wood boat, but a low number and a useful power: you may reserve a building tile, and from then on only you can build it. If you never build it, you lose 1 point.
end = A fleet is always a trade: many boats now, or an early turn later. Keep an eye on the others as well. A fleet that you take is one that Aki can’t have.
