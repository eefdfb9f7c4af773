# Training by self-play.
train-help =
    Learn a game from self-play: weights for the search, in a folder; goes on where it was stopped.

    Example:

    { $shima } train tokaido-duo --save training --generations 8
train-help-save = Folder for the plan, the games and the weights of each generation.
train-help-generations = How many generations there shall be in the end.
train-help-boldness = How much of a win a move may look worse and still be tried often.
train-help-keep = Share of the positions that are learned from.
train-help-simulations = Simulations for each move of the games; 0 plays quickly, by one look at each move.
train-help-start = Weights to begin with; left out, the first games are played by rules of thumb.
train-progress = Training { $game }
train-lesson = generation { $number }: { $positions } positions, loss { $loss }
train-done = The weights are in { $file }. To play with them: { $player }
train-folder = { $folder } holds something else than a training: choose another folder.
train-plan = The training in { $folder } follows another plan ({ $names }): choose another folder, or the same plan.
