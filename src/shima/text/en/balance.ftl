### The balance lab: `shima balance`.

balance-help =
    Let copies of one player play many games, and measure how fair and how varied the game is. Every value comes with its 95 % interval.

    Examples:

    { $shima } balance tokaido-duo --games 500

    { $shima } balance yamatai --seats 3 --player random --components my-islands.toml --plot pictures
balance-help-player = Who sits in every seat, for example greedy.
balance-help-save = Write the result as JSON into FILE.
balance-help-plot = Draw the result as SVG pictures into FOLDER. This needs the extra “lab”.

balance-measuring = Measuring { $game }
balance-exists = { $file } exists already and would be overwritten: choose another file.
balance-games = { $count } { $count ->
        [one] game
       *[other] games
    } with { $seats } seats, all of them { $player }, seed { $seed }
balance-decimal = .

## Rows.

balance-name = { $name }
balance-seat = seat { $number }
balance-row = { $row ->
        [violet] violet
        [green] green
        [begins] who begins
        [follows] who follows
        [blue] blue
        [orange] orange
        [purple] purple
        [grey] grey
        [place-1] first in round 1
        [place-2] second in round 1
        [place-3] third in round 1
        [place-4] fourth in round 1
        [faith] faith
        [trade] trade
        [culture] culture
        [coins] coins
        [prestige] prestige tokens
        [buildings] buildings
        [specialists] specialists
        [reserved] reserved tiles not built
        [aside] boats put aside
        [turns] turns of all players
        [rounds] rounds
        [score] points of a player
        [best] points of the first
        [margin] lead of the first
        [temple] temple
        [garden] garden
        [hot-spring] hot spring
        [seashore] seashore
        [town] coastal town
       *[other] { $row }
    }
balance-end = { $end ->
        [temples] last temple
        [gardens] last garden
        [slabs] last slab
        [paintings] last painting
        [buildings] a player’s last building (Y11.1)
        [boats] a colour of boats is out (Y11.2)
        [specialists] too few specialists (Y11.3)
        [tiles] too few building tiles (Y11.4)
       *[other] { $end }
    }

## Tables.

balance-table = { $table ->
        [seats] Seats
        [sources] Where the points come from
        [ends] How games end
        [length] Length and scores
        [specialists] Specialists
        [tiles] Building tiles
        [fleets] Fleets
        [waves] Waves and hot spring
        [towns] Towns
        [shops] Shops
        [dice] Dice
        [stations] Stations
        [regions] Regions
       *[other] { $table }
    }
balance-about = { $table ->
        [seats] wins: a shared win is divided. score: points at the end.
        [sources] points: of a player. share: of all points of a game.
        [ends] games: share of the games.
        [length] mean: per game. within (Yamataï only): share of the games with 24 to 40 turns.
        [specialists] bought: of the games in which they lay open. wins: of their owners. coins: lying on them when bought. Beside the name: points.
        [tiles] built and left in the row at the end: of the games that showed them in the row. wins: of their builders. Beside the number: kind, points, boats.
        [fleets] chosen: of the turns in which they lay open. wins: of those who took them, each turn counted.
        [waves] taken: of the games in which this side lay up. wins: of those who took it. times: taken per game.
        [towns] Per game. visits: of merchants. wares: sold or drawn. coins: taken by pilgrims.
        [shops] Per game and tile. visits: of merchants. wares: sold. coins: taken by pilgrims.
        [dice] How often a die was taken first, second or last in its round.
        [stations] used: visits with an action. visits: of pilgrims, per game.
        [regions] Per game. visits: of artists. painted: paintings turned up. given: paintings given away.
       *[other] { $table }
    }
balance-column = { $column ->
        [wins] wins
        [score] score
        [points] points
        [share] share
        [games] games
        [mean] mean
        [within] within
        [bought] bought
        [coins] coins
        [built] built
        [left] left
        [chosen] chosen
        [taken] taken
        [times] times
        [visits] visits
        [wares] wares
        [first] first
        [second] second
        [last] last
        [used] used
        [painted] painted
        [given] given
        [target] target
        [worst] nearest to missing it
        [verdict] verdict
       *[other] { $column }
    }

## Targets.

balance-targets = Targets
balance-target = { $target ->
        [seats] Each seat wins 47 to 53 % of the games
        [sources] Faith, trade and culture each bring 25 to 45 % of the points
        [ends-often] Each end comes in at least 8 % of the games
        [turns] A game takes 24 to 40 turns
        [ends-seen] All four ends come
        [tiles] No building tile is left in the row in more than half of the games that show it
        [specialists] The owner of each specialist wins as often as others, within 8 points
       *[other] { $target }
    }
balance-outside = { $worst }. Also outside: { $others }
balance-met = met
balance-met-perhaps = met, but not for sure
balance-missed = missed
balance-missed-perhaps = missed, but not for sure
