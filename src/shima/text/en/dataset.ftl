### `shima dataset`.

dataset-help =
    Let bots play, and write every decision into a Parquet file: the position as the player knew it, the legal moves, the move, and how the game ended. This needs the extra “research”.

    Example:

    { $shima } dataset tokaido-duo --games 1000 --players level2,level2 --out games.parquet
dataset-help-out = The file to write. It must not exist, and is there only when it is whole.
dataset-help-players = The bots, one for each seat, for example level1,greedy.
dataset-writing = Playing { $game }
dataset-exists = { $file } exists already and would be overwritten: choose another file.
dataset-other = { $file } holds no games: `shima dataset` writes such files.
dataset-done = { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rows } decisions, { $kilobytes } kB
