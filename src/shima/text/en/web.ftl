### What the server tells browsers and programs, and says about itself.

web-malformed = Invalid value at “{ $where }”: { $problem }.
web-address-long = The address of this server is too long for a QR code. The limit is { $most } characters.
web-description = Play board games in your browser, with friends or against bots. No account needed.
web-too-long = That request is too long.
web-no-page = There is nothing at this address.
web-no-client = This build does not include the browser client. Install Shima with `make setup`.
web-method = This address does not support that method.
web-request = The request could not be understood.
web-origin = This request came from another site, which is not allowed to act for you here.
web-other-person = The person who did this is no longer signed in here.
web-host = This server does not answer to that host name.
web-header-twice = The header “{ $name }” may appear only once.
web-too-many = Too many requests from your address. Wait a few seconds.
web-too-many-messages = Too many messages at once. Wait a moment.
web-too-many-connections = Too many open connections from your address. Close some pages and try again.
web-too-many-people = Too many new people from your address in the last hour. Try again later.
web-too-many-tables = Too many new tables from your address in the last hour. Try again later.
web-too-many-waiting = Too many of your requests are still waiting for an answer. Wait a few seconds and try again.
web-too-many-codes = Too many recovery codes from your address in the last hour. Try again later.
web-too-many-reports = Too many reports from your address in the last hour. Try again later.
web-metrics = Metrics are available only on the server itself.
web-store = The server can’t reach its database. Nothing was changed. Try again in a moment.
web-thought = The bot took too long to think. Nothing was changed. Try again.
offload-too-much = This takes too much time or memory. Nothing was changed. Make the text shorter.
offload-failed = The server couldn’t finish this in time. Nothing was changed. Try again in a moment.
web-error = Something went wrong on the server. Nothing was changed. Try again.
web-port = The server cannot listen on { $host }, port { $port } ({ $problem }). Choose another address with --host and --port.
web-served = Shima is already running at { $address } with this database. Only one server can use a file. To run several servers, use PostgreSQL (--database).

table-not-your-move = Only the player whose turn it is can ask what a move would do or why it is not allowed.
table-no-position = There is no position after { $number } moves. The game has { $moves } so far.
table-record-open = The record becomes available when the game is over, because it contains things that some players don’t know yet.
table-bad-record = The record cannot be imported { $line ->
        [0] ({ $problem })
       *[other] (line { $line }: { $problem })
    }.

hook-off = Webhooks are off on this server. Use the stream of turns instead.
hook-url = A webhook must be an address such as https://example.org/turn, without a user name or password.
hook-host = Cannot find the host “{ $host }”.
hook-private = “{ $host }” is not a public address. This server calls only public addresses.
hook-port = Webhooks cannot use port { $port }. Use 80, 443, or 1024 and above.
hook-busy = The server is looking up too many addresses at the moment. Try again in a few seconds.
