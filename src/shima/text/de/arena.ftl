# Die Arena: Wettkämpfe, Ranglisten, Cluster, Journale.

cli-help-match =
    Zwei Spieler gegeneinander antreten lassen, mit gleichem Startwert und reihum auf allen Plätzen, und zeigen, wer stärker ist.

    Beispiele:

    { $shima } match tokaido-duo --a greedy --b random --games 40

    { $shima } match yamatai --a greedy --b random --seats 3 --games 600 --sprt --resume wettkampf.jsonl
cli-help-ladder =
    Viele Spieler gegeneinander antreten lassen und nach Elo ordnen.

    Beispiele:

    { $shima } ladder tokaido-duo --players random,greedy --games 40

    { $shima } ladder yamatai --games 200 --save rangliste.json --plot rangliste.svg --resume rangliste.jsonl
cli-help-a = Der erste Spieler, zum Beispiel greedy.
cli-help-b = Der zweite Spieler.
cli-help-seats = Wie viele am Tisch sitzen.
cli-help-cluster = Auf dem Dask-Cluster mit diesem Scheduler spielen, zum Beispiel tcp://10.0.0.1:8786.
cli-help-journal = Jede fertige Gruppe von Partien in FILE schreiben und dort weitermachen, wo die Datei endet.
cli-help-sprt = Aufhören, sobald klar ist, welcher von zwei Elo-Unterschieden besser passt.
cli-help-elo0 = Der kleinere Unterschied.
cli-help-elo1 = Der größere Unterschied.
cli-help-ladder-players = Wer antritt; der erste hat Elo 0.
cli-help-neighbours = Nur Paare, die in der Liste nebeneinanderstehen.
cli-help-ladder-save = Den Bericht in FILE.json schreiben.
cli-help-plot = Die Rangliste in FILE.svg zeichnen (auch .png oder .pdf).

arena-match = { $a } gegen { $b }, { $game }
arena-ladder = Rangliste von { $game }
arena-rounded =
    { $games } Partien statt { $asked }: Jede Gruppe von { $size } Partien hat denselben Startwert und enthält jede Sitzordnung einmal. Nur ganze Gruppen ergeben einen fairen Vergleich.
arena-accepted = { $accepted ->
        [elo1] Der Test ist entschieden. Ein Elo-Unterschied von { $elo1 } passt besser als { $elo0 }. Um so viel ist { $a } stärker als { $b }.
       *[elo0] Der Test ist entschieden. Ein Elo-Unterschied von { $elo0 } passt besser als { $elo1 }. Um so viel ist { $a } nicht stärker als { $b }.
    }
arena-undecided = Der Test ist noch offen. Ob der Elo-Unterschied { $elo0 } oder { $elo1 } beträgt, zeigen erst mehr Partien von { $a } gegen { $b }.
arena-column = { $column ->
        [player] Spieler
        [elo] Elo
        [interval] 95 %
        [games] Partien
        [share] Anteil
        [a] A
       *[b] B
    }
arena-plot-title = { $game } mit { $seats } Spielern
arena-plot-elo = Elo über { $first }, mit 95-%-Intervallen

## Was schiefgehen kann.

arena-elo-order = --elo0 { $elo0 } muss kleiner sein als --elo1 { $elo1 }.
arena-ladder-names = Eine Rangliste braucht mindestens zwei Spieler, jeden einmal, nicht „{ $players }“.
arena-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle eine andere Datei.
arena-no-folder = { $file } lässt sich nicht schreiben. Den Ordner gibt es nicht, oder du darfst dort nicht schreiben.
arena-cluster = Unter „{ $address }“ antwortet innerhalb von { $seconds } Sekunden kein Dask-Scheduler. Schreibe eine Adresse wie tcp://10.0.0.1:8786.
arena-cluster-empty = Der Dask-Scheduler unter „{ $address }“ hat keine Worker. Starte welche mit „dask worker { $address } --nthreads 1“.
arena-cluster-failed = Der Cluster unter „{ $address }“ ist ausgefallen. Der Scheduler muss durchgehend laufen, und jeder Worker braucht Shima { $version } ({ $problem }).
arena-journal-busy = { $file } wird gerade von einem anderen Lauf geschrieben. Warte, bis er fertig ist, oder wähle eine andere Datei.
arena-journal-none = { $file } ist kein Journal von Partien. Wähle eine neue Datei.
arena-journal-plan = { $file } ist das Journal anderer Partien (Unterschiede: { $names }). Wähle eine andere Datei oder dieselben Optionen wie zu Beginn.
arena-journal-line = { $file }:{ $line }: In dieser Zeile steht keine Gruppe von Partien. Berichtige oder lösche sie.
arena-plot-format = { $file } lässt sich nicht zeichnen. Der Name muss so enden: { $known }.
