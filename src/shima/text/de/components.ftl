### Ein eigener Materialsatz: was in einem neuen steht, und was Server dazu sagen.

## Woher ein Wert kommt, wie es Kommentare in Sätzen sagen.

set-kind-word = { $kind ->
    [rulebook] Regelheft
    [public] öffentlich
    [reconstructed] rekonstruiert
    [printed] aufgedruckt
   *[own] eigene Worte
}

## Die Kommentare eines neuen Satzes, Tabelle für Tabelle.

set-guide-head =
    Ein Materialsatz von { $game } zum Ausfüllen. Wenn dir ein Exemplar des Spiels gehört, geh die Tabellen durch und schreib auf, was darauf gedruckt ist. Was hinter einem # steht, ist für Menschen; den Rest liest das Spiel.
    Das Wort hinter einem Wert sagt, woher er kommt. „Regelheft“: Die Regeln nennen ihn, und ein Satz mit einem anderen Wert wird abgelehnt. „öffentlich“: Öffentliche Beschreibungen des Spiels nennen ihn. „rekonstruiert“: Wir haben ihn uns ausgedacht, weil kein Text ihn enthält. Diese sind zu ersetzen: Schreib dann „aufgedruckt“ dahinter, und das Studio zeigt, dass sie von dir sind.
    Was nicht stimmt, wird mit seiner Zeile genannt: shima components check DATEI
    Wenn du den Satz beim Schreiben gezeichnet sehen willst, öffne im Browser die Seite /studio eines Shima.
set-guide-set = Was dieser Satz ist. Der Name steht in den Aufzeichnungen seiner Partien: kleine Buchstaben, Ziffern und Bindestriche, höchstens 40. Die Version ist irgendeine ganze Zahl, die du hochzählen kannst.
set-guide-duo-dice = Die sechs Seiten jedes Würfels (Regel D1.2). Dreh den Würfel und schreib jede Seite auf. Der Würfel des Pilgers zeigt 1 bis 4, die beiden anderen 1 bis 3.
set-guide-duo-wares = Wie viele Warenplättchen es von jeder Art gibt (Regel D1.3). In jedem Exemplar dieselben.
set-guide-duo-shops = Die 8 Ladenplättchen (Regel D1.3): für jede Ware der Preis auf jedem Plättchen, das sie kauft. Jeder Preis ist 2, 3 oder 4, jede Ware hat einen Laden, und ein Laden kauft Keramik (ceramic) für 3. Sieh dir die Vorderseiten der Plättchen an.
set-guide-duo-paintings = Wie viele der 10 Gemälde jedes Spielers welche Landschaft zeigen (Regel D1.4): Mond, Wasserfall, Berg, Bambus. In jedem Exemplar dieselben.
set-guide-duo-points = Was am Ende wie viel zählt (Regel D9.2). slabs: die Punkte für 1 bis 6 Goldbarren, aufs Brett des Händlers gedruckt; 4 zählen 26, 5 zählen 35. paintings: die Punkte für 1 bis 10 verschenkte Gemälde, aufs Brett des Künstlers gedruckt; 6 zählen 18. Jede Zahl ist höher als die davor. temples und gardens: das letzte Feld der beiden Leisten des Pilgers (Regel D6.5).
set-guide-duo-limits = Wie viele Waren ein Händler behält (Regel D5.3), und die Goldbarren (Regel D5.5). In jedem Exemplar dieselben.
set-guide-duo-coast = Die Küste, im Uhrzeigersinn gelesen von der Küstenstadt an, die du C1 nennst. Es gibt 8 Küstenstädte, C1 bis C8 in dieser Reihenfolge, und dazwischen Tempel (temple), Garten (garden), heiße Quelle (hot-spring) und Strand (seashore), jedes mindestens einmal; zusammen 16 bis 40 Stationen. Leg einen Finger auf den Plan und geh einmal rundherum. Die Prüfung nennt das erste Wort, das nicht passt.
set-guide-duo-routes = Die Handelswege. mountain_wares: wie viele Waren an jeder der 4 Bergstädte liegen, dort als 2, 3 oder 4 zu sehen. links: alle Wege, jeder als die beiden Städte, die er verbindet; nenn die Bergstädte M1 bis M4, wie du willst. Für 12 Städte und 8 Regionen bleiben genau 11 Wege, die keinen Ring bilden und sich nicht kreuzen (Regel D1.1).
set-guide-duo-regions = Die Landschaften der 8 Regionen (Regel D1.1). Region 1 liegt hinter der Küste von C1 bis C2, Region 2 von C2 bis C3 und so weiter; Region 8 von C8 bis C1. Berg (mountain), Wasserfall (waterfall), Bambus (bamboo) und Mond (moon) kommen alle mindestens einmal vor.
set-guide-duo-start = Wo die Figuren beginnen (Regel D2.3), und wer. pilgrim: eine Station, etwa "C8", "C3+2" (die zweite hinter C3) oder "hot-spring after C3". merchant: eine Stadt. artist: eine Region, 1 bis 8. Keine zwei Figuren stehen auf einer Station.
set-guide-yam-boats = Wie viele Boote es aus jedem Material gibt (Regel Y1.1). In jedem Exemplar dieselben.
set-guide-yam-prices = Was ein Boot auf dem Markt kostet, 1 bis 9 Münzen, auf den Plan gedruckt (Regel Y5.1). Holz kostet 2; Gold hat keinen eigenen Preis.
set-guide-yam-buildings_per_player = Wie viele Gebäude jeder Spieler zu zweit, zu dritt und zu viert hat (Regel Y1.2). In jedem Exemplar dieselben.
set-guide-yam-culture = Die Kulturplättchen (Regel Y1.6). Die Arten sind unsere Namen für ihre Bilder und Teil der Notation: Lass sie, wie sie sind. Die Anzahlen sind in jedem Exemplar dieselben.
set-guide-yam-tokens = Heilige Böden (Regel Y1.7) und die Münzen jedes Spielers am Anfang (Regel Y2.3). In jedem Exemplar dieselben.
set-guide-yam-fleet = Die 10 Flotten mit ihren Booten und Kräften (Regeln Y1.4 und Y9). In jedem Exemplar dieselben: Ein Satz mit anderen wird abgelehnt.
set-guide-yam-building = Die 28 Gebäudeplättchen (Regel Y1.3): 21 gewöhnliche, darunter einige Handelsposten, dann 3 Torii und 4 Paläste. Zu jedem: kind (standard, trading-post, torii oder palace), cost (1 bis 6 Boote, wie auf dem Plättchen) und points (0 bis 30). Leg die Plättchen aus und geh sie durch; die Reihenfolge bestimmst du. Ein gewöhnliches kostet Lehm und 2 Bambus (Regel Y6.7).
set-guide-yam-specialist = Die 18 Spezialisten in der Reihenfolge ihrer Namen (Regel Y1.5), mit den Punkten auf jeder Karte, 0 bis 20.
set-guide-yam-board =
    Der Archipel (Regel Y1.8). Ein Boot liegt auf einem Platz, wo sich Wasserwege treffen. Nummeriere die Plätze deines Plans, höchstens 64, wie man liest: von links nach rechts, Zeile für Zeile. spots: zu jedem sein Ort in der Zeichnung, nach rechts und nach unten; ein Foto des Plans und seine Pixel genügen. Nur die Zeichnung braucht sie, ungefähr.
    islands: die 34 Inseln, jede als der Ring der Plätze um sie, in der Reihenfolge, in der sie sie umgeben. Alles andere folgt daraus: Zwei Plätze nebeneinander in einem Ring verbindet ein Wasserweg, zwei Inseln mit einem gemeinsamen Wasserweg sind Nachbarn, und ein Wasserweg mit nur einer Insel ist der Rand. An einem Platz treffen sich höchstens 6 Wasserwege, und das Ganze muss flach und in einem Stück sein.
    entries: die 5 Plätze, an denen Boote hereinkommen, alle am Rand. width und height: wie groß die Zeichnung ist.

## Was der Befehl und der Server sagen.

set-new-exists = { $file } gibt es schon und bleibt, wie es ist: Nenn eine andere Datei.
set-new-standard = „{ $name }“ heißt der Satz, der mitkommt: gib deinem mit --name einen anderen Namen.
set-new-name = Ein Satz kann nicht „{ $name }“ heißen: schreib kleine Buchstaben, Ziffern und Bindestriche, höchstens 40.
set-new-done =
    { $file }: ein Satz „{ $set }“ von { $game } zum Ausfüllen. Er ist vollständig und in Ordnung.

    Wie es weitergeht:
    1. Schreib auf, was auf dein Exemplar gedruckt ist. Die Kommentare führen hindurch.
    2. { $shima } components check { $quoted }
    3. { $shima } serve --open, und dann zeichnet ihn die Seite /studio.
    4. { $shima } play { $game } --components { $quoted }
set-help-new =
    Einen neuen Materialsatz schreiben, mit Kommentaren, die hindurchführen: für alle, denen ein Exemplar des Spiels gehört.

    Beispiel:

    { $shima } components new tokaido-duo meine-insel.toml
set-help-new-file = Die Datei, die geschrieben wird; ohne Angabe der Name des Satzes mit .toml.
set-help-new-name = Der eigene Name des Satzes, etwa meine-insel.
set-unsound = Der Satz ist nicht in Ordnung. Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
set-not-kept = Auf diesem Server darf niemand Materialsätze hinzufügen: Gib die Datei dem, der ihn betreibt, oder spiel auf deinem eigenen Rechner damit (shima play SPIEL --components DATEI).
set-kept-full = Dieser Server verwahrt { $most } Materialsätze und nicht mehr: Bitte den, der ihn betreibt, einige herauszunehmen.
set-unwritten = Der Satz lässt sich hier nicht aufschreiben: { $problem }.
set-kept-name = Ein eigener Satz braucht einen eigenen Namen: Ändere „name“ in der Tabelle [set].
