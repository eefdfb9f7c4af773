# Training by self-play.
train-help =
    Learn a game from self-play and save weights for the search in a folder. An interrupted run continues where it stopped.

    Example:

    { $shima } train tokaido-duo --save training --generations 8
train-help-save = Folder for the plan, the games and the weights of each generation.
train-help-generations = Total number of generations.
train-help-boldness = How much lower a move’s win chance may be for it still to be tried often.
train-help-keep = Share of positions to learn from.
train-help-simulations = Simulations per move in the games. With 0, each move is judged once, which is fast.
train-help-start = Weights to start with. Without them, the first games use rules of thumb.
train-progress = Training { $game }
train-lesson = generation { $number }: { $positions } positions, loss { $loss }
train-done = The weights are in { $file }. To play with them: { $player }
train-folder = { $folder } contains something other than a training run. Choose another folder.
train-plan = The training run in { $folder } has other settings ({ $names }). Choose another folder, or use the same settings.
