### Stones: labels, stories, reasons, and the words for its fields.

stones-label-take = Take { $count } { $count ->
        [one] stone
       *[other] stones
    }
stones-label-last = Take the last { $count ->
        [one] stone
       *[other] { $count } stones
    }, with the golden one
stones-begins = { $player } goes first.
stones-story-take = { $player } takes { $count } { $count ->
        [one] stone
       *[other] stones
    }, and { $left } { $left ->
        [one] is
       *[other] are
    } left.
stones-story-gold = { $player } has the golden stone, worth { $points } points. The game is over.

stones-why-most = You can take at most { $most } stones at a time.
stones-why-left = Only { $left } { $left ->
        [one] stone is
       *[other] stones are
    } left.
stones-why-seat = There are { $seats } seats.
stones-why-beginning = The first player must be drawn before anyone takes stones.
stones-why-begun = The first player is drawn only once.
stones-why-over = The game is over. No stones are left.
stones-why-no-move = There is no move { $move }. Moves are numbered from 0 to { $last }.
stones-set-range = { $where } must be from { $least } to { $most }.

## Fields of the view, the start page and tables of the set.

field-stones = stones
field-gold = golden stone
field-left = stones left
field-pile = stones at the start
field-most = at most at a time
field-points = points
field-score = score
field-phase = phase
field-round = round
field-ending = end
client-about-stones = Take turns taking stones from a pile. The last one is golden.
set-guide-stones-pile = The pile: how many stones it has, how many may be taken at a time (2 or 3), and what the golden stone is worth.
