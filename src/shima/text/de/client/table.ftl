### Der Tisch: vor dem Spiel und während es läuft.

## Die Seite.

client-table-none = Diesen Tisch gibt es nicht
client-table-signed-out = Du bist abgemeldet
client-table-opening = Der Tisch wird gedeckt …
client-table-home = Alle Tische
client-table-lost = Verbindung unterbrochen: neuer Versuch läuft.
client-table-kept = { $kept ->
    [yes] Was du zuletzt getan hast, wartet auf die Verbindung. Es bleibt in diesem Browser gespeichert, auch wenn du die Seite schließt.
   *[no] Was du zuletzt getan hast, wartet auf die Verbindung. Dieser Browser kann es nicht speichern: Lass die Seite offen.
}
client-table-stale = Am Tisch war inzwischen etwas geschehen. Jetzt ist alles auf dem neuesten Stand.
client-table-board = Spielplan
client-table-side = Punkte, Verlauf und Chat
client-table-actions = Was du tun kannst
client-table-players = Mitspielende
client-table-no-board = Der Spielplan ließ sich nicht laden.
client-table-again = Noch einmal versuchen
client-table-no = Abbrechen
client-table-more = Mehr

## Wie das Spiel steht.

client-table-your-turn = Du bist am Zug
client-table-turn-of = { $name } ist am Zug
client-table-watching = Du schaust zu
client-table-over = { $ended ->
    [resigned] Durch Aufgabe beendet
    [abandoned] Beendet: Alle sind gegangen
    [imported] Ein aufgezeichnetes Spiel
   *[played] Das Spiel ist aus
}
client-table-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
client-table-away = { $why ->
    [time] Deine Zeit war um: Ein Bot spielt für dich.
   *[left] Ein Bot spielt für dich.
}
client-table-is-paused = Das Spiel ruht
client-table-paused = { $who ->
    [you] Das Spiel ruht: Komm zurück, dann geht es weiter. Sonst endet es am { $day } und zählt als verloren.
   *[others] Das Spiel ruht, bis jemand zurückkommt. Sonst endet es am { $day }.
}
client-table-return = Selbst weiterspielen
client-table-sending = Wird gesendet …
client-seat-you = du
client-seat-remark = { $kind ->
    [bot] Bot
    [away] Bot vertritt
    [resigned] hat aufgegeben
   *[empty] niemand
}
client-clock-left = Verbleibende Zeit
client-clock-days = { $days } T { $hours } Std
client-clock-hours = { $hours }:{ $minutes } Std
client-clock-minutes = { $minutes }:{ $seconds }

## Was man tun kann.

client-table-drop = Abbrechen
client-table-undo = Rückgängig
client-table-happened = Was ist passiert?
client-table-hint = Tipp
client-table-moves = { $count ->
    [one] Alle Züge (1)
   *[other] Alle Züge ({ $count })
}
client-moves-other = Weitere Züge ({ $count })
client-bubble-menu = Was davon?
client-hint-thinking = Jemand Starkes denkt darüber nach …
client-hint-none = Für diese Stellung gibt es keinen Rat.
client-hint-chance = { $chance } % Gewinnchance
client-hint-show = Zeigen
client-hint-play = Spielen
client-preview-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
client-preview-nature = Dann entscheidet der Zufall.
client-preview-ends = Dann gibt es nichts mehr zu tun: Damit endet dein Zug.
client-preview-then = Danach könntest du:
client-preview-more = und { $count } mehr
client-more-share = Tisch teilen
client-more-rules = Regeln
client-more-keys = Tasten
client-more-back = Um Rücknahme meines letzten Zuges bitten
client-more-leave = { $after ->
    [pause] Das Spiel ruhen lassen
   *[bot] Einen Bot für mich spielen lassen
}
client-more-resign = Aufgeben
client-leave-title = { $after ->
    [pause] Soll das Spiel ruhen?
   *[bot] Soll ein Bot für dich spielen?
}
client-leave-text = { $after ->
    [pause] Außer dir spielt hier niemand: Das Spiel wartet, bis du zurückkommst. Nach sieben Tagen endet es und zählt als verloren.
   *[bot] Er spielt in seinem Tempo, bis du zurückkommst. Wenn alle gehen, ruht das Spiel.
}
client-leave-yes = { $after ->
    [pause] Ruhen lassen
   *[bot] Spielen lassen
}
client-resign-title = Dieses Spiel aufgeben?
client-resign-text = Du stehst dann hinter allen, die weiterspielen. Das lässt sich nicht zurücknehmen.
client-asked = { $name } bittet, einen Zug zurückzunehmen.
client-asked-own = Du bittest, einen Zug zurückzunehmen. Die anderen müssen zustimmen.
client-asked-show = Zeigen
client-asked-withdraw = Zurückziehen
client-asked-agreed = Du hast zugestimmt.
client-asked-yes = Zustimmen
client-asked-no = Ablehnen

## Punkte, Verlauf und Chat.

client-score = Punkte
client-score-total = Summe
client-score-open = Woher die Punkte kommen
client-score-close = Nur die Summen
client-side-tab = { $tab ->
    [chat] Chat
   *[log] Verlauf
}
client-side-unread = neu
client-log-setup = Aufbau
client-log-empty = Noch ist nichts geschehen.
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-watch = Schreiben können nur die am Tisch.
client-chat-write = Sag etwas
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
client-past-former = So war es:
client-past-start = Der Tisch vor dem ersten Zug.
client-past-glance = Nach Zug { NUMBER($number, useGrouping: 0) }:
client-past-leave = Zurück zum Spiel
client-past-end = Zum Ende

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
    [tab] zum Nächsten, was möglich ist
    [arrows] auf dem Plan: zum Nachbarn in dieser Richtung
    [enter] aufnehmen, ablegen, spielen
    [escape] zurücklegen, was du in der Hand hast; zurück zum Spiel
    [undo] den letzten Zug zurücknehmen
    [steps] beim Zurückschauen: durch die Stellungen gehen
   *[help] diese Hilfe
}

## Vor dem Spiel.

client-wait-free = { $free ->
    [0] Alle sind da.
    [one] Ein Stuhl ist noch frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $free } Stühle sind noch frei. Das Spiel beginnt, wenn alle besetzt sind.
}
client-wait-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
client-wait-chairs = Stühle
client-wait-empty = Frei
client-wait-chair = Stuhl { $number }
client-wait-reserved = für jemanden freigehalten
client-wait-here = Hier hinsetzen
client-wait-name = Dein Name
client-wait-sit = Platz nehmen
client-wait-sit-as = Platz nehmen als { $name }
client-wait-full = Kein Stuhl ist frei. Bleib hier, um zuzuschauen.
client-invite = Andere einladen
client-invite-note = Wer diesen Link öffnet, kann sich dazusetzen. Ein Konto ist nicht nötig.
client-invite-here = Dieser Link führt nur auf dieses Gerät. Für andere in deinem Netz starte den Server mit „shima serve --host 0.0.0.0“ und öffne ihn unter dem Namen oder der Adresse dieses Geräts.
client-invite-link = Link zu diesem Tisch
client-invite-copy = Link kopieren
client-invite-copied = Der Link ist kopiert.
client-invite-share = Teilen
client-invite-text = Spiel mit mir!
client-begin = Gleich anfangen
client-begin-bot = Bots für die freien Stühle
client-begin-start = { $free ->
    [0] Anfangen
    [one] Mit einem Bot anfangen
   *[other] Mit { $free } Bots anfangen
}
client-begin-leave = Tisch verlassen
client-begin-close = Tisch schließen
client-terms-order = { $order ->
    [seated] Gespielt wird in der Reihenfolge der Stühle.
    [rated] Wer die niedrigste Wertung hat, beginnt.
   *[random] Die Reihenfolge wird ausgelost.
}
client-terms-clock = { $kind ->
    [live] { $minutes } Minuten für jeden, { $increment } Sekunden mehr pro Zug.
    [days] { $days ->
        [one] 1 Tag für jeden Zug.
       *[other] { $days } Tage für jeden Zug.
    }
   *[none] Ohne Uhr.
}
client-terms-hints = { $on ->
    [yes] Tipps sind erlaubt.
   *[no] Keine Tipps.
}

client-person-about = { $name }: stummschalten, blockieren oder melden
client-person-mute = Stummschalten
client-person-unmute = Nicht mehr stummschalten
client-person-mute-note = Du siehst nicht mehr, was diese Person sagt.
client-person-block = Blockieren
client-person-unblock = Nicht mehr blockieren
client-person-block-note = Diese Person kann an deinen Tischen nicht Platz nehmen, und ihr seht eure offenen Tische gegenseitig nicht.
client-person-report = Melden …
client-person-report-note = Der Gastgeber dieses Servers bekommt deinen Text und die letzten Chatzeilen an diesem Tisch.
client-person-report-what = Was ist vorgefallen?
client-person-report-send = Meldung senden
client-person-reported = Der Gastgeber hat deine Meldung.
client-wait-blocked = Jemand, den du blockiert hast
client-wait-anyway = Trotzdem Platz nehmen
