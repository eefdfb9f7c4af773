# Lernen aus Spielen gegen sich selbst.
train-help =
    Lernt ein Spiel aus Partien gegen sich selbst: Gewichte für die Suche, in einem Ordner; geht dort weiter, wo es abgebrochen wurde.

    Beispiel:

    { $shima } train tokaido-duo --save training --generations 8
train-help-save = Ordner für den Plan, die Partien und die Gewichte jeder Generation.
train-help-generations = Wie viele Generationen es am Ende sein sollen.
train-help-boldness = Um wie viel eines Sieges ein Zug schlechter aussehen und noch oft versucht werden darf.
train-help-keep = Anteil der Stellungen, aus denen gelernt wird.
train-help-simulations = Simulationen für jeden Zug der Partien; 0 spielt rasch, mit einem Blick auf jeden Zug.
train-help-start = Gewichte für den Anfang; fehlen sie, werden die ersten Partien nach Faustregeln gespielt.
train-progress = { $game } wird gelernt
train-lesson = Generation { $number }: { $positions } Stellungen, Verlust { $loss }
train-done = Die Gewichte stehen in { $file }. Damit spielen: { $player }
train-folder = { $folder } enthält etwas anderes als ein Training: Wähle einen anderen Ordner.
train-plan = Das Training in { $folder } folgt einem anderen Plan ({ $names }): Wähle einen anderen Ordner oder denselben Plan.
