### Die erste Lektion von Tokaido Duo.

title = Deine erste Reise
about = Sieben Runden mit allen drei Charakteren: Tempel und Gärten, Waren und Gold, Gemälde und heiße Quellen.

## Runde 1: der Tisch, die Würfel, Pilger und Künstler.

island = Willkommen auf Shikoku! Du spielst Violett, Aki spielt Grün. Ihr habt beide drei Figuren: einen Pilger an der Küste, einen Händler in den Orten und einen Künstler in den Gebieten.
goal = Jede Figur sammelt eigene Punkte: der Pilger für Glauben, der Händler für Handel, der Künstler für Kultur. Auf deinem Tableau siehst du alle drei. Wer insgesamt die meisten Punkte hat, gewinnt.
dice = In jeder Runde werden drei Würfel geworfen, einer für jede Figur. Diese Runde beginnst du. Du nutzt einen Würfel, dann nutzt Aki einen der beiden anderen, und du bekommst den letzten. Die nächste Runde beginnt Aki.
pilgrim-walk = Wähle den Würfel des Pilgers und dann den hervorgehobenen Tempel kurz vor C4.
    .why = Eine Figur geht genau so weit, wie ihr Würfel zeigt, hier 1. Der Pilger geht von Station zu Station, immer im Uhrzeigersinn um die Insel.
    .wrong = Das ist erlaubt, aber fangen wir mit dem Pilger an. Einen Schritt vor ihm liegt ein Tempel.
temple = Besuche den Tempel.
    .why = Nach der Bewegung darfst du die Aktion am Ziel nutzen. Beim Tempel rückt dein Tempelmarker ein Feld vor, von 1 auf 2, und mit ihm steigt dein Glaube.
    .wrong = Du darfst auf die Aktion verzichten, aber dann war der Weg umsonst. Besuche den Tempel.
artist-walk = Akis Händler hat Waren geholt, und dir bleibt der Würfel des Künstlers. Schicke deinen Künstler in Gebiet 3, zum Bambus.
    .why = Jeder Schritt kreuzt einen Handelsweg, eine der Linien zwischen den Orten. In Gebiet 3 hat er Gesellschaft: deinen Pilger an der Küste und deinen Händler in M4.
    .wrong = In Gebiet 5 hat dein Künstler nur den Händler zur Gesellschaft, in Gebiet 3 auch deinen Pilger. Geh dorthin.
paint = Male und decke 2 Gemälde auf.
    .why = Der Künstler deckt für jede andere Figur im Gebiet oder an seinem Rand ein Gemälde auf, für deine und für Akis. Punkte bringen Gemälde erst, wenn du sie verschenkst.
    .wrong = Hier kannst du nur malen. Sieh nach, was du aufdeckst.

## Runde 2: Münzen und Waren.

town-coins = Diesmal beginnt Aki. Akis Pilger hat im Küstenort C1 angehalten und 4 Münzen genommen, so viele, wie das Geschäftsplättchen als Preis angibt. Das kann dein Pilger in jedem Küstenort auch.
merchant-walk = Wähle den Würfel des Händlers und geh nach M3, in einen Gebirgsort.
    .why = Der Händler folgt den Handelswegen von Ort zu Ort, in jede Richtung. In Gebirgsorten ziehst du Waren, in M3 sind es 4.
    .wrong = Dein Händler hat noch keine Waren. Nimm seinen Würfel und geh nach M3, dort ziehst du 4.
draw = Ziehe 4 Waren.
    .why = Du ziehst sie zufällig aus dem Beutel: Kimonos, Keramiken, Puppen oder Fächer. Behalten kannst du höchstens 5.
    .wrong = Ohne Waren kann dein Händler nichts verkaufen. Ziehe sie.

## Runde 3: eine Welle, eine Goldtafel, ein Geschenk.

seashore = Du hast 3 Puppen, und C6 zahlt je 3 Münzen dafür. Nimm aber zuerst den Würfel des Pilgers und geh ans Meeresufer zwischen C4 und C5.
    .why = Am Meeresufer nimmst du ein Wellenplättchen, kurz Welle. Es gibt einer deiner Figuren einen Effekt. Eine der Wellen passt zu deinen Puppen.
    .wrong = Warte noch! Mit einer Welle bringen deine 3 Puppen 12 Münzen statt 9. Nimm den Würfel des Pilgers.
wave = Nimm die Welle „gerissener Händler“.
    .why = Ab jetzt bringt dir jede verkaufte Ware 1 Münze mehr. Die Welle bleibt bei dir, bis Aki sie dir an einem Meeresufer wegnimmt. Das geht nur, wenn keine mehr auf dem Spielplan liegt.
    .wrong = Jede Welle ist nützlich, aber für 3 Puppen brauchst du den „gerissenen Händler“.
slab = Aki hat 2 Keramiken für 6 Münzen verkauft und hatte damit 10. Zehn Münzen werden sofort in eine Goldtafel umgetauscht. Die erste bringt 4 Punkte, lose Münzen bringen keine.
waterfall-walk = Dein erstes Gemälde zeigt einen Wasserfall. Schicke deinen Künstler in Gebiet 2, ein Wasserfallgebiet.
    .why = Ein Gemälde verschenkst du in einem Gebiet mit derselben Landschaft. Du darfst nur dein erstes Gemälde verschenken. Es zeigt dir, wohin du als Nächstes gehst.
    .wrong = Dein erstes Gemälde passt nur in ein Wasserfallgebiet wie Gebiet 2. Geh dorthin.
give = Verschenke das Gemälde.
    .why = Das bringt 2 Punkte für Kultur. Nach jeder Bewegung kann der Künstler malen oder verschenken. Je mehr du schon verschenkt hast, desto mehr bringen die nächsten Gemälde.
    .wrong = Malen kannst du später. Verschenken bringt jetzt Punkte.

## Runde 4: verkaufen.

sell-walk = Zeit zu verkaufen! Geh mit deinem Händler nach C6.
    .why = C6 liegt einen Handelsweg von M3 entfernt und kauft Puppen. In einem Küstenort darf nur eine Figur stehen, Pilger oder Händler, und C6 ist frei.
    .wrong = In C6 sind deine 3 Puppen gefragt, und die 1 des Händlers führt genau dorthin.
sell = Verkaufe 3 Puppen für je 4 Münzen.
    .why = Für jede Puppe bekommst du 3 Münzen vom Geschäft und 1 durch deine Welle, zusammen 12 Münzen. Zehn davon tauschst du in deine erste Goldtafel um, 2 behältst du.
    .wrong = Mit weniger Puppen oder einem niedrigeren Preis reicht es nicht für eine Goldtafel. Verkaufe 3 für je 4 Münzen.

## Runde 5: Glaube, und was Aki will.

garden-walk = Du beginnst wieder. Nimm den Würfel des Pilgers und geh einen Schritt weiter, in den Garten.
    .why = Dein Glaube ist Tempel × Gärten, jetzt 2 × 1 = 2. Ein weiterer Tempel ergäbe 3 × 1 = 3, ein Garten ergibt 2 × 2 = 4.
    .wrong = Wenn du den Würfel des Pilgers liegen lässt, nimmt ihn vielleicht Aki. Geh zuerst mit dem Pilger in den Garten.
garden = Besuche den Garten.
    .why = Dein Glaube verdoppelt sich. Versetze beide Marker möglichst gleichmäßig, denn ihre Felder werden miteinander multipliziert.
    .wrong = Der Garten verdoppelt deinen Glauben von 2 auf 4. Besuche ihn.
mountain-walk = Dein erstes Gemälde zeigt jetzt einen Berg. Schicke deinen Künstler in Gebiet 6, ein Berggebiet.
    .why = Aki hat den Würfel des Händlers genommen und dir den des Künstlers gelassen. Überlege jedes Mal, welchen Würfel Aki auch gern hätte, und nimm ihn zuerst.
    .wrong = Gebiet 6 zeigt den Berg, den dein Gemälde braucht. Geh dorthin.
give-again = Verschenke auch dieses Gemälde.
    .why = Damit hast du 4 Punkte für Kultur. Alle aufgedeckten Gemälde sind nun verschenkt; um neue zu malen, braucht dein Künstler wieder Gesellschaft.
    .wrong = Malen kannst du später. Verschenken bringt jetzt Punkte.

## Runde 6: die heiße Quelle.

spring-walk = Aki hat begonnen und Keramiken verkauft. Nimm den Würfel des Pilgers und geh 3 Schritte weit zur heißen Quelle hinter C5.
    .why = Es zählt nur die Station, an der der Pilger anhält. Er geht an einem Küstenort und einem Tempel vorbei, aber die heiße Quelle bietet etwas Besonderes.
    .wrong = Dein Pilger erreicht gerade genau die heiße Quelle. Nimm seinen Würfel.
spring = Nimm das Heiße-Quelle-Plättchen.
    .why = Damit darfst du einen späteren Würfel zweimal nutzen, jedes Mal mit Bewegung und Aktion. Warte nicht zu lange, denn Akis Pilger könnte es dir an einer heißen Quelle wegnehmen.
    .wrong = Das Plättchen ist so gut wie ein zusätzlicher Würfel. Nimm es.

## Runde 7: ein Würfel, zweimal genutzt.

twice-walk = Jetzt nutzen wir einen Würfel zweimal. Nimm den Würfel des Händlers und geh zurück nach M3.
    .why = Ein Händler braucht eine Bewegung, um Waren zu holen, und eine, um sie zu verkaufen. Mit der heißen Quelle genügt dafür ein Würfel.
    .wrong = Nicht schlecht, aber am meisten nützt dir die heiße Quelle beim Händler. Nimm seinen Würfel und geh nach M3.
twice-draw = Ziehe 4 Waren.
    .why = Mit deinem Fächer sind das 5, genau so viele, wie du behalten kannst.
    .wrong = Nicht so schnell! Ziehe zuerst Waren, dann geht es weiter.
twice-again = Du hast 2 Kimonos gezogen, und C3 zahlt je 4 dafür. Wähle das Heiße-Quelle-Plättchen, dann C3.
    .why = Das Plättchen kommt zurück auf den Spielplan, und du nutzt dieselbe 1 noch einmal, mit neuer Bewegung und neuer Aktion.
    .wrong = C3 zahlt am meisten für deine Waren. Wähle das Heiße-Quelle-Plättchen, dann C3.
twice-sell = Verkaufe 2 Kimonos für je 5 Münzen.
    .why = Mit den 2 Münzen von vorher hast du jetzt 12. Das ergibt eine zweite Goldtafel, und wieder bleiben 2 Münzen. Dein Handel steigt von 4 auf 10.
    .wrong = Durch deine Welle bekommst du pro Kimono 1 Münze mehr. Verkaufe 2 für je 5 Münzen.

## Das Ende.

end = So geht es weiter, bis jemand die 6. Goldtafel nimmt, das 10. Gemälde verschenkt oder mit einem Marker das letzte Feld der Tempel- oder Gartenleiste erreicht. Die laufende Runde wird dann noch bis zum letzten Würfel gespielt.
score = Du hast 4 Punkte für Glauben, 10 für Handel und 4 für Kultur, zusammen 18. Aki hat 10. Übrige Waren und Gemälde zählen nichts, Münzen nur bei Gleichstand.
first-game = Stelle dir in deiner ersten Partie bei jedem Würfel zwei Fragen. Was bringt er mir, und was würde er der anderen Person bringen? Wenn du etwas wählst, das nicht hervorgehoben ist, erfährst du, warum es nicht geht. Gute Reise!
