### Yamataï, chapter 5.

title = Powers and Sacred Ground
about = Use the powers of your fleets to prepare your next turn, or to slow Aki down.

powers = You’ve built on island 12 and could end your turn. But almost every fleet has a power for this one turn. You don’t have to use it, and you decide when. Fleet 6, the one you took, lets you switch two culture tokens on the board.
switch = Let’s prepare the next turn. Choose the power of fleet 6, then the scroll on island 18.
    .why = There’s a fan on island 13, next to your building. With a second fan on island 18, a pair would be waiting for you.
    .wrong = You could, but let’s use the power first. Choose the power of fleet 6, then island 18.
switch-with = Switch it with the fan on island 17, far away in the east.
    .why = The tokens change places. Now there are fans on islands 13 and 18, and one boat between them reaches both.
    .wrong = We want a fan on island 18. Switch the scroll with the fan on island 17.
gold-fleet = Aki collected 2 cranes in the south and recruited Yasoma. Now take fleet 5.
    .why = Fleet 5 gives you a gold boat, the rarest of all. Its power is Sacred Ground. We’ll place the boats, collect the fans and recruit for you, and you decide about the power.
    .wrong = You could, but take fleet 5. You’ll need its power this turn.
harvest = The switch has paid off: with the fans from islands 13 and 18, you recruited Riu. A specialist’s power lasts until the end of the game, while a fleet’s power works only in the turn in which you have the fleet.
where-sacred = Place Sacred Ground on an empty island, and no one can build there any more, not even you. Will you use it, and where?
close = Your gold and stone boats touch island 18, which is empty now. With wood and bamboo, Aki could build the torii, tile 24, there in the very next turn, for 7 points. Sacred Ground prevents that.
far = Island 30 is a mountain next to Aki’s boats, where a building would gain a prestige token as well. You take it away from Aki, but island 18 stays open.
none = You don’t have to use a power. You keep all the places to build open for yourself, but for Aki as well.
end = Before you take a fleet, read its power. Sometimes it’s worth more than a boat. And before you end your turn, look at the board with Aki’s eyes.
