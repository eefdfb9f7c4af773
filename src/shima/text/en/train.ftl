# Training by self-play.
train-help =
    Learn a game from self-play and save a network for the search in a folder. An interrupted run continues where it stopped.

    Example:

    { $shima } train tokaido-duo --save training --generations 8 --plot training.svg
train-help-save = Folder for the plan, and for the games, the network and the result of each generation.
train-help-generations = Total number of generations.
train-help-start = Weights to start with, also of another number of players. Without them, the first games use rules of thumb.
train-help-hidden = Hidden units. A network to start with grows if it has fewer.
train-help-simulations = Simulations of one decision in four. The network learns moves from these.
train-help-fast = Simulations of the other decisions.
train-help-boldness = How much lower a move’s win chance may be for it still to be tried often.
train-help-keep = Share of positions to learn from.
train-help-window = Number of generations to learn from.
train-help-gate = Games against the best network so far. A new network must not lose this match.
train-help-plot = Draw the losses and match results into this file after each generation.
train-progress = Training { $game }
train-generation = generation { $number }: { $positions } positions, loss of chances { $value }, of moves { $policy }; { $verdict }
train-accepted = won { $share }% against the best before it
train-rejected = rejected with { $share }% against the best before it
train-done = The weights are in { $file }. To play with them: { $player }
train-folder = { $folder } contains something other than a training run. Choose another folder.
train-plan = The training run in { $folder } has other settings ({ $names }). Choose another folder, or use the same settings.
train-plot-value = Loss of chances to win
train-plot-policy = Loss of moves
train-plot-share = Share against the best network before (green: accepted)
train-plot-axis = Generation
