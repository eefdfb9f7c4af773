lesson-no-note = Hier hat der Lernende die Wahl, und keine Notiz sagt, was zu tun ist: setze vor { $text } eine Zeile wie „#! flotte-nehmen Y4.1“.
lesson-no-end = Die Lektion braucht nach ihrem letzten Zug eine Notiz, die sie abschließt.
lesson-setting = Der Lektion fehlt unter ihrem Kopf die Zeile „{ $mark } { $name }: 1“.
lesson-setting-value = { $name } muss zwischen 1 und { $most } liegen.
lesson-note = „{ $line }“ ist keine Notiz: nach { $mark } kommt ein Schlüssel aus kleinen Buchstaben, Ziffern und Bindestrichen, dann die Nummern von Regeln, etwa „{ $mark } flotte-nehmen Y4.1“.
lesson-twice = Die Notiz { $key } steht hier zum zweiten Mal.
lesson-no-words = Die Lektion sagt nichts: { $file } mit ihren Sätzen fehlt.
lesson-fluent = Das ist kein Fluent: eine Nachricht schreibt man „schlüssel = Text“, ihren Grund darunter als „    .why = Text“.
lesson-unsaid = Die Nachricht { $key } fehlt.
lesson-unasked = Keine Notiz fragt nach der Nachricht { $key }.
lesson-no-why = { $key } sagt, was zu tun ist, aber nicht, warum: ergänze darunter „    .why = …“.
lesson-wrong = { $file }: { $problem }
lesson-name = „{ $name }“ kann keine Lektion heißen: ihr Ordner ist mit kleinen Buchstaben, Ziffern und Bindestrichen benannt, höchstens 40.
lesson-key = { $key } ist Titel oder Inhalt der ganzen Lektion: gib der Notiz einen anderen Schlüssel.
lesson-no-rule = In den Regeln von { $game } gibt es keine Regel { $rule }.
lesson-said-twice = Die Nachricht { $key } steht hier zum zweiten Mal.
lesson-gap = { $key } verweist auf { $name }, was in dieser Datei nicht steht: Nachrichten einer Lektion verweisen nur aufeinander.
lesson-unknown = Die Lektion „{ $name }“ gibt es hier nicht.
lesson-no-stop = Die Lektion hat die Halte 0 bis { $last }, nicht { $stop }.

lesson-help = Lektionen: Partien mit Notizen, in denen der Lernende die Züge macht.
lesson-help-check =
    Den Ordner einer Lektion prüfen: ihre Partie, ihre Notizen und was sie sagen.

    Beispiel:
    { $shima } lesson check meine-lektion
lesson-help-folder = Der Ordner mit lesson.shima und en.ftl oder de.ftl.
lesson-help-new =
    Aus einer gespeicherten Partie den Ordner einer neuen Lektion machen: jede Entscheidung des Lernenden bekommt eine Notiz, die zu schreiben bleibt.

    Beispiel:
    { $shima } lesson new partie.shima meine-lektion --learner 1
lesson-help-new-folder = Der Ordner, der entstehen soll; sein Name ist der der Lektion.
lesson-help-learner = Der Platz des Lernenden, von 1 an gezählt.
lesson-sound = { $folder } ist in Ordnung: { $stops ->
        [one] 1 Halt
       *[other] { $stops } Halte
    }, { $moves ->
        [0] kein Zug zu machen
        [one] 1 Zug zu machen
       *[other] { $moves } Züge zu machen
    }, { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }, { $languages }.
lesson-drafted = { $folder } enthält die Partie mit ihren Notizen und die Sätze, die zu schreiben bleiben; danach: { $quoted }
