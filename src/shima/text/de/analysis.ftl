### Analyse: `shima analyse`.

analysis-help =
    Eine aufgezeichnete Partie beurteilen: wie die Gewinnaussichten verliefen und welche Entscheidungen am meisten kosteten. Mit --move eine einzelne Stellung: die besten Züge, und was danach zu erwarten ist.

    Beispiele:

    { $shima } analyse abend.shima

    { $shima } analyse abend.shima --move 40 --seconds 5
analysis-help-move = Die Stellung vor Zug N analysieren, wie sie kennt, wer am Zug ist.
analysis-help-simulations = Wie oft jede Stellung durchdacht wird. Ohne dies und --seconds: 400-mal.
analysis-help-seconds = Wie lange über jede Stellung nachgedacht wird; 0 heißt: ohne Grenze.
analysis-help-seed = Gleiche Saat und gleich viele Simulationen ergeben das Gleiche.
analysis-progress = { $game } wird beurteilt

analysis-no-move = Einen Zug { $number } gibt es nicht: die Aufzeichnung hat { $count } { $count ->
        [one] Zug
       *[other] Züge
    }, und die letzte Stellung ist die vor Zug { $most }.
analysis-no-moves = Die Aufzeichnung hat noch keine Züge.

analysis-percent = { $number } %
analysis-chances = Gewinnaussichten von Zug { $first } bis Zug { $last }
analysis-decisions = { $player } hatte { $count }-mal die Wahl und entschied { $good }-mal gut.
analysis-cost = { $player } wählte „{ $played }“ und behielt { $chance } %; „{ $best }“ hatte { $kept } %.

analysis-moments = { $count ->
        [one] Der entscheidende Moment
       *[other] Die { $count } entscheidenden Momente
    }

analysis-to-move = { $player } ist am Zug.
analysis-nature = Die Natur ist am Zug.
analysis-over = Die Partie ist zu Ende.
analysis-chance = { $player } gewinnt mit { $chance } %.
analysis-others = { $count } { $count ->
        [one] weiterer Zug ist
       *[other] weitere Züge sind
    } möglich.
analysis-column = { $column ->
        [number] Zug
        [cost] kostet
        [decision] Entscheidung
        [place] Platz
        [move] Zug
        [chance] gewinnt
        [visits] Simulationen
        [line] danach zu erwarten
       *[other] { $column }
    }
