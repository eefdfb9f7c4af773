### The commands for hosts of a server.

server-help-serve =
    Run a server for browsers and programs. Stop it with Ctrl-C.

    Example:
    { $shima } serve --host 0.0.0.0 --port 8000
server-help-backup =
    Copy the whole database to a new file. You can do this while the server is running.

    Example:
    { $shima } backup monday.sqlite3
server-help-restore =
    Copy a backup into an empty SQLite or PostgreSQL database.

    Example:
    { $shima } restore monday.sqlite3 --database postgresql+asyncpg://shima@localhost/shima
server-help-export =
    Save the record of every finished game in a folder.

    Example:
    { $shima } export records
server-help-import =
    Import games that were played elsewhere. Each record must prove its draws.

    Example:
    { $shima } import game.shima
server-help-host = The address to listen on. Use 0.0.0.0 for the whole network.
server-help-port = The port to listen on; 0 picks a free one. The default is 8000 or the next free port.
server-help-database = Where all data is stored: postgresql+asyncpg://… for PostgreSQL or sqlite:///… for a file. The default is a file in your data folder.
server-help-origin = The public address of the server if it is behind a proxy, such as https://play.example.
server-help-proxies = Addresses or networks of trusted proxies that report each visitor’s address.
server-help-sets = A folder of component sets (.toml) that tables can use. The default is the folder “sets” next to the SQLite file.
server-help-keep-sets = Whether players can add component sets to that folder. By default they can only if the server is reachable from this computer alone.
server-help-lessons = A folder with more lessons, each in its own folder, in addition to the built-in ones.
server-help-workers = Number of processes for bots; 0 means one fewer than the number of cores.
server-help-think-seconds = Seconds after which a bot’s calculation is stopped and started again.
server-help-connections = Maximum number of connections; 0 means no limit.
server-help-address-connections = Maximum number of connections per address; 0 means no limit.
server-help-address-requests = Requests per second per address; 0 means no limit.
server-help-address-people = New people per hour per address; 0 means no limit.
server-help-address-tables = New tables per hour per address; 0 means no limit.
server-help-guest-days = Days without a visit after which people with no games, tokens or webhooks are deleted; 0 means never.
server-help-person-bot-games = Games against bots that a person can have in progress at once; 0 means no limit.
server-help-socket-credits = Messages per second per connection; 0 means no limit.
server-help-hooks = Where webhooks can go: nowhere, to public addresses, or anywhere.
server-help-log = What to log. Each entry is one line of JSON on standard error.
server-help-open = Open the browser once the server has started.
server-help-backup-file = The file to create. It must not exist yet.
server-help-restore-file = A file created by “backup”.
server-help-export-folder = The folder for the records. It is created if necessary.
server-help-import-files = The records to import.
server-started = Shima is running at { $address } (press Ctrl-C to stop).
server-no-browser = Could not open a browser. Open { $address } in yours.
server-backed-up = Backup saved as “{ $file }”.
server-restored = Backup “{ $file }” restored.
server-exported = { $count ->
        [one] Saved 1 record
       *[other] Saved { $count } records
    } in “{ $folder }”.
server-importing = Importing records
server-imported = { $count ->
        [one] Imported 1 record
       *[other] Imported { $count } records
    }.
server-origin = --origin cannot be “{ $origin }”. Use the public address of the server, such as https://play.example.
server-proxies = --proxies cannot contain “{ $proxy }”. Use addresses or networks separated by commas, such as 10.0.0.2,10.1.0.0/16.
server-not-imported = “{ $file }” and the files after it were not imported. { $problem }

## Reports to the host.

reports-help = Reports that players have sent to you, the host.
reports-help-list =
    List the open reports, newest first.

    Example:
    { $shima } reports list --all
reports-help-show =
    Show a report with the latest chat messages at the table.

    Example:
    { $shima } reports show 1f2e3d4c
reports-help-close =
    Close a report. It is kept, but no longer listed as open.

    Example:
    { $shima } reports close 1f2e3d4c
reports-help-delete =
    Permanently delete a report.

    Example:
    { $shima } reports delete 1f2e3d4c
reports-help-id = The id of the report, as shown in the list.
reports-help-all = Include closed reports.
reports-line = { $report } · { $when } UTC · { $by } about { $about } · table { $table }{ $state ->
        [closed] {" "}· closed
       *[open] {""}
    }: { $text }
reports-said = {"  "}{ $when } { $name }: { $text }
reports-count = { $count ->
        [0] No reports.
        [one] 1 report.
       *[other] { $count } reports.
    }
reports-closed = Report { $report } closed.
reports-deleted = Report { $report } deleted.
reports-unknown = There is no report “{ $report }”. Choose one from the list.
