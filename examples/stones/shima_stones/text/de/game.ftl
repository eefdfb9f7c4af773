### Stones: Angebote, Geschehen, Gründe und die Wörter für seine Felder.

stones-label-take = { $count } { $count ->
        [one] Stein
       *[other] Steine
    } nehmen
stones-label-last = { $count ->
        [one] Den letzten Stein
       *[other] Die letzten { $count } Steine
    } nehmen, mit dem goldenen
stones-begins = { $player } beginnt.
stones-story-take = { $player } nimmt { $count } { $count ->
        [one] Stein
       *[other] Steine
    }; { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    } übrig.
stones-story-gold = { $player } hat den goldenen Stein, er zählt { $points } Punkte. Die Partie ist zu Ende.

stones-why-most = Höchstens { $most } Steine dürfen auf einmal genommen werden.
stones-why-left = Es { $left ->
        [one] ist nur noch { $left } Stein
       *[other] sind nur noch { $left } Steine
    } da.
stones-why-seat = Es gibt { $seats } Plätze.
stones-why-beginning = Niemand nimmt Steine, bevor ausgelost ist, wer beginnt.
stones-why-begun = Nur einmal wird ausgelost, wer beginnt.
stones-why-over = Die Partie ist zu Ende: Es ist kein Stein mehr da.
stones-why-no-move = Einen Zug { $move } gibt es nicht: Die Züge sind von 0 bis { $last } nummeriert.
stones-set-range = { $where } muss von { $least } bis { $most } gehen.

## Felder der Ansicht, Startseite und Tabellen des Satzes.

field-stones = Steine
field-gold = goldener Stein
field-left = Steine übrig
field-pile = Steine am Anfang
field-most = höchstens auf einmal
field-points = Punkte
field-score = Summe
field-phase = Phase
field-round = Runde
field-ending = Ende
client-about-stones = Nehmt reihum Steine von einem Stapel: Der letzte ist golden.
set-guide-stones-pile = Der Stapel: wie viele Steine er hat, wie viele auf einmal genommen werden dürfen (2 oder 3) und was der goldene Stein zählt.
