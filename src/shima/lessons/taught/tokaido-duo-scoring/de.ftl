### Tokaido Duo, Kapitel 5. Die Partie stammt von zwei Bots.

title = Spielende und Wertung
about = Die letzten Runden einer Partie: drei Wege zum Ende, und was zählt.

standing = Wir steigen kurz vor Schluss in eine Partie ein. Du hast 7 × 4 = 28 Punkte für Glauben, 10 für 2 Goldtafeln und 18 für 6 verschenkte Gemälde, zusammen 56. Aki hat 48, die meisten davon für 5 Goldtafeln. Aki beginnt.
swift-walk = Nimm den Würfel des Pilgers und geh 3 Schritte weit zum Tempel vor C6.
    .why = Mit der Welle „eiliger Pilger“ dürftest du auch 4 Schritte weit in den Ort gehen. Aber ein Tempel zählt bei 4 Gärten vierfach.
    .wrong = Der Tempel ist jetzt 4 Punkte wert. Nimm den Würfel des Pilgers und geh 3 Schritte weit.
eighth = Besuche den Tempel.
    .why = Dein Tempelmarker rückt auf 8 vor, und dein Glaube steigt von 28 auf 8 × 4 = 32.
    .wrong = Der Tempel ist 4 Punkte wert. Besuche ihn.
ends = Die Partie endet nach der Runde, in der jemand die 6. Goldtafel nimmt, das 10. Gemälde verschenkt oder mit einem Marker Tempel 9 oder Garten 6 erreicht. Aki fehlt nur noch eine Goldtafel, dir nur noch ein Tempel. Du führst mit 60 zu 48.
last-round = Du beginnst. Beendest du die Partie, oder sammelst du erst noch Punkte?
finish = Zwei Stationen hinter C6 liegt ein Tempel. Es ist dein neunter, und dein Glaube steigt von 32 auf 36. Damit endet die Partie nach dieser Runde, und Aki hat nur noch einen Würfel, um aufzuholen.
gift = Gebiet 1 zeigt einen Berg, genau wie dein nächstes Gemälde. Es ist das siebte, das du verschenkst, und deine Kultur steigt von 18 auf 23. Die Partie geht weiter, und Aki bekommt eine Chance auf die sechste Goldtafel.
fans = C3 zahlt je 3 Münzen für Fächer, und deine Welle bringt je 1 dazu. Mit deinen 6 Münzen reichen 2 Fächer für die dritte Goldtafel, und dein Handel steigt von 10 auf 17. Die Partie geht weiter, auch für Aki.
end = Übrige Waren und Gemälde zählen nichts, Münzen nur bei Gleichstand. Wenn du führst, beeil dich; wenn du zurückliegst, zieh die Partie in die Länge. Jetzt kennst du ganz Tokaido Duo. Gute Reise!
