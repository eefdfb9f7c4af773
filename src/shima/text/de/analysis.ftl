### Analyse: `shima analyse`.

analysis-help =
    Eine aufgezeichnete Partie analysieren: wie sich die Gewinnchancen entwickelten und welche Entscheidungen am meisten kosteten. Mit --move eine einzelne Stellung: die besten Züge und was danach zu erwarten ist.

    Beispiele:

    { $shima } analyse abend.shima

    { $shima } analyse abend.shima --move 40 --seconds 5
analysis-help-move = Die Stellung vor Zug N analysieren, mit dem Wissen der Person am Zug.
analysis-help-simulations = Simulationen pro Stellung. Ohne diese Option und --seconds so viele, dass die ganze Partie auf zwei Kernen etwa zehn Sekunden braucht.
analysis-help-seconds = Sekunden pro Stellung; 0 für keine Grenze.
analysis-help-seed = Gleicher Startwert und gleich viele Simulationen ergeben dasselbe.
analysis-progress = { $game } wird analysiert

analysis-no-move = Einen Zug { $number } gibt es nicht. Die Aufzeichnung hat { $count } { $count ->
        [one] Zug
       *[other] Züge
    }, und die letzte Stellung ist die vor Zug { $most }.
analysis-no-moves = Die Aufzeichnung hat noch keine Züge.

analysis-percent = { $number } %
analysis-chances = Gewinnchancen von Zug { $first } bis Zug { $last }
analysis-decisions = { $player } hatte { $count }-mal die Wahl und entschied { $good }-mal gut.
analysis-cost = { $player } wählte „{ $played }“ und behielt { $chance } %. Mit „{ $best }“ wären es { $kept } % gewesen.

analysis-simulations = { $count } { $count ->
        [one] Simulation
       *[other] Simulationen
    } pro Stellung.
analysis-simulations-cut = { $least } bis { $most } Simulationen pro Stellung: Bei einigen war die Zeit vorher um.

analysis-moments = { $count ->
        [one] Der entscheidende Moment
       *[other] Die { $count } entscheidenden Momente
    }

analysis-to-move = { $player } ist am Zug.
analysis-nature = Der Zufall ist am Zug.
analysis-over = Die Partie ist zu Ende.
analysis-chance = { $player }: { $chance } % Gewinnchance.
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
        [chance] Gewinnchance
        [visits] Simulationen
        [line] danach zu erwarten
       *[other] { $column }
    }
