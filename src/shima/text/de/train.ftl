# Lernen aus Partien gegen sich selbst.
train-help =
    Ein Spiel aus Partien gegen sich selbst lernen und ein Netz für die Suche in einen Ordner schreiben. Ein abgebrochenes Training geht dort weiter, wo es aufgehört hat.

    Beispiel:

    { $shima } train tokaido-duo --save training --generations 8 --plot training.svg
train-help-save = Ordner für den Plan und für Partien, Netz und Ergebnis jeder Generation.
train-help-generations = Wie viele Generationen es am Ende sein sollen.
train-help-start = Anfangsgewichte, auch für eine andere Spielerzahl; ohne sie werden die ersten Partien nach Faustregeln gespielt.
train-help-hidden = Verdeckte Einheiten. Ein Anfangsnetz mit weniger Einheiten wächst.
train-help-simulations = Simulationen bei einer von vier Entscheidungen; aus diesen lernt das Netz, welche Züge gut sind.
train-help-fast = Simulationen bei den anderen Entscheidungen.
train-help-boldness = Wie viel schlechter (als Anteil eines Sieges) ein Zug aussehen darf, um noch oft versucht zu werden.
train-help-keep = Anteil der Stellungen, aus denen gelernt wird.
train-help-window = Aus wie vielen Generationen gelernt wird.
train-help-gate = Partien gegen das bisher beste Netz; diesen Wettkampf darf ein neues Netz nicht verlieren.
train-help-plot = Nach jeder Generation Verluste und Ergebnisse in diese Datei zeichnen.
train-progress = { $game } wird gelernt
train-generation = Generation { $number }: { $positions } Stellungen, Verlust der Gewinnchancen { $value }, der Züge { $policy }; { $verdict }
train-accepted = { $share } % gegen das bisher beste Netz
train-rejected = mit { $share } % gegen das bisher beste Netz abgelehnt
train-done = Die Gewichte stehen in { $file }. Damit spielen: { $player }
train-folder = { $folder } enthält etwas anderes als ein Training. Wähle einen anderen Ordner.
train-plan = Das Training in { $folder } folgt einem anderen Plan ({ $names }). Wähle einen anderen Ordner oder denselben Plan.
train-plot-value = Verlust der Gewinnchancen
train-plot-policy = Verlust der Züge
train-plot-share = Anteil gegen das bisher beste Netz (grün: angenommen)
train-plot-axis = Generation
