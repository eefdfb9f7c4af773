### Die Schnittstellen für die Forschung und `shima dataset`.

research-standing = Runde { $round }: { $points }
research-to-move = { $player } ist am Zug und hat { $count ->
        [one] einen erlaubten Zug.
       *[other] { $count } erlaubte Züge.
    }
research-over = Die Partie ist zu Ende. Erster: { $winners }
research-illegal = Der Zug { NUMBER($move, useGrouping: 0) } ist nicht erlaubt ({ $rule }): { $reason }
research-no-move = Die Aktion { $action } ist kein Zug. Aktionen sind ganze Zahlen von 0 bis { NUMBER($most, useGrouping: 0) }.
research-seat = Einen Platz { $seat } gibt es nicht. Es gibt die Plätze 0 bis { $most }; None lost für jede Partie einen aus.
research-render = Eine Darstellung „{ $mode }“ gibt es nicht. Wähle aus { $known }.
research-count = { $what } muss mindestens { $least } sein, nicht { $count }.
research-bad-set = { $file }:{ $line }: { $problem }
research-observer = Eine solche Beobachtung gibt es nicht ({ $asked }). Möglich ist, was alle wissen, allein oder zusammen mit dem Wissen des Spielers.
research-length = { $what } braucht einen Eintrag pro Partie, also { $right }, nicht { $count }.
