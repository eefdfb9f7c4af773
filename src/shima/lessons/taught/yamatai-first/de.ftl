### Die erste Lektion von Yamataï.

title = Deine ersten Inseln
about = Anderthalb Runden: Flotten nehmen, Schiffe in Ketten einsetzen, bauen, sammeln und anwerben.

## Der Tisch, und was gewinnt.

islands = Willkommen in Yamataï! Hier liegen 34 Inseln und das Meer dazwischen. Aki und du, ihr kommt mit Schiffen, nehmt, was auf den Inseln liegt, und baut dort. Deine Gebäude sind blau, die von Aki orange.
goal = Wer die meisten Punkte hat, gewinnt. Auf Gebäuden und Spezialisten steht, wie viele sie bringen. Jedes Prestigeplättchen zählt 1 Punkt, und am Ende zählen je 5 Münzen noch 1.
turn = In deinem Zug nimmst du eine Flotte, handelst, wenn du magst, und setzt Schiffe ein. Dann baust du oder nimmst Kulturplättchen. Zuletzt darfst du jemanden anwerben. Zu zweit habt ihr je zwei Züge pro Runde.

## Erster Zug: ein Gebäude.

first-fleet = Nimm Flotte 6. Sie bringt ein Holz-Schiff und ein Bambus-Schiff.
    .why = Bei den Gebäuden kostet Plättchen 1 Holz und Bambus und bringt 3 Punkte. Flotte 6 hat genau diese beiden Schiffe.
    .wrong = Erlaubt, aber Flotte 6 hat genau die Schiffe, die Plättchen 1 verlangt. Nimm sie.
entry = Wähle dein Holz-Schiff und dann den Eingang zwischen Insel 6 und 12.
    .why = Auf die Karte kommen Schiffe durch die fünf Eingänge mit einem Pfeil. Dieser hier grenzt an Insel 12, wo wir bauen wollen.
    .wrong = Eins nach dem anderen: zuerst das Holz-Schiff, auf den Eingang zwischen Insel 6 und 12.
chain = Setze dein Bambus-Schiff dort ein, wo sich die Inseln 6, 7, 12 und 13 treffen.
    .why = Jedes weitere Schiff kommt neben das zuletzt eingesetzte, egal welcher Farbe. So bilden die Schiffe eines Zuges eine Kette. Auch dieses Feld grenzt an Insel 12.
    .wrong = Setze das Bambus-Schiff dort ein, wo sich die Inseln 6, 7, 12 und 13 treffen. Dort hilft es dir noch ein zweites Mal.
build = Baue: Wähle Plättchen 1, dann Insel 12.
    .why = Du brauchst eine leere Insel, ohne Kulturplättchen, und ringsum die richtigen Schiffe. Sie bleiben dort liegen. Im Gebirge bekommst du fürs Bauen noch ein Prestigeplättchen.
    .wrong = Holz und Bambus liegen an Insel 12: Du kannst gleich bauen. Wähle Plättchen 1, dann Insel 12.
end-turn = Beende deinen Zug.
    .why = Jede Flotte hat einen Effekt für diesen einen Zug: Flotte 6 darf zwei Kulturplättchen auf der Karte vertauschen. Du musst ihn nicht nutzen.
    .wrong = Das dürftest du, aber noch nützt es dir nichts. Beende deinen Zug.

## Zweiter Zug: Kulturplättchen und ein Spezialist.

aki-collects = Aki hat nicht gebaut, sondern für jedes eingesetzte Schiff ein Kulturplättchen genommen. Mit 2 Kranichen hat Aki Yasoma angeworben, das bringt 6 Punkte. Das machen wir auch.
low-fleet = Nimm Flotte 1, ein einzelnes Bambus-Schiff.
    .why = Die Nummer deiner Flotte ist dein Platz in der Zugfolge der nächsten Runde: Kleine Nummern kommen zuerst. Darum können sich wenige Schiffe lohnen.
    .wrong = Das bringt mehr Schiffe, aber einen späteren Zug. Mit Flotte 1 beginnst du die nächste Runde: Nimm sie.
buy = Kaufe ein Stein-Schiff für 3 Münzen.
    .why = Einmal pro Zug darfst du ein Schiff kaufen oder eines zum selben Preis verkaufen. Zwei Schiffe bringen zwei Kulturplättchen.
    .wrong = Ein Schiff bringt nur ein Kulturplättchen. Kaufe zuerst ein Stein-Schiff.
same-colour = Setze das Bambus-Schiff dort ein, wo sich die Inseln 12, 13, 18 und 19 treffen.
    .why = Das erste Schiff eines Zuges muss nicht durch einen Eingang kommen. Es darf auch neben ein Schiff seiner Farbe, so wie hier neben dein Bambus-Schiff vom letzten Zug.
    .wrong = Wir wollen die Fächer der Inseln 13 und 18: Setze das Bambus-Schiff dort ein, wo sich die Inseln 12, 13, 18 und 19 treffen.
chain-on = Setze das Stein-Schiff dort ein, wo sich die Inseln 13, 14 und 19 treffen.
    .why = So kann ein Schiff den Fächer von Insel 13 nehmen und das andere den von Insel 18.
    .wrong = Auch das zweite Schiff soll an Insel 13 liegen: Setze es dort ein, wo sich die Inseln 13, 14 und 19 treffen.
collect = Nimm den Fächer von Insel 13.
    .why = Für jedes Schiff dieses Zuges nimmst du ein Kulturplättchen von einer Insel, an der es liegt. Insel 13 ist dann leer: ein Bauplatz gleich neben deinem Gebäude.
    .wrong = Zwei Fächer sind ein Paar. Fang mit dem von Insel 13 an.
collect-pair = Nimm den Fächer von Insel 18.
    .why = Mit zwei gleichen oder drei verschiedenen Kulturplättchen bezahlst du einen Spezialisten.
    .wrong = Der Fächer von Insel 18 macht das Paar voll: Nimm ihn.
recruit = Wirb Riu an und bezahle mit deinen 2 Fächern.
    .why = Spezialisten bringen Punkte, und die meisten haben einen Effekt, der bleibt. Nach einem Zug kannst du nur ein Schiff im Hafen behalten. Mit Riu ist dort Platz für drei.
    .wrong = Auch nicht schlecht, aber nimm jetzt Riu: Schon in deinem nächsten Zug siehst du, was das bringt.

## Nach der Runde.

round-over = Die Runde ist zu Ende. Auf jeden Spezialisten, der noch da ist, kommen 2 Münzen: Wer ihn später anwirbt, bekommt sie. Neue Spezialisten, Gebäude und Flotten füllen die Lücken.
order = Deine Flotten hatten die Nummern 1 und 6, Akis die Nummern 8 und 9. Darum hast du in dieser Runde die ersten beiden Züge und Aki die letzten beiden.

## Dritter Zug: neben dem eigenen Gebäude bauen.

big-fleet = Nimm Flotte 10: Lehm, Holz und ein drittes Schiff nach Wahl.
    .why = Das neue Plättchen 19, ein Handelsposten, kostet 2 Stein und bringt 4 Punkte. Flotte 10 kann dir den Stein geben und noch mehr, aber mit ihrer Nummer kommst du später dran.
    .wrong = Du bist zuerst dran, also nimm die reichste Flotte: Nummer 10, mit drei Schiffen.
any-boat = Wähle Stein als drittes Schiff.
    .why = Ein Stein-Schiff liegt schon an Insel 13. Alle Schiffe rings um eine Insel zählen, egal von wem und von wann. Es fehlt also nur noch eines.
    .wrong = Der Handelsposten braucht Stein: Wähle ein Stein-Schiff.
beside = Setze das Stein-Schiff dort ein, wo sich die Inseln 7, 13 und 14 treffen.
    .why = Es kommt neben das andere Stein-Schiff. Um auf einer Insel zu bauen, muss mindestens ein Schiff dieses Zuges an ihr liegen.
    .wrong = An Insel 13 fehlt ein Stein-Schiff: Setze es dort ein, wo sich die Inseln 7, 13 und 14 treffen.
group = Baue Plättchen 19 auf Insel 13.
    .why = Die Inseln 12 und 13 sind Nachbarn, deine zwei Gebäude also eine Gruppe: 1 Münze für jedes. Ein Handelsposten verdoppelt das, auf 4 Münzen.
    .wrong = Alles ist bereit: Wähle Plättchen 19, dann Insel 13.

## Vierter Zug: mit den Schiffen anderer.

harbour = Du bist noch einmal dran. Lehm und Holz sind noch im Hafen, dank Riu. Schiffe ohne Platz im Hafen werden für immer beiseitegestellt: Je 2 davon kosten am Ende einen Punkt.
gold-fleet = Nimm Flotte 5: ein Gold-Schiff, das seltenste von allen.
    .why = Das hebst du für später auf. Jetzt sieh dir Insel 1 an: Aki hat sie geleert und Stein und Holz dagelassen. Plättchen 16, mit 6 Punkten, braucht dazu noch Lehm und Holz.
    .wrong = Das ginge, aber nimm Flotte 5: Ihr Effekt ist in diesem Zug nützlich.
other-boats = Setze dein Holz-Schiff am Rand ein, wo sich die Inseln 1 und 2 treffen.
    .why = Es kommt neben Akis Holz-Schiff. Schiffe auf der Karte gehören niemandem: Neben jedem Schiff der gleichen Farbe darfst du anfangen.
    .wrong = Insel 1 ist unser Ziel: Setze das Holz-Schiff am Rand ein, wo sich die Inseln 1 und 2 treffen.
fourth-boat = Setze das Lehm-Schiff dort ein, wo sich die Inseln 1, 2, 6 und 7 treffen.
    .why = Dann liegt alles an Insel 1, was Plättchen 16 kostet: Lehm, Stein und 2 Holz. Zwei dieser vier Schiffe kamen von Aki.
    .wrong = An Insel 1 fehlt noch Lehm: Setze das Lehm-Schiff dort ein, wo sich die Inseln 1, 2, 6 und 7 treffen.
big-build = Baue Plättchen 16 auf Insel 1.
    .why = 6 Punkte für zwei Schiffe! Was andere leeren und liegen lassen, kann dir gehören, und umgekehrt: Lass keine fertige Insel für später liegen.
    .wrong = Insel 1 ist bereit: Wähle Plättchen 16, dann Insel 1.
sacred = Nutze den Effekt von Flotte 5: Lege Heiligen Boden auf Insel 30.
    .why = Wo er liegt, kann niemand bauen. Insel 30 ist ein Gebirge neben Akis ersten Schiffen, sie hätte Aki gefallen.
    .wrong = Stör lieber Aki: Wähle den Effekt von Flotte 5, dann Insel 30, das Gebirge neben Akis Schiffen.

## Das Ende.

standing = Du hast 13 Punkte für Gebäude, 4 für Riu, 1 für dein Prestigeplättchen und 2 für 11 Münzen. Das macht 20, Aki hat 8.
end = Das Spiel endet nach einer Runde, wenn jemand alle 10 Standardgebäude gebaut hat, eine Farbe von Schiffen im Vorrat ausgegangen ist oder zu wenige Spezialisten oder Gebäudeplättchen da sind, um fünf auszulegen.
first-game = Such in deinem ersten Spiel leere Inseln mit passenden Schiffen ringsum, und bleib nah bei deinen Gebäuden. Wähle etwas, das nicht hervorgehoben ist, und du erfährst, warum es nicht geht. Guten Wind!
