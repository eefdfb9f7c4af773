### Rätsel: `shima puzzles`.

## Fehler in einer Datei mit Rätseln.

puzzle-many = Diese Aufzeichnung hat zu viele Rätsel. Erlaubt sind { $most }.
puzzle-place = Ein Rätsel steht direkt vor dem Zug, der in seiner Stellung gemacht wurde. Verschiebe diese Zeile, die mit „{ $mark }“ beginnt, dorthin.
puzzle-line = „{ $line }“ gehört nicht zu einem Rätsel. Schreibe nach „{ $mark }“ eine Zeile „Name: Wert“ mit einem dieser Namen: { $known }.
puzzle-missing = Die Zeile „{ $mark } { $name }: …“ dieses Rätsels fehlt.
puzzle-long = „{ $name }“ hat zu viele Züge. Erlaubt sind { $most }.
puzzle-theme-form = „{ $value }“ ist kein Thema. Schreibe den Namen und, wenn es um Punkte geht, eine Zahl: „points 6“.
puzzle-theme-unknown = Ein Thema „{ $name }“ gibt es nicht. Wähle eines davon: { $known }.
puzzle-share = „{ $name }“ ist „{ $value }“. Erlaubt ist eine Zahl von 0.0 bis 1.0.
puzzle-whole = „{ $name }“ ist „{ $value }“. Erlaubt ist eine ganze Zahl von { $least } bis { NUMBER($most, useGrouping: 0) }.
puzzle-next = „next“ darf nicht größer als „chance“ sein. Es ist die Gewinnchance der besten falschen Antwort.
puzzle-no-choice = In dieser Stellung gibt es nichts zu entscheiden. Setze das Rätsel vor einen Zug, bei dem jemand die Wahl hat.
puzzle-after-turn = „{ $text }“ kommt erst nach dem Ende des Zuges.
puzzle-solution = Die Lösung dieses Rätsels stimmt nicht. { $problem }

## Weitere Fehler.

puzzle-broken = Das Rätsel { $name } lässt sich nicht öffnen (Zeile { NUMBER($line, useGrouping: 0) }). { $problem }
puzzle-folder = { $file } enthält etwas anderes als gefundene Rätsel. Wähle einen anderen Ordner.
puzzle-plan = Die Rätsel in { $file } wurden mit anderen Einstellungen gesucht ({ $names }). Wähle einen anderen Ordner oder dieselben Einstellungen.
puzzle-unknown = Ein Rätsel „{ $name }“ gibt es in { $game } nicht. Alle Namen zeigt „shima puzzles list { $game }“.
puzzle-none = Solche Rätsel gibt es in { $game } nicht. Neue findest du mit „shima puzzles mine“.

## Themen. Sie sind Hinweise und verraten den Zug nicht.

puzzle-theme-end = Mach Schluss
puzzle-theme-deny = Durchkreuze die Pläne der anderen
puzzle-theme-points = { $points ->
    [one] 1 Punkt in diesem Zug
   *[other] { $points } Punkte in diesem Zug
}
puzzle-theme-save = Der einzige gute Zug
puzzle-theme-quiet = Ein stiller Zug

## Befehle.

puzzle-help = Rätsel: Stellungen aus echten Partien, in denen ein Zug klar der beste ist.
puzzle-help-mine =
    Bots spielen lassen und die Partien mit Rätseln speichern. Eine abgebrochene Suche geht dort weiter, wo sie aufgehört hat.

    Beispiel:
    { $shima } puzzles mine tokaido-duo --games 50 --save raetsel
puzzle-help-mine-simulations = Simulationen jeder Suche, die ein Rätsel prüft.
puzzle-help-mine-save = Ordner für die Rätsel, mit einer Aufzeichnung pro Partie.
puzzle-help-check =
    Rätsel mit einer größeren Suche noch einmal lösen und zeigen, wie oft die Antwort dieselbe ist. Ohne Dateien werden die Rätsel geprüft, die zu den Spielen gehören.

    Beispiele:
    { $shima } puzzles check --sample 200

    { $shima } puzzles check raetsel/*.shima --simulations 6400
puzzle-help-check-files = Aufzeichnungen mit Rätseln.
puzzle-help-check-simulations = Simulationen pro Entscheidung.
puzzle-help-check-sample = Nur so viele zufällig gewählte Rätsel prüfen; 0 für alle.
puzzle-help-check-seed = Startwert der Suchen und der zufälligen Auswahl.
puzzle-help-check-weights = Mit diesen Gewichten lösen statt mit denen des Spiels.
puzzle-help-list =
    Die Rätsel eines Spiels auflisten: Name, Spielerzahl, Schwierigkeit und Thema.

    Beispiel:
    { $shima } puzzles list yamatai --grade 5
puzzle-help-solve =
    Ein Rätsel im Terminal lösen. Ohne Optionen ist es das Rätsel des Tages.

    Beispiele:
    { $shima } puzzles solve tokaido-duo

    { $shima } puzzles solve yamatai --grade 3 --seed 7
puzzle-help-theme = Nur Rätsel mit diesem Thema.
puzzle-help-grade = Nur Rätsel dieser Schwierigkeit, von 1 (leicht) bis 5 (schwer).
puzzle-help-name = Das Rätsel mit diesem Namen. „shima puzzles list“ zeigt die Namen.
puzzle-help-seed = Wählt ein anderes Rätsel.

puzzle-mining = Rätsel aus { $game } werden gesucht
puzzle-mined = { $folder } enthält { $count ->
    [0] keine Rätsel
    [one] 1 Rätsel
   *[other] { $count } Rätsel
} aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
puzzle-checking = Rätsel werden gelöst
puzzle-checked = { $name }: { $same } von { $count } Antworten sind dieselben ({ $share } %, 95-%-Intervall { $low } % bis { $high } %).
puzzle-differs = { $name }: Die Suche antwortet { $answer }.
puzzle-check-total = Alle
puzzle-column = { $column ->
    [name] Name
    [players] Spieler
    [grade] Schwierigkeit
    [theme] Thema
    [moves] Züge
   *[other] Gewinnchance
}
puzzle-count = { $count ->
    [0] Keine Rätsel
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}

## Im Terminal.

puzzle-title = Rätsel { $name } · { $theme } · Schwierigkeit { $grade }
puzzle-task = Du bist am Zug. Finde den besten Zug. { $count ->
    [one] Die Lösung ist 1 Entscheidung.
   *[other] Die Lösung hat { $count } Entscheidungen.
}
puzzle-so-far = So weit richtig. Wie geht es weiter?
puzzle-right = Richtig! Ein starker Bot gibt dir nach diesem Zug eine Gewinnchance von { $chance } %, nach allem anderen höchstens { $next } %.
puzzle-wrong = Das ist nicht der beste Zug. Ein starker Bot gibt dir nach der Lösung eine Gewinnchance von { $chance } %, nach allem anderen höchstens { $next } %.
puzzle-line-solution = Lösung: { $moves }
puzzle-line-rest = Der Zug könnte so weitergehen: { $moves }
puzzle-left = Du kannst dieses Rätsel noch einmal versuchen: { $quoted }
puzzle-no-command = Das geht in einem Rätsel nicht. Wähle einen Zug oder schreibe „help“ oder „quit“.
