### Die Suche nach ausgewogenen Werten: `shima tune`.

tune-help =
    Nach Werten eines Materialsatzes suchen, mit denen das Spiel ausgewogen ist. Jeder Durchgang ändert einige Werte, die in keiner Spielregel stehen, spielt mit beiden Materialsätzen dieselben Partien und behält die Änderung, wenn sie näher an die Ziele von „balance“ führt.

    Beispiele:

    { $shima } tune yamatai --player search:sims=20 --games 200 --rounds 30

    { $shima } tune tokaido-duo --components meine-insel.toml --save meine-suche
tune-help-save = Der Ordner für den Materialsatz, ein Protokoll und den Stand der Suche. Mit demselben Befehl geht sie dort weiter.
tune-help-rounds = Wie viele Durchgänge insgesamt, die einer früheren Suche mitgezählt.
tune-help-seats = Für welche Spielerzahlen, etwa 2,3. Ohne Angabe für alle, die das Spiel erlaubt.

tune-round = Durchgang { $number }
tune-no-values = Für { $game } sind keine Werte angegeben, die sich ändern lassen.
tune-seats = „{ $seats }“ ist keine Liste von Spielerzahlen. Schreibe zum Beispiel 2,3,4.
tune-other = In { $folder } liegt eine andere Suche. Wähle mit --save einen anderen Ordner.
tune-start = { $number }. Anfang. Abstand { $cost }
tune-step = { $where } von { $before } auf { $after }
tune-kept = { $number }. Behalten: { $steps }. Abstand vorher { $before }, nachher { $after }
tune-rejected = { $number }. Verworfen: { $steps }. Abstand vorher { $before }, nachher { $after }
tune-current = Stand nach { $games } { $games ->
        [one] Partie
       *[other] Partien
    } für jede Spielerzahl, am weitesten von den Zielen entfernt:
tune-deviation = { $seats } Spieler, { $table }, { $row }, { $column }: { $value } [{ $low }; { $high }]
tune-missed = Verfehlt mit { $seats } Spielern: { $target }
tune-met = Alle Ziele sind erreicht.
tune-saved = Der Materialsatz ist in { $file } gespeichert.
