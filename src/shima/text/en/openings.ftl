### The opening guide: `shima openings`, and the pages that it writes.

openings-help =
    Let strong bots play and show what they do in the opening: how often each choice is made, how often its players win, and what the search thinks of it. Only differences that chance does not explain are stated.

    Examples:

    { $shima } openings tokaido-duo --games 500

    { $shima } openings yamatai --seats 2,3 --simulations 400 --save guide.md
openings-help-seats = The numbers of players, such as 2,3. The default is every number the game allows.
openings-help-simulations = Simulations per decision of every player. More are stronger and slower.
openings-help-save = Write the guide to FILE.md, in other languages to FILE.de.md and so on, with pictures and FILE.json.

openings-playing = { $game } with { $seats } players
openings-saved = Saved the guide in { $file }.
openings-file = { $file } is not the name of a page. Choose a name that ends with .md.

## The page.

openings-title = Opening guide: { $game }
openings-language = This page in English
openings-seats = { $seats ->
        [1] One player
        [2] Two players
        [3] Three players
        [4] Four players
       *[other] { $seats } players
    }
openings-intro = What strong players do in the opening, and what it is worth. Copies of the same bot played many games against each other, with { $simulations } simulations per decision. First come the findings that matter most, then the tables.
openings-nothing = In these games, no choice stands out: chance explains all differences.
openings-places = Wins by order of play in { $games } games: { $shares }.
openings-place-share = { openings-place } { $share }
openings-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] no. { $place }
    }
openings-place-wins = **Order of play.** The player who goes { openings-place } wins { $share } of the games. An even share would be { $fair }%.
openings-worth = **{ $heading }: { $label }.** After the opening, the search rates the chance to win { $points } percentage points [{ $low }; { $high }] { $kind ->
        [gain] above
       *[loss] below
    } the average.
openings-picture = { $heading }, { openings-seats }: change of the chance to win
openings-axis = percentage points, with 95% interval
openings-method = How to read the tables
openings-columns = The first columns show how often a choice was made where it was possible. “Chance” is the chance to win after the opening, as estimated by the search, compared with all players in the same role; “wins” is the same comparison for the games actually won. Both are in percentage points. Choices that were made less than { $fewest } times are not judged. All intervals are 95% intervals.
openings-sure = Differences in bold type, and all findings, are significant after a correction for the number of comparisons: with a probability of 95%, none of those about one number of players is due to chance.
openings-cause = A difference is not always a cause. Players make a choice where it fits, so a good position or a lucky roll may have come first.
openings-made = made
openings-chance = chance
openings-wins = wins
openings-share = { $value }% [{ $low }; { $high }]

## Games without an opening of their own.

openings-first = First move
openings-action = { $action }
openings-favourite = **First move.** The player who goes { openings-place } starts with “{ $label }” in { $share } of the games in which this is possible.
