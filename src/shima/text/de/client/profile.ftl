### Die Seite über einen selbst, und die Seite, die ein privater Link öffnet.

client-me-title = Du
client-me-name = Dein Name
client-me-name-note = So sehen dich die anderen. An Tischen, an denen du schon sitzt, bleibt der alte Name.
client-me-save = Speichern
client-me-saved = Gespeichert. Du heißt jetzt { $name }.
client-me-nobody = In diesem Browser hast du noch keinen Namen. Wähle einen oder beginne einfach eine Partie, dann bekommst du einen.

client-me-settings = Dieser Browser
client-me-pace = Züge der anderen
client-me-pace-name = { $pace ->
    [slow] Langsam
    [fast] Schnell
    [instant] Sofort
   *[normal] Normal
}
client-me-instant = Schon das erste Tippen führt einen Zug aus
client-me-talk = Zeige, was die Bots sagen
client-me-notify = Benachrichtigungen
client-me-notify-on = Benachrichtigen, wenn ich am Zug bin
client-me-notify-note = Solange ein Tisch in einem Fenster oder Tab geöffnet ist, meldet dir dieser Browser, wenn du dort am Zug bist.
client-me-notify-blocked = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in den Einstellungen der Seite (neben der Adresse) und schalte sie dann hier ein.
client-me-notify-none = Dieser Browser unterstützt Benachrichtigungen nicht oder nur auf Seiten mit sicherer Adresse (https).

client-me-ratings = Spielstärke
client-me-ratings-note = Deine Spielstärke beginnt bei 1000 und ändert sich mit jeder beendeten Partie, gegen Menschen wie gegen Bots. Partien, in denen ein Zug zurückgenommen wurde, zählen nicht.
client-me-no-ratings = Hier steht deine Spielstärke, sobald du eine Partie zu Ende gespielt hast.

client-me-device-note = Mit einem privaten Link meldest du dich auf einem anderen Handy oder Rechner an und findest dort alle deine Partien. Er gilt nur einmal und nur einen Tag lang. Gib ihn niemandem weiter.
client-me-device-make = Privaten Link erstellen
client-me-device-until = Gilt nur einmal, bis { $when }.

client-me-programs = Für Programme
client-me-programs-note = Dein eigenes Programm kann unter deinem Namen spielen.
client-me-tokens = Schlüssel
client-me-tokens-note = Mit einem Schlüssel kann ein Programm alles, was du hier kannst. Wer ihn hat, kann in deinem Namen spielen.
client-me-no-tokens = Du hast keine Schlüssel.
client-me-token-label = Wofür ist der Schlüssel?
client-me-token-make = Schlüssel erstellen
client-me-token-new = Das ist der Schlüssel. Kopiere ihn jetzt, denn er wird nur dieses eine Mal gezeigt.
client-me-token-unnamed = Ohne Namen
client-me-token-since = erstellt { $when }
client-me-token-drop = Löschen
client-me-token-drop-name = Den Schlüssel „{ $label }“ löschen
client-me-hook = Webhook
client-me-hook-note = Immer wenn du am Zug bist, ruft der Server diese Adresse auf. Jeder Aufruf wird mit dem Geheimnis signiert.
client-me-hook-url = Adresse
client-me-hook-secret = Geheimnis
client-me-hook-set = Speichern
client-me-hook-drop = Entfernen
client-me-hook-saved = Ab jetzt ruft der Server diese Adresse auf.
client-me-hook-dropped = Der Webhook ist entfernt.
client-me-hook-paused = Die letzten Aufrufe sind fehlgeschlagen. Der Server versucht es { $when } wieder.

client-me-forget = Abmelden oder löschen
client-me-forget-note = Wenn du dich abmeldest, weiß dieser Browser nicht mehr, wer du bist. Wieder anmelden kannst du dich mit einem Wiederherstellungscode oder über ein anderes deiner Geräte. Ohne beides kommst du nicht mehr an deine Partien.
client-me-forget-do = Von diesem Gerät abmelden
client-me-forget-sure = { $name } in diesem Browser abmelden?
client-me-forget-yes = Ja, abmelden
client-me-forget-no = Nein
client-me-forgotten = Du bist hier abgemeldet.

client-copy = Kopieren
client-copied = Kopiert

client-link-title = Dein anderes Gerät
client-link-taking = Einen Moment …
client-link-other = In diesem Browser ist { $name } angemeldet. Wenn du weitermachst, gehört dieser Browser danach zum Konto des Links. Wenn du die Partien von { $name } behalten möchtest, erstelle vorher im Profil einen privaten Link.
client-link-take = Mit dem Link weitermachen
client-link-keep = { $name } bleiben
client-link-done = Du bist jetzt auf diesem Gerät angemeldet, { $name }.
client-link-empty = Dieser Link ist unvollständig, sein letzter Teil fehlt.
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
client-me-recovery-new = Das ist dein Code. Schreibe ihn jetzt auf, denn er wird nur dieses eine Mal gezeigt.
client-me-recovery-print = Drucken

client-me-blocks = Blockiert und stummgeschaltet
client-me-blocks-note = Wer von dir blockiert ist, kann sich nicht an deine Tische setzen, und keiner von euch sieht die offenen Tische des anderen. Von Stummgeschalteten siehst du keine Nachrichten.
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
client-me-delete-note = Dein Name, deine Geräte, Schlüssel, Spielstärken und Blockierungen und alles, was du an Tischen geschrieben hast, werden endgültig gelöscht. Laufende Partien werden aufgegeben. Beendete Partien bleiben für die anderen erhalten, mit „ehemaliger Spieler“ an deiner Stelle.
client-me-delete-do = Meine Daten löschen …
client-me-delete-sure = Alles über { $name } löschen? Das lässt sich nicht rückgängig machen.
client-me-delete-yes = Ja, alles löschen

client-me-deleted = Deine Daten sind gelöscht.

client-recover-title = Willkommen zurück
client-recover-have = Ich habe einen Wiederherstellungscode
client-recover-note = Gib den Code ein, den du dir aufgeschrieben hast. Groß- und Kleinschreibung und Bindestriche spielen keine Rolle.
client-recover-other = In diesem Browser ist { $name } angemeldet. Wenn du weitermachst, gehört dieser Browser danach zum Konto des Codes.
client-recover-do = Anmelden
