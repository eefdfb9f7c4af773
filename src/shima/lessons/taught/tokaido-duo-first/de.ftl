### Die erste Lektion von Tokaido Duo.

title = Deine erste Reise
about = Sieben Runden mit allen drei Figuren: Tempel und Gärten, Waren und Gold, Gemälde und heiße Quellen.

## Runde 1: der Tisch, die Würfel, Pilger und Künstler.

island = Willkommen auf Shikoku! Du spielst Violett, Aki spielt Grün. Ihr habt beide drei Figuren: einen Pilger an der Küste, einen Händler in den Orten und einen Künstler in den Gebieten.
goal = Jede Figur bringt ihre eigenen Punkte: der Pilger Glaube, der Händler Handel, der Künstler Kultur. Das sind die drei Reihen deiner Tafel. Wer zusammen die meisten Punkte hat, gewinnt.
dice = In jeder Runde fallen drei Würfel, einer für jede Figur. Diese Runde beginnst du: Du spielst einen Würfel, dann Aki einen der anderen beiden, dann du den letzten. Die nächste Runde beginnt Aki.
pilgrim-walk = Wähle den Würfel des Pilgers und dann den hervorgehobenen Tempel kurz vor C4.
    .why = Eine Figur geht genau so weit, wie ihr Würfel zeigt, hier 1. Der Pilger geht von Station zu Station, immer im Uhrzeigersinn um die Küste.
    .wrong = Erlaubt, aber fangen wir mit dem Pilger an: Einen Schritt weiter wartet ein Tempel.
temple = Besuche den Tempel.
    .why = Nach dem Gehen darf eine Figur handeln, wo sie steht. Beim Tempel rückt dein Tempelmarker vor, von 1 auf 2, und mit ihm dein Glaube.
    .wrong = Du darfst auf die Aktion verzichten, aber dann bringt der Weg nichts. Besuche den Tempel.
artist-walk = Akis Händler hat Waren geholt, dir bleibt der Würfel des Künstlers. Schick deinen Künstler in Gebiet 3, zum Bambus.
    .why = Jeder Schritt kreuzt einen Handelsweg, eine der Linien zwischen den Orten. In Gebiet 3 ist Gesellschaft: dein Pilger an der Küste und dein Händler in M4.
    .wrong = In Gebiet 5 leistet dir nur dein Händler Gesellschaft. In Gebiet 3 ist auch dein Pilger: Geh dorthin.
paint = Male: Decke 2 Gemälde auf.
    .why = Der Künstler deckt für jede andere Figur im Gebiet oder an seinem Rand ein Gemälde auf, für deine und für Akis. Punkte bringen Gemälde erst, wenn du sie verschenkst.
    .wrong = Etwas anderes gibt es hier nicht zu tun: Male, und sieh, was du bekommst.

## Runde 2: Münzen und Waren.

town-coins = Jetzt beginnt Aki. Akis Pilger hat im Küstenort C1 gehalten und 4 Münzen genommen, so viel wie der Preis am Geschäft. Das kann dein Pilger auch, in jedem Küstenort.
merchant-walk = Wähle den Würfel des Händlers und geh nach M3, in einen Gebirgsort.
    .why = Der Händler geht auf den Handelswegen von Ort zu Ort, in jede Richtung. Gebirgsorte geben Waren, M3 gibt 4.
    .wrong = Dein Händler hat noch keine Waren. Nimm seinen Würfel und geh nach M3, dort bekommt er 4.
draw = Ziehe 4 Waren.
    .why = Sie kommen zufällig aus dem Beutel: Kimonos, Keramiken, Puppen oder Fächer. Behalten kannst du höchstens 5.
    .wrong = Von Waren lebt dein Händler: Ziehe sie.

## Runde 3: eine Welle, eine Goldtafel, ein Geschenk.

seashore = Du hast 3 Puppen, und C6 kauft Puppen für je 3 Münzen. Aber nimm zuerst den Würfel des Pilgers und geh ans Meeresufer zwischen C4 und C5.
    .why = Am Meeresufer nimmst du dir eine Welle, ein Plättchen, das eine deiner Figuren besser macht. Eine davon passt zu deinen Puppen.
    .wrong = Warte noch: Mit einer Welle bringen deine 3 Puppen 12 Münzen statt 9. Nimm den Würfel des Pilgers.
wave = Nimm die Welle „Gerissener Händler“.
    .why = Ab jetzt bringt dir jede verkaufte Ware 1 Münze mehr. Die Welle bleibt bei dir, außer Aki kommt an ein Meeresufer, wenn keine mehr auf dem Spielplan liegt.
    .wrong = Jede Welle ist nützlich, aber für 3 Puppen brauchst du den „Gerissenen Händler“.
slab = Aki hat 2 Keramiken für 6 Münzen verkauft und hatte damit 10. Zehn Münzen werden sofort zu einer Goldtafel. Die erste zählt 4 Punkte, lose Münzen zählen nichts.
waterfall-walk = Dein erstes Gemälde zeigt einen Wasserfall. Schick deinen Künstler in Gebiet 2, dort ist ein Wasserfall.
    .why = Verschenkt wird ein Gemälde dort, wo das Gebiet dieselbe Landschaft zeigt. Nur dein erstes Gemälde darf weg: So weisen dir die Gemälde den Weg.
    .wrong = Dein erstes Gemälde braucht den Wasserfall von Gebiet 2: Geh dorthin.
give = Verschenke das Gemälde.
    .why = Das macht 2 Punkte für Kultur. Bei jedem Besuch malt der Künstler, oder er verschenkt. Je mehr du verschenkt hast, desto mehr bringen die nächsten.
    .wrong = Malen kannst du später. Verschenken bringt jetzt Punkte.

## Runde 4: verkaufen.

sell-walk = Zeit zu verkaufen: Geh mit deinem Händler nach C6.
    .why = C6 liegt einen Handelsweg von M3 entfernt und kauft Puppen. In einem Küstenort hat nur ein Pilger oder Händler Platz, und C6 ist frei.
    .wrong = In C6 sind deine 3 Puppen gefragt, und die 1 des Händlers führt genau dorthin.
sell = Verkaufe 3 zu je 4.
    .why = 3 Münzen vom Geschäft und 1 von deiner Welle, dreimal: 12 Münzen. Zehn werden deine erste Goldtafel, 2 bleiben Münzen.
    .wrong = Weniger Puppen oder ein kleinerer Preis ergeben keine Goldtafel. Verkaufe 3 zu je 4.

## Runde 5: Glaube, und was Aki will.

garden-walk = Du beginnst wieder. Nimm den Würfel des Pilgers und geh einen Schritt weiter, in den Garten.
    .why = Glaube ist Tempel × Gärten, jetzt 2 × 1 = 2. Ein weiterer Tempel ergäbe 3 × 1 = 3, ein Garten ergibt 2 × 2 = 4.
    .wrong = Lässt du den Würfel des Pilgers liegen, nimmt ihn vielleicht Aki. Geh zuerst mit ihm in den Garten.
garden = Besuche den Garten.
    .why = Dein Glaube verdoppelt sich. Lass beide Marker miteinander wachsen, denn der eine vervielfacht den anderen.
    .wrong = Der Garten verdoppelt deinen Glauben, von 2 auf 4: Besuche ihn.
mountain-walk = Dein erstes Gemälde ist jetzt ein Berg. Schick deinen Künstler in Gebiet 6, dort ist ein Berg.
    .why = Aki hat den Würfel des Händlers genommen und dir diesen gelassen. Überlege vor jeder Wahl, welchen Würfel auch Aki will. Den nimm zuerst.
    .wrong = Gebiet 6 zeigt den Berg, den dein Gemälde braucht: Geh dorthin.
give-again = Verschenke auch dieses Gemälde.
    .why = Das macht 4 Punkte für Kultur. Dann ist alles Aufgedeckte verschenkt; für neue Gemälde brauchst du wieder Gesellschaft.
    .wrong = Malen kannst du später. Verschenken bringt jetzt Punkte.

## Runde 6: die heiße Quelle.

spring-walk = Aki hat begonnen und Keramiken verkauft. Nimm den Würfel des Pilgers und geh 3 Schritte, zur heißen Quelle hinter C5.
    .why = Es zählt nur die Station, an der der Pilger hält. Er geht an einem Ort und einem Tempel vorbei, aber die heiße Quelle gibt dir etwas Besonderes.
    .wrong = Dein Pilger erreicht gerade genau die heiße Quelle. Nimm seinen Würfel.
spring = Nimm das Heiße-Quelle-Plättchen.
    .why = Damit darfst du mit einem späteren Würfel zweimal gehen und handeln. Nutze es bald: An einer anderen heißen Quelle könnte Akis Pilger es dir wegnehmen.
    .wrong = Das Plättchen ist einen ganzen Weg wert: Nimm es.

## Runde 7: ein Würfel, zweimal gespielt.

twice-walk = Spielen wir einen Würfel zweimal. Nimm den Würfel des Händlers und geh zurück nach M3.
    .why = Ein Händler braucht einen Weg, um Waren zu holen, und einen, um sie zu verkaufen. Mit der heißen Quelle genügt dafür ein Würfel.
    .wrong = Nicht schlecht, aber beim Händler glänzt die heiße Quelle. Nimm seinen Würfel und geh nach M3.
twice-draw = Ziehe 4 Waren.
    .why = Mit deinem Fächer sind das 5, genau so viele, wie du behalten kannst.
    .wrong = Nicht so schnell: erst ziehen, dann noch einmal gehen.
twice-again = Du hast 2 Kimonos gezogen, und C3 zahlt je 4 dafür. Wähle das Heiße-Quelle-Plättchen, dann C3.
    .why = Das Plättchen geht zurück auf den Spielplan, und dieselbe 1 wird noch einmal gespielt: ein neuer Weg, eine neue Aktion.
    .wrong = C3 zahlt am besten für das, was du hast: Wähle das Heiße-Quelle-Plättchen, dann C3.
twice-sell = Verkaufe 2 zu je 5.
    .why = 10 Münzen und die 2 von vorher: eine zweite Goldtafel, und wieder bleiben 2. Handel springt von 4 auf 10.
    .wrong = Deine Welle zahlt für jeden 1 mehr: Verkaufe 2 zu je 5.

## Das Ende.

end = So geht es weiter, bis jemand die 6. Goldtafel nimmt, das 10. Gemälde verschenkt oder einen Marker auf Tempel 9 oder Garten 6 bringt. Diese Runde wird bis zum letzten Würfel gespielt.
score = Du hast 4 für Glaube, 10 für Handel und 4 für Kultur: 18 Punkte, Aki hat 10. Übrige Waren und Gemälde zählen nichts, Münzen nur bei Gleichstand.
first-game = Frag dich in deinem ersten Spiel bei jedem Würfel: Was bringt er mir, und was brächte er der anderen Seite? Wähle etwas, das nicht hervorgehoben ist, und du erfährst, warum es nicht geht. Gute Reise!
