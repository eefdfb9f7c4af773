### Die Seite über einen selbst, und die Seite, die ein privater Link öffnet.

client-me-title = Du
client-me-name = Dein Name
client-me-name-note = So sehen dich die anderen. An Tischen, an denen du schon sitzt, bleibt der alte Name.
client-me-save = Speichern
client-me-saved = Gespeichert: Du heißt jetzt { $name }.
client-me-nobody = In diesem Browser hat noch niemand einen Namen. Wähl einen oder fang einfach eine Partie an, dann bekommst du einen.

client-me-settings = Dieser Browser
client-me-notify = Benachrichtigungen
client-me-notify-on = Sag mir, wenn ich am Zug bin
client-me-notify-note = Solange ein Tisch in einem Fenster oder Tab offen ist, sagt dieser Browser dir, wenn du dort am Zug bist.
client-me-notify-blocked = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in den Einstellungen der Seite (neben der Adresse) und schalte sie dann hier ein.
client-me-notify-none = Dieser Browser hat keine Benachrichtigungen, oder nur für Seiten mit sicherer Adresse (https).

client-me-ratings = Wertungen
client-me-ratings-note = Eine Wertung beginnt bei 1000 und ändert sich mit jeder beendeten Partie, gegen Menschen wie gegen Bots. Partien, in denen ein Zug zurückgenommen wurde, zählen nicht.
client-me-no-ratings = Noch keine Wertung: Spiel eine Partie zu Ende.

client-me-device-note = Ein privater Link macht auch ein anderes Handy oder einen anderen Rechner zu deinem, mit all deinen Partien. Er gilt einmal, innerhalb eines Tages. Gib ihn sonst niemandem.
client-me-device-make = Privaten Link machen
client-me-device-until = Gilt einmal, bis { $when }.

client-me-programs = Für Programme
client-me-programs-note = Dein eigenes Programm kann unter deinem Namen spielen.
client-me-tokens = Schlüssel
client-me-tokens-note = Mit einem Schlüssel tut ein Programm, was du hier tun kannst. Wer ihn hat, spielt als du.
client-me-no-tokens = Du hast keine Schlüssel.
client-me-token-label = Wofür ist er?
client-me-token-make = Schlüssel machen
client-me-token-new = Das ist der Schlüssel. Kopier ihn jetzt: Er wird nur dieses eine Mal gezeigt.
client-me-token-unnamed = Ohne Namen
client-me-token-since = gemacht { $when }
client-me-token-drop = Löschen
client-me-token-drop-name = Den Schlüssel „{ $label }“ löschen
client-me-hook = Webhook
client-me-hook-note = Wann immer du am Zug bist, ruft der Server diese Adresse auf. Das Geheimnis unterschreibt jeden Aufruf.
client-me-hook-url = Adresse
client-me-hook-secret = Geheimnis
client-me-hook-set = Setzen
client-me-hook-drop = Entfernen
client-me-hook-saved = Von jetzt an ruft der Server diese Adresse auf.
client-me-hook-dropped = Der Server ruft niemanden mehr auf.
client-me-hook-paused = Die letzten Aufrufe sind gescheitert. Der Server versucht es { $when } wieder.

client-me-forget = Abmelden oder löschen
client-me-forget-note = Wenn du dich abmeldest, weiß dieser Browser nicht mehr, wer du bist. Zurück kommst du mit einem Wiederherstellungscode oder von einem anderen deiner Geräte. Ohne beides kommst du nicht mehr an deine Partien.
client-me-forget-do = Hier abmelden
client-me-forget-sure = { $name } in diesem Browser abmelden?
client-me-forget-yes = Ja, abmelden
client-me-forget-no = Nein
client-me-forgotten = Du bist hier abgemeldet.

client-copy = Kopieren
client-copied = Kopiert

client-link-title = Dein anderes Gerät
client-link-taking = Einen Moment …
client-link-other = Dieser Browser kennt schon jemanden: { $name }. Machst du weiter, kennt er stattdessen, wem der Link gehört. Sollen die Partien von { $name } bleiben, mach dafür vorher im Profil einen privaten Link.
client-link-take = Mit dem Link weitermachen
client-link-keep = { $name } bleiben
client-link-done = Dieses Gerät ist jetzt deines, { $name }.
client-link-empty = Dieser Link ist unvollständig: Sein letzter Teil fehlt.
client-link-profile = Zum Profil

client-me-devices = Deine Geräte
client-me-devices-note = Die Browser, in denen du angemeldet bist. Melde alle ab, die du nicht kennst oder nicht mehr benutzt. Das gilt sofort.
client-me-devices-here = dieser Browser
client-me-devices-seen = zuletzt { $when }
client-me-devices-name = { $browser } auf { $system }
client-me-devices-unknown = Unbekannter Browser
client-me-devices-earlier = Frühere Besuche
client-me-devices-drop = Abmelden
client-me-devices-drop-name = Abmelden: { $device }
client-me-devices-drop-all = Alle anderen abmelden
client-me-devices-dropped = Abgemeldet: { $device }.
client-me-devices-alone = Nur noch dieser Browser ist angemeldet.

client-me-device-link = Link für ein anderes Gerät

client-me-recovery = Wiederherstellungscode
client-me-recovery-note = Wenn du alle deine Geräte verlierst, meldest du dich mit diesem Code auf einem anderen an. Bewahre ihn auf Papier oder in einem Passwortmanager auf. Wer ihn hat, kann in deinem Namen spielen.
client-me-recovery-make = Code erstellen
client-me-recovery-again = Neuen Code erstellen
client-me-recovery-made = Dein Code ist vom { $when }. Ein neuer ersetzt ihn.
client-me-recovery-new = Das ist dein Code. Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt.
client-me-recovery-print = Drucken

client-me-blocks = Blockiert und stummgeschaltet
client-me-blocks-note = Wen du blockierst, der kann an deinen Tischen nicht Platz nehmen, und ihr seht eure offenen Tische gegenseitig nicht. Was Stummgeschaltete sagen, wird dir nicht gezeigt.
client-me-blocks-kind = { $kind ->
        [block] blockiert
       *[mute] stummgeschaltet
    }
client-me-blocks-drop = { $kind ->
        [block] Freigeben
       *[mute] Wieder zeigen
    }
client-me-blocks-drop-name = { $kind ->
        [block] { $name } nicht mehr blockieren
       *[mute] { $name } nicht mehr stummschalten
    }

client-me-delete = Meine Daten löschen
client-me-delete-note = Dein Name, deine Geräte, Schlüssel, Wertungen und Blockierungen und alles, was du an Tischen gesagt hast, werden endgültig gelöscht. Laufende Partien werden aufgegeben. Beendete Partien bleiben für die anderen erhalten, mit „ehemaliger Spieler“ an deiner Stelle.
client-me-delete-do = Meine Daten löschen …
client-me-delete-sure = Alles über { $name } löschen? Das lässt sich nicht rückgängig machen.
client-me-delete-yes = Ja, alles löschen

client-me-deleted = Deine Daten sind gelöscht.

client-recover-title = Willkommen zurück
client-recover-have = Ich habe einen Wiederherstellungscode
client-recover-note = Gib den Code ein, den du dir aufgeschrieben hast. Auf Groß- und Kleinschreibung und Bindestriche kommt es nicht an.
client-recover-other = In diesem Browser ist { $name } angemeldet. Wenn du weitermachst, wird hier stattdessen die Person angemeldet, der der Code gehört.
client-recover-do = Anmelden
