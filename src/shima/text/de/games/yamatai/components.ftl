### Die Kommentare eines neuen Materialsatzes für Yamataï, Tabelle für Tabelle.

set-guide-yamatai-boats = Wie viele Schiffe es von jeder Farbe gibt (Regel Y1.1). In jeder Schachtel gleich.
set-guide-yamatai-prices = Was ein Schiff beim Handel kostet, 1 bis 9 Münzen, wie auf dem Spielertableau angegeben (Regel Y5.1). Holz kostet 2; Gold hat keinen Preis.
set-guide-yamatai-buildings_per_player = Wie viele Standardgebäude jeder Spieler zu zweit, zu dritt und zu viert hat (Regel Y1.2). In jeder Schachtel gleich.
set-guide-yamatai-culture = Die Kulturplättchen (Regel Y1.6). Die Arten sind unsere Namen für die Bilder und gehören zur Notation; ändere sie nicht. Die Stückzahlen sind in jeder Schachtel gleich.
set-guide-yamatai-tokens = Die Plättchen „Heiliger Boden“ (Regel Y1.7) und die Münzen jedes Spielers zu Beginn (Regel Y2.3). In jeder Schachtel gleich.
set-guide-yamatai-fleet = Die 10 Flottenplättchen mit ihren Schiffen und Effekten (Regeln Y1.4 und Y9), die in jeder Schachtel gleich sind. number: die Zahl auf deinem Plättchen, 1 bis 10. Nur eine steht fest: Die Flotte mit einem einzelnen Bambus-Schiff hat die 1.
set-guide-yamatai-building = Die 28 Gebäudeplättchen (Regel Y1.3): 21 Standardgebäude, darunter mindestens ein Handelsposten, dazu 3 Torii und 4 Paläste. Trage für jedes ein: kind (standard, trading-post, torii oder palace), cost (1 bis 6 Schiffe, wie auf dem Plättchen) und points (0 bis 30). Lege die Plättchen aus und geh sie durch; die Reihenfolge bestimmst du. Mindestens ein Standardgebäude kostet Lehm und 2 Bambus (Regel Y6.7).
set-guide-yamatai-specialist = Die 18 Spezialistenplättchen in alphabetischer Reihenfolge (Regel Y1.5), mit den aufgedruckten Punkten, 0 bis 20.
set-guide-yamatai-board =
    Der Archipel (Regel Y1.8). Schiffe liegen auf Feldern, dort, wo sich Seewege treffen. Nummeriere die Felder deines Spielplans in Leserichtung, höchstens 64. spots: die Lage jedes Feldes in der Zeichnung, erst nach rechts, dann nach unten; die Pixel eines Fotos vom Spielplan genügen. Die Lage muss nur ungefähr stimmen, denn sie dient nur der Zeichnung.
    islands: die 34 Inseln, jede mit den Feldern an ihrem Ufer, reihum aufgezählt. Alles andere folgt daraus: Zwei Felder, die an einem Ufer aufeinanderfolgen, verbindet ein Seeweg. Zwei Inseln mit einem gemeinsamen Seeweg sind benachbart. Ein Seeweg mit nur einer Insel gehört zum Rand. Auf einem Feld treffen sich höchstens 6 Seewege. Der Spielplan muss zusammenhängen und sich ohne Kreuzungen zeichnen lassen.
    entries: die Eingangsfelder, 3 bis 8, alle am Rand. width und height: die Größe der Zeichnung.
