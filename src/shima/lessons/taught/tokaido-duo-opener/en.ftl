### Tokaido Duo, the opener: one die with first points.

title = Your first step
about = One die, four clicks, your first points.

welcome = Welcome to Shikoku! You play violet, and Aki plays green. Three dice are rolled each round, one each for the pilgrim, the merchant and the artist. Using a die moves your figure of that kind. You go first.
pilgrim-walk = Choose the pilgrim’s die, then the highlighted temple just before C4.
    .why = A figure moves exactly as far as its die shows, which is 1 here. The pilgrim moves from station to station, always clockwise around the coast.
    .wrong = You could do that, but let’s start with the pilgrim. There’s a temple one step ahead.
temple = Visit the temple.
    .why = After a move, the figure may take the action of the place it has reached. A temple advances your temple marker from 1 to 2, and your faith grows with it.
    .wrong = You can skip the action, but then the move earns you nothing. Visit the temple.
end = Your faith has doubled from 1 to 2. Those are your first points! Now Aki uses one of the other two dice, and you get the last one. Each figure scores in its own way: the chapters show you how, one figure at a time.
