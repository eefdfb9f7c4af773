### Tokaido Duo, Kapitel 4.

title = Wellen und heiße Quellen
about = Am Meeresufer eine Welle nehmen, in der heißen Quelle baden und einen Würfel zweimal nutzen.

seashore = Du hast 3 Puppen, und C6 zahlt je 3 Münzen dafür. Nimm aber zuerst den Würfel des Pilgers und geh ans Meeresufer zwischen C4 und C5.
    .why = Am Meeresufer nimmst du ein Wellenplättchen, kurz Welle. Es gibt einer deiner Figuren einen Effekt. Eine der Wellen passt zu deinen Puppen.
    .wrong = Warte noch! Mit einer Welle bringen deine 3 Puppen 12 Münzen statt 9. Nimm den Würfel des Pilgers.
wave = Nimm die Welle „gerissener Händler“.
    .why = Ab jetzt bringt dir jede verkaufte Ware 1 Münze mehr. Die Welle bleibt bei dir, bis Aki sie dir an einem Meeresufer wegnimmt. Das geht nur, wenn keine mehr auf dem Spielplan liegt.
    .wrong = Jede Welle ist nützlich, aber für 3 Puppen brauchst du den „gerissenen Händler“.
spring-walk = Aki hat ein Gemälde verschenkt. Nimm den Würfel des Pilgers und geh 4 Schritte weit zur heißen Quelle hinter C5.
    .why = Es zählt nur die Station, an der der Pilger anhält. Er geht an einem Garten, einem Küstenort und einem Tempel vorbei, aber die heiße Quelle bietet etwas Besonderes.
    .wrong = Dein Pilger erreicht gerade genau die heiße Quelle. Nimm seinen Würfel.
spring = Nimm das Heiße-Quelle-Plättchen.
    .why = Damit darfst du einen späteren Würfel zweimal nutzen, jedes Mal mit Bewegung und Aktion. Warte nicht zu lange, denn Akis Pilger könnte es dir an einer heißen Quelle wegnehmen.
    .wrong = Das Plättchen ist so gut wie ein zusätzlicher Würfel. Nimm es.
twice = Das Heiße-Quelle-Plättchen gehört jetzt dir. Nachdem du einen Würfel genutzt hast, darfst du es auf den Spielplan zurücklegen und denselben Würfel noch einmal nutzen. Ein Händler kann so mit einem einzigen Würfel Waren holen und verkaufen.
use-tiles = Du beginnst und hast 3 Puppen, den gerissenen Händler und das Heiße-Quelle-Plättchen. Was tust du?
sell = C7 zahlt 3 Münzen pro Puppe, und deine Welle bringt je 1 dazu. Das sind 12 Münzen und deine erste Goldtafel mit 4 Punkten. Und das Heiße-Quelle-Plättchen bleibt dir für einen späteren Würfel.
shore = Drei Schritte weiter liegt ein Meeresufer, wo du eine zweite Welle nehmen kannst, bevor Aki es tut. Die Puppen laufen dir nicht weg, aber vielleicht nimmt Aki inzwischen den Würfel des Händlers.
draw = In M1 ziehst du 2 Waren und legst 1 zurück, denn mehr als 5 darfst du nicht behalten. Dann gibst du das Heiße-Quelle-Plättchen ab und nutzt dieselbe 2 noch einmal. Sie führt dich weiter nach C7, wo du deine Puppen verkaufst. Eine ganze Reise mit einem Würfel!
end = Wellen wirken, solange du sie hast. Je früher du sie nimmst, desto mehr bringen sie. Das Heiße-Quelle-Plättchen ist ein zusätzlicher Würfel: Heb es für einen Zug auf, in dem eine Figur zwei gute Dinge nacheinander tun kann.
