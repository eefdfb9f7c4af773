### Was die Bilder neben den Regeln zeigen. Zu Regel D3.1 gehört picture-D3-1.

picture-D1-1 = Die ganze Insel zu Beginn einer Partie, mit allen sechs Figuren.
picture-D1-5 = Die Plättchen dieser Insel zu Beginn. Die Wellen zeigen besinnlich, stark und inspiriert.
picture-D2-2 = Beide Marker stehen auf der 1, alle zehn Gemälde sind verdeckt.
picture-D3-1 =
    Violett hat die Runde begonnen und den Würfel des Pilgers genutzt. Grün nimmt einen der beiden anderen, Violett
    nutzt den letzten.
picture-D4-1 = Der grüne Künstler hat zwei Schritte. Der Pfeil zeigt einen Weg, umrahmt sind alle möglichen Zielgebiete.
picture-D4-3 =
    Der violette Künstler steht in Gebiet 1. Dort stehen auch der grüne Künstler, ein Pilger an der Küste und die
    Händler in M1 und M2. Das sind vier Figuren, und Violett hat vier Gemälde aufgedeckt.
picture-D4-4 = Gebiet 7 zeigt den Mond, das erste übrige Gemälde von Violett ebenfalls. Es lässt sich verschenken.
picture-D4-7 =
    Der Weg des inspirierten Künstlers führt durch Gebiet 6, ein Berggebiet. Deshalb kann Violett in Gebiet 2 den Berg
    verschenken.
picture-D5-1 = Der grüne Händler in M3 hat zwei Schritte. Die Ringe zeigen alle möglichen Zielorte.
picture-D5-2 =
    Ein Schritt ab M2. In C2 steht ein Pilger, dorthin kann der Händler nicht. Gestrichelte Ringe zeigen die anderen
    Zielorte.
picture-D5-3 = Grün hat in M3 vier Waren gezogen. Mit den fünf alten sind das neun. Vier müssen zurück in den Beutel.
picture-D5-4 = Das Geschäft in C3 zahlt 4 Münzen für jede Keramik. Drei Keramiken bringen 12 Münzen.
picture-D5-5 =
    Nach diesem Verkauf sind es 6 + 12 = 18 Münzen. 10 davon wurden in die dritte Goldtafel umgetauscht, 8 bleiben
    übrig.
picture-D6-1 = Der violette Pilger hat vier Schritte. Er geht am Händler in C7 vorbei, und C7 zählt als Schritt.
picture-D6-2 =
    Zwei Schritte würden in C4 enden, wo der grüne Pilger steht. Der violette geht deshalb 1 Station weiter, und Violett
    darf die Aktion dort nutzen.
picture-D6-3 =
    Der Würfel zeigt 3. Mit dem besinnlichen Pilger darf Grün auch nach zwei Schritten anhalten, am Tempel vor C3.
picture-D6-5 = Grün hat gerade das siebte Feld der Tempelleiste erreicht.
picture-D7-1 = Der violette Pilger steht am Meeresufer. Eines der drei Wellenplättchen gehört nun Violett.
picture-D8-3 =
    Der violette Händler ist zwei Orte weit nach M2 gegangen und hat Waren gezogen. Mit dem Heiße-Quelle-Plättchen
    bringt ihn derselbe Würfel noch einmal zwei Orte weiter. Hier führt der Weg nach C6, wo er Waren verkaufen kann.
picture-D9-2 =
    Violett am Ende einer Partie: 6 × 3 = 18 für Glauben, 17 für drei Goldtafeln und 40 für zehn Gemälde. Das macht 75.
picture-D10-1 = Welche Gemälde verdeckt sind, weißt du, aber nicht ihre Reihenfolge.
