# Lernen aus Spielen gegen sich selbst.
train-help =
    Ein Spiel aus Partien gegen sich selbst lernen und Gewichte für die Suche in einen Ordner schreiben. Ein abgebrochenes Training geht dort weiter, wo es aufgehört hat.

    Beispiel:

    { $shima } train tokaido-duo --save training --generations 8
train-help-save = Ordner für den Plan, die Partien und die Gewichte jeder Generation.
train-help-generations = Wie viele Generationen es am Ende sein sollen.
train-help-boldness = Wie viel schlechter (als Anteil eines Sieges) ein Zug aussehen darf, um noch oft versucht zu werden.
train-help-keep = Anteil der Stellungen, aus denen gelernt wird.
train-help-simulations = Simulationen pro Zug; 0 spielt schnell und sieht sich jeden Zug nur einmal an.
train-help-start = Anfangsgewichte; ohne sie werden die ersten Partien nach Faustregeln gespielt.
train-progress = { $game } wird gelernt
train-lesson = Generation { $number }: { $positions } Stellungen, Verlust { $loss }
train-done = Die Gewichte stehen in { $file }. Damit spielen: { $player }
train-folder = { $folder } enthält etwas anderes als ein Training. Wähle einen anderen Ordner.
train-plan = Das Training in { $folder } folgt einem anderen Plan ({ $names }). Wähle einen anderen Ordner oder denselben Plan.
