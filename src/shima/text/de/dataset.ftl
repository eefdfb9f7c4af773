### `shima dataset`.

dataset-help =
    Lässt Bots spielen und schreibt jede Entscheidung in eine Parquet-Datei: die Stellung, wie der Spieler sie kannte, die erlaubten Züge, den Zug und wie das Spiel ausging. Dafür braucht es das Extra „research“.

    Beispiel:

    { $shima } dataset tokaido-duo --games 1000 --players level2,level2 --out spiele.parquet
dataset-help-out = Die Datei, die geschrieben wird. Es darf sie noch nicht geben, und es gibt sie erst, wenn sie ganz ist.
dataset-help-players = Die Bots, einer für jeden Platz, zum Beispiel level1,greedy.
dataset-writing = { $game } wird gespielt
dataset-exists = { $file } gibt es schon und würde überschrieben: Wähle eine andere Datei.
dataset-other = { $file } enthält keine Spiele: `shima dataset` schreibt solche Dateien.
dataset-done = { $file }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $rows } Entscheidungen, { $kilobytes } kB
