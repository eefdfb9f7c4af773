### Was ein Tisch denen sagt, die an ihm sitzen.

table-unknown = Den Tisch „{ $table }“ gibt es nicht: Bitte den Link prüfen.
table-damaged = Das Journal des Tisches „{ $table }“ ist nicht lesbar. Wer diesen Server betreibt, findet den Grund im Protokoll.
table-busy = An diesem Tisch ist gerade viel los: Bitte noch einmal versuchen.
table-no-set = Dieser Server kennt keinen Materialsatz { $hash }… von „{ $game }“: Gib ihm die Datei des Satzes zuerst im Studio, oder nimm den Standardsatz.
table-bot = Den Bot „{ $value }“ gibt es nicht: Zur Wahl stehen { $known }.
table-order = Die Reihenfolge „{ $value }“ gibt es nicht: Zur Wahl stehen { $known }.
table-clock = Die Uhr „{ $value }“ gibt es nicht: Zur Wahl stehen { $known }.
table-clock-range = „{ $name }“ kann nicht { $value } sein: Möglich ist { $least } bis { $most }.
table-no-person = Mindestens ein Stuhl muss für einen Menschen frei bleiben.
table-sits-already = Du sitzt schon an diesem Tisch.
table-no-chair = Den Stuhl { $chair } gibt es nicht: Es gibt 1 bis { $chairs }.
table-full = Hier ist kein Stuhl für dich frei. Du kannst zuschauen.
table-chair-taken = Stuhl { $chair } ist besetzt: Nimm einen anderen.
table-chairs-empty = Einige Stühle sind noch leer: Warte, oder lass Bots Platz nehmen.
table-bot-games = Du hast schon { $most } laufende Spiele gegen Bots: Beende erst eines davon oder gib es auf.
table-bot-games-other = Jemand an diesem Tisch hat schon { $most } laufende Spiele gegen Bots: Erst muss eines davon enden.
table-left-already = Ein Bot spielt schon für dich. Du kannst zurückkommen.
table-resigned-already = Du hast dieses Spiel aufgegeben.
table-not-seated = Du sitzt nicht an diesem Tisch. Du kannst zuschauen.
table-status = { $needed ->
        [waiting] Das Spiel hat schon begonnen.
        [playing] { $status ->
            [waiting] Das Spiel hat noch nicht begonnen.
           *[over] Das Spiel ist zu Ende.
        }
       *[over] Das Spiel ist noch nicht zu Ende.
    }
table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
table-bot-plays = { $why ->
        [time] Deine Zeit war um, und ein Bot spielt für dich: Komm erst zurück.
       *[left] Ein Bot spielt für dich: Komm erst zurück.
    }
table-not-away = Niemand spielt für dich: Der Platz ist deiner.
table-stale = Am Tisch ging es schon weiter: Der nächste Zug hat die Nummer { $number }.
table-not-your-turn = Du bist nicht am Zug: { $name } ist an der Reihe.
table-time-up = Deine Zeit ist um: Ein Bot spielt für dich, bis du zurückkommst.
table-no-move = Den Zug „{ $move }“ gibt es nicht: Züge haben Nummern unter { $count } oder stehen da wie in einer Aufzeichnung.
table-no-undo = Auf { $to } Züge kannst du allein nicht zurück (möglich: { $known }). Was andere oder der Zufall getan haben und was du angesehen hast, bleibt; du kannst die anderen um mehr bitten.
table-no-decision = Nach { $to } Zügen hat niemand etwas entschieden: Wähle eine der Entscheidungen.
table-asked-already = { $name } hat schon um Rücknahme gebeten: Bitte erst antworten.
table-ask-absent = { $name } ist nicht da, und nur { $name } selbst kann zustimmen: Frag noch einmal, wenn { $name } zurück ist.
table-journal-full = Dieser Tisch hat schon mehr als { $most } Einträge: Du kannst nur noch ziehen, gehen oder aufgeben.
table-game-long = Diese Partie hat { $most } Züge und kann nicht weitergehen: Gib auf oder verlass den Tisch.
table-not-asked = Es gibt nichts zu beantworten.
table-saying = Schreib 1 bis { $most } Zeichen.
table-sayings = Das war viel: höchstens { $most } Nachrichten in einer Minute.
table-hint-waits = Über deinen letzten Tipp wird noch nachgedacht: Warte einen Moment.
table-reviews-wait = Für deine Adresse werden schon { $most } Spiele ausgewertet: Warte, bis eines fertig ist.
table-no-hints = An diesem Tisch gibt es keine Tipps.

## Menschen.

person-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
person-name-taken = Dieser Name sieht aus wie der eines Bots oder eines ehemaligen Spielers: Wähle einen anderen.
former-player = ehemaliger Spieler
person-unknown = Du hast hier noch keinen Namen: Sag zuerst, wer du bist.
person-link = Dieser Link ist schon benutzt, abgelaufen oder war nie gültig: Mach am anderen Gerät einen neuen.
person-token = Dieses Token gilt nicht (mehr): Mach ein neues.
person-tokens = Du hast schon { $most } Tokens: Lösche zuerst eines.
person-signed-out = Du bist hier abgemeldet: Das Gerät oder Token wurde entfernt.
person-device = Dieses Gerät gibt es nicht (mehr).
person-recovery = Dieser Wiederherstellungscode gilt nicht: Prüfe jeden Buchstaben. Ein neuer Code ersetzt alle früheren.
person-browser-only = Ein Programm kann das nicht in deinem Namen tun: Mach es in deinem Browser.
table-host-blocks = Hier kannst du nicht Platz nehmen: Der Tisch gehört jemandem, der nicht mit dir spielen möchte.
table-blocked-here = Hier sitzt jemand, den du blockiert hast: { $name }. Trotzdem Platz nehmen?
table-no-other = Auf Stuhl { $chair } sitzt niemand anderes, den du blockieren, stummschalten oder melden könntest.
person-block = Diese Blockierung gibt es nicht (mehr).
person-blocks = Du hast schon { $most } Menschen blockiert oder stummgeschaltet: Gib zuerst jemanden wieder frei.
report-text = Schreib mit 1 bis { $most } Zeichen, was vorgefallen ist.
report-many = Das ist viel: Du kannst höchstens { $most } Meldungen am Tag senden.
