### Der Tisch: vor der Partie und während sie läuft.

## Die Seite.

client-table-none = Diesen Tisch gibt es nicht
client-table-signed-out = Du bist abgemeldet
client-table-opening = Der Tisch wird vorbereitet …
client-table-home = Alle Tische
client-table-lost = Keine Verbindung. Wir versuchen es weiter.
client-table-kept = { $kept ->
    [yes] Deine letzte Aktion ist in diesem Browser gespeichert und wird gesendet, sobald die Verbindung wieder da ist – auch wenn du die Seite schließt.
   *[no] Deine letzte Aktion wird gesendet, sobald die Verbindung wieder da ist. Lass die Seite so lange offen, denn dieser Browser kann sie nicht speichern.
}
client-table-stale = Am Tisch ging es inzwischen weiter. Jetzt siehst du den aktuellen Stand.
client-table-board = Spielplan
client-table-side = Verlauf, Chat und Tipps
client-table-actions = Was du tun kannst
client-table-players = Mitspielende
client-table-no-board = Der Spielplan ließ sich nicht laden.
client-table-replay = Wiederholen
client-table-confirm = Ausführen
client-table-end = Zug beenden …
client-table-end-anyway = Trotzdem beenden
client-map-zoom-in = Spielplan vergrößern
client-map-zoom-out = Ganzen Spielplan zeigen
client-turn-line = Schritte des Zuges
client-turn-state = { $state ->
    [done] erledigt
   *[skipped] ausgelassen
}
client-table-again = Noch einmal versuchen
client-table-no = Abbrechen
client-table-more = Mehr

## Wie die Partie steht.

client-table-your-turn = Dein Zug
client-table-turn-of = { $name } ist am Zug
client-table-watching = Du schaust zu
client-table-over = { $ended ->
    [resigned] Durch Aufgabe beendet
    [abandoned] Beendet, weil alle gegangen sind
    [imported] Eine aufgezeichnete Partie
   *[played] Die Partie ist zu Ende
}
client-table-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
client-table-away = { $why ->
    [time] Deine Zeit ist abgelaufen. Ein Bot spielt für dich.
   *[left] Ein Bot spielt für dich.
}
client-table-is-paused = Die Partie ist unterbrochen
client-table-paused = { $who ->
    [you] Die Partie ist unterbrochen. Sobald du zurückkommst, geht sie weiter. Sonst endet sie am { $day } und zählt als verloren.
   *[others] Die Partie ist unterbrochen, bis jemand zurückkommt. Sonst endet sie am { $day }.
}
client-table-return = Selbst weiterspielen
client-table-sending = Wird gesendet …
client-seat-you = du
client-seat-here = an diesem Gerät
client-seat-remark = { $kind ->
    [bot] Bot
    [away] ein Bot springt ein
    [resigned] hat aufgegeben
   *[empty] niemand
}
client-clock-left = Verbleibende Zeit
client-clock-days = { $days } Tg. { $hours } Std.
client-clock-hours = { $hours }:{ $minutes } Std.
client-clock-minutes = { $minutes }:{ $seconds }

## Was man tun kann.

client-table-drop = Abbrechen
client-table-undo = Rückgängig
client-table-undo-ask = Um Rücknahme bitten
client-table-undo-unrated = Die Partie wird dann nicht gewertet.
client-table-undo-anyway = Trotzdem zurücknehmen
client-table-moves = { $count ->
    [one] Alle Züge (1)
   *[other] Alle Züge ({ $count })
}
client-moves-other = Weitere Züge ({ $count })
client-bubble-menu = Was davon?
client-hint-thinking = Ein starker Bot überlegt …
client-hint-none = Für diese Stellung gibt es keinen Tipp.
client-hint-chance = { $chance } % Gewinnchance
client-hint-title = Ein guter Zug
client-hint-number = { $at } von { $count }
client-hint-back = Voriger Tipp
client-hint-on = Nächster Tipp
client-hint-play = { $count ->
    [one] Ausführen
   *[other] Nächsten Schritt ausführen
}
client-preview-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
client-preview-nature = Danach entscheidet der Zufall.
client-preview-ends = Danach ist nichts mehr möglich, und dein Zug endet.
client-preview-then = Danach könntest du:
client-preview-more = und { $count } weitere
client-more-share = Tisch teilen
client-more-rules = Regeln
client-more-keys = Tasten
client-more-leave = { $after ->
    [pause] Partie unterbrechen
   *[bot] Einen Bot für mich spielen lassen
}
client-more-resign = Aufgeben
client-leave-title = { $after ->
    [pause] Partie unterbrechen?
   *[bot] Soll ein Bot für dich spielen?
}
client-leave-text = { $after ->
    [pause] Außer dir spielen hier nur Bots. Die Partie wartet, bis du zurückkommst. Nach sieben Tagen endet sie und zählt als verloren.
   *[bot] Er spielt, bis du zurückkommst. Wenn alle gehen, wird die Partie unterbrochen.
}
client-leave-yes = { $after ->
    [pause] Unterbrechen
   *[bot] Bot spielen lassen
}
client-resign-title = Diese Partie aufgeben?
client-resign-text = Du landest hinter allen, die weiterspielen. Das lässt sich nicht rückgängig machen.
client-resign-shared = { $name } gibt auf und landet hinter allen, die weiterspielen. Das lässt sich nicht rückgängig machen.
client-asked = { $name } möchte einen Zug zurücknehmen.
client-asked-own = Du möchtest einen Zug zurücknehmen. Die anderen müssen zustimmen.
client-asked-rated = Wenn alle zustimmen, wird die Partie nicht gewertet.
client-asked-show = Zeigen
client-asked-withdraw = Zurückziehen
client-asked-agreed = Du hast zugestimmt.
client-asked-yes = Zustimmen
client-asked-no = Ablehnen

## Punkte, Verlauf und Chat.

client-score = Punkte
client-score-total = Summe
client-score-open = Woher die Punkte kommen
client-side-tab = { $tab ->
    [chat] Chat
    [hint] Tipp
    [moves] Züge
   *[log] Verlauf
}
client-side-unread = neu
client-log-setup = Vor der ersten Runde
client-log-empty = Noch ist nichts passiert.
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-watch = Nur wer mitspielt, kann schreiben.
client-chat-write = Nachricht
client-chat-send = Senden

## Zurückschauen.

client-past = Frühere Stellungen
client-past-number = { NUMBER($at, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
client-past-step = { $stride ->
    [first] Zum Anfang
    [back] Einen Zug zurück
    [on] Einen Zug weiter
   *[last] Zum letzten Zug
}
client-past-former = Rückblick:
client-past-start = Vor dem ersten Zug.
client-past-glance = Nach Zug { NUMBER($number, useGrouping: 0) }:
client-past-leave = Zurück zur Partie

## Die Tasten.

client-keys-title = Mit der Tastatur
client-keys-name = { $key ->
    [CtrlZ] Strg + Z
    [Home] Pos1
    [End] Ende
    [Space] Leertaste
   *[other] { $key }
}
client-keys = { $meaning ->
    [tab] zur nächsten Möglichkeit
    [arrows] auf dem Spielplan: zum Nachbarn in dieser Richtung
    [enter] auswählen, spielen
    [escape] Auswahl aufheben; zurück zur Partie
    [skip] die Züge der anderen sofort zeigen
    [undo] den letzten Zug zurücknehmen
    [steps] beim Zurückschauen: durch die Stellungen gehen
    [card] erklären, was ausgewählt ist; noch einmal: zur Regel
    [board] den Spielplan vorlesen
    [hand] vorlesen, was du hast
    [scores] die Punkte vorlesen
    [last] den letzten Zug vorlesen
   *[help] diese Hilfe
}

## Vor der Partie.

client-wait-free = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $free } Plätze sind noch frei. Die Partie beginnt, sobald alle besetzt sind.
}
client-wait-for = { $free ->
    [0] Wir warten noch auf { $names }. Die Partie beginnt, sobald alle da sind.
    [one] Wir warten noch auf { $names }. Ein weiterer Platz ist frei. Die Partie beginnt, sobald alle da sind.
   *[other] Wir warten noch auf { $names }. { $free } weitere Plätze sind frei. Die Partie beginnt, sobald alle da sind.
}
client-wait-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
client-wait-chairs = Plätze
client-wait-empty = Frei
client-wait-chair = Platz { $number }
client-wait-invites = { $name } lädt dich zu einer Partie ein
client-wait-learn = Noch nie gespielt?
client-wait-reserved = reserviert
client-wait-here = Hier hinsetzen
client-wait-name = Dein Name
client-wait-sit = Platz nehmen
client-wait-sit-as = Platz nehmen als { $name }
client-wait-full = { $kept ->
    [0] Es ist kein Platz mehr frei
    [one] Der letzte Platz ist für { $names } reserviert
   *[other] Die übrigen Plätze sind für { $names } reserviert
}, aber du kannst zuschauen.
client-invite = Andere einladen
client-invite-note = Mit diesem Link können sich andere dazusetzen. Ein Konto ist nicht nötig.
client-invite-here = Dieser Link funktioniert nur auf diesem Gerät. Damit andere in deinem Netzwerk mitspielen können, starte den Server mit „shima serve --host 0.0.0.0“ und öffne ihn unter dem Namen oder der Adresse dieses Geräts.
client-invite-link = Link zu diesem Tisch
client-invite-code = QR-Code des Links
client-invite-copy = Link teilen
client-invite-copied = Der Link ist kopiert.
client-invite-text = Spiel mit mir!
client-curtain = Gib das Gerät an { $name } weiter
client-curtain-note = Der Tisch ist verdeckt, weil jemand von euch etwas weiß, das die anderen nicht sehen dürfen.
client-curtain-open = Ich bin { $name }
client-begin-bot = Bots für die leeren Plätze
client-begin-start = { $free ->
    [0] Anfangen
    [one] Mit einem Bot anfangen
   *[other] Mit { $free } Bots anfangen
}
client-begin-leave = Tisch verlassen
client-begin-close = Tisch schließen
client-terms-order = { $order ->
    [seated] Alle spielen die Farbe ihres Platzes.
    [rated] Den ersten Platz bekommt, wer die niedrigste Spielstärke hat.
   *[random] Die Plätze werden ausgelost.
}
client-terms-clock = { $kind ->
    [live] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } pro Person{ $increment ->
        [0] .
        [one] , dazu 1 Sekunde pro Zug.
       *[other] , dazu { $increment } Sekunden pro Zug.
    }
    [days] { $days ->
        [one] 1 Tag pro Zug.
       *[other] { $days } Tage pro Zug.
    }
   *[none] Unbegrenzte Bedenkzeit.
}
client-terms-hints = { $on ->
    [yes] Tipps sind erlaubt.
   *[no] Es gibt keine Tipps.
}
client-terms-option = { $option ->
    [rulebook] { $value ->
        [german] Es gilt die deutsche Spielregel.
       *[english] Es gilt die englische Spielregel.
    }
    [compass] { $value ->
        [violet] Violett beginnt.
        [green] Grün beginnt.
       *[random] Wer beginnt, wird ausgelost.
    }
    [order] { $value ->
        [drawn] Zu zweit wurde die Reihenfolge der zweiten Zugfolge-Meeples eigens ausgelost.
       *[repeated] Zu zweit wiederholt sich die Reihenfolge der ersten Zugfolge-Meeples bei den zweiten.
    }
   *[other] { $option }: { $value }.
}

client-person-about = { $name }: stummschalten, blockieren oder melden
client-person-mute = Stummschalten
client-person-unmute = Nicht mehr stummschalten
client-person-mute-note = Du siehst keine Nachrichten dieser Person mehr.
client-person-block = Blockieren
client-person-unblock = Nicht mehr blockieren
client-person-block-note = Diese Person kann sich nicht an deine Tische setzen, und keiner von euch sieht die offenen Tische des anderen.
client-person-report = Melden …
client-person-report-note = Der Betreiber dieses Servers erhält deinen Text und die letzten Chatnachrichten an diesem Tisch.
client-person-report-what = Was ist vorgefallen?
client-person-report-send = Meldung senden
client-person-reported = Deine Meldung ist beim Betreiber des Servers.
client-wait-blocked = Jemand, den du blockiert hast
client-wait-anyway = Trotzdem Platz nehmen

## Was die Vorlesetasten sagen.

client-tell-score = { $name }: { $points } ({ $parts }).
client-tell-no-turn = Noch hat niemand gespielt.
client-tell-no-hand = Du siehst nur zu und hast nichts auf dem Tisch.
client-tell-no-board = Der Spielplan ist Text, den du mit dem Screenreader lesen kannst.
