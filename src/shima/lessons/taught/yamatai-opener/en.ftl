### Yamataï, the opener: one turn with first points.

title = Your first turn
about = One turn, four clicks, your first points.

welcome = Welcome to Yamataï! You and Aki sail between 34 islands, collect culture tokens and build. Aki has already played and left a wood boat at island 12. Boats on the board belong to no one, so let’s use it.
take-fleet = Take fleet 1, a single bamboo boat.
    .why = Building tile 1 costs wood and bamboo and scores 3 points. The wood boat is already there, and only bamboo is missing.
    .wrong = You could do that, but tile 1 needs only a bamboo boat now. Take fleet 1.
place-boat = Place your boat on the entry spot between islands 12 and 18.
    .why = Boats enter the board at the entry spots, the ones with an arrow. This one touches island 12, where we want to build.
    .wrong = We want to build on island 12. Place the boat on the entry spot between islands 12 and 18.
build-it = Build on island 12.
    .why = The island is empty, and both boats touch it. Tile 1 scores 3 points. Because island 12 is a mountain, you also gain a prestige token, which scores 1 more.
    .wrong = You could collect a token instead, but everything is ready here. Build on island 12.
end = 4 points in one turn! Now you know how Yamataï works: find an empty island with useful boats around it, add what is missing, and build. The chapters show you the rest, one thing at a time.
