### Die Befehle für alle, die einen Server betreiben.

server-help-serve =
    Tische für den Browser und für Programme anbieten, bis Strg-C.

    Beispiel:
    { $shima } serve --host 0.0.0.0 --port 8000
server-help-backup =
    Die ganze Datenbank in eine neue Datei kopieren, auch bei laufendem Server.

    Beispiel:
    { $shima } backup montag.sqlite3
server-help-restore =
    Eine solche Datei in eine leere Datenbank kopieren, gleich welcher Art.

    Beispiel:
    { $shima } restore montag.sqlite3 --database postgresql+asyncpg://shima@localhost/shima
server-help-export =
    Die Aufzeichnung jedes beendeten Spiels in einen Ordner schreiben.

    Beispiel:
    { $shima } export aufzeichnungen
server-help-import =
    Anderswo gespielte Spiele hereinholen; jede Aufzeichnung muss ihre Ziehungen beweisen.

    Beispiel:
    { $shima } import spiel.shima
server-help-host = Wo gelauscht wird; 0.0.0.0 für das ganze Netz.
server-help-port = Der Port; 0 nimmt einen freien. Ohne Angabe 8000 oder der nächste freie.
server-help-database = Wo alles liegt: ein PostgreSQL als postgresql+asyncpg://… oder eine Datei als sqlite:///…; ohne Angabe eine Datei in deinem Datenordner.
server-help-origin = Die Adresse, unter der man den Server hinter einem Proxy erreicht, etwa https://play.example.
server-help-proxies = Adressen oder Netze vertrauenswürdiger Proxys, die die Adresse der Besucher melden.
server-help-sets = Ein Ordner mit Materialsätzen (.toml), die Tische wählen können; ohne Angabe der Ordner „sets“ neben einer SQLite-Datei.
server-help-keep-sets = Ob man diesem Ordner Materialsätze hinzufügen darf; ohne Angabe nur, wenn allein dieser Rechner den Server erreicht.
server-help-lessons = Ein Ordner mit Lektionen, jede in einem eigenen Ordner, zusätzlich zu den mitgelieferten.
server-help-workers = Prozesse, in denen Bots nachdenken; 0 ist einer weniger als Kerne.
server-help-think-seconds = Nach so vielen Sekunden wird ein Gedanke aufgegeben und neu erbeten.
server-help-connections = Höchstzahl aller Verbindungen; 0 für keine Grenze.
server-help-address-connections = Höchstzahl der Verbindungen einer Adresse; 0 für keine Grenze.
server-help-address-requests = Anfragen einer Adresse je Sekunde; 0 für keine Grenze.
server-help-address-people = Neue Menschen je Stunde von einer Adresse; 0 für keine Grenze.
server-help-address-tables = Neue Tische je Stunde von einer Adresse; 0 für keine Grenze.
server-help-guest-days = Nach so vielen Tagen ohne Besuch werden Menschen ohne Partien, Tokens und Webhooks gelöscht; 0 für nie.
server-help-person-bot-games = Laufende Spiele gegen Bots je Person; 0 für keine Grenze.
server-help-socket-credits = Nachrichten je Sekunde auf einer Verbindung; 0 für keine Grenze.
server-help-hooks = Wohin Webhooks gehen dürfen: nirgendwohin, an öffentliche Adressen oder überallhin.
server-help-log = Was protokolliert wird, je eine Zeile JSON auf dem Fehlerkanal.
server-help-open = Den Browser öffnen, sobald der Server läuft.
server-help-backup-file = Die Datei, die entsteht; es darf sie noch nicht geben.
server-help-restore-file = Eine Datei, die eine Sicherung angelegt hat.
server-help-export-folder = Der Ordner für die Aufzeichnungen; er wird bei Bedarf angelegt.
server-help-import-files = Aufzeichnungen.
server-started = Shima ist offen unter { $address } (Strg-C schließt).
server-no-browser = Hier ließ sich kein Browser öffnen: Öffne { $address } in deinem.
server-backed-up = Alles liegt in „{ $file }“.
server-restored = Alles aus „{ $file }“ ist in der Datenbank.
server-exported = { $count ->
        [one] Eine Aufzeichnung liegt
       *[other] { $count } Aufzeichnungen liegen
    } in „{ $folder }“.
server-importing = Aufzeichnungen werden geholt
server-imported = { $count ->
        [one] Eine Aufzeichnung wurde
       *[other] { $count } Aufzeichnungen wurden
    } in die Datenbank geholt.
server-origin = --origin kann nicht „{ $origin }“ sein: Schreib die Adresse, unter der man kommt, etwa https://play.example.
server-proxies = --proxies kann „{ $proxy }“ nicht enthalten: Schreib Adressen oder Netze, durch Kommas getrennt, etwa 10.0.0.2,10.1.0.0/16.
server-not-imported = „{ $file }“ wurde nicht angenommen, auch keine danach: { $problem }

## Meldungen an den Gastgeber.

reports-help = Meldungen, die Spieler dir als Gastgeber übereinander geschickt haben.
reports-help-list =
    Die offenen Meldungen zeigen, die neuesten zuerst.

    Beispiel:
    { $shima } reports list --all
reports-help-show =
    Eine Meldung mit den letzten Chatzeilen am Tisch zeigen.

    Beispiel:
    { $shima } reports show 1f2e3d4c
reports-help-close =
    Eine Meldung schließen: Sie bleibt erhalten, zählt aber nicht mehr als offen.

    Beispiel:
    { $shima } reports close 1f2e3d4c
reports-help-delete =
    Eine Meldung endgültig löschen.

    Beispiel:
    { $shima } reports delete 1f2e3d4c
reports-help-id = Die Kennung der Meldung, wie sie in der Liste steht.
reports-help-all = Auch geschlossene Meldungen zeigen.
reports-line = { $report } · { $when } UTC · { $by } über { $about } · Tisch { $table }{ $state ->
        [closed] {" "}· geschlossen
       *[open] {""}
    }: { $text }
reports-said = {"  "}{ $when } { $name }: { $text }
reports-count = { $count ->
        [0] Keine Meldungen.
        [one] Eine Meldung.
       *[other] { $count } Meldungen.
    }
reports-closed = Die Meldung { $report } ist geschlossen.
reports-deleted = Die Meldung { $report } ist gelöscht.
reports-unknown = Eine Meldung „{ $report }“ gibt es nicht: Wähle eine aus der Liste.
