# The store: databases, backups.

store-url = That is not a database address. Use sqlite:///file.sqlite3 or postgresql://user:password@host/database.
store-kind = Databases of type “{ $kind }” are not supported. Use sqlite:///file.sqlite3 or postgresql://user:password@host/database.
store-no-file = A SQLite database needs a file, because games kept only in memory would be lost. Use sqlite:///file.sqlite3.
store-file = Cannot write { $file } ({ $problem }). Choose a file in a folder where you have write permission.
store-missing = The file { $file } does not exist.
store-exists = { $file } already exists. Choose another file.
store-unusable = Cannot use the database { $database }: { $problem }. Check that the address is right, the database is running and you have access.
store-failed = The database reported an error: { $problem }. Try again.
store-closed = The server is shutting down and cannot save anything. Try again in a moment.
store-gone = The database file { $file } was deleted or replaced while the server was running. Nothing is being saved. Restart the server with the right file.
store-damaged = The database file { $file } is damaged: { $problem }. Stop the server and restore a backup.
store-linked = The database file { $file } has a second name (a hard link) that another server could use to open it. Make a copy instead and delete one of the names.
store-newer = The database { $database } has version { $version }, but this Shima supports versions up to { $newest }. Use a newer Shima.
store-older = The database { $database } was created by an older Shima. Start the server with it once to update it.
store-nothing = { $database } is not a Shima database.
store-foreign = The database { $database } does not belong to Shima and already has tables named { $names }. Use a separate, empty database for Shima.
store-not-empty = The database { $database } already contains people or games, and they will not be overwritten. Use an empty database.
store-table-taken = There is already a table { $table }. Use another name.
