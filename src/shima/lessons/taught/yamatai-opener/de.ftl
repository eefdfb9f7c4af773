### Yamataï, der Einstieg: ein Zug mit den ersten Punkten.

title = Dein erster Zug
about = Ein Zug, vier Klicks, die ersten Punkte.

welcome = Willkommen in Yamataï! Du und Aki setzt Schiffe zwischen 34 Inseln ein, nehmt Kulturplättchen und baut. Aki war schon am Zug und hat an Insel 12 ein Holz-Schiff eingesetzt. Schiffe auf dem Spielplan gehören niemandem. Das nutzen wir aus!
take-fleet = Nimm Flotte 1, ein einzelnes Bambus-Schiff.
    .why = Gebäudeplättchen 1 kostet Holz und Bambus und bringt 3 Punkte. Das Holz-Schiff liegt schon da, es fehlt nur noch Bambus.
    .wrong = Das ist erlaubt, aber für Plättchen 1 fehlt nur noch ein Bambus-Schiff. Nimm Flotte 1.
place-boat = Setze dein Schiff auf das Eingangsfeld zwischen den Inseln 12 und 18.
    .why = Auf den Spielplan kommen Schiffe über die Eingangsfelder, die mit dem Pfeil. Dieses hier grenzt an Insel 12, wo wir bauen wollen.
    .wrong = Wir wollen auf Insel 12 bauen. Setze das Schiff auf das Eingangsfeld zwischen den Inseln 12 und 18.
build-it = Baue auf Insel 12.
    .why = Die Insel ist leer, und beide Schiffe liegen an ihr. Plättchen 1 bringt 3 Punkte. Weil Insel 12 ein Gebirge ist, bekommst du noch ein Prestigeplättchen, das 1 weiteren Punkt bringt.
    .wrong = Du könntest auch ein Kulturplättchen nehmen, aber hier ist alles bereit. Baue auf Insel 12.
end = 4 Punkte in einem Zug! So funktioniert Yamataï: Suche eine leere Insel mit passenden Schiffen ringsum, ergänze, was fehlt, und baue. Alles Weitere zeigen dir die Kapitel, eins nach dem anderen.
