### Yamataï, Kapitel 2.

title = Schiffe und Ketten
about = Wohin Schiffe dürfen, wie du eines kaufst und was deine Schiffe später noch für dich tun.

entry = Wähle dein Holz-Schiff und dann das Eingangsfeld zwischen den Inseln 6 und 12.
    .why = Auf den Spielplan kommen Schiffe über die Eingangsfelder, die mit dem Pfeil. Dieses hier grenzt an Insel 12, wo wir bauen wollen.
    .wrong = Eins nach dem anderen! Setze zuerst das Holz-Schiff auf das Eingangsfeld zwischen den Inseln 6 und 12.
chain = Setze dein Bambus-Schiff dort ein, wo sich die Inseln 6, 7, 12 und 13 treffen.
    .why = Jedes weitere Schiff kommt neben das zuletzt eingesetzte, egal in welcher Farbe. So bilden die Schiffe eines Zuges eine Kette. Auch dieses Feld grenzt an Insel 12, du kannst dort also bauen. Dann ist Aki am Zug.
    .wrong = Setze das Bambus-Schiff dort ein, wo sich die Inseln 6, 7, 12 und 13 treffen. Dort hilft es dir noch ein zweites Mal.
buy = In diesem Zug hast du nur ein Bambus-Schiff. Kaufe ein Stein-Schiff für 3 Münzen.
    .why = Einmal pro Zug darfst du ein Schiff kaufen oder eines zum selben Preis verkaufen. Mit zwei Schiffen nimmst du zwei Kulturplättchen.
    .wrong = Mit einem Schiff nimmst du nur ein Kulturplättchen. Kaufe zuerst ein Stein-Schiff.
same-colour = Setze das Bambus-Schiff dort ein, wo sich die Inseln 12, 13, 18 und 19 treffen.
    .why = Das erste Schiff eines Zuges muss nicht auf einem Eingangsfeld liegen. Du darfst es auch neben ein Schiff seiner Farbe setzen, so wie hier neben dein Bambus-Schiff vom letzten Zug.
    .wrong = Wir wollen die Fächer der Inseln 13 und 18. Setze das Bambus-Schiff dort ein, wo sich die Inseln 12, 13, 18 und 19 treffen.
second-boat = Wir wollen die Fächer der Inseln 13 und 18. Mit jedem Schiff nimmst du ein Kulturplättchen von einer Insel, an der es liegt. Wo setzt du das Stein-Schiff ein?
edge = Mit dem Stein-Schiff nimmst du den Fächer von Insel 18, mit dem Bambus-Schiff den von Insel 13. Außerdem besetzt es ein Eingangsfeld. Für Aki sind nur noch zwei von fünf frei.
south = Mit dem Stein-Schiff nimmst du den Fächer von Insel 18, mit dem Bambus-Schiff den von Insel 13. Von hier aus ist der Weg frei zu Insel 25 und in den Süden, für dich und für Aki.
east = Mit dem Stein-Schiff nimmst du den Fächer von Insel 13, mit dem Bambus-Schiff den von Insel 18. Insel 13 ist dann leer, liegt neben deinem Gebäude und hat schon ein Stein-Schiff. Denk daran, wenn du einen Bauplatz suchst.
end = Alle Schiffe eines Zuges bilden eine Kette. Das erste beginnt auf einem Eingangsfeld oder neben einem Schiff seiner Farbe, jedes weitere kommt neben das letzte. Schiffe bleiben liegen: Setze sie so ein, dass sie später dir helfen und nicht Aki.
