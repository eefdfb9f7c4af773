### Was die Bilder neben den Regeln zeigen. Zu Regel D3.1 gehört picture-D3-1.

picture-D1-1 = Die ganze Insel zu Beginn einer Partie, mit allen sechs Figuren.
picture-D1-5 = Die Plättchen dieser Insel zu Beginn. Die Wellen zeigen besinnlich, stark und inspiriert.
picture-D2-2 = Beide Marker stehen auf der 1, alle zehn Gemälde sind verdeckt.
picture-D3-1 =
    Violett hat die Runde begonnen und den Würfel des Pilgers genutzt. Grün nimmt einen der beiden anderen, Violett
    nutzt den letzten.
picture-D4-1 = Der grüne Künstler hat zwei Schritte. Der Pfeil zeigt einen Weg, umrahmt sind alle möglichen Zielgebiete.
picture-D4-3 =
    Der violette Künstler steht in Gebiet 2. Dort stehen auch der grüne Künstler, ein Pilger an der Küste und die
    Händler in C2 und M2. Das sind vier Figuren. Violett hat gerade vier weitere Gemälde aufgedeckt, sechs sind nun
    offen.
picture-D4-4 = Gebiet 3 zeigt Bambus, das erste übrige Gemälde von Violett ebenfalls. Es lässt sich verschenken.
picture-D4-7 =
    Der Weg des inspirierten Künstlers führt durch Gebiet 7, ein Mondgebiet. Deshalb kann Violett in Gebiet 6 den Mond
    verschenken.
picture-D5-1 = Der grüne Händler in M3 hat zwei Schritte. Die Ringe zeigen alle möglichen Zielorte.
picture-D5-2 =
    Ein Schritt ab M4. In C4 steht ein Pilger, dorthin kann der Händler nicht. Gestrichelte Ringe zeigen die anderen
    Zielorte.
picture-D5-3 = Violett hat in M4 vier Waren gezogen. Mit den fünf alten sind das neun. Vier müssen zurück in den Beutel.
picture-D5-4 = Das Geschäft in C3 zahlt 4 Münzen für jede Keramik. Drei Keramiken bringen 12 Münzen.
picture-D5-5 =
    Nach diesem Verkauf sind es 7 + 12 = 19 Münzen. 10 davon wurden in die vierte Goldtafel umgetauscht, 9 bleiben
    übrig.
picture-D6-1 = Der grüne Pilger hat vier Schritte. Er geht am Händler in C2 vorbei, und C2 zählt als Schritt.
picture-D6-2 =
    Ein Schritt würde am Garten hinter C4 enden, wo der grüne Pilger steht. Der violette geht deshalb 1 Station weiter
    nach C5, und Violett darf die Aktion dort nutzen.
picture-D6-3 = Der Würfel zeigt 3. Mit dem besinnlichen Pilger darf Grün auch nach zwei Schritten anhalten, in C3.
picture-D6-5 = Grün hat gerade das siebte Feld der Tempelleiste erreicht.
picture-D7-1 = Der grüne Pilger steht am Meeresufer. Grün kann jedes der drei Wellenplättchen nehmen.
picture-D8-3 =
    Der violette Händler ist einen Ort weit nach M1 gegangen. Mit dem Heiße-Quelle-Plättchen bringt ihn derselbe Würfel
    noch einmal einen Ort weiter. Hier führt der Weg nach C1, wo er Fächer verkaufen kann.
picture-D9-2 =
    Violett am Ende einer Partie: 4 × 4 = 16 für Glauben, 46 für sechs Goldtafeln und 28 für acht Gemälde. Das macht 90.
picture-D10-1 = Welche Gemälde verdeckt sind, weißt du, aber nicht ihre Reihenfolge.
