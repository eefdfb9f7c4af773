### `shima dataset`.

dataset-help =
    Bots spielen lassen und jede Entscheidung in eine Parquet-Datei schreiben: die Stellung, wie der Spieler sie kannte, die erlaubten Züge, den gewählten Zug und den Ausgang der Partie. Dafür brauchst du das Extra „research“.

    Beispiel:

    { $shima } dataset tokaido-duo --games 1000 --players level2,level2 --out spiele.parquet
dataset-help-out = Die Datei, die geschrieben wird. Es darf sie noch nicht geben; sie erscheint erst, wenn sie vollständig ist.
dataset-help-players = Die Bots, einer für jeden Platz, zum Beispiel level1,greedy.
dataset-writing = { $game } wird gespielt
dataset-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle eine andere Datei.
dataset-other = { $file } enthält keine Partien. `shima dataset` schreibt solche Dateien.
dataset-done = { $file }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $rows } Entscheidungen, { $kilobytes } kB
