lesson-no-note = Hier muss entschieden werden, aber es fehlt eine Notiz dazu. Schreibe vor { $text } eine Zeile wie „#! flotte-nehmen Y4.1“.
lesson-no-end = Nach dem letzten Zug und der Entscheidung fehlt eine abschließende Notiz.
lesson-start = „#! start“ darf nur einmal vorkommen, vor der ersten Notiz.
lesson-lights = Die Notiz { $key } beleuchtet zu viel. Erlaubt sind höchstens { $most } Angaben.
lesson-answer = „{ $line }“ ist keine Antwort. Unter die Notiz einer Entscheidung gehören ein Name und ein Zug, etwa „{ $mark } answer kleine-flotte: fleet 1“.
lesson-answers = Die Entscheidung { $key } braucht { $least } oder { $most } Antworten.
lesson-answer-turn = Bei der Entscheidung { $key } ist jemand anderes am Zug.
lesson-answer-twice = Zwei Antworten der Entscheidung { $key } sind derselbe Zug.
lesson-answer-early = Die Entscheidung { $key } gehört hinter den letzten Zug, direkt vor die abschließende Notiz.
lesson-chapter-twice = Kapitel { $chapter } von { $game } gibt es schon: { $other }. Wähle eine andere Nummer.
lesson-setting = Unter dem Kopf der Lektion fehlt die Zeile „{ $mark } { $name }: 1“.
lesson-setting-value = { $name } muss zwischen { $least } und { $most } liegen.
lesson-setting-twice = { $name } ist zweimal festgelegt. Eine der Zeilen muss weg.
lesson-note = „{ $line }“ ist keine Notiz. Nach { $mark } kommt ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen, dann folgen Regelnummern und was beleuchtet wird, etwa „{ $mark } flotte-nehmen Y4.1 fleet:6“.
lesson-twice = Die Notiz { $key } steht hier zum zweiten Mal.
lesson-no-words = Die Lektion hat keine Texte. { $file } fehlt.
lesson-fluent = Das ist kein Fluent. Eine Nachricht schreibt man „name = Text“, ihren Grund darunter als „    .why = Text“.
lesson-unsaid = Die Nachricht { $key } fehlt.
lesson-unasked = Keine Notiz verwendet die Nachricht { $key }.
lesson-no-why = { $key } sagt, was zu tun ist, aber nicht, warum. Ergänze darunter „    .why = …“.
lesson-wrong = { $file }: { $problem }
lesson-name = „{ $name }“ kann keine Lektion heißen. Der Name ihres Ordners besteht aus höchstens 40 Kleinbuchstaben, Ziffern und Bindestrichen.
lesson-key = { $key } hat in Lektionen eine eigene Bedeutung. Wähle einen anderen Namen.
lesson-no-rule = In den Regeln von { $game } gibt es keine Regel { $rule }.
lesson-said-twice = Die Nachricht { $key } steht hier zum zweiten Mal.
lesson-gap = { $key } verweist auf { $name }, aber das steht nicht in dieser Datei. Nachrichten einer Lektion dürfen nur aufeinander verweisen.
lesson-unknown = Die Lektion „{ $name }“ gibt es hier nicht.
lesson-no-stop = Einen Schritt { $stop } gibt es nicht. Die Lektion hat die Schritte 0 bis { $last }.

lesson-help = Lektionen: Partien mit Notizen zum Selberspielen.
lesson-help-check =
    Den Ordner einer Lektion prüfen: Partie, Notizen und Texte.

    Beispiel:
    { $shima } lesson check meine-lektion
lesson-help-folder = Der Ordner mit lesson.shima und en.ftl oder de.ftl.
lesson-help-new =
    Aus einer gespeicherten Partie eine neue Lektion anlegen. Jede Entscheidung am Platz --learner bekommt eine Notiz, deren Text du noch schreibst.

    Beispiel:
    { $shima } lesson new partie.shima meine-lektion --learner 1
lesson-help-new-folder = Der neue Ordner; er heißt wie die Lektion.
lesson-help-learner = Auf welchem Platz gelernt wird, ab 1 gezählt.
lesson-sound = { $folder } ist in Ordnung: { $stops ->
        [one] 1 Schritt
       *[other] { $stops } Schritte
    }, { $moves ->
        [0] kein eigener Zug
        [one] 1 eigener Zug
       *[other] { $moves } eigene Züge
    }, { $duration }, { $languages }.
lesson-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
lesson-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
lesson-drafted = { $folder } enthält die Partie mit ihren Notizen und Platz für die Texte. Wenn sie geschrieben sind: { $quoted }
