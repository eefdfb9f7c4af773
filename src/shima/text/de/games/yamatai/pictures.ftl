### Was die Bilder neben den Regeln zeigen. Zu Regel D3.1 gehört picture-D3-1.

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
