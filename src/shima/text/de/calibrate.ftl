# Kalibrierung der Gewinnchancen.
calibrate-help =
    Prüfen, ob die Gewinnchancen der Analyse eintreffen. Starke Spieler spielen gegeneinander; einige Stellungen jeder Partie werden analysiert und die Chancen mit den Ergebnissen verglichen.

    Beispiele:

    { $shima } calibrate tokaido-duo --games 500 --plot kurve.svg

    { $shima } calibrate yamatai --seats 3 --seed fit --fit korrigiert.json
calibrate-help-simulations = Simulationen je analysierter Stellung; 0 heißt: so viele wie bei einer Besprechung.
calibrate-help-play = Simulationen je Zug der Spieler.
calibrate-help-positions = Wie viele über die Partie verteilte Stellungen jeder Partie analysiert werden.
calibrate-help-weights = Gewichte, die statt der mitgelieferten geprüft werden.
calibrate-help-fit = An diese Partien eine Korrektur anpassen und die Gewichte damit in diese Datei schreiben. Lässt sich der beste Exponent nicht von 1 unterscheiden, ist er 1. Prüfe das Ergebnis mit einem anderen Startwert.
calibrate-progress = { $game } wird kalibriert
calibrate-found = Gewinnchancen, wie die Suche sie findet:
calibrate-reported = Gewinnchancen, wie sie angezeigt werden, korrigiert mit dem Exponenten { $power }:
calibrate-column = { $column ->
        [tenth] Chance %
        [predicted] vorhergesagt %
        [won] gewonnen %
        [off] Abweichung
        [interval] 95-%-Intervall
        [count] Chancen
        [games] Partien
       *[other] { $column }
    }
calibrate-summary = { $positions } Stellungen aus { $games } Partien; Steigung des Logits { $slope } ({ $low } bis { $high }), Brier-Wert { $brier }.
calibrate-off = * weicht um mehr als { $points } Punkte ab, und das ist nicht durch Zufall zu erklären.
calibrate-fitted = Am besten passt der Exponent { $power } ({ $low } bis { $high }).
calibrate-enough = Das lässt sich nicht von 1 unterscheiden: Diese Partien verlangen keine Korrektur.
calibrate-written = Die Gewichte mit dem Exponenten { $power } stehen in { $file }.
calibrate-no-weights = Für { $game } mit { $seats } Personen gibt es keine gelernten Gewichte, also keine Datei für eine Korrektur.
calibrate-plot-found = wie die Suche sie findet
calibrate-plot-reported = wie angezeigt (Exponent { $power })
calibrate-plot-chance = Vorhergesagte Gewinnchance
calibrate-plot-won = Anteil gewonnener Partien
