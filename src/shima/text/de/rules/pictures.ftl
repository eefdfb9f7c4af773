### Was die Bilder neben den Regeln zeigen. Zu Regel D3.1 gehört picture-D3-1.

## Tokaido Duo

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

## Yamataï

picture-Y1-8 =
    Zwei Eingangsfelder, jedes mit einem Pfeil. Andere Felder am Rand sind gestrichelt, gepunktete Linien sind Seewege.
picture-Y2-2 = Der Archipel zu Beginn einer Partie: 30 Kulturplättchen, 4 leere Inseln, 7 Gebirge.
picture-Y3-1 = Eine Runde zu zweit: Orange hatte seinen ersten Zug, Blau ist dran, dann jeder noch einmal.
picture-Y4-1 =
    Blau darf jede davon nehmen. Flotte 6 bringt Holz und Bambus, und zwei Kulturplättchen dürfen vertauscht werden.
picture-Y5-1 = Was ein Schiff jeder Farbe kostet, steht unter dem Vorrat. Orange will Lehm für 4 kaufen.
picture-Y6-2 = Wo Blau sein Bambus-Schiff einsetzen kann: auf freien Eingangsfeldern oder neben dem Bambus-Schiff.
picture-Y6-3 = Vier Schiffe eines Zuges. Lehm begann neben Lehm; jedes weitere ist mit dem vorigen verbunden.
picture-Y6-5 =
    Drei Schiffe wurden eingesetzt, die mit den Wimpeln. Jedes kann ein Plättchen von einer Insel nehmen, an der es
    liegt.
picture-Y6-7 =
    Insel 30 ist leer. Das Plättchen verlangt zweimal Holz, Stein und Lehm, und alle liegen an ihr: Die drei mit Wimpeln
    wurden in diesem Zug eingesetzt, das Stein-Schiff war schon da.
picture-Y6-8 = Ein Torii auf Insel 2 gehört niemandem. Die Häuser daneben haben die Farben ihrer Besitzer.
picture-Y6-10 =
    Orange hat gerade auf Insel 21 gebaut. Daneben stehen ein Torii und zwei Paläste, und sie ist ein Gebirge: 4
    Prestigeplättchen. Mit Insel 22 ist es eine Gruppe von zweien: 2 Münzen.
picture-Y7-1 = Blau hat zwei Schiffe übrig und Platz für eines: Das andere wird beiseitegestellt.
picture-Y8-1 = Orange gibt zwei Schriftrollen für Tomoe ab und bekommt die 4 Münzen, die dort liegen.
picture-Y9-2 = Das reservierte Plättchen von Blau liegt neben dem Tableau, bis es gebaut wird.
picture-Y9-3 = Die nächsten drei Plättchen, nur für einen sichtbar: Jedes kommt wieder auf den Stapel oder darunter.
picture-Y9-4 = Orange verschiebt das Lehm-Schiff auf einem Seeweg ins nächste Feld.
picture-Y9-5 = Heiliger Boden auf Insel 23: Dort baut niemand.
picture-Y9-6 = Laterne und Kranich tauschen die Plätze. Das Gebirge bleibt, wo es ist.
picture-Y9-7 = Diese beiden Schiffe gehen zurück in den Vorrat.
picture-Y9-8 = Das Stein-Schiff und das Bambus-Schiff tauschen die Plätze.
picture-Y9-9 = An Insel 4 liegen Holz und Stein, Bambus nicht. Mit Flotte 9 baut Blau dort trotzdem.
picture-Y10-toyo-tama = Mit Toyo Tama darf das Bambus-Schiff von Blau überall am Rand beginnen.
picture-Y11-3 = Fünf Runden lang hat niemand Hetsuka angeworben: Dort liegen nun zehn Münzen.
picture-Y11-5 =
    Orange nahm die Flotten 1 und 4, Blau die Flotten 6 und 3. Aufsteigend geordnet ergibt das die nächste Runde:
    Orange, Blau, Orange, Blau.
picture-Y12-1 =
    Orange am Ende: 3 PP für 16 Münzen, 12 für sechs Prestigeplättchen (von Amateratsu verdoppelt), 49 für Plättchen, 15
    für Spezialisten, −2 für zwei reservierte Plättchen, −1 für drei beiseitegestellte Schiffe. Das macht 76.
