# The store: databases, backups.

store-url = That is no address of a database. Write sqlite:///file.sqlite3 or postgresql://user:password@host/database.
store-kind = Databases of the kind “{ $kind }” are not known here. Write sqlite:///file.sqlite3 or postgresql://user:password@host/database.
store-no-file = A SQLite database needs a file: games that only lie in memory would be lost. Write sqlite:///file.sqlite3.
store-file = { $file } cannot be written ({ $problem }): choose a file in a folder where you may write.
store-missing = There is no file { $file }.
store-exists = { $file } exists already and would be overwritten: choose another file.
store-unusable = The database { $database } cannot be used: { $problem }. Check its address, and whether it is running and lets you in.
store-failed = The database could not do it: { $problem }. Try again.
store-closed = The server is shutting down and stores nothing more. Try again in a moment.
store-gone = The database file { $file } was deleted or replaced while the server was running. Nothing more is stored: restart the server with the right file.
store-damaged = The database file { $file } is damaged: { $problem }. Stop the server and restore a backup.
store-linked = The database file { $file } has a second name (a hard link), by which another server could open it. Make a copy instead, and delete one of the names.
store-newer = The database { $database } has version { $version } and belongs to a newer Shima; this one knows versions up to { $newest }. Use the newer Shima.
store-older = The database { $database } is of an older Shima. Start the server with it once, which brings it up to date.
store-nothing = { $database } is no database of Shima.
store-foreign = The database { $database } is not Shima’s and already has tables named { $names }. Give Shima an empty database of its own.
store-not-empty = The database { $database } already holds people or games, and nothing of it is overwritten. Use an empty one.
store-table-taken = There is a table { $table } already. Open it under another name.
