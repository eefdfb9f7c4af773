### Yamataï, Kapitel 3.

title = Bauen
about = Was ein Gebäude braucht, was es dir bringt und wie dir fremde Schiffe helfen.

site = Zum Bauen brauchst du eine leere Insel ohne Kulturplättchen und ringsum die Schiffe, die das Gebäudeplättchen zeigt. Alle Schiffe rings um die Insel zählen, egal wer sie wann eingesetzt hat. Plättchen 19, ein Handelsposten, kostet 2 Stein und bringt 4 Punkte.
beside = An Insel 13 liegt schon ein Stein-Schiff. Setze noch eines dort ein, wo sich die Inseln 7, 13 und 14 treffen.
    .why = Es kommt neben das andere Stein-Schiff. Bauen kannst du nur auf einer Insel, an der mindestens ein Schiff aus diesem Zug liegt.
    .wrong = An Insel 13 fehlt noch ein Stein-Schiff. Setze es dort ein, wo sich die Inseln 7, 13 und 14 treffen.
group = Baue Plättchen 19 auf Insel 13.
    .why = Die Inseln 12 und 13 sind benachbart, deine zwei Gebäude bilden also eine Gruppe. Dafür gibt es 1 Münze pro Gebäude. Ein Handelsposten verdoppelt das auf 4 Münzen.
    .wrong = Alles ist bereit. Baue Plättchen 19 auf Insel 13.
other-boats = Du bist noch einmal am Zug und hast Flotte 5 genommen. Setze dein Holz-Schiff am Rand ein, wo sich die Inseln 1 und 2 treffen.
    .why = Sieh dir Insel 1 an: Aki hat sie geleert, und Stein und Holz liegen noch dort. Für Plättchen 16 mit 6 Punkten fehlen nur noch Lehm und Holz. Beginnen darfst du neben jedem Schiff der gleichen Farbe, auch wenn Aki es eingesetzt hat.
    .wrong = Insel 1 ist unser Ziel. Setze das Holz-Schiff am Rand ein, wo sich die Inseln 1 und 2 treffen.
fourth-boat = Setze das Lehm-Schiff dort ein, wo sich die Inseln 1, 2, 6 und 7 treffen.
    .why = Dann liegt alles an Insel 1, was Plättchen 16 kostet: Lehm, Stein und 2 Holz. Zwei dieser vier Schiffe hat Aki eingesetzt.
    .wrong = An Insel 1 fehlt noch Lehm. Setze das Lehm-Schiff dort ein, wo sich die Inseln 1, 2, 6 und 7 treffen.
build-or-sail = An Insel 1 ist alles bereit für Plättchen 16, und du hast noch ein Gold-Schiff. Was tust du?
build-now = 6 Punkte für zwei Schiffe, und das Gold-Schiff bleibt für einen Palast oder ein Torii im Hafen. Wenn alles bereit ist, baue sofort: Rings um Insel 1 ist jetzt jedes Feld besetzt. Später könnte dort niemand mehr ein Schiff einsetzen, und ohne neues Schiff kann niemand bauen.
sail-on = Mit einem dritten Schiff nimmst du drei Kulturplättchen: Maske, Kranich und Trommel. Drei verschiedene reichen für einen Spezialisten. Aber im selben Zug kannst du nicht auch noch bauen. Und später wird es auf Insel 1 schwierig, denn für ein neues Schiff ist dort kein Feld mehr frei.
end = Nutze, was andere vorbereitet haben, und tu ihnen nicht denselben Gefallen. Baue nah bei deinen Gebäuden, denn eine Gruppe bringt mit jedem Gebäude mehr Münzen.
