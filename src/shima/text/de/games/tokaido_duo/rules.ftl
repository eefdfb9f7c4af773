### Tokaido Duo: die Regeln, nummeriert, in unseren eigenen Worten. Nur für die Regelseite geladen.
### Regel D3.2 ist rule-D3-2. Ein `.ruling` sagt, was wir festgelegt haben, wo die Spielregel etwas offenlässt.

rules-tokaido-duo-title = Die Regeln von Tokaido Duo
rules-tokaido-duo-intro =
    Zu zweit schickt ihr je einen Pilger, einen Händler und einen Künstler über die Insel Shikoku. Der Pilger sammelt
    Punkte für Glauben, der Händler für Handel und der Künstler für Kultur. Wer am Ende die meisten Punkte hat, gewinnt.
    Hier stehen alle Regeln in unseren eigenen Worten. Jede Regel hat eine Nummer (etwa D3.2), auf die sich die
    Meldungen am Tisch beziehen. Was auf das Spielmaterial gedruckt ist, etwa die Zahlen auf den Würfeln, gehört zum
    Materialsatz und steht bei dessen Werten. Wo die Spielregel etwas offenlässt, gilt an jedem Tisch eine Festlegung.

## Was an Tischen anders ist, die nach einer früheren Fassung der Regeln begonnen haben.

rules-tokaido-duo-version-1 = An diesem Tisch bestimmt der Materialsatz, wer die erste Runde beginnt (D2.3).

## D1

rule-D1 = Spielmaterial
rule-D1-1 =
    Rings um die Insel liegen Stationen: 8 Küstenorte, Tempel, Gärten, heiße Quellen und Meeresufer. Im Inneren liegen 4
    Gebirgsorte. Handelswege verbinden die Orte und teilen die Insel in 8 Gebiete. Jedes Gebiet zeigt eine von vier
    Landschaften: Berg, Wasserfall, Bambus oder Mond.
rule-D1-2 = Es gibt drei Würfel, einen für jeden Charakter, jeder mit eigenen Zahlen.
    .ruling =
        Die Spielregel zählt die Zahlen auf den Würfeln nicht auf. Ihre Beispiele zeigen nur eine 4 auf dem Würfel des
        Pilgers und je eine 2 auf den beiden anderen. Alles Weitere legt der Materialsatz fest: 1 bis 4 auf dem Würfel
        des Pilgers und 1 bis 3 auf den anderen, wie öffentliche Beschreibungen des Spiels sagen.
rule-D1-3 =
    In einem Beutel sind 26 Waren: 5 Kimonos, 6 Keramiken, 7 Puppen und 8 Fächer. Es gibt 8 Geschäftsplättchen, jedes
    mit einer Ware und einem Preis von 2, 3 oder 4 Münzen.
rule-D1-4 =
    Ihr habt je 10 Gemälde. Violett hat 3-mal Mond, 3-mal Wasserfall, 2-mal Berg und 2-mal Bambus. Grün hat 2-mal Mond,
    2-mal Wasserfall, 3-mal Berg und 3-mal Bambus.
rule-D1-5 =
    Es gibt 3 doppelseitige Wellenplättchen, eines für jeden Charakter: Pilger (besinnlich, −1, oder eilig, +1),
    Künstler (tüchtig oder inspiriert) und Händler (gerissen oder stark). Dazu kommen ein Heiße-Quelle-Plättchen, 12
    Goldtafeln (6 für jeden) und beliebig viele Münzen.
    .ruling = In der Schachtel sind 24 Münzen. Hier gehen sie nie aus.

## D2

rule-D2 = Spielvorbereitung
rule-D2-1 =
    Legt die 8 Geschäftsplättchen zufällig verteilt an die Küstenorte, eines an jeden. Legt das Heiße-Quelle-Plättchen
    auf den Spielplan, dazu jedes Wellenplättchen mit einer zufälligen Seite nach oben. Es wird nie umgedreht.
rule-D2-2 =
    Tempelmarker und Gartenmarker beginnen bei beiden auf der 1. Mischt eure 10 Gemälde und legt sie verdeckt auf euer
    Tableau.
rule-D2-3 =
    Die drei Figuren von Violett beginnen auf der einen Hälfte des Spielplans, die von Grün auf der anderen. Wer die
    Hälfte mit dem Kompass hat, beginnt die erste Runde. Wer das ist, wählt ihr beim Eröffnen des Tisches: Violett, Grün
    oder ausgelost.
    .ruling =
        Der Text der Spielregel sagt nicht, wo auf dem Spielplan der Kompass ist. Das legt der Materialsatz fest.

## D3

rule-D3 = Die Runde
rule-D3-1 =
    Wer die Runde beginnt, wirft die drei Würfel, nimmt einen und nutzt ihn. Die andere Person nimmt einen der beiden
    übrigen und nutzt ihn. Den letzten Würfel nutzt wieder, wer begonnen hat. Die nächste Runde beginnt die andere
    Person.
rule-D3-2 =
    Wenn du einen Würfel nutzt, bewegst du deine Figur dieses Charakters genau so viele Schritte weit, wie er zeigt. Die
    Bewegung ist verpflichtend, die Aktion am Ziel ist freiwillig.
rule-D3-3 =
    Eine Figur darf in derselben Bewegung kein Feld zweimal betreten. Das Feld, auf dem sie startet, gilt als betreten.
rule-D3-4 =
    Wenn sich eine Figur nicht genau so weit bewegen kann, wie der Würfel zeigt, bleibt sie stehen, und du hast keine
    Aktion. Einen solchen Würfel darfst du auch absichtlich nehmen.
    .ruling =
        Diese Regel stammt von uns. Die Spielregel sagt nicht, was geschieht, wenn sich eine Figur nicht bewegen kann.
rule-D3-5 = Wenn du einen Würfel ein zweites Mal nutzt (D8.3), ist das eine neue Bewegung, für die D3.3 getrennt gilt.
    .ruling = Diese Regel stammt von uns. Die Spielregel sagt nicht, ob beide Bewegungen als eine zählen.

## D4

rule-D4 = Der Künstler
rule-D4-1 =
    Mit jedem Schritt kreuzt der Künstler einen Handelsweg und betritt das Gebiet dahinter. Beide Künstler dürfen im
    selben Gebiet stehen.
rule-D4-2 = Nach der Bewegung darfst du malen oder ein Gemälde verschenken, aber nicht beides.
rule-D4-3 =
    Wenn du malst, deckst du für jede andere Figur im Gebiet, egal wem sie gehört, eines deiner Gemälde auf. Auch
    Figuren am Rand des Gebiets zählen, also auf Stationen, in Küstenorten und in Gebirgsorten. Aufgedeckt wird von
    links nach rechts und Reihe für Reihe von oben nach unten. Wenn weniger Gemälde übrig sind, deckst du alle auf.
rule-D4-4 =
    Verschenken darfst du nur das erste deiner übrigen Gemälde, in derselben Reihenfolge gezählt. Es muss aufgedeckt
    sein und die Landschaft des Gebiets zeigen. Danach ist es aus dem Spiel.
rule-D4-5 = Du darfst 1 Gemälde pro Aktion verschenken. Das 10. löst das Spielende aus.
rule-D4-6 = Mit dem tüchtigen Künstler darfst du beim Malen 1 zusätzliches Gemälde aufdecken.
    .ruling = Das gilt auch, wenn keine andere Figur im Gebiet steht.
rule-D4-7 =
    Mit dem inspirierten Künstler darfst du ein Gemälde verschenken, wenn es die Landschaft des Gebiets zeigt, in dem
    die Bewegung begann, eines durchquerten Gebiets oder des Zielgebiets.
    .ruling = Den Weg wählst du nur, wenn von ihm abhängt, ob du dein erstes Gemälde verschenken kannst.

## D5

rule-D5 = Der Händler
rule-D5-1 =
    Mit jedem Schritt folgt der Händler einem Handelsweg zum nächsten Ort. Beide Händler dürfen im selben Gebirgsort
    stehen.
rule-D5-2 =
    In einem Küstenort darf nur eine Figur stehen, Händler oder Pilger. Ein Händler darf einen besetzten Küstenort nicht
    betreten.
    .ruling = Er darf auch nicht durch ihn hindurchgehen.
rule-D5-3 =
    In einem Gebirgsort ziehst du so viele Waren aus dem Beutel, wie der Ort zeigt (2, 3 oder 4). Von alten und neuen
    Waren zusammen darfst du höchstens 5 behalten. Du wählst, welche das sind, und legst den Rest zurück in den Beutel.
    .ruling = Wenn weniger Waren im Beutel sind, ziehst du alle. Du musst so viele Waren behalten, wie du darfst.
rule-D5-4 =
    In einem Küstenort verkaufst du eine oder mehrere Waren der Art, die das Geschäftsplättchen zeigt, jede zum
    angegebenen Preis. Lege sie zurück in den Beutel.
rule-D5-5 =
    Immer wenn du 10 oder mehr Münzen hast, musst du sofort 10 davon in eine Goldtafel umtauschen, so oft es geht.
    Goldtafeln werden nie zurückgetauscht. Die 6. Goldtafel löst das Spielende aus.
    .ruling = Eine 7. Goldtafel gibt es nicht. Nach der 6. behältst du deine Münzen.
rule-D5-6 =
    Mit dem gerissenen Händler erhältst du pro verkaufter Ware 1 Münze mehr. Mit dem starken Händler ziehst du 1 Ware
    mehr und darfst bis zu 6 behalten. Wenn du den starken Händler verlierst und 6 Waren hast, legst du sofort 1 Ware
    deiner Wahl in den Beutel zurück.

## D6

rule-D6 = Der Pilger
rule-D6-1 =
    Mit jedem Schritt geht der Pilger im Uhrzeigersinn zur nächsten Station. Er darf an besetzten Stationen vorbeigehen;
    sie zählen zur Bewegung dazu.
rule-D6-2 =
    Wenn die Bewegung auf einer Station enden würde, auf der ein Pilger oder Händler steht (auch dein eigener Händler),
    geht der Pilger 1 Station weiter. Du darfst dann nur die Aktion dieser Station nutzen.
    .ruling = Wenn auch diese Station besetzt ist, geht er weiter, bis eine frei ist.
rule-D6-3 =
    Mit dem besinnlichen Pilger darfst du 1 Schritt weniger gehen, als der Würfel zeigt, mindestens jedoch 1. Mit dem
    eiligen Pilger darfst du 1 Schritt mehr gehen. Das entscheidest du bei jeder Bewegung.
rule-D6-4 = In einem Küstenort nimmst du so viele Münzen, wie das Geschäftsplättchen als Preis angibt. Dabei gilt D5.5.
rule-D6-5 =
    Bei einem Tempel oder Garten versetzt du deinen Marker auf dieser Leiste um 1 Feld. Die Tempelleiste geht bis 9, die
    Gartenleiste bis 6. Wer auf einer davon das letzte Feld erreicht, löst das Spielende aus.
    .ruling = Ein Marker auf dem letzten Feld bleibt dort.

## D7

rule-D7 = Das Meeresufer
rule-D7-1 =
    Nimm ein Wellenplättchen deiner Wahl vom Spielplan. Wenn dort keines mehr liegt, nimm eines von der anderen Person.
    Wenn du schon alle drei hast, passiert nichts. Den Effekt hast du ab sofort, bis du das Plättchen verlierst. Du
    darfst jedes Mal entscheiden, ob du ihn nutzt.

## D8

rule-D8 = Die heiße Quelle
rule-D8-1 =
    Nimm das Heiße-Quelle-Plättchen vom Spielplan oder von der anderen Person. Wenn du es schon hast, passiert nichts.
rule-D8-2 = Bei dem Würfel, mit dem du das Plättchen bekommst, darfst du es nicht nutzen, sondern erst bei einem späteren.
rule-D8-3 =
    Nachdem du einen Würfel genutzt hast, darfst du das Plättchen auf den Spielplan zurücklegen und denselben Würfel
    noch einmal nutzen, mit Bewegung und Aktion.

## D9

rule-D9 = Spielende und Wertung
rule-D9-1 =
    Das 10. verschenkte Gemälde (D4.5), die 6. Goldtafel (D5.5) oder das letzte Feld einer Leiste (D6.5) löst das
    Spielende aus. Spielt die Runde noch bis zum letzten Würfel zu Ende.
rule-D9-2 =
    Für Glauben multiplizierst du das erreichte Feld der Tempelleiste mit dem der Gartenleiste. Für Handel zählt die
    Zahl über deiner letzten Goldtafel. Für Kultur zählt die höchste Zahl, die deine verschenkten Gemälde freigelegt
    haben.
rule-D9-3 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Münzen hat. Bei erneutem Gleichstand teilt
    ihr euch den Sieg.
    .ruling = Die Spielregel spricht von Geld und sagt nicht, ob Goldtafeln dazugehören. Hier zählen sie nicht dazu.
rule-D9-4 = Übrige Waren, Münzen und Gemälde bringen keine Punkte.

## D10

rule-D10 = Was offen und was verborgen ist
rule-D10-1 =
    Keiner kennt die verdeckten Gemälde, auch nicht die eigenen, und keiner weiß, welche Ware als Nächstes gezogen wird.
    Was im Beutel ist, lässt sich abzählen. Alles andere ist offen.
