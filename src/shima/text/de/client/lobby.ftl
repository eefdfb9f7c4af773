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
client-lobby-welcome = Wähle ein Spiel und leg los – ohne Konto, ohne Anmeldung.
client-lobby-guests = Kranich Reiher Otter Ahorn Regenpfeifer Kiefer Laterne Schwalbe Tanuki Weide Karpfen Leuchtkäfer Iris Falke Lotus Marder
client-about = Einfache Darstellung mit Text und Knöpfen.
client-lobby-players = { $least ->
    [2] { $most ->
        [2] 2 Personen
        [4] 2–4 Personen
       *[other] 2–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}
client-lobby-play = { $bots ->
    [1] Gegen einen Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
client-lobby-invite = { $others ->
    [1] Jemanden einladen
   *[other] { $others } Personen einladen
}
client-lobby-here = An diesem Gerät
client-lobby-more = Mehr Optionen
client-lobby-rules = Regeln
client-lobby-studio = Studio
client-lobby-learn = Spielend lernen
client-lobby-strength = Spielstärke des Bots
client-lobby-opponents = Gegner
client-lobby-starting = Einen Moment …

client-lobby-mine = Deine Partien
client-lobby-turn = Du bist am Zug
client-lobby-running = Läuft
client-lobby-finished = Beendet ({ $count })
client-lobby-continue = Weiterspielen
client-lobby-open = Öffnen
client-lobby-look = Ansehen
client-lobby-against = { $names ->
    [none] noch ohne Mitspieler
   *[other] mit { $names }
}
client-lobby-free = { $chairs ->
    [one] 1 freier Platz
   *[other] { $chairs } freie Plätze
}
client-lobby-seeks = Wartet auf Mitspieler
client-lobby-paused = unterbrochen
client-lobby-others-turn = Die anderen sind am Zug
client-lobby-theirs = { $name } ist am Zug
client-lobby-due = Zug fällig { $when }
client-lobby-due-now = Zug jetzt fällig
client-lobby-more-finished = { $count ->
    [one] 1 weitere zeigen
   *[other] { $count } weitere zeigen
}

client-lobby-tables = Offene Tische
client-lobby-no-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne selbst einen. Offene Tische erscheinen hier.
client-lobby-join = Mitspielen
client-lobby-watch = Zuschauen
client-lobby-again = Noch einmal versuchen
client-lobby-refreshing = Die Liste der Tische ließ sich nicht aktualisieren: { $problem }

client-lobby-record = Eine aufgezeichnete Partie ansehen
client-lobby-record-note = Eine Datei mit der Endung .shima, von diesem oder einem anderen Server.

## Einen Tisch mit allen Optionen eröffnen.

client-new-title = Einen Tisch eröffnen
client-new-intro = Die Voreinstellungen passen für die meisten Partien. Ändere, was du möchtest.
client-new-game = Spiel
client-new-players = Spieleranzahl
client-new-chairs = Wer spielt
client-new-chairs-note = Plätze für Menschen bleiben frei, bis sich jemand setzt. Den Link zum Einladen findest du am Tisch.
client-new-chair = Platz { $number }
client-new-you = Du
client-new-person = Jemand mit dem Link
client-new-here = Jemand an diesem Gerät
client-new-here-name = Name
client-new-here-nameless = Person { $number }
client-new-bot = Bot: { $name }
client-new-order = Sitzordnung
client-new-order-name = { $order ->
    [seated] Wie oben
    [rated] Nach Spielstärke
   *[random] Ausgelost
}
client-new-order-note = { $order ->
    [seated] Alle spielen die Farbe ihres Platzes oben.
    [rated] Den ersten Platz bekommt, wer die niedrigste Spielstärke hat.
   *[random] Die Plätze werden ausgelost. Nach der Partie lässt sich das Los nachprüfen.
}
client-new-clock = Bedenkzeit
client-new-clock-name = { $kind ->
    [live] Mit Uhr
    [days] Tage pro Zug
   *[none] Unbegrenzt
}
client-new-clock-note = { $kind ->
    [live] Alle haben gleich viele Minuten und bekommen pro Zug einige Sekunden dazu. Wenn deine Zeit abgelaufen ist, spielt ein Bot für dich weiter, bis du zurückkommst.
    [days] Für Partien nebenbei: Für jeden Zug bleiben so viele Tage Zeit. Danach spielt ein Bot für dich weiter, bis du zurückkommst.
   *[none] Alle haben so viel Zeit, wie sie möchten.
}
client-new-minutes = Minuten pro Person
client-new-increment = Zusätzliche Sekunden pro Zug
client-new-days = Tage pro Zug
client-new-who = Wer dazukommen darf
client-new-who-name = { $who ->
    [open] Alle
   *[link] Nur mit Link
}
client-new-who-note = { $who ->
    [open] Der Tisch erscheint auf der Startseite, bis alle Plätze besetzt sind.
   *[link] Der Tisch erscheint in keiner Liste. Wer den Link hat, kann Platz nehmen oder zuschauen.
}
client-new-hints = Tipps
client-new-hints-name = { $on ->
    [yes] Erlaubt
   *[no] Aus
}
client-new-hints-note = { $on ->
    [yes] Wer am Zug ist, kann sich von einem starken Bot Tipps geben lassen.
   *[no] An diesem Tisch gibt es keine Tipps.
}
client-new-stand-in = Vertretung
client-new-stand-in-note = Dieser Bot springt ein, wenn jemand geht oder die Zeit abläuft.
client-new-option = { $option ->
    [rulebook] Spielregel
    [compass] Am Kompass
   *[other] { $option }
}
client-new-option-name = { $option ->
    [rulebook] { $value ->
        [english] Englisch
        [german] Deutsch
       *[other] { $value }
    }
    [compass] { $value ->
        [violet] Violett
        [green] Grün
        [random] Ausgelost
       *[other] { $value }
    }
   *[other] { $value }
}
client-new-option-note = { $option ->
    [rulebook] { $value ->
        [english] Die Spielregeln unterscheiden sich in drei Punkten. Zu zweit wiederholt sich die Reihenfolge der ersten Zugfolge-Meeples bei den zweiten. Ein reserviertes Plättchen darfst du sofort bauen. Raijin und Nakatsu tauschen beliebige Schiffe.
        [german] Die Spielregeln unterscheiden sich in drei Punkten. Zu zweit wird die Reihenfolge der zweiten Zugfolge-Meeples eigens ausgelost. Ein reserviertes Plättchen darfst du erst in einer späteren Runde bauen. Raijin und Nakatsu tauschen nur Schiffe aus deiner Flotte oder deinem Hafen.
       *[other] { "" }
    }
    [compass] { $value ->
        [random] Das Los entscheidet, wer die Hälfte mit dem Kompass bekommt und beginnt.
       *[other] Diese Person bekommt die Hälfte mit dem Kompass und beginnt.
    }
   *[other] { "" }
}
client-new-set = Spielmaterial
client-new-set-note = Spielplan, Plättchen und Preise dieser Partie.
client-new-set-see = Im Studio ansehen
client-new-set-own = Eigenen Materialsatz erstellen
client-new-set-name = { $name ->
    [standard] Standard
   *[other] { $name }
}
client-new-start = { $waits ->
    [yes] Tisch eröffnen
   *[no] Partie beginnen
}
client-new-start-note = { $waits ->
    [yes] Die Partie beginnt, sobald alle Plätze besetzt sind.
   *[no] Die Partie beginnt sofort.
}

## Hier ist nichts.

client-missing-title = Weit und breit nur Meer
client-missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
client-missing-home = Zur Startseite

## Gegner.

client-bot-choice = { $level } · { $name }
client-bot-strength = Spielstärke { $level } von { $levels }
client-bot-about = { $bot ->
    [random] Macht irgendeinen erlaubten Zug.
    [greedy] Plant nur den eigenen Zug, nach Faustregeln.
    [level1] Ein Kind, das gerade erst die Regeln gelernt hat. Sammelt für sein Leben gern.
    [level2] Ein Fischer, der Zeit hat. Hält gern an Tempeln.
    [level3] Eine Malerin mit Blick für den schönen Zug.
    [level4] Ein Zimmermann, der spielt, wie er baut: solide und hoch hinaus.
    [level5] Eine Händlerin, die von allem den Preis kennt.
    [level6] Sammelt Seltenes und vergisst nie, welches Stück noch fehlt.
    [level7] Steuert nach den Sternen, plant weit voraus und ehrt jeden Schrein.
    [level8] Eine alte Meisterin mit siebzig Jahren Erfahrung.
   *[other] { $bot }
}
