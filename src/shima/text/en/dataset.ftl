### `shima dataset`.

dataset-help =
    Play games between bots and write every decision to a Parquet file: the position as the player knew it, the legal moves, the chosen move and the final result. Needs the extra “research”.

    Example:

    { $shima } dataset tokaido-duo --games 1000 --players level2,level2 --out games.parquet
dataset-help-out = The file to write. It must not exist yet, and appears only when it is complete.
dataset-help-players = The bots, one per seat, for example level1,greedy.
dataset-writing = Playing { $game }
dataset-exists = { $file } already exists. Choose another file.
dataset-other = { $file } is not a dataset. Create one with `shima dataset`.
dataset-done = { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rows } decisions, { $kilobytes } kB
