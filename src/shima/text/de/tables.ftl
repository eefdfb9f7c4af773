### Was ein Tisch denen sagt, die an ihm sitzen.

table-unknown = Den Tisch „{ $table }“ gibt es nicht. Bitte prüfe den Link.
table-damaged = Das Journal des Tisches „{ $table }“ ist nicht lesbar. Der Betreiber des Servers findet den Grund im Protokoll.
table-busy = An diesem Tisch ist gerade viel los. Bitte versuche es noch einmal.
table-no-set = Dieser Server kennt den Materialsatz { $hash }… für „{ $game }“ nicht. Lade ihn zuerst im Studio hoch oder nimm den Standard-Materialsatz.
table-bot = Den Bot „{ $value }“ gibt es nicht. Zur Wahl stehen { $known }.
table-order = Die Reihenfolge „{ $value }“ gibt es nicht. Zur Wahl stehen { $known }.
table-clock = Die Uhr „{ $value }“ gibt es nicht. Zur Wahl stehen { $known }.
table-clock-range = „{ $name }“ kann nicht { $value } sein. Möglich sind { $least } bis { $most }.
table-no-person = Mindestens ein Platz muss für einen Menschen frei bleiben.
table-companions = Ein Name an diesem Gerät gehört zu einem Platz ohne Bot. Es gibt { $names } Namen für { $chairs } Plätze.
table-no-rematch = Es gibt keine Revanche, die du ablehnen kannst.
table-sits-already = Du sitzt schon an diesem Tisch.
table-no-chair = Den Platz { $chair } gibt es nicht. Es gibt die Plätze 1 bis { $chairs }.
table-full = Hier ist kein Platz mehr frei, aber du kannst zuschauen.
table-chair-taken = Platz { $chair } ist besetzt. Nimm einen anderen.
table-chairs-empty = Einige Plätze sind noch frei. Warte oder lass Bots mitspielen.
table-bot-games = Du spielst schon { $most } Partien gegen Bots. Beende zuerst eine davon oder gib sie auf.
table-bot-games-other = Jemand an diesem Tisch spielt schon { $most } Partien gegen Bots. Zuerst muss eine davon enden.
table-left-already = Ein Bot spielt schon für dich. Du kannst zurückkommen.
table-resigned-already = Du hast diese Partie aufgegeben.
table-not-seated = Du sitzt nicht an diesem Tisch, aber du kannst zuschauen.
table-status = { $needed ->
        [waiting] Die Partie hat schon begonnen.
        [playing] { $status ->
            [waiting] Die Partie hat noch nicht begonnen.
           *[over] Die Partie ist zu Ende.
        }
       *[over] Die Partie ist noch nicht zu Ende.
    }
table-continue-long = Diese Partie ist zum Weiterspielen zu lang. Wähle eine Stellung nach höchstens { NUMBER($most, useGrouping: 0) } Zügen.
table-continue-over = In dieser Stellung ist die Partie zu Ende. Wähle eine frühere zum Weiterspielen.
table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
table-bot-plays = { $why ->
        [time] Deine Zeit ist abgelaufen, und ein Bot spielt für dich. Komm zuerst zurück an den Tisch.
       *[left] Ein Bot spielt für dich. Komm zuerst zurück an den Tisch.
    }
table-not-away = Kein Bot spielt für dich. Du bist selbst am Tisch.
table-stale = Am Tisch ging es inzwischen weiter. Der nächste Zug hat die Nummer { $number }.
table-not-your-turn = Du bist nicht am Zug, sondern { $name }.
table-time-up = Deine Zeit ist abgelaufen. Ein Bot spielt für dich, bis du zurückkommst.
table-no-move = Den Zug „{ $move }“ gibt es nicht. Schreibe eine Nummer kleiner als { $count } oder den Zug wie in einer Aufzeichnung.
table-no-undo = Bis zum Zug { $to } kannst du nicht allein zurückgehen (möglich: { $known }). Was andere Leute oder der Zufall entschieden haben und was du dir angesehen hast, bleibt. Für mehr brauchst du die Zustimmung der anderen.
table-no-decision = Nach Zug { $to } hat niemand etwas entschieden. Wähle eine Entscheidung.
table-asked-already = { $name } hat schon gebeten, einen Zug zurückzunehmen. Antworte zuerst darauf.
table-ask-absent = { $name } ist gerade nicht da, muss aber selbst zustimmen. Frage noch einmal, wenn { $name } zurück ist.
table-journal-full = Dieser Tisch hat schon mehr als { $most } Einträge. Du kannst nur noch spielen, gehen oder aufgeben.
table-game-long = Diese Partie hat { $most } Züge und kann nicht weitergehen. Gib auf oder verlasse den Tisch.
table-not-asked = Es gibt nichts zu beantworten.
table-saying = Schreibe 1 bis { $most } Zeichen.
table-sayings = Du kannst höchstens { $most } Nachrichten pro Minute schreiben.
table-hint-waits = Der Bot überlegt noch an deinem letzten Tipp. Warte einen Moment.
table-reviews-wait = Für deine Adresse werden schon { $most } Partien analysiert. Warte, bis eine fertig ist.
table-no-hints = An diesem Tisch gibt es keine Tipps.

## Personen.

person-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
person-name-taken = Dieser Name sieht aus wie der eines Bots oder eines ehemaligen Spielers. Wähle einen anderen.
former-player = ehemaliger Spieler
person-unknown = Du hast hier noch keinen Namen. Wähle zuerst einen.
person-link = Dieser Link wurde schon benutzt, ist abgelaufen oder war nie gültig. Erstelle auf dem anderen Gerät einen neuen.
person-token = Dieser Schlüssel gilt nicht (mehr). Erstelle einen neuen.
person-tokens = Du hast schon { $most } Schlüssel. Lösche zuerst einen.
person-signed-out = Du bist hier abgemeldet. Das Gerät oder der Schlüssel wurde entfernt.
person-device = Dieses Gerät gibt es nicht (mehr).
person-recovery = Dieser Wiederherstellungscode gilt nicht. Prüfe jeden Buchstaben. Ein neuer Code ersetzt alle früheren.
person-browser-only = Das geht nur im Browser, nicht mit einem Programm.
table-host-blocks = Hier kannst du nicht Platz nehmen. Wer den Tisch eröffnet hat, möchte nicht mit dir spielen.
table-blocked-here = An diesem Tisch sitzt { $name }, und du hast diese Person blockiert. Trotzdem Platz nehmen?
table-no-other = Auf Platz { $chair } sitzt niemand, den du blockieren, stummschalten oder melden könntest.
person-block = Diese Blockierung gibt es nicht (mehr).
person-blocks = Du hast schon { $most } Personen blockiert oder stummgeschaltet. Gib zuerst jemanden wieder frei.
report-text = Beschreibe mit 1 bis { $most } Zeichen, was vorgefallen ist.
report-many = Du kannst höchstens { $most } Meldungen pro Tag senden.
