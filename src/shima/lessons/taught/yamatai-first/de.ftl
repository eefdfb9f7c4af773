### Die erste Lektion von Yamataï.

title = Deine ersten Inseln
about = Anderthalb Runden: Flotten nehmen, Schiffe in Ketten einsetzen, bauen, sammeln und anwerben.

## Der Tisch, und was gewinnt.

islands = Willkommen in Yamataï! Vor dir liegt ein Archipel mit 34 Inseln. Du und Aki setzt Schiffe zwischen den Inseln ein, nehmt Kulturplättchen und baut. Deine Gebäude sind blau, Akis Gebäude sind orange.
goal = Wer die meisten Punkte hat, gewinnt. Auf Gebäudeplättchen und Spezialisten steht, wie viele sie bringen. Jedes Prestigeplättchen bringt 1 Punkt, und am Ende bringen je 5 Münzen noch 1 Punkt.
turn = In deinem Zug nimmst du eine Flotte, handelst, wenn du magst, und setzt Schiffe ein. Dann baust du oder nimmst Kulturplättchen. Zuletzt darfst du einen Spezialisten anwerben. Zu zweit habt ihr je zwei Züge pro Runde.

## Erster Zug: ein Gebäude.

first-fleet = Nimm Flotte 6. Sie hat ein Holz-Schiff und ein Bambus-Schiff.
    .why = Gebäudeplättchen 1 kostet Holz und Bambus und bringt 3 Punkte. Flotte 6 hat genau diese beiden Schiffe.
    .wrong = Das ist erlaubt, aber Flotte 6 hat genau die Schiffe, die Plättchen 1 verlangt. Nimm sie.
entry = Wähle dein Holz-Schiff und dann das Eingangsfeld zwischen den Inseln 6 und 12.
    .why = Auf den Spielplan kommen Schiffe über die Eingangsfelder, die mit dem Pfeil. Dieses hier grenzt an Insel 12, wo wir bauen wollen.
    .wrong = Eins nach dem anderen! Setze zuerst das Holz-Schiff auf das Eingangsfeld zwischen den Inseln 6 und 12.
chain = Setze dein Bambus-Schiff dort ein, wo sich die Inseln 6, 7, 12 und 13 treffen.
    .why = Jedes weitere Schiff kommt neben das zuletzt eingesetzte, egal in welcher Farbe. So bilden die Schiffe eines Zuges eine Kette. Auch dieses Feld grenzt an Insel 12.
    .wrong = Setze das Bambus-Schiff dort ein, wo sich die Inseln 6, 7, 12 und 13 treffen. Dort hilft es dir noch ein zweites Mal.
build = Jetzt kannst du bauen. Wähle Plättchen 1, dann Insel 12.
    .why = Du brauchst eine leere Insel ohne Kulturplättchen und ringsum die richtigen Schiffe. Sie bleiben nach dem Bau liegen. Weil Insel 12 ein Gebirge ist, bekommst du noch ein Prestigeplättchen.
    .wrong = Holz und Bambus liegen an Insel 12, du kannst also gleich bauen. Wähle Plättchen 1, dann Insel 12.
end-turn = Beende deinen Zug.
    .why = Fast jede Flotte hat einen Effekt für diesen einen Zug. Mit Flotte 6 darfst du zwei Kulturplättchen auf dem Spielplan vertauschen. Du musst den Effekt nicht nutzen.
    .wrong = Das ist erlaubt, bringt dir aber noch nichts. Beende deinen Zug.

## Zweiter Zug: Kulturplättchen und ein Spezialist.

aki-collects = Aki hat nicht gebaut, sondern für jedes eingesetzte Schiff ein Kulturplättchen genommen. Mit 2 Kranichen hat Aki Yasoma angeworben, die mehr Punkte bringt als alle anderen Spezialisten. Jetzt bist du dran.
low-fleet = Nimm Flotte 1, ein einzelnes Bambus-Schiff.
    .why = Die Zahl auf deiner Flotte bestimmt deinen Platz in der Zugfolge der nächsten Runde. Je niedriger die Zahl, desto früher bist du am Zug. Deshalb kann sich auch eine kleine Flotte lohnen.
    .wrong = Damit hättest du mehr Schiffe, wärst aber später am Zug. Mit Flotte 1 beginnst du die nächste Runde. Nimm sie.
buy = Kaufe ein Stein-Schiff für 3 Münzen.
    .why = Einmal pro Zug darfst du ein Schiff kaufen oder eines zum selben Preis verkaufen. Mit zwei Schiffen nimmst du zwei Kulturplättchen.
    .wrong = Mit einem Schiff nimmst du nur ein Kulturplättchen. Kaufe zuerst ein Stein-Schiff.
same-colour = Setze das Bambus-Schiff dort ein, wo sich die Inseln 12, 13, 18 und 19 treffen.
    .why = Das erste Schiff eines Zuges muss nicht auf einem Eingangsfeld liegen. Du darfst es auch neben ein Schiff seiner Farbe setzen, so wie hier neben dein Bambus-Schiff vom letzten Zug.
    .wrong = Wir wollen die Fächer der Inseln 13 und 18. Setze das Bambus-Schiff dort ein, wo sich die Inseln 12, 13, 18 und 19 treffen.
chain-on = Setze das Stein-Schiff dort ein, wo sich die Inseln 13, 14 und 19 treffen.
    .why = So nimmst du für das eine Schiff den Fächer von Insel 13 und für das andere den von Insel 18.
    .wrong = Auch das zweite Schiff soll an Insel 13 liegen. Setze es dort ein, wo sich die Inseln 13, 14 und 19 treffen.
collect = Nimm den Fächer von Insel 13.
    .why = Für jedes Schiff dieses Zuges nimmst du ein Kulturplättchen von einer Insel, an der es liegt. Insel 13 ist dann leer – ein Bauplatz gleich neben deinem Gebäude.
    .wrong = Zwei Fächer sind ein Paar. Fang mit dem von Insel 13 an.
collect-pair = Nimm den Fächer von Insel 18.
    .why = Für zwei gleiche oder drei verschiedene Kulturplättchen kannst du einen Spezialisten anwerben.
    .wrong = Mit dem Fächer von Insel 18 hast du ein Paar. Nimm ihn.
recruit = Wirb Riu an und gib dafür deine 2 Fächer ab.
    .why = Spezialisten bringen Punkte, und die meisten haben einen dauerhaften Effekt. Am Ende deines Zuges passt nur ein Schiff in deinen Hafen. Mit Riu passen drei hinein.
    .wrong = Auch nicht schlecht, aber nimm jetzt Riu. Schon in deinem nächsten Zug siehst du, was das bringt.

## Nach der Runde.

round-over = Die Runde ist zu Ende. Auf jeden ausliegenden Spezialisten kommen 2 Münzen. Wer ihn später anwirbt, bekommt sie. Dann wird die Auslage mit neuen Spezialisten, Gebäudeplättchen und Flotten aufgefüllt.
order = Deine Flotten hatten die Zahlen 1 und 6, Akis die Zahlen 8 und 9. Deshalb hast du in dieser Runde die ersten beiden Züge und Aki die letzten beiden.

## Dritter Zug: neben dem eigenen Gebäude bauen.

big-fleet = Nimm Flotte 10 mit Lehm, Holz und einem dritten Schiff deiner Wahl.
    .why = Das neue Gebäudeplättchen 19, ein Handelsposten, kostet 2 Stein und bringt 4 Punkte. Mit Flotte 10 bekommst du ein Stein-Schiff und noch zwei weitere, aber in der nächsten Runde bist du erst spät am Zug.
    .wrong = Du bist zuerst am Zug und kannst die größte Flotte nehmen. Das ist Flotte 10 mit drei Schiffen.
any-boat = Wähle Stein als drittes Schiff.
    .why = Ein Stein-Schiff liegt schon an Insel 13. Alle Schiffe rings um eine Insel zählen, egal wer sie wann eingesetzt hat. Es fehlt also nur noch eines.
    .wrong = Der Handelsposten braucht Stein. Wähle ein Stein-Schiff.
beside = Setze das Stein-Schiff dort ein, wo sich die Inseln 7, 13 und 14 treffen.
    .why = Es kommt neben das andere Stein-Schiff. Bauen kannst du nur auf einer Insel, an der mindestens ein Schiff aus diesem Zug liegt.
    .wrong = An Insel 13 fehlt ein Stein-Schiff. Setze es dort ein, wo sich die Inseln 7, 13 und 14 treffen.
group = Baue Plättchen 19 auf Insel 13.
    .why = Die Inseln 12 und 13 sind benachbart, deine zwei Gebäude bilden also eine Gruppe. Dafür gibt es 1 Münze pro Gebäude. Ein Handelsposten verdoppelt das auf 4 Münzen.
    .wrong = Alles ist bereit. Wähle Plättchen 19, dann Insel 13.

## Vierter Zug: mit den Schiffen anderer.

harbour = Du bist noch einmal am Zug. Dank Riu sind Lehm und Holz noch im Hafen. Schiffe, die nicht in den Hafen passen, stellst du für immer beiseite. Je 2 davon kosten dich am Ende 1 Punkt.
gold-fleet = Nimm Flotte 5. Sie hat ein Gold-Schiff, das wertvollste von allen.
    .why = Das Gold hebst du für später auf. Sieh dir Insel 1 an: Aki hat sie geleert, und Stein und Holz liegen noch dort. Für Plättchen 16 mit 6 Punkten fehlen nur noch Lehm und Holz.
    .wrong = Das ist erlaubt, aber nimm Flotte 5. Ihr Effekt ist in diesem Zug nützlich.
other-boats = Setze dein Holz-Schiff am Rand ein, wo sich die Inseln 1 und 2 treffen.
    .why = Es kommt neben das Holz-Schiff, das Aki eingesetzt hat. Schiffe auf dem Spielplan gehören niemandem. Du darfst neben jedem Schiff der gleichen Farbe beginnen.
    .wrong = Insel 1 ist unser Ziel. Setze das Holz-Schiff am Rand ein, wo sich die Inseln 1 und 2 treffen.
fourth-boat = Setze das Lehm-Schiff dort ein, wo sich die Inseln 1, 2, 6 und 7 treffen.
    .why = Dann liegt alles an Insel 1, was Plättchen 16 kostet: Lehm, Stein und 2 Holz. Zwei dieser vier Schiffe hat Aki eingesetzt.
    .wrong = An Insel 1 fehlt noch Lehm. Setze das Lehm-Schiff dort ein, wo sich die Inseln 1, 2, 6 und 7 treffen.
big-build = Baue Plättchen 16 auf Insel 1.
    .why = 6 Punkte für zwei Schiffe! Nutze, was andere vorbereitet haben, und tu ihnen nicht denselben Gefallen. Wenn auf einer Insel alles zum Bauen bereit ist, baue sofort.
    .wrong = Insel 1 ist bereit. Wähle Plättchen 16, dann Insel 1.
sacred = Nutze den Effekt von Flotte 5 und lege Heiligen Boden auf Insel 30.
    .why = Wo er liegt, darf niemand bauen. Insel 30 ist ein Gebirge neben Schiffen von Aki und wäre ein guter Bauplatz gewesen.
    .wrong = Bremse lieber Aki aus. Wähle den Effekt von Flotte 5, dann Insel 30.

## Das Ende.

standing = Du hast 13 Punkte für Gebäude, 4 für Riu, 1 für dein Prestigeplättchen und 2 für 11 Münzen, zusammen 20. Aki hat 8.
end = Die Partie endet nach einer Runde, wenn jemand alle 10 Standardgebäude gebaut hat, wenn von einer Farbe kein Schiff mehr im Vorrat ist oder wenn sich die Auslage nicht mehr auf fünf Spezialisten oder fünf Gebäudeplättchen auffüllen lässt.
first-game = Suche in deiner ersten Partie leere Inseln mit passenden Schiffen ringsum und baue nah bei deinen Gebäuden. Wenn du etwas wählst, das nicht hervorgehoben ist, erfährst du, warum es nicht geht. Gute Fahrt!
