### Der Kopf jeder Seite, die Startseite, das Eröffnen eines Tisches.

## Der Kopf jeder Seite.

client-head-home = Shima, zur Startseite
client-head-menu = Menü
client-head-rules = Regeln
client-head-learn = Lernen
client-head-profile = Profil
client-head-you = Du
client-head-language = Sprache
client-head-language-name = { $code ->
    [de] Deutsch
   *[en] English
}
client-head-theme = Darstellung
client-head-theme-now = { $theme ->
    [light] Darstellung: hell
    [dark] Darstellung: dunkel
   *[auto] Darstellung: wie das Gerät
}
client-head-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Wie das Gerät
}
client-head-sound = Ton
client-head-sound-name = { $on ->
    [yes] An
   *[no] Aus
}

## Die Startseite.

client-lobby-title = Zwei Inselspiele, ein Tisch
client-lobby-welcome = Wähl ein Spiel und leg sofort los: ohne Konto, ohne Formular.
client-lobby-guests = Kranich Reiher Otter Ahorn Regenpfeifer Kiefer Laterne Schwalbe Tanuki Weide Karpfen Leuchtkäfer Iris Falke Lotus Marder
client-about = Gespielt an einem schlichten Tisch: alles in Worten, jeder Zug ein Knopf.
client-lobby-players = { $least ->
    [2] { $most ->
        [2] Zu zweit
        [4] Zu zweit bis zu viert
       *[other] Für 2 bis { $most }
    }
   *[other] Für { $least } bis { $most }
}
client-lobby-play = { $bots ->
    [1] Gegen einen Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
client-lobby-invite = { $others ->
    [1] Jemanden einladen
   *[other] { $others } Leute einladen
}
client-lobby-more = Mehr Optionen
client-lobby-rules = Regeln
client-lobby-studio = Studio
client-lobby-learn = Spielend lernen
client-lobby-strength = Stärke des Bots
client-lobby-opponents = Gegner
client-lobby-starting = Einen Moment …

client-lobby-mine = Deine Partien
client-lobby-turn = Du bist am Zug
client-lobby-running = Im Gange
client-lobby-finished = Beendet ({ $count })
client-lobby-continue = Weiterspielen
client-lobby-open = Öffnen
client-lobby-look = Ansehen
client-lobby-against = { $names ->
    [none] noch allein
   *[other] mit { $names }
}
client-lobby-free = { $chairs ->
    [one] 1 freier Stuhl
   *[other] { $chairs } freie Stühle
}
client-lobby-seeks = Wartet auf Mitspieler
client-lobby-paused = ruht
client-lobby-others-turn = Die anderen sind am Zug
client-lobby-theirs = { $name } ist am Zug
client-lobby-due = fällig { $when }
client-lobby-due-now = jetzt fällig
client-lobby-more-finished = { $count ->
    [one] 1 weitere zeigen
   *[other] { $count } weitere zeigen
}

client-lobby-tables = Offene Tische
client-lobby-no-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen: Dürfen alle dazukommen, steht er hier.
client-lobby-join = Mitspielen
client-lobby-watch = Zuschauen
client-lobby-again = Noch einmal versuchen
client-lobby-refreshing = Die Listen ließen sich nicht auffrischen: { $problem }

client-lobby-record = Eine aufgezeichnete Partie ansehen
client-lobby-record-note = Eine Datei, die auf .shima endet, von diesem oder einem anderen Server.

## Einen Tisch mit allen Optionen eröffnen.

client-new-title = Einen Tisch eröffnen
client-new-intro = Alles ist schon sinnvoll eingestellt. Ändere, was du magst.
client-new-game = Spiel
client-new-players = Zahl der Spieler
client-new-chairs = Wer spielt
client-new-chairs-note = Stühle für Menschen bleiben frei, bis jemand Platz nimmt: Den Link teilst du am Tisch.
client-new-chair = Stuhl { $number }
client-new-you = Du
client-new-person = Ein Mensch
client-new-bot = Bot: { $name }
client-new-order = Wer beginnt
client-new-order-name = { $order ->
    [seated] Wie gesetzt
    [rated] Nach Wertung
   *[random] Das Los
}
client-new-order-note = { $order ->
    [seated] Die Reihenfolge der Stühle oben ist die der Plätze.
    [rated] Wer die niedrigste Wertung hat, bekommt den ersten Platz.
   *[random] Die Plätze werden ausgelost, und nach der Partie lässt sich das Los nachprüfen.
}
client-new-clock = Bedenkzeit
client-new-clock-name = { $kind ->
    [live] Mit Uhr
    [days] Tage je Zug
   *[none] Unbegrenzt
}
client-new-clock-note = { $kind ->
    [live] Alle haben einen Vorrat an Minuten und bekommen für jeden Zug einige Sekunden dazu. Ist er verbraucht, spielt ein Bot weiter, bis du zurückkommst.
    [days] Für Partien neben dem Alltag: Jeder Zug hat so viele Tage. Danach spielt ein Bot weiter, bis du zurückkommst.
   *[none] Niemand wird gedrängt.
}
client-new-minutes = Minuten für jeden
client-new-increment = Sekunden dazu je Zug
client-new-days = Tage für jeden Zug
client-new-who = Wer dazukommen darf
client-new-who-name = { $who ->
    [open] Alle
   *[link] Nur mit Link
}
client-new-who-note = { $who ->
    [open] Der Tisch steht auf der Startseite, bis er voll ist.
   *[link] Der Tisch steht nirgends. Wer den Link hat, kann Platz nehmen oder zuschauen.
}
client-new-hints = Tipps
client-new-hints-name = { $on ->
    [yes] Erlaubt
   *[no] Aus
}
client-new-hints-note = { $on ->
    [yes] Wer am Zug ist, darf fragen, was ein starker Spieler täte.
   *[no] An diesem Tisch bekommt niemand Rat.
}
client-new-stand-in = Vertretung
client-new-stand-in-note = Dieser Bot spielt für alle, die gehen oder deren Zeit um ist.
client-new-option = { $option ->
    [order] Zweite Zugfolge-Meeples
   *[other] { $option }
}
client-new-option-name = { $option ->
    [order] { $value ->
        [repeated] Gleiche Folge
        [drawn] Neu ausgelost
       *[other] { $value }
    }
   *[other] { $value }
}
client-new-option-note = { $option ->
    [order] { $value ->
        [repeated] Zu zweit wiederholt sich die Folge der ersten Meeples bei den zweiten, so die englische Spielregel.
        [drawn] Zu zweit werden die Plätze der zweiten Meeples eigens ausgelost, so die deutsche Spielregel.
       *[other] { "" }
    }
   *[other] { "" }
}
client-new-set = Spielmaterial
client-new-set-note = Mit welchem Plan, welchen Plättchen und Preisen gespielt wird.
client-new-set-see = Im Studio ansehen
client-new-set-own = Einen eigenen Satz machen
client-new-set-name = { $name ->
    [standard] Standard
   *[other] { $name }
}
client-new-start = { $waits ->
    [yes] Tisch eröffnen
   *[no] Partie beginnen
}
client-new-start-note = { $waits ->
    [yes] Die Partie beginnt, wenn jeder Stuhl besetzt ist.
   *[no] Die Partie beginnt sofort.
}

## Hier ist nichts.

client-missing-title = Nichts als Meer
client-missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
client-missing-home = Zur Startseite
