### Tokaido Duo: die Regeln, nummeriert, in unseren eigenen Worten. Nur für die Regelseite geladen.
### Regel D3.2 ist rule-D3-2; ein `.ruling` sagt, was wir entschieden haben, wo die Spielregel etwas offenlässt.

rules-tokaido-duo-title = Die Regeln von Tokaido Duo
rules-tokaido-duo-intro =
    Zwei Spieler schicken je einen Pilger, einen Händler und einen Künstler über die Insel Shikoku und sammeln Punkte
    für Glauben, Handel und Kultur. Hier stehen alle Regeln in unseren eigenen Worten. Jede hat eine Nummer (etwa D3.2),
    und die Meldungen am Tisch nennen sie. Wo die gedruckte Spielregel etwas offenlässt, gilt eine Festlegung.

## D1

rule-D1 = Spielmaterial
rule-D1-1 =
    An der Küste der Insel liegt ein Ring von Stationen (8 Küstenorte, dazu Tempel, Gärten, heiße Quellen und
    Meeresufer), im Inneren liegen 4 Gebirgsorte. Handelswege zwischen den Orten teilen die Insel in 8 Gebiete. Jedes
    Gebiet zeigt eine von vier Landschaften: Berg, Wasserfall, Bambus oder Mond.
rule-D1-2 =
    Es gibt drei Würfel, einen für jeden Charakter. Der des Pilgers zeigt 1 bis 4, die des Händlers und des Künstlers
    zeigen 1 bis 3.
rule-D1-3 =
    In einem Beutel sind 26 Waren: 5 Kimonos, 6 Keramiken, 7 Puppen und 8 Fächer. Es gibt 8 Geschäftsplättchen, jedes
    mit einer Ware und einem Preis von 2, 3 oder 4.
rule-D1-4 =
    Beide haben je 10 Gemälde. Violett hat 3 Monde, 3 Wasserfälle, 2 Berge und 2 Bambusse, Grün hat 2 Monde, 2
    Wasserfälle, 3 Berge und 3 Bambusse.
rule-D1-5 =
    Es gibt 3 Wellenplättchen mit zwei Seiten, eines für jeden Charakter: Pilger (besinnlich, −1, oder eilig, +1),
    Künstler (tüchtig oder inspiriert) und Händler (gerissen oder stark). Es gibt ein Heiße-Quelle-Plättchen. Es gibt 12
    Goldtafeln, 6 für jeden, und Münzen ohne Grenze.
    .ruling = In der Schachtel sind 24 Münzen; dass sie nie ausgehen, legen wir fest.

## D2

rule-D2 = Aufbau
rule-D2-1 =
    Die 8 Geschäftsplättchen werden zufällig verteilt, eines an jeden Küstenort. Bei jedem Wellenplättchen auf dem Plan
    entscheidet der Zufall, welche Seite oben liegt; gewendet wird es nie.
rule-D2-2 =
    Tempelmarker und Gartenmarker beginnen bei beiden auf der 1. Die 10 Gemälde liegen bei beiden verdeckt in zufälliger
    Reihenfolge.
rule-D2-3 = Die drei Figuren beginnen auf der eigenen Hälfte des Plans. Wer am Kompass sitzt, fängt an.

## D3

rule-D3 = Die Runde
rule-D3-1 =
    Wer die Runde beginnt, wirft die drei Würfel, nimmt einen und spielt ihn. Der andere nimmt einen der beiden übrigen
    und spielt ihn. Den letzten spielt wieder, wer begonnen hat. Die nächste Runde beginnt der andere.
rule-D3-2 =
    Wer einen Würfel spielt, geht mit der eigenen Figur dieses Charakters genau so viele Schritte, wie er zeigt. Die
    Bewegung ist Pflicht, die Aktion am Ziel ist freiwillig.
rule-D3-3 =
    Kein Schritt darf in derselben Bewegung ein zweites Mal auf dasselbe Feld führen; auch das Feld, auf dem sie
    beginnt, gilt als betreten.
rule-D3-4 =
    Ist kein Weg dieser Länge erlaubt, bleibt die Figur stehen und hat keine Aktion. So einen Würfel darf man auch aus
    freien Stücken nehmen.
    .ruling = Die Spielregel sagt nicht, was geschieht, wenn eine Figur nicht gehen kann: So legen wir es fest.
rule-D3-5 = Wird ein Würfel zum zweiten Mal gespielt (D8.3), ist das eine neue Bewegung: D3.3 beginnt von vorn.
    .ruling = Die Spielregel sagt nicht, ob beide Bewegungen als eine zählen: So legen wir es fest.

## D4

rule-D4 = Der Künstler
rule-D4-1 = Ein Schritt kreuzt einen Handelsweg, ins Gebiet dahinter. Beide Künstler dürfen im selben Gebiet sein.
rule-D4-2 = Nach der Bewegung darfst du malen oder ein Gemälde verschenken, oder du lässt beides.
rule-D4-3 =
    Malen: Für jede andere Figur im Gebiet, ob eigene oder fremde, deckst du eines deiner Gemälde auf. Auch die an
    seinem Rand zählen (auf Stationen, in Küstenorten und Gebirgsorten). Aufgedeckt wird in Leserichtung; sind zu wenige
    übrig, dann eben alle.
rule-D4-4 =
    Verschenken: Das in Leserichtung erste Gemälde, das noch da ist, muss offen liegen und die Landschaft des Gebiets
    zeigen. Es ist danach aus dem Spiel.
rule-D4-5 = Eine Aktion verschenkt ein Gemälde. Das 10. löst das Ende aus.
rule-D4-6 = Tüchtiger Künstler: Beim Malen deckst du 1 Gemälde mehr auf.
    .ruling = Das gilt auch, wenn sonst keine Figur dort ist.
rule-D4-7 =
    Inspirierter Künstler: Beim Verschenken zählen die Landschaften des Gebiets, in dem die Bewegung begann, der
    durchquerten Gebiete und des Ziels.
    .ruling = Den Weg nennst du nur, wo von ihm abhängt, ob sich das erste Gemälde verschenken lässt.

## D5

rule-D5 = Der Händler
rule-D5-1 = Ein Schritt folgt einem Handelsweg zum nächsten Ort. Beide Händler dürfen im selben Gebirgsort sein.
rule-D5-2 =
    In einem Küstenort steht höchstens eine Figur, Händler oder Pilger: Ein Händler darf keinen besetzten betreten.
    .ruling = Er darf auch nicht durch ihn hindurch.
rule-D5-3 =
    Gebirgsort: Ziehe so viele Waren aus dem Beutel, wie der Ort zeigt, oder was noch da ist, wenn der Beutel weniger
    hat. Von alten und neuen zusammen darfst du höchstens 5 behalten. Welche, bestimmst du; der Rest geht zurück in den
    Beutel.
    .ruling = Was bei zu wenigen im Beutel geschieht, legen wir fest; und du behältst so viele, wie du darfst.
rule-D5-4 =
    Küstenort: Verkaufe eine oder mehrere Waren der Art, die sein Geschäft zeigt, jede zu dessen Preis. Sie gehen zurück
    in den Beutel.
rule-D5-5 =
    Sobald du 10 Münzen oder mehr hast, musst du 10 davon gegen eine Goldtafel tauschen, und das so oft, wie es geht.
    Goldtafeln werden nie zurückgetauscht. Die 6. löst das Ende aus.
    .ruling = Eine 7. gibt es nicht: Was darüber hinausgeht, bleiben Münzen.
rule-D5-6 =
    Gerissener Händler: Für jede verkaufte Ware bekommst du 1 Münze mehr. Starker Händler: Du ziehst 1 Ware mehr und
    darfst bis zu 6 behalten. Wer dieses Plättchen verliert und 6 Waren hat, legt sofort eine nach Wahl in den Beutel
    zurück.

## D6

rule-D6 = Der Pilger
rule-D6-1 =
    Ein Schritt führt im Uhrzeigersinn zur nächsten Station. An besetzten darf der Pilger vorbei, und sie zählen mit.
rule-D6-2 =
    Ist die letzte Station von einem Pilger oder Händler besetzt (auch vom eigenen Händler), geht er zur nächsten weiter
    und hat dort seine Aktion.
    .ruling = Ist auch sie besetzt, geht er noch weiter, bis eine frei ist.
rule-D6-3 =
    Besinnlicher Pilger: ein Schritt weniger, als der Würfel zeigt, aber mindestens 1. Eiliger Pilger: ein Schritt mehr.
    Ob du das nutzt, entscheidest du jedes Mal neu.
rule-D6-4 = Küstenort: Nimm so viele Münzen, wie der Preis seines Geschäfts beträgt (D5.5 gilt).
rule-D6-5 =
    Tempel oder Garten: Dein Marker auf dieser Leiste rückt ein Feld vor. Die Tempelleiste geht bis 9, die Gartenleiste
    bis 6; wer auf einer davon das letzte Feld erreicht, löst das Ende aus.
    .ruling = Ein Marker auf dem letzten Feld bleibt dort.

## D7

rule-D7 = Das Meeresufer
rule-D7-1 =
    Nimm ein Wellenplättchen nach Wahl vom Plan, oder, wenn dort keines liegt, eines vom Gegner. Gehören dir schon alle
    drei, geschieht nichts. Es wirkt von nun an, bis du es verlierst; ob du es nutzt, entscheidest du jedes Mal neu.

## D8

rule-D8 = Die heiße Quelle
rule-D8-1 = Nimm das Heiße-Quelle-Plättchen, vom Plan oder vom Gegner. Hast du es schon, bringt dir das nichts.
rule-D8-2 = Beim selben Würfel, der es dir gebracht hat, kannst du es nicht nutzen, erst bei einem späteren.
rule-D8-3 =
    Wer es hat, darf es nach dem Spielen eines Würfels auf den Plan zurücklegen und denselben Würfel noch einmal
    spielen, mit Bewegung und Aktion.

## D9

rule-D9 = Ende und Wertung
rule-D9-1 = Das Ende wird durch D4.5, D5.5 oder D6.5 ausgelöst. Die Runde wird noch bis zum letzten Würfel gespielt.
rule-D9-2 =
    Glauben: das Feld des Tempelmarkers mal das Feld des Gartenmarkers. Handel: die Zahl über der letzten Goldtafel.
    Kultur: die höchste Zahl, die verschenkte Gemälde freigegeben haben.
rule-D9-3 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Münzen hat (Goldtafeln sind keine Münzen).
    Sind auch sie gleich, ist der Sieg geteilt.
    .ruling = Die Spielregel spricht vom Geld und sagt nicht, ob Goldtafeln dazugehören: So legen wir es fest.
rule-D9-4 = Übrige Waren, Münzen und Gemälde sind nichts wert.

## D10

rule-D10 = Was beide wissen dürfen
rule-D10-1 =
    Verborgen vor beiden sind die verdeckten Gemälde, auch die eigenen, und welche Ware als nächste aus dem Beutel
    kommt. Was im Beutel ist, lässt sich abzählen. Alles andere ist offen.
