# Der Speicher: Datenbanken, Sicherungen.

store-url = Das ist keine Adresse einer Datenbank. Schreibe sqlite:///datei.sqlite3 oder postgresql://name:passwort@rechner/datenbank.
store-kind = Datenbanken der Art „{ $kind }“ kennen wir hier nicht. Schreibe sqlite:///datei.sqlite3 oder postgresql://name:passwort@rechner/datenbank.
store-no-file = Eine SQLite-Datenbank braucht eine Datei: Partien, die nur im Speicher liegen, gingen verloren. Schreibe sqlite:///datei.sqlite3.
store-file = { $file } lässt sich nicht schreiben ({ $problem }): Wähle eine Datei in einem Ordner, in den du schreiben darfst.
store-missing = Die Datei { $file } gibt es nicht.
store-exists = { $file } gibt es schon und würde überschrieben: Wähle eine andere Datei.
store-unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $problem }. Prüfe ihre Adresse, und ob sie läuft und dich einlässt.
store-failed = Die Datenbank konnte das nicht: { $problem }. Versuche es noch einmal.
store-closed = Der Server hört gerade auf und speichert nichts mehr. Versuche es gleich noch einmal.
store-gone = Die Datenbankdatei { $file } wurde gelöscht oder ersetzt, während der Server lief. Es wird nichts mehr gespeichert: Starte den Server mit der richtigen Datei neu.
store-damaged = Die Datenbankdatei { $file } ist beschädigt: { $problem }. Halte den Server an und spiele eine Sicherung ein.
store-linked = Die Datenbankdatei { $file } hat einen zweiten Namen (einen Hardlink), unter dem ein anderer Server sie öffnen könnte. Mach stattdessen eine Kopie und lösche einen der Namen.
store-newer = Die Datenbank { $database } hat die Version { $version } und gehört zu einem neueren Shima; dieses kennt Versionen bis { $newest }. Nimm das neuere Shima.
store-older = Die Datenbank { $database } ist von einem älteren Shima. Starte den Server einmal mit ihr, das bringt sie auf den neuesten Stand.
store-nothing = { $database } ist keine Datenbank von Shima.
store-foreign = Die Datenbank { $database } gehört nicht Shima und hat schon Tabellen namens { $names }. Gib Shima eine leere Datenbank für sich allein.
store-not-empty = In der Datenbank { $database } stehen schon Leute oder Partien, und davon wird nichts überschrieben. Nimm eine leere.
store-table-taken = Den Tisch { $table } gibt es schon. Öffne ihn unter einem anderen Namen.
