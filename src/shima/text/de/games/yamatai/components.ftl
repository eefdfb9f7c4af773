### Die Kommentare eines neuen Komponentensatzes von Yamataï, Tabelle für Tabelle.

set-guide-yamatai-boats = Wie viele Boote es aus jedem Material gibt (Regel Y1.1). In jedem Exemplar dieselben.
set-guide-yamatai-prices = Was ein Boot auf dem Markt kostet, 1 bis 9 Münzen, auf den Plan gedruckt (Regel Y5.1). Holz kostet 2; Gold hat keinen eigenen Preis.
set-guide-yamatai-buildings_per_player = Wie viele Gebäude jeder Spieler zu zweit, zu dritt und zu viert hat (Regel Y1.2). In jedem Exemplar dieselben.
set-guide-yamatai-culture = Die Kulturplättchen (Regel Y1.6). Die Arten sind unsere Namen für ihre Bilder und Teil der Notation: Lass sie, wie sie sind. Die Anzahlen sind in jedem Exemplar dieselben.
set-guide-yamatai-tokens = Heilige Böden (Regel Y1.7) und die Münzen jedes Spielers am Anfang (Regel Y2.3). In jedem Exemplar dieselben.
set-guide-yamatai-fleet = Die 10 Flotten mit ihren Booten und Kräften (Regeln Y1.4 und Y9). In jedem Exemplar dieselben: Ein Satz mit anderen wird abgelehnt.
set-guide-yamatai-building = Die 28 Gebäudeplättchen (Regel Y1.3): 21 gewöhnliche, darunter einige Handelsposten, dann 3 Torii und 4 Paläste. Zu jedem: kind (standard, trading-post, torii oder palace), cost (1 bis 6 Boote, wie auf dem Plättchen) und points (0 bis 30). Leg die Plättchen aus und geh sie durch; die Reihenfolge bestimmst du. Ein gewöhnliches kostet Lehm und 2 Bambus (Regel Y6.7).
set-guide-yamatai-specialist = Die 18 Spezialisten in der Reihenfolge ihrer Namen (Regel Y1.5), mit den Punkten auf jeder Karte, 0 bis 20.
set-guide-yamatai-board =
    Der Archipel (Regel Y1.8). Ein Boot liegt auf einem Platz, wo sich Wasserwege treffen. Nummeriere die Plätze deines Plans, höchstens 64, wie man liest: von links nach rechts, Zeile für Zeile. spots: zu jedem sein Ort in der Zeichnung, nach rechts und nach unten; ein Foto des Plans und seine Pixel genügen. Nur die Zeichnung braucht sie, ungefähr.
    islands: die 34 Inseln, jede als der Ring der Plätze um sie, in der Reihenfolge, in der sie sie umgeben. Alles andere folgt daraus: Zwei Plätze nebeneinander in einem Ring verbindet ein Wasserweg, zwei Inseln mit einem gemeinsamen Wasserweg sind Nachbarn, und ein Wasserweg mit nur einer Insel ist der Rand. An einem Platz treffen sich höchstens 6 Wasserwege, und das Ganze muss flach und in einem Stück sein.
    entries: die 5 Plätze, an denen Boote hereinkommen, alle am Rand. width und height: wie groß die Zeichnung ist.
