### Was die Bilder neben den Regeln zeigen. Zu Regel Y3.1 gehört picture-Y3-1.

picture-Y1-8 =
    Zwei Eingangsfelder, jedes mit einem Pfeil. Die anderen Felder am Rand sind gestrichelt, die gepunkteten Linien sind
    Seewege.
picture-Y2-2 = Der Archipel zu Beginn einer Partie: 30 Kulturplättchen, 4 leere Inseln und 7 Gebirge.
picture-Y3-1 =
    Eine Runde zu zweit. Orange hatte den ersten Zug, jetzt ist Blau am Zug. Danach haben beide noch je einen Zug.
picture-Y4-1 =
    Blau darf jede dieser Flotten nehmen. Flotte 6 hat ein Holz- und ein Bambus-Schiff, und mit ihrem Effekt lassen sich
    2 Kulturplättchen vertauschen.
picture-Y5-1 = Der Preis jeder Farbe steht unter dem Vorrat. Orange will ein Lehm-Schiff für 4 Münzen kaufen.
picture-Y6-2 = Blau kann das Bambus-Schiff auf ein freies Eingangsfeld oder neben das andere Bambus-Schiff setzen.
picture-Y6-3 =
    Vier Schiffe eines Zuges. Das Lehm-Schiff wurde neben ein anderes Lehm-Schiff gesetzt, jedes weitere ist mit dem
    zuvor eingesetzten verbunden.
picture-Y6-5 =
    Die drei Schiffe mit Wimpel wurden in diesem Zug eingesetzt. Für jedes davon wird ein Plättchen von einer
    benachbarten Insel genommen.
picture-Y6-7 =
    Insel 30 ist leer. Das Plättchen verlangt zwei Holz-Schiffe, ein Stein-Schiff und ein Lehm-Schiff, und alle liegen
    an dieser Insel. Die drei mit Wimpel wurden in diesem Zug eingesetzt, das Stein-Schiff war schon da.
picture-Y6-8 = Das Torii auf Insel 2 gehört niemandem. Die Gebäude daneben haben die Farben ihrer Besitzer.
picture-Y6-10 =
    Orange hat gerade auf Insel 21 gebaut, einem Gebirge mit einem Torii und zwei Palästen daneben. Das bringt 4
    Prestigeplättchen. Mit dem Gebäude auf Insel 22 bildet das neue eine Gruppe aus zwei Gebäuden. Das bringt 2 Münzen.
picture-Y7-1 = Blau hat zwei Schiffe übrig und Platz für eines. Das andere wird beiseitegestellt.
picture-Y8-1 = Orange gibt zwei Schriftrollen ab, um Tomoe anzuwerben, und erhält die 4 Münzen auf dem Plättchen.
picture-Y9-2 = Das reservierte Plättchen von Blau bleibt neben dem Tableau, bis es gebaut wird.
picture-Y9-3 = Nur eine Person sieht die nächsten drei Plättchen. Jedes kommt zurück auf oder unter den Stapel.
picture-Y9-4 = Orange verschiebt das Lehm-Schiff auf einem Seeweg auf das nächste Feld.
picture-Y9-5 = Heiliger Boden auf Insel 23. Dort kann niemand bauen.
picture-Y9-6 = Laterne und Kranich werden vertauscht. Das Gebirge bleibt, wo es ist.
picture-Y9-7 = Diese beiden Schiffe kommen zurück in den Vorrat.
picture-Y9-8 = Das Stein-Schiff und das Bambus-Schiff werden vertauscht.
picture-Y9-9 = An Insel 4 liegen Holz und Stein, aber kein Bambus. Mit Flotte 9 kann Blau dort trotzdem bauen.
picture-Y10-toyo-tama = Mit Toyo Tama darf Blau das Bambus-Schiff überall am Rand einsetzen.
picture-Y11-3 = Fünf Runden lang hat niemand Hetsuka angeworben. Inzwischen liegen dort 10 Münzen.
picture-Y11-5 =
    Orange nahm die Flotten 1 und 4, Blau die Flotten 6 und 3. Die Zugfolge der nächsten Runde ist Orange, Blau, Orange,
    Blau.
picture-Y12-1 =
    Orange am Ende: 3 PP für 16 Münzen, 12 für sechs Prestigeplättchen (von Amateratsu verdoppelt), 49 für
    Gebäudeplättchen und 19 für Spezialisten, −2 für zwei reservierte Plättchen und −1 für drei beiseitegestellte
    Schiffe. Das macht 80.
