### Was der Server Browsern und Programmen sagt, und über sich selbst.

web-malformed = Das war nicht zu verstehen bei „{ $where }“: { $problem }.
web-too-long = Das war zu lang, um es hierher zu schicken.
web-no-page = An dieser Adresse ist nichts.
web-no-client = Dieser Fassung fehlt die Oberfläche für den Browser: Installiere Shima mit `make setup`.
web-method = Diese Adresse lässt sich so nicht benutzen.
web-request = Die Anfrage war nicht zu verstehen.
web-origin = Das kam von der Seite eines anderen Anbieters: Sie darf hier nicht für dich handeln.
web-other-person = Das hat jemand getan, der hier gerade nicht angemeldet ist.
web-host = Unter diesem Namen ist dieser Server nicht bekannt.
web-header-twice = Die Kopfzeile „{ $name }“ darf nur einmal vorkommen.
web-too-many = Zu viele Anfragen von deiner Adresse: Warte einige Sekunden.
web-too-many-messages = Zu viele Nachrichten auf einmal: Warte einen Moment.
web-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen: Schließ einige Seiten und versuch es noch einmal.
web-too-many-people = Zu viele Neue von deiner Adresse in einer Stunde: Versuch es später noch einmal.
web-too-many-tables = Zu viele neue Tische von deiner Adresse in einer Stunde: Versuch es später noch einmal.
web-too-many-waiting = Zu viele deiner Anfragen warten noch auf eine Antwort: Warte einige Sekunden und versuch es noch einmal.
web-too-many-codes = Zu viele Wiederherstellungscodes von deiner Adresse in einer Stunde: Versuch es später noch einmal.
web-too-many-reports = Zu viele Meldungen von deiner Adresse in einer Stunde: Versuch es später noch einmal.
web-metrics = Messwerte gibt es nur auf der Maschine des Servers selbst.
web-store = Der Server erreicht seine Datenbank nicht. Es hat sich nichts geändert: Versuch es gleich noch einmal.
web-thought = Das Nachdenken hat zu lange gedauert. Es hat sich nichts geändert: Versuch es noch einmal.
offload-too-much = Das braucht zu viel Zeit oder Speicher. Es hat sich nichts geändert: Kürze den Text.
offload-failed = Der Server ist damit nicht rechtzeitig fertig geworden. Es hat sich nichts geändert: Versuch es gleich noch einmal.
web-error = Auf dem Server ging etwas schief. Es hat sich nichts geändert: Versuch es noch einmal.
web-port = Der Server kann unter { $host }, Port { $port } nicht lauschen ({ $problem }): Wähle andere mit --host und --port.
web-served = Shima ist mit dieser Datenbank schon offen unter { $address }: Eine Datei kann einen Server haben. Für mehrere braucht es PostgreSQL (--database).

table-not-your-move = Nur wer am Zug ist, kann fragen, was ein Zug bewirkt oder warum er nicht erlaubt ist.
table-no-position = Eine Stellung nach { $number } Zügen gibt es nicht: Das Spiel hat bisher { $moves }.
table-record-open = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist: In ihr steht, was manche noch nicht wissen dürfen.
table-bad-record = Die Aufzeichnung lässt sich nicht annehmen { $line ->
        [0] ({ $problem })
       *[other] (Zeile { $line }: { $problem })
    }.

hook-off = Dieser Server ruft niemanden an: Nimm den Strom der Züge.
hook-url = Ein Webhook ist eine Adresse wie https://example.org/turn, ohne Name und Passwort darin.
hook-host = Der Host „{ $host }“ ist nicht zu finden.
hook-private = „{ $host }“ ist keine öffentliche Adresse, und andere ruft dieser Server nicht an.
hook-port = Webhooks gehen an Port 80, 443 oder ab 1024, aber nicht an { $port }.
hook-busy = Der Server schlägt gerade zu viele Adressen nach. Versuch es in ein paar Sekunden noch einmal.
