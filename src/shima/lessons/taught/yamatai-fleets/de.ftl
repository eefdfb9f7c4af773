### Yamataï, Kapitel 1.

title = Flotten und Zugfolge
about = Woraus ein Zug besteht und warum manchmal eine kleine Flotte die richtige ist.

turn = In deinem Zug nimmst du eine Flotte, handelst, wenn du magst, und setzt Schiffe ein. Dann baust du oder nimmst Kulturplättchen. Zuletzt darfst du einen Spezialisten anwerben. Zu zweit habt ihr je zwei Züge pro Runde.
low-fleet = Nimm Flotte 1, ein einzelnes Bambus-Schiff.
    .why = Die Zahl auf deiner Flotte bestimmt deinen Platz in der Zugfolge der nächsten Runde. Je niedriger die Zahl, desto früher bist du am Zug. Deshalb kann sich auch eine kleine Flotte lohnen. Den Rest dieses Zuges spielen wir für dich.
    .wrong = Damit hättest du mehr Schiffe, wärst aber später am Zug. Mit Flotte 1 beginnst du die nächste Runde. Nimm sie.
round-over = Die Runde ist zu Ende. Auf jeden ausliegenden Spezialisten kommen 2 Münzen. Wer ihn später anwirbt, bekommt sie. Dann wird die Auslage mit neuen Spezialisten, Gebäudeplättchen und Flotten aufgefüllt.
order = Deine Flotten hatten die Zahlen 1 und 6, Akis die Zahlen 8 und 9. Deshalb hast du in dieser Runde die ersten beiden Züge und Aki die letzten beiden.
which-fleet = Du beginnst und hast die Wahl unter allen fünf Flotten. Welche nimmst du?
three = Die größte Flotte: Lehm, Holz und ein Schiff deiner Wahl. Mit Stein kannst du noch in diesem Zug Plättchen 19 auf Insel 13 bauen, gleich neben deinem Gebäude, und hast zwei Schiffe übrig. Dafür ist die Zahl hoch: Mit Flotte 10 bist du in der nächsten Runde immer als Letztes am Zug.
pair = Zwei Schiffe, und eines davon ist Stein. Mehr brauchst du nicht, um Plättchen 19 auf Insel 13 zu bauen, gleich neben deinem Gebäude. Dir bleiben weniger Schiffe als mit Flotte 10, aber du bist in der nächsten Runde früher am Zug.
small = Nur ein Holz-Schiff, aber eine niedrige Zahl und ein nützlicher Effekt: Du darfst ein Gebäudeplättchen reservieren, das ab dann nur noch du bauen kannst. Baust du es nie, verlierst du 1 Punkt.
end = Bei jeder Flotte wägst du ab: jetzt viele Schiffe oder später ein früher Zug. Behalte auch die anderen im Auge, denn eine Flotte, die du nimmst, bekommt Aki nicht.
