# Der Befehl `shima`: Hilfe, Berichte, Fehler.

cli-help-shima =
    Ein Tisch für Inselspiele: spielen, zuschauen, nachspielen und analysieren.

    Beginne mit „{ $shima } play tokaido-duo“. Mit --help zeigt jeder Befehl Beispiele.
cli-help-language = Sprache: Englisch (en) oder Deutsch (de). Sonst entscheidet SHIMA_LANGUAGE oder dein System.
cli-help-version = Die Version zeigen.
cli-help-play =
    In diesem Terminal spielen, gegen einen Bot oder zu zweit an einer Tastatur, oder Bots zuschauen.

    Beispiele:

    { $shima } play tokaido-duo

    { $shima } play tokaido-duo --players Anna,Ben

    { $shima } play tokaido-duo --players greedy,random --delay 1
cli-help-resume =
    Eine offene Partie fortsetzen: die zuletzt gespielte oder die in FILE.

    Beispiele:

    { $shima } resume

    { $shima } resume abend.shima
cli-help-resume-file = Eine gespeicherte Partie; ohne Angabe die zuletzt gespielte offene.
cli-help-simulate =
    Bots viele Partien spielen lassen und die Ergebnisse zählen.

    Beispiele:

    { $shima } simulate tokaido-duo --games 1000 --players greedy,greedy

    { $shima } simulate tokaido-duo --games 200 --seed 7 --save partien --json
cli-help-fuzz =
    Zufällige Partien spielen und in jeder Stellung prüfen, ob alle Zusicherungen gelten. Ein Verstoß wird als Partie gespeichert.

    Beispiel:

    { $shima } fuzz tokaido-duo --games 2000
cli-help-replay =
    Eine aufgezeichnete Partie Zug für Zug durchgehen oder sie nacherzählen und den Spielplan zeigen.

    Beispiele:

    { $shima } replay abend.shima

    { $shima } replay abend.shima --to 40
cli-help-verify =
    Prüfen, ob Partien die Regeln einhalten und niemand Würfe oder Ziehungen beeinflusst hat.

    Beispiele:

    { $shima } verify abend.shima

    { $shima } verify partien --json
cli-help-components = Materialsätze: Spielpläne, Plättchen, Preise und Punkte als Daten.
cli-help-components-check =
    Einen Materialsatz prüfen. Jede Meldung nennt die Zeile und was richtig wäre.

    Beispiel:

    { $shima } components check meine-insel.toml
cli-help-components-show =
    Den Materialsatz eines Spiels zeigen, mit der Herkunft jedes Wertes.

    Beispiel:

    { $shima } components show tokaido-duo
cli-help-bench =
    Die Geschwindigkeit dieses Rechners messen: Entscheidungen pro Sekunde in zufälligen Partien und die Kosten für das Kopieren einer Stellung.

    Beispiel:

    { $shima } bench tokaido-duo --json
cli-help-game = Das Spiel, zum Beispiel tokaido-duo.
cli-help-games = Wie viele Partien.
cli-help-seed = Startwert, ein beliebiger Text. Gleicher Startwert, gleiche Partien.
cli-help-jobs = Wie viele Prozesse; 0 für einen pro Kern.
cli-help-json = Das Ergebnis als JSON ausgeben.
cli-help-set = Ein eigener Materialsatz statt des mitgelieferten.
cli-help-set-file = Der Materialsatz, der geprüft werden soll, eine TOML-Datei.
cli-help-record = Eine aufgezeichnete Partie.
cli-help-players = Wer wo sitzt: „level1“ bis „level8“, „random“ oder „greedy“ für einen Bot; bei „play“ ist jeder andere Name ein Mensch.
cli-help-delay = Pause in Sekunden nach jedem Zug eines Bots.
cli-help-plain = Zeile für Zeile ausgeben, statt den ganzen Bildschirm zu füllen.
cli-help-save = Die Partie in FILE speichern statt in deinem eigenen Ordner.
cli-help-save-folder = Jede Partie in den Ordner FOLDER schreiben.
cli-help-dump = Wohin eine Partie mit einem Verstoß geschrieben wird.
cli-help-every = Alle Zusicherungen nur in jeder N-ten Stellung prüfen, die Stückzahlen in jeder.
cli-help-to = Nur bis zu Zug N.
cli-help-position = Zur Stellung nach Zug N gehen.
cli-help-seconds = Wie lange jede Messung dauert.
cli-help-verify-files = Aufgezeichnete Partien oder Ordner; in Ordnern werden alle Dateien mit der Endung .shima geprüft.
cli-help-option = Eine Option des Spiels, zum Beispiel rulebook=german; mehrfach möglich.
cli-help-help = Diese Seite zeigen.
cli-help-part = { $part ->
        [usage] Aufruf:
        [commands] Befehle:
        [arguments] Argumente:
       *[options] Optionen:
    }
cli-help-usage-options = [OPTIONEN]
cli-help-usage-command = BEFEHL …
cli-help-text = TEXT
cli-help-required = erforderlich
cli-help-between = { $least } bis { $most }
cli-help-at-least = mindestens { $least }
cli-help-at-most = höchstens { $most }
cli-help-default = sonst { $value }

cli-language = Die Sprache „{ $code }“ gibt es hier nicht. Wähle aus { $known }.
cli-exists = { $file } gibt es schon. Wähle eine andere Datei oder spiele dort weiter mit „{ $shima } resume { $quoted }“.
cli-nothing-open = Es gibt keine offene Partie. Beginne eine mit „{ $shima } play tokaido-duo“.
cli-resigned = Die Partie in { $file } endete durch Aufgabe und kann nicht fortgesetzt werden. Sieh sie dir mit „{ $shima } replay { $quoted }“ an.
cli-empty-name = Ein Name in „{ $players }“ ist leer. Schreibe zum Beispiel --players Anna,greedy.
cli-go-on = Du hast eine offene Partie ({ $players }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }). Weiterspielen? [J/n]
cli-simulating = { $game } wird gespielt
cli-fuzzing = { $game } wird geprüft
cli-verified =
    { $file }: { $state ->
        [over] eine beendete Partie mit { $moves } Zügen
        [resigned] eine aufgegebene Partie mit { $moves } Zügen
       *[open] eine offene Partie mit bisher { $moves } Zügen
    }. Jeder Zug hält die Regeln ein, und alle { $draws } Würfe und Ziehungen folgen aus dem Startwert, der vor dem ersten Zug zugesagt war.
cli-verified-given = { $given ->
        [one] Der erste Zug stammt
       *[other] Die ersten { NUMBER($given, useGrouping: 0) } Züge stammen
    } aus einer anderen Partie, die hier weitergespielt wurde. Würfe und Ziehungen darin werden nicht mit dem Startwert verglichen.
cli-sound = { $file } ist in Ordnung: Materialsatz „{ $set }“ für { $game }, Prüfsumme { $hash }.
cli-set = Materialsatz „{ $set }“ für { $game }, Prüfsumme { $hash }
cli-usage = { $problem } Siehe „{ $command } --help“.
cli-bad-set = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }{ $count ->
        [one] {""}
       *[other] {" "}„{ $shima } components check { $quoted }“ zeigt alle { $count } Fehler.
    }
cli-not-written = Die Ausgabe lässt sich nicht schreiben: { $problem }.
cli-save-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Ordner.

## Fehler auf der Kommandozeile.

cli-no-option = Die Option „{ $option }“ gibt es hier nicht.
cli-no-command = Den Befehl „{ $command }“ gibt es nicht. Wähle aus { $known }.
cli-missing = { $name } fehlt.
cli-needs-value = Nach der Option { $option } fehlt ein Wert.
cli-no-value = Die Option { $option } nimmt keinen Wert an.
cli-extra = „{ $words }“ ist hier zu viel.
cli-not-whole = { $name } kann nicht „{ $value }“ sein. Schreibe eine ganze Zahl.
cli-not-number = { $name } kann nicht „{ $value }“ sein. Schreibe eine Zahl.
cli-too-small = { $name } kann nicht { $value } sein. Der kleinste erlaubte Wert ist { $least }.
cli-too-large = { $name } kann nicht { $value } sein. Der größte erlaubte Wert ist { $most }.
cli-other = { $problem }.
cli-option-form = „{ $option }“ ist keine Option des Spiels. Schreibe --option NAME=WERT (möglich: { $known }).
cli-option-twice = Die Option „{ $option }“ hat zwei verschiedene Werte. Wähle einen.
cli-no-records = In „{ $file }“ liegen keine Partien (Dateien mit der Endung .shima).

cli-interrupted = Abgebrochen.
