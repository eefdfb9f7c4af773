### Die Eröffnungen: `shima openings` und die Seiten, die der Befehl schreibt.

openings-help =
    Starke Bots spielen lassen und zeigen, was sie in der Eröffnung tun: wie oft sie sich wofür entscheiden, wie oft sie danach gewinnen und was die Suche davon hält. Genannt werden nur Unterschiede, die der Zufall nicht erklärt.

    Beispiele:

    { $shima } openings tokaido-duo --games 500

    { $shima } openings yamatai --seats 2,3 --simulations 400 --save eroeffnung.md
openings-help-seats = Die Spielerzahlen, zum Beispiel 2,3. Ohne Angabe jede, die das Spiel erlaubt.
openings-help-simulations = Simulationen pro Entscheidung jedes Spielers. Mehr sind stärker und langsamer.
openings-help-save = Die Seite in FILE.md schreiben, in anderen Sprachen in FILE.de.md und so weiter, mit Bildern und FILE.json.

openings-playing = { $game } mit { $seats } Spielern
openings-saved = Die Seite steht in { $file }.
openings-file = { $file } ist kein Name für eine Seite. Wähle einen Namen, der auf .md endet.

## Die Seite.

openings-title = Eröffnungen: { $game }
openings-language = Diese Seite auf Deutsch
openings-seats = { $seats ->
        [1] Ein Spieler
        [2] Zwei Spieler
        [3] Drei Spieler
        [4] Vier Spieler
       *[other] { $seats } Spieler
    }
openings-intro = Was starke Spieler in der Eröffnung tun und was es bringt. Kopien desselben Bots haben viele Partien gegeneinander gespielt, mit { $simulations } Simulationen pro Entscheidung. Zuerst stehen die wichtigsten Ergebnisse, dann die Tabellen.
openings-nothing = In diesen Partien fällt keine Entscheidung auf. Alle Unterschiede lassen sich durch Zufall erklären.
openings-places = Siege nach der Zugfolge in { $games } Partien: { $shares }.
openings-place-share = { openings-place } { $share }
openings-place = { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
       *[other] Nr. { $place }
    }
openings-place-wins = **Zugfolge.** Wer als { openings-place } am Zug ist, gewinnt { $share } der Partien. Ausgeglichen wären { $fair } %.
openings-worth = **{ $heading }: { $label }.** Nach der Eröffnung sieht die Suche die Gewinnchance { $points } Prozentpunkte [{ $low }; { $high }] { $kind ->
        [gain] über
       *[loss] unter
    } dem Durchschnitt.
openings-picture = { $heading }, { openings-seats }: Änderung der Gewinnchance
openings-axis = Prozentpunkte mit 95-%-Intervall
openings-method = So liest du die Tabellen
openings-columns = Die ersten Spalten zeigen, wie oft eine Entscheidung fiel, wenn sie möglich war. „Chance“ ist die Gewinnchance nach der Eröffnung, wie die Suche sie schätzt, im Vergleich mit allen Spielern in derselben Rolle. „Siege“ ist derselbe Vergleich für die tatsächlich gewonnenen Partien. Beides steht in Prozentpunkten. Was weniger als { $fewest }-mal vorkam, wird nicht beurteilt. Alle Intervalle sind 95-%-Intervalle.
openings-sure = Alle fett gedruckten und alle zu Beginn genannten Unterschiede sind auch dann noch signifikant, wenn man die Zahl der Vergleiche berücksichtigt: Mit einer Wahrscheinlichkeit von 95 % beruht bei derselben Spielerzahl keiner davon auf Zufall.
openings-cause = Ein Unterschied ist nicht immer eine Wirkung. Spieler entscheiden sich für das, was gerade passt, und vielleicht war die Stellung schon vorher gut oder der Wurf günstig.
openings-made = gewählt
openings-chance = Chance
openings-wins = Siege
openings-share = { $value } % [{ $low }; { $high }]

## Spiele ohne eigene Eröffnung.

openings-first = Erste Aktion
openings-action = { $action }
openings-favourite = **Erste Aktion.** Wer als { openings-place } am Zug ist, beginnt in { $share } der Partien, in denen das möglich ist, mit „{ $label }“.
