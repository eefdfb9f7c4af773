### The commands of those who run a server.

server-help-serve =
    Serve tables for the browser and for programs, until Ctrl-C.

    Example:
    { $shima } serve --host 0.0.0.0 --port 8000
server-help-backup =
    Copy the whole database into a new file, also while the server runs.

    Example:
    { $shima } backup monday.sqlite3
server-help-restore =
    Copy such a file into an empty database, of either kind.

    Example:
    { $shima } restore monday.sqlite3 --database postgresql+asyncpg://shima@localhost/shima
server-help-export =
    Write the record of every finished game into a folder.

    Example:
    { $shima } export records
server-help-import =
    Bring games that were played elsewhere; each record must prove its draws.

    Example:
    { $shima } import game.shima
server-help-host = Where to listen; 0.0.0.0 for the whole network.
server-help-port = The port; 0 takes a free one. Without it 8000, or the next that is free.
server-help-database = Where everything is kept: a PostgreSQL as postgresql+asyncpg://…, or a file as sqlite:///…; without it, a file in your data folder.
server-help-origin = The address by which people reach the server if it stands behind a proxy, like https://play.example.
server-help-proxies = Addresses or networks of trusted proxies, which report the address of each visitor.
server-help-sets = A folder of component sets (.toml) that tables may choose; without it, the folder “sets” beside a SQLite file.
server-help-keep-sets = Whether people may add component sets to that folder; without it, only if nobody but this machine reaches the server.
server-help-lessons = A folder of lessons, each in a folder of its own, besides those that come along.
server-help-workers = Processes in which bots think; 0 is one fewer than there are cores.
server-help-think-seconds = After so many seconds a thought is given up and asked for again.
server-help-connections = The most connections in all; 0 for no limit.
server-help-address-connections = The most connections of one address; 0 for no limit.
server-help-address-requests = Requests a second of one address; 0 for no limit.
server-help-address-people = New people an hour from one address; 0 for no limit.
server-help-address-tables = New tables an hour from one address; 0 for no limit.
server-help-guest-days = Days without a visit after which people who have no games, tokens or webhooks are deleted; 0 for never.
server-help-person-bot-games = Games against bots that one person may have going on at a time; 0 for no limit.
server-help-socket-credits = Messages a second on one connection; 0 for no limit.
server-help-hooks = Where webhooks may go: nowhere, to public addresses, or anywhere.
server-help-log = What is logged, as a line of JSON each on the error stream.
server-help-open = Open the browser when the server has started.
server-help-backup-file = The file that is made; it must not be there yet.
server-help-restore-file = A file that a backup made.
server-help-export-folder = The folder for the records; it is made if need be.
server-help-import-files = Records.
server-started = Shima is open at { $address } (Ctrl-C closes it).
server-no-browser = No browser could be opened here: open { $address } in yours.
server-backed-up = Everything is in “{ $file }”.
server-restored = Everything from “{ $file }” is in the database.
server-exported = { $count ->
        [one] One record is
       *[other] { $count } records are
    } in “{ $folder }”.
server-importing = Bringing records
server-imported = { $count ->
        [one] One record was
       *[other] { $count } records were
    } brought into the database.
server-origin = --origin cannot be “{ $origin }”: write the address by which people come, like https://play.example.
server-proxies = --proxies cannot contain “{ $proxy }”: write addresses or networks, separated by commas, like 10.0.0.2,10.1.0.0/16.
server-not-imported = “{ $file }” was not taken, nor any after it: { $problem }

## Reports to the host.

reports-help = Reports that players have sent to you, the host, about each other.
reports-help-list =
    List the open reports, the latest first.

    Example:
    { $shima } reports list --all
reports-help-show =
    Show a report with the last lines of chat at the table.

    Example:
    { $shima } reports show 1f2e3d4c
reports-help-close =
    Close a report: it is kept, but no longer counted as open.

    Example:
    { $shima } reports close 1f2e3d4c
reports-help-delete =
    Delete a report for good.

    Example:
    { $shima } reports delete 1f2e3d4c
reports-help-id = The id of the report, as shown in the list.
reports-help-all = Show closed reports, too.
reports-line = { $report } · { $when } UTC · { $by } about { $about } · table { $table }{ $state ->
        [closed] {" "}· closed
       *[open] {""}
    }: { $text }
reports-said = {"  "}{ $when } { $name }: { $text }
reports-count = { $count ->
        [0] No reports.
        [one] One report.
       *[other] { $count } reports.
    }
reports-closed = The report { $report } is closed.
reports-deleted = The report { $report } is deleted.
reports-unknown = There is no report “{ $report }”: choose one from the list.
