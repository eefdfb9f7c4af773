### The balance lab: `shima balance`.

balance-help =
    Play many games between copies of one bot and measure how fair and varied the game is. Every value comes with its 95% interval.

    Examples:

    { $shima } balance tokaido-duo --games 500

    { $shima } balance yamatai --seats 3 --player random --components my-islands.toml --plot pictures
balance-help-player = The bot in every seat, for example greedy.
balance-help-save = Save the result as JSON in FILE.
balance-help-plot = Draw the result as SVG charts in FOLDER. Needs the extra “lab”.

balance-measuring = Measuring { $game }
balance-exists = { $file } already exists. Choose another file.
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
        [begins] first player
        [follows] second player
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
        [turns] turns, all players
        [rounds] rounds
        [score] points per player
        [best] winner’s points
        [margin] winner’s lead
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
        [boats] no boats left of one colour (Y11.2)
        [specialists] not enough specialists (Y11.3)
        [tiles] not enough building tiles (Y11.4)
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
        [seats] wins: shared wins are split. score: final points.
        [sources] points: per player. share: of all points in a game.
        [ends] games: share of all games.
        [length] mean: per game. within (Yamataï only): share of games with 24 to 40 turns.
        [specialists] recruited: share of games in which they were on display. wins: by their owners. corrected: wins without the advantage of the owner’s place in the order of round 1. coins: on them when recruited. After the name: points.
        [tiles] built, and left on display at the end: share of games in which they were on display. wins: by the players who built them. After the number: kind, points, boats.
        [fleets] chosen: share of turns in which they were available. first: share of rounds in which the first player could take them and did. wins: by the player who took the fleet more often than every other. corrected: wins without the advantage of that player’s place in the order of round 1.
        [waves] taken: share of games in which this side was face up. wins: by the players who took it. times: taken per game.
        [towns] Per game. visits: by merchants. wares: sold or drawn. coins: taken by pilgrims.
        [shops] Per game and tile. visits: by merchants. wares: sold. coins: taken by pilgrims.
        [dice] How often a die was taken first, second or last in its round.
        [stations] used: visits with an action. visits: by pilgrims, per game.
        [regions] Per game. visits: by artists. painted: paintings turned over. given: paintings given away.
       *[other] { $table }
    }
balance-column = { $column ->
        [wins] wins
        [fair] corrected
        [score] score
        [points] points
        [share] share
        [games] games
        [mean] mean
        [within] within
        [bought] recruited
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
        [worst] closest to missing
        [verdict] verdict
       *[other] { $column }
    }

## Targets.

balance-targets = Targets
balance-target = { $target ->
        [seats] Each seat wins its fair share of games, within 3 percentage points (2 players) or 4 (more)
        [places] Each place in the turn order of round 1 wins its fair share, within 3 percentage points (2 players) or 4 (more)
        [sources] Faith, trade and culture each make up 25–45% of the points
        [ends-often] Each ending happens in at least 8% of games
        [turns] A game takes 24–40 turns
        [ends-seen] All four endings happen
        [tiles] No building tile is left on display in more than half of the games that show it
        [specialists] Owners of each specialist win as often as other players, within 8 percentage points (column “corrected”)
        [fleets] Who takes a fleet more often than every other player wins as often as they do, within 8 percentage points (column “corrected”)
       *[other] { $target }
    }
balance-worst = { $worst }, required { $bounds }; balanced: { $balanced } of { $count }
balance-outside = { $worst }. Also unbalanced: { $others }
balance-verdict = { $verdict ->
        [balanced] balanced
        [unbalanced] unbalanced
       *[not-shown] not shown
    }
balance-verdicts = Balanced: the 95% interval is within the required range. Unbalanced: the value is outside even with an interval that is wide enough for all values of the target at once. Otherwise neither is shown, and more games are needed.
