### Die Befehle für alle, die einen Server betreiben.

server-help-serve =
    Tische für Browser und Programme anbieten, bis du Strg-C drückst.

    Beispiel:
    { $shima } serve --host 0.0.0.0 --port 8000
server-help-backup =
    Die ganze Datenbank in eine neue Datei kopieren, auch bei laufendem Server.

    Beispiel:
    { $shima } backup montag.sqlite3
server-help-restore =
    Eine Sicherung in eine leere Datenbank beliebiger Art zurückspielen.

    Beispiel:
    { $shima } restore montag.sqlite3 --database postgresql+asyncpg://shima@localhost/shima
server-help-export =
    Die Aufzeichnungen aller beendeten Partien in einen Ordner schreiben.

    Beispiel:
    { $shima } export aufzeichnungen
server-help-import =
    Anderswo gespielte Partien importieren. Jede Aufzeichnung muss ihre Würfe und Ziehungen beweisen.

    Beispiel:
    { $shima } import spiel.shima
server-help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für das ganze Netzwerk.
server-help-port = Der Port; 0 nimmt einen freien. Ohne Angabe 8000 oder der nächste freie.
server-help-database = Die Datenbank: PostgreSQL als postgresql+asyncpg://… oder eine Datei als sqlite:///…; ohne Angabe eine Datei in deinem Datenordner.
server-help-origin = Die Adresse, unter der man den Server hinter einem Proxy erreicht, etwa https://play.example.
server-help-proxies = Adressen oder Netze vertrauenswürdiger Proxys, die die Adresse der Besucher melden.
server-help-sets = Ein Ordner mit Materialsätzen (.toml), die Tische wählen können; ohne Angabe der Ordner „sets“ neben einer SQLite-Datei.
server-help-keep-sets = Ob man diesem Ordner Materialsätze hinzufügen darf; ohne Angabe nur, wenn allein dieser Rechner den Server erreicht.
server-help-lessons = Ein Ordner mit Lektionen, jede in einem eigenen Ordner, zusätzlich zu den mitgelieferten.
server-help-workers = Prozesse, in denen Bots überlegen; 0 für einen weniger als Kerne.
server-help-think-seconds = Nach so vielen Sekunden wird die Überlegung eines Bots abgebrochen und neu gestartet.
server-help-connections = Höchstzahl aller Verbindungen; 0 für keine Grenze.
server-help-address-connections = Höchstzahl der Verbindungen einer Adresse; 0 für keine Grenze.
server-help-address-requests = Anfragen einer Adresse pro Sekunde; 0 für keine Grenze.
server-help-address-people = Neue Personen von einer Adresse pro Stunde; 0 für keine Grenze.
server-help-address-tables = Neue Tische von einer Adresse pro Stunde; 0 für keine Grenze.
server-help-guest-days = Nach so vielen Tagen ohne Besuch werden Personen ohne Partien, Schlüssel und Webhooks gelöscht; 0 für nie.
server-help-person-bot-games = Laufende Partien gegen Bots pro Person; 0 für keine Grenze.
server-help-socket-credits = Nachrichten pro Sekunde auf einer Verbindung; 0 für keine Grenze.
server-help-hooks = Wohin Webhooks gehen dürfen: nirgendwohin, an öffentliche Adressen oder überallhin.
server-help-log = Was protokolliert wird, als JSON-Zeilen auf der Standardfehlerausgabe.
server-help-open = Den Browser öffnen, sobald der Server läuft.
server-help-backup-file = Die neue Datei; es darf sie noch nicht geben.
server-help-restore-file = Die Datei mit der Sicherung.
server-help-export-folder = Der Ordner für die Aufzeichnungen; er wird bei Bedarf angelegt.
server-help-import-files = Aufzeichnungen.
server-started = Shima läuft unter { $address } (Strg-C beendet den Server).
server-no-browser = Es ließ sich kein Browser öffnen. Öffne selbst { $address }.
server-backed-up = Die Sicherung liegt in „{ $file }“.
server-restored = Die Sicherung „{ $file }“ ist eingespielt.
server-exported = { $count ->
        [one] Eine Aufzeichnung liegt
       *[other] { $count } Aufzeichnungen liegen
    } in „{ $folder }“.
server-importing = Aufzeichnungen werden importiert
server-imported = { $count ->
        [one] Eine Aufzeichnung wurde
       *[other] { $count } Aufzeichnungen wurden
    } importiert.
server-origin = --origin kann nicht „{ $origin }“ sein. Schreibe die öffentliche Adresse des Servers, etwa https://play.example.
server-proxies = --proxies kann „{ $proxy }“ nicht enthalten. Schreibe Adressen oder Netze, durch Kommas getrennt, etwa 10.0.0.2,10.1.0.0/16.
server-not-imported = „{ $file }“ und alle folgenden Dateien wurden nicht importiert: { $problem }

## Meldungen an den Betreiber.

reports-help = Meldungen, in denen sich Spieler über andere beschweren.
reports-help-list =
    Die offenen Meldungen zeigen, die neuesten zuerst.

    Beispiel:
    { $shima } reports list --all
reports-help-show =
    Eine Meldung mit den letzten Chatnachrichten am Tisch zeigen.

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
reports-unknown = Eine Meldung „{ $report }“ gibt es nicht. Wähle eine aus der Liste.
