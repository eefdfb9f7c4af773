### What the server says to browsers and programs, and about itself.

web-malformed = That could not be understood at “{ $where }”: { $problem }.
web-too-long = That was too long to be sent here.
web-no-page = There is nothing at this address.
web-no-client = The browser client is not part of this build: install Shima with `make setup`.
web-method = This address cannot be used in this way.
web-request = The request could not be understood.
web-origin = This came from a page of another site, which must not act for you here.
web-other-person = This was done by somebody who is not signed in here now.
web-host = This server is not known by that name.
web-header-twice = The header “{ $name }” may appear only once.
web-too-many = Too many requests from your address: wait a few seconds.
web-too-many-messages = Too many messages at once: wait a moment.
web-too-many-connections = Too many connections are open from your address: close some pages and try again.
web-too-many-people = Too many newcomers from your address within an hour: try again later.
web-too-many-tables = Too many new tables from your address within an hour: try again later.
web-too-many-waiting = Too many of your requests are still waiting for an answer: wait a few seconds and try again.
web-too-many-codes = Too many recovery codes from your address within an hour: try again later.
web-too-many-reports = Too many reports from your address within an hour: try again later.
web-metrics = Metrics are shown on the server's own machine only.
web-store = The server cannot reach its database. Nothing was changed: try again in a moment.
web-thought = The thinking took too long. Nothing was changed: try again.
offload-too-much = This takes too much time or memory. Nothing was changed: make the text shorter.
offload-failed = The server could not work this out in time. Nothing was changed: try again in a moment.
web-error = Something went wrong on the server. Nothing was changed: try again.
web-port = The server cannot listen at { $host }, port { $port } ({ $problem }): choose others with --host and --port.
web-served = Shima is already open at { $address } on this database: a file can have one server. Several servers need PostgreSQL (--database).

table-not-your-move = Only whoever is to move can ask what a move would do or why it is not allowed.
table-no-position = There is no position after { $number } moves: the game has { $moves } so far.
table-record-open = The record is shown when the game is over: it holds what some players may not know yet.
table-bad-record = The record cannot be taken { $line ->
        [0] ({ $problem })
       *[other] (line { $line }: { $problem })
    }.

hook-off = This server makes no calls: use the stream of turns.
hook-url = A webhook is an address like https://example.org/turn, without a name and password in it.
hook-host = The host “{ $host }” cannot be found.
hook-private = “{ $host }” is not a public address, and this server calls none but those.
hook-port = Webhooks go to port 80, 443, or 1024 and above, but not to { $port }.
hook-busy = The server is looking up too many addresses at the moment. Try again in a few seconds.
