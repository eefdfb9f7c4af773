### Lektionen: ihre Liste und die Seite einer Lektion.

client-learn-title = Spielend lernen
client-learn-intro = Du machst die Züge, Schritt für Schritt, und erfährst, was zu tun ist und warum. Hör auf, wann du magst: dieser Browser merkt sich, wo du warst.
client-learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
client-learn-begin = Anfangen
client-learn-go-on = Weitermachen
client-learn-again = Von vorn
client-learn-done = Du hast sie durchgespielt.
client-learn-progress = { $at } von { $stops }

## Eine Lektion.

client-learn-all = Alle Lektionen
client-learn-note = Die Lektion
client-learn-fold = Einzelheiten
client-learn-told = Was geschehen ist
client-learn-why = Warum?
client-learn-continue = Weiter
client-learn-back = Zurück
client-learn-on = Vor
client-learn-show = Zeig es mir
client-learn-other = „{ $tried }“ ist erlaubt, aber die Lektion möchte jetzt etwas anderes: { $wanted }. Es wurde nichts gespielt.
client-learn-look = Hier ist jetzt nichts zu tun. Die Lektion möchte: { $wanted }.
client-learn-here = Hier geht die Lektion weiter: { $wanted }.
client-learn-read = Auf dem Spielplan ist jetzt nichts zu tun. Lies, was die Lektion sagt, und geh dann weiter.
client-learn-wait = Einen Moment: die anderen spielen.
client-learn-play = { $game } gegen einen leichten Bot spielen
client-learn-other-lesson = Nächste Lektion: { $title }
