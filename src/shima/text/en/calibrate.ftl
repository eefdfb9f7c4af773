# Calibration of win chances.
calibrate-help =
    Check whether the win chances of the analysis come true. Strong players play games against each other; some positions of each game are analysed, and the chances are compared with the results.

    Examples:

    { $shima } calibrate tokaido-duo --games 500 --plot curve.svg

    { $shima } calibrate yamatai --seats 3 --seed fit --fit corrected.json
calibrate-help-simulations = Simulations per analysed position; 0 means as many as a review uses.
calibrate-help-play = Simulations per move of the players.
calibrate-help-positions = Positions to analyse in each game, spread over the game.
calibrate-help-weights = Weights to test instead of those of the package.
calibrate-help-fit = Fit a correction to these games and write the weights with it to this file. If the best power is not distinguishable from 1, it is 1. Measure the result with another seed.
calibrate-progress = Calibrating { $game }
calibrate-found = Chances as the search finds them:
calibrate-reported = Chances as reported, corrected with the power { $power }:
calibrate-column = { $column ->
        [tenth] chance %
        [predicted] predicted %
        [won] won %
        [off] difference
        [interval] 95% interval
        [count] chances
        [games] games
       *[other] { $column }
    }
calibrate-summary = { $positions } positions of { $games } games; slope of the logit { $slope } ({ $low } to { $high }), Brier score { $brier }.
calibrate-off = * differs by more than { $points } points, beyond what chance explains.
calibrate-fitted = The power that fits best: { $power } ({ $low } to { $high }).
calibrate-enough = That is not distinguishable from 1, so these games call for no correction.
calibrate-written = Wrote the weights with the power { $power } to { $file }.
calibrate-no-weights = { $game } has no learned weights for { $seats } players, so no file could hold a correction.
calibrate-plot-found = as the search finds them
calibrate-plot-reported = as reported (power { $power })
calibrate-plot-chance = Predicted win chance
calibrate-plot-won = Share of won games
