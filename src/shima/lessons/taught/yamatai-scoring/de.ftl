### Yamataï, Kapitel 6. Die Partie stammt von zwei Bots.

title = Spielende und Wertung
about = Die letzten beiden Runden einer Partie: wann sie endet und was zählt.

late = Wir steigen kurz vor Schluss in eine Partie ein. Du hast 61 Punkte, Aki hat 48. Punkte bringen Gebäude, Spezialisten, Prestigeplättchen und je 5 Münzen. Punkte kosten reservierte Plättchen, die du nicht gebaut hast, und beiseitegestellte Schiffe.
last-tile = Baue dein reserviertes Plättchen 2 auf Insel 33.
    .why = Es bringt 3 Punkte und kostet dich nicht länger 1 Punkt als reserviertes Plättchen. Mit den Münzen für die Gruppe hast du 15, das ist noch ein Punkt. Zusammen sind es 5.
    .wrong = Das ist erlaubt, aber dann kostet dich Plättchen 2 weiter einen Punkt. Baue es auf Insel 33.
one-boat = In deinen Hafen passt nur ein Schiff. Stelle eines deiner 2 Holz-Schiffe beiseite.
    .why = Je 2 beiseitegestellte Schiffe kosten 1 Punkt. Dies ist dein siebtes, und 7 kosten nicht mehr als 6. Behalte das andere Holz-Schiff, du brauchst es noch.
    .wrong = Stelle ein Holz-Schiff beiseite.
no-wood = Im Vorrat ist kein Holz mehr. Wenn eine Farbe fehlt, endet die Partie nach der Runde. Sie endet auch, wenn jemand das letzte Standardgebäude gebaut hat oder wenn sich die Auslage der Spezialisten oder Gebäudeplättchen nicht mehr auffüllen lässt.
tally = Du hast 40 Punkte für Gebäude, 23 für Spezialisten, 4 für Prestige und 3 für 17 Münzen. Davon gehen 1 für das Plättchen ab, das du noch reserviert hast, und 3 für 7 beiseitegestellte Schiffe. Das sind 66, und Aki hat 59.
last-turns = Aki ist fertig, und du hast die letzten beiden Züge der Partie. Mit deinem Holz-Schiff kannst du noch Plättchen 13 auf Insel 34 bauen, egal welche Flotte du nimmst. Mit welcher fängst du an?
reserve = Mit einem einzelnen Holz-Schiff bleibt kaum etwas übrig, und Plättchen 13 kannst du sofort bauen. Reserviere aber kein Plättchen mehr. Du könntest es nicht rechtzeitig bauen, und jedes kostet 1 Punkt.
clay = Zwei Schiffe, und dank Susanoo bringt Lehm beim Verkauf 7 Münzen. Deine 24 Münzen wären dann 1 Punkt mehr wert. Auch so kannst du Plättchen 13 bauen. Achte aber auf die Schiffe: Was du nicht einsetzt, nicht verkaufst und nicht im Hafen behältst, stellst du beiseite.
stone = Ein einzelnes Stein-Schiff, das dank Susanoo beim Verkauf 6 Münzen bringt. Deine 23 Münzen wären dann 1 Punkt mehr wert, und auch mit dieser Flotte kannst du Plättchen 13 auf Insel 34 bauen. In den Stapel zu sehen nützt nichts mehr, aber du musst es ja nicht tun.
end = Mit Plättchen 13 kommst du auf 72 Punkte und gewinnst. Frage dich am Ende, was jedes Schiff, jede Münze und jedes reservierte Plättchen noch wert ist, denn einen nächsten Zug gibt es nicht. Jetzt kennst du ganz Yamataï. Gute Fahrt!
