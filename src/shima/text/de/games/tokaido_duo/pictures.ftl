### Was die Bilder neben den Regeln zeigen. Zu Regel D3.1 gehört picture-D3-1.

picture-D1-1 = Die ganze Insel zu Beginn einer Partie, mit allen sechs Figuren.
picture-D1-5 = Was zu Beginn neben dieser Insel liegt: Die Wellenplättchen zeigen besinnlich, stark und inspiriert.
picture-D2-2 = Beide Marker auf der 1, alle zehn Gemälde verdeckt.
picture-D3-1 =
    Violett beginnt und hat den Würfel des Pilgers gespielt. Grün nimmt einen der beiden anderen, Violett spielt den
    letzten.
picture-D4-1 = Der grüne Künstler hat zwei Schritte. Der Pfeil ist ein Weg; umrahmt sind alle möglichen Ziele.
picture-D4-3 =
    Der violette Künstler ist in Gebiet 1. Dort sind auch der grüne Künstler, ein Pilger an der Küste und Händler in M1
    und M2: vier Figuren, also wurden vier Gemälde aufgedeckt.
picture-D4-4 = Gebiet 7 zeigt den Mond, das erste übrige Gemälde auch: Es lässt sich verschenken.
picture-D4-7 =
    Mit dem inspirierten Künstler führt der Weg durch Gebiet 6, einen Berg: Violett kann in Gebiet 2 den Berg
    verschenken.
picture-D5-1 = Der grüne Händler in M3 hat zwei Schritte: Die Ringe zeigen alle Orte, an denen sie enden können.
picture-D5-2 =
    Ein Schritt ab M2. In C2 steht ein Pilger, dorthin kann der Händler also nicht; gestrichelte Ringe zeigen die
    anderen Ziele.
picture-D5-3 = Grün hat in M3 4 Waren gezogen. Mit den 5 alten sind es 9: Vier müssen zurück in den Beutel.
picture-D5-4 = Das Geschäft in C3 zahlt 4 Münzen für jede Keramik: Drei bringen 12.
picture-D5-5 = Nach diesem Verkauf: 6 und 12 Münzen sind 18. Zehn wurden zur dritten Goldtafel, 8 bleiben übrig.
picture-D6-1 = Vier Schritte für den violetten Pilger: Am Händler in C7 geht er vorbei, und C7 zählt als Schritt.
picture-D6-2 =
    Zwei Schritte würden in C4 enden, wo der grüne Pilger steht. Der violette geht deshalb eine Station weiter und hat
    dort seine Aktion.
picture-D6-3 =
    Der Würfel zeigt 3. Als besinnlicher Pilger darf der grüne auch nach zwei Schritten halten, am Tempel vor C3.
picture-D6-5 = Grün hat gerade das siebte Feld der Tempelleiste erreicht.
picture-D7-1 = Der violette Pilger ist am Meeresufer: Eines der drei Wellenplättchen gehört nun Violett.
picture-D8-3 =
    Der violette Händler ist zwei Orte weit nach M2 gegangen und hat Waren gezogen. Mit dem Heiße-Quelle-Plättchen führt
    ihn derselbe Würfel zwei Orte weiter; das ist der Weg nach C6, wo er Waren verkaufen kann.
picture-D9-2 =
    Violett am Ende einer Partie: 6 × 3 für Glauben, 17 für drei Goldtafeln, 40 für zehn Gemälde. Das macht 75.
picture-D10-1 = Was verdeckt liegt, kennt man nur im Ganzen, nie die Reihenfolge.
