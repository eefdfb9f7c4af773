# Der Speicher: Datenbanken, Sicherungen.

store-url = Das ist keine Adresse einer Datenbank. Schreibe sqlite:///datei.sqlite3 oder postgresql://name:passwort@rechner/datenbank.
store-kind = Datenbanken der Art „{ $kind }“ werden nicht unterstützt. Schreibe sqlite:///datei.sqlite3 oder postgresql://name:passwort@rechner/datenbank.
store-no-file = Eine SQLite-Datenbank braucht eine Datei, sonst gingen alle Partien verloren. Schreibe sqlite:///datei.sqlite3.
store-file = { $file } lässt sich nicht schreiben ({ $problem }). Wähle eine Datei in einem Ordner, in den du schreiben darfst.
store-missing = Die Datei { $file } gibt es nicht.
store-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle eine andere Datei.
store-unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $problem }. Prüfe, ob die Adresse stimmt, ob die Datenbank läuft und ob du Zugriff hast.
store-failed = Die Datenbank meldet einen Fehler: { $problem }. Versuche es noch einmal.
store-closed = Der Server wird gerade beendet und speichert nichts mehr. Versuche es gleich noch einmal.
store-gone = Die Datenbankdatei { $file } wurde gelöscht oder ersetzt, während der Server lief. Es wird nichts mehr gespeichert. Starte den Server mit der richtigen Datei neu.
store-damaged = Die Datenbankdatei { $file } ist beschädigt: { $problem }. Halte den Server an und spiele eine Sicherung ein.
store-linked = Die Datenbankdatei { $file } hat einen zweiten Namen (einen Hardlink), unter dem ein anderer Server sie öffnen könnte. Erstelle stattdessen eine Kopie und lösche einen der beiden Namen.
store-newer = Die Datenbank { $database } hat die Version { $version } und gehört zu einem neueren Shima. Dieses kennt nur Versionen bis { $newest }. Nimm das neuere.
store-older = Die Datenbank { $database } ist von einem älteren Shima. Starte den Server einmal damit, dann wird sie aktualisiert.
store-nothing = { $database } ist keine Datenbank von Shima.
store-foreign = Die Datenbank { $database } gehört nicht Shima und hat schon Tabellen namens { $names }. Gib Shima eine leere Datenbank für sich allein.
store-not-empty = Die Datenbank { $database } enthält schon Personen oder Partien und wird nicht überschrieben. Nimm eine leere.
store-table-taken = Den Tisch { $table } gibt es schon. Wähle einen anderen Namen.
