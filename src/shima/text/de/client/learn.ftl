### Lektionen: ihre Liste und die Seite einer Lektion.

client-learn-title = Spielend lernen
client-learn-intro = Spiele in 90 Sekunden deinen ersten Zug und lerne dann in jedem Kapitel etwas Neues. Du spielst selbst, und am Ende jedes Kapitels entscheidest du. Du kannst jederzeit aufhören: Dieser Browser merkt sich, wo du warst.
client-learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
client-learn-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
client-learn-again = Von vorn
client-learn-done = Geschafft!
client-learn-completed = { $done } von { $lessons } geschafft
client-learn-progress = { $at } von { $stops }

## Eine Lektion.

client-learn-all = Alle Lektionen
client-learn-note = Die Lektion
client-learn-fold = Einzelheiten
client-learn-told = Was passiert ist
client-learn-why = Warum?
client-learn-continue = Weiter
client-learn-back = Zurück
client-learn-show = Zeig es mir
client-learn-other = „{ $tried }“ wäre erlaubt, aber in dieser Lektion geht es jetzt um etwas anderes: { $wanted }. Es wurde nichts gespielt.
client-learn-look = Hier ist gerade nichts zu tun. Dein nächster Schritt: { $wanted }.
client-learn-here = Hier geht es weiter: { $wanted }.
client-learn-read = Auf dem Spielplan ist gerade nichts zu tun. Lies den Text der Lektion und wähle dann „Weiter“.
client-learn-wait = Einen Moment, die anderen sind am Zug.
client-learn-play = { $game } gegen einen leichten Bot spielen
client-learn-other-lesson = Weiter: { $title }
client-learn-skip = Überspringen
client-learn-answers = Deine Entscheidung
client-learn-decide = Du entscheidest! Wähle einen der hervorgehobenen Züge.
client-learn-other-answer = „{ $tried }“ wäre erlaubt, aber hier geht es um die hervorgehobenen Züge. Wähle einen davon.
client-learn-others = { $given ->
    [0] Die Antworten
   *[other] Die anderen Antworten
}
