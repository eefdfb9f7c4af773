### Lektionen: ihre Liste und die Seite einer Lektion.

client-learn-title = Spielend lernen
client-learn-intro = Du spielst selbst, Zug für Zug, und erfährst dabei, was zu tun ist und warum. Du kannst jederzeit aufhören: Dieser Browser merkt sich, wo du warst.
client-learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
client-learn-begin = Anfangen
client-learn-go-on = Weitermachen
client-learn-again = Von vorn
client-learn-done = Geschafft!
client-learn-progress = { $at } von { $stops }

## Eine Lektion.

client-learn-all = Alle Lektionen
client-learn-note = Die Lektion
client-learn-fold = Einzelheiten
client-learn-told = Was passiert ist
client-learn-why = Warum?
client-learn-continue = Weiter
client-learn-back = Zurück
client-learn-on = Vor
client-learn-show = Zeig es mir
client-learn-other = „{ $tried }“ wäre erlaubt, aber in dieser Lektion geht es jetzt um etwas anderes: { $wanted }. Es wurde nichts gespielt.
client-learn-look = Hier ist gerade nichts zu tun. Dein nächster Schritt: { $wanted }.
client-learn-here = Hier geht es weiter: { $wanted }.
client-learn-read = Auf dem Spielplan ist gerade nichts zu tun. Lies den Text der Lektion und wähle dann „Weiter“.
client-learn-wait = Einen Moment, die anderen sind am Zug.
client-learn-play = { $game } gegen einen leichten Bot spielen
client-learn-other-lesson = Nächste Lektion: { $title }
