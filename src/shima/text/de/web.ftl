### Was der Server Browsern und Programmen sagt, und über sich selbst.

web-malformed = Die Eingabe ist bei „{ $where }“ nicht zu verstehen: { $problem }.
web-address-long = Die Adresse dieses Servers ist zu lang für einen QR-Code. Erlaubt sind { $most } Zeichen.
web-description = Spiele Brettspiele im Browser, mit Freunden oder gegen Bots. Ein Konto ist nicht nötig.
web-too-long = Die Eingabe ist zu lang.
web-no-page = Unter dieser Adresse gibt es nichts.
web-no-client = In dieser Installation fehlt die Oberfläche für den Browser. Installiere Shima mit `make setup`.
web-method = Diese Adresse lässt sich so nicht benutzen.
web-request = Die Anfrage ist nicht zu verstehen.
web-origin = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde abgelehnt.
web-other-person = Diese Aktion stammt von jemandem, der hier nicht mehr angemeldet ist.
web-host = Unter diesem Namen ist dieser Server nicht erreichbar.
web-header-twice = Die Kopfzeile „{ $name }“ darf nur einmal vorkommen.
web-too-many = Zu viele Anfragen von deiner Adresse. Warte einige Sekunden.
web-too-many-messages = Zu viele Nachrichten auf einmal. Warte einen Moment.
web-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe einige Seiten und versuche es noch einmal.
web-too-many-people = Von deiner Adresse kamen in einer Stunde zu viele neue Gäste. Versuche es später noch einmal.
web-too-many-tables = Von deiner Adresse wurden in einer Stunde zu viele Tische eröffnet. Versuche es später noch einmal.
web-too-many-waiting = Zu viele deiner Anfragen warten noch auf eine Antwort. Warte einige Sekunden und versuche es noch einmal.
web-too-many-codes = Von deiner Adresse kamen in einer Stunde zu viele Wiederherstellungscodes. Versuche es später noch einmal.
web-too-many-reports = Von deiner Adresse kamen in einer Stunde zu viele Meldungen. Versuche es später noch einmal.
web-metrics = Messwerte gibt es nur auf dem Rechner, auf dem der Server läuft.
web-store = Der Server erreicht seine Datenbank nicht. Es hat sich nichts geändert. Versuche es gleich noch einmal.
web-thought = Der Bot hat zu lange überlegt. Es hat sich nichts geändert. Versuche es noch einmal.
offload-too-much = Die Prüfung braucht zu viel Zeit oder Speicher. Es hat sich nichts geändert. Kürze den Text.
offload-failed = Der Server ist damit nicht rechtzeitig fertig geworden. Es hat sich nichts geändert. Versuche es gleich noch einmal.
web-error = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert. Versuche es noch einmal.
web-port = Der Server kann auf { $host }, Port { $port }, nicht lauschen ({ $problem }). Wähle mit --host und --port etwas anderes.
web-served = Mit dieser Datenbank läuft schon ein Shima-Server unter { $address }. Eine Datei kann nur ein Server öffnen; für mehrere brauchst du PostgreSQL (--database).

table-not-your-move = Was ein Zug bewirkt oder warum er nicht erlaubt ist, erfährt nur, wer am Zug ist.
table-no-position = Eine Stellung nach { $number } Zügen gibt es nicht. Die Partie hat bisher { $moves }.
table-record-open = Die Aufzeichnung gibt es erst nach der Partie, denn sie enthält auch, was noch verdeckt ist.
table-bad-record = Die Aufzeichnung wurde nicht angenommen { $line ->
        [0] ({ $problem })
       *[other] (Zeile { $line }: { $problem })
    }.

hook-off = Dieser Server ruft keine Webhooks auf. Nutze den Ereignisstrom.
hook-url = Ein Webhook ist eine Adresse wie https://example.org/turn, ohne Name und Passwort.
hook-host = Der Host „{ $host }“ wurde nicht gefunden.
hook-private = „{ $host }“ ist keine öffentliche Adresse. Andere ruft dieser Server nicht auf.
hook-port = Port { $port } ist für Webhooks nicht erlaubt. Möglich sind 80, 443 und alle ab 1024.
hook-busy = Der Server schlägt gerade zu viele Adressen nach. Versuche es in ein paar Sekunden noch einmal.
