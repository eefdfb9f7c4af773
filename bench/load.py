"""Load test of one server: many tables, many clients, and the latency of moves to the other player.

    .venv/bin/python bench/load.py [--json] [--postgres | --database URL] [--rates 200,0] [--seconds 20]

500 tables, half of each game, with two people each, play random legal moves over 1,000 WebSockets: first at a fixed
rate per second, at random times, and then as fast as possible (a rate of 0). A move is timed from when it was due until
the other player's client has the event. Then 5,000 more connections watch while the games continue. Before that the
same clients do the same with a bare relay on the same libraries (`load_relay.py`), without game and store.

Clients and server share the machine. The report includes the CPU time of each, and of other processes.
"""

import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from load_meter import Meter, milliseconds, rss
from load_sockets import HttpClient
from load_traffic import Idle, RelayPair, Table, Taken, Traffic, open_all

sys.path.append(str(Path(__file__).parents[1]))
from tests.web import servers

HOST = "127.0.0.1"
GAMES = ("tokaido-duo", "yamatai")
HTTP_CLIENTS = 8
WATCHERS_PER_TABLE = 100
"""The number of idle connections that watch the same table."""
WARM_UP = 2.0
# The PostgreSQL of the tests does not wait for the disk; this one does.
SUPERVISOR = """
import sys
from pathlib import Path
from tests import postgres
postgres.SETTINGS = ("shared_buffers=128MB", "max_connections=100")
postgres.keep(Path(sys.argv[1]))
"""

Report = dict[str, Any]


@contextmanager
def durable_postgres() -> Iterator[tuple[str, int]]:
    """Start a PostgreSQL with default durability. Yield its URL and the pid of its supervisor."""
    root = Path(__file__).parents[1]
    with tempfile.TemporaryDirectory(prefix="shima-pg-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-c", SUPERVISOR, folder]
        supervisor = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root)
        assert supervisor.stdout is not None
        try:
            if supervisor.stdout.readline() != b"ready\n":
                raise RuntimeError("PostgreSQL did not start")
            yield f"postgresql+asyncpg://postgres@/postgres?host={folder}", supervisor.pid
        finally:
            supervisor.communicate()


@contextmanager
def relay() -> Iterator[tuple[int, int]]:
    """Start the peer. Yield its port and pid."""
    command = [sys.executable, str(Path(__file__).with_name("load_relay.py"))]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield urlsplit(process.stdout.readline().strip()).port or 0, process.pid
    finally:
        process.terminate()
        process.wait()


async def phase(traffic: Traffic, rate: float, seconds: float, processes: dict[str, int]) -> Report:
    """Report on traffic at a rate for some seconds."""
    meter = Meter(processes)
    taken = await traffic.run(rate, seconds)
    shares = meter.shares()
    return {
        "rate": rate or "as fast as they can",
        "seconds": seconds,
        "moves_per_second": round(len(taken.event) / seconds, 1),
        "event_ms": milliseconds(taken.event),
        **told(taken),
        "cores": shares,
        "server_mb": rss(processes["server"]),
    }


def told(taken: Taken) -> Report:
    """Return the figures that the relay does not have."""
    if not taken.answer and not taken.refused:
        return {}
    return {"answer_ms": milliseconds(taken.answer), "refused": taken.refused, "lost": taken.lost, "over": taken.over}


async def load_peer(args: Namespace) -> list[Report]:
    with relay() as (port, pid):
        traffic = Traffic(args.seed)
        lines = [RelayPair(traffic, HOST, port, str(number)) for number in range(args.tables)]
        await open_all([line.open() for line in lines])
        await traffic.run(args.rates[0] or 200, WARM_UP)
        return [await phase(traffic, rate, args.seconds, {"server": pid}) for rate in args.rates]


async def load_shima(args: Namespace, database: str, supervisor: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="shima-load-") as name, servers.running(Path(name), database) as server:
        port = urlsplit(server.address).port or 0
        processes = {"server": server.process.pid} | ({"postgres": supervisor} if supervisor else {})
        traffic = Traffic(args.seed)
        clients = [HttpClient(HOST, port) for _ in range(HTTP_CLIENTS)]
        empty = rss(server.process.pid)
        tables = [Table(traffic, clients[n % HTTP_CLIENTS], GAMES[n % 2], f"n{n}") for n in range(args.tables)]
        await open_all([table.open() for table in tables])
        opened = rss(server.process.pid)
        await traffic.run(args.rates[0] or 200, WARM_UP)
        phases = [await phase(traffic, rate, args.seconds, processes) for rate in args.rates]
        size = await database_mb(database, Path(name))
        idle = await hold(args, traffic, tables[0], processes) if args.idle_connections else None
        return {
            "server_mb": {"empty": empty, "with_tables": opened},
            "phases": phases,
            "database_mb": size,
            "idle": idle,
        }


async def hold(args: Namespace, traffic: Traffic, host: Table, processes: dict[str, int]) -> Report:
    """Open many more connections that only watch, while the games continue."""
    ids = [await quiet_table(host) for _ in range(-(-args.idle_connections // WATCHERS_PER_TABLE))]
    before = rss(processes["server"])
    idle = [Idle(HOST, f"/api/tables/{ids[n // WATCHERS_PER_TABLE]}/live") for n in range(args.idle_connections)]
    await open_all([each.connect(HOST, host.http.port) for each in idle], 50)
    after = rss(processes["server"])
    report = await phase(traffic, args.idle_rate, args.idle, processes)
    report["connections"] = args.idle_connections
    report["held"] = sum(each.is_open for each in idle)
    report["kb_each"] = round((after - before) * 1024 / args.idle_connections, 1)
    return report


async def quiet_table(host: Table) -> str:
    choice = {"game": host.game, "chairs": ["", ""], "order": "seated"}
    id: str = (await host.http.post("/api/tables", choice, host.cookies[0]))[0]["id"]
    await host.http.post(f"/api/tables/{id}/actions", {"do": "sit"}, host.cookies[1])
    return id


async def database_mb(database: str, folder: Path) -> float:
    if not database:
        return round(sum(file.stat().st_size for file in folder.glob("shima.sqlite3*")) / 1e6, 1)
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        size = (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
    await engine.dispose()
    return round(float(size) / 1e6, 1)


def machine() -> Report:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()],
    }


def build() -> str:
    code = "from shima.games import game; print('pure' if game.__file__.endswith('.py') else 'compiled')"
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def ratios(peers: list[Report], ours: list[Report]) -> list[Report]:
    """Return ours divided by the peer's, at each rate."""
    return [
        {
            "rate": our["rate"],
            "p50": round(our["event_ms"]["p50"] / peer["event_ms"]["p50"], 2),
            "p99": round(our["event_ms"]["p99"] / peer["event_ms"]["p99"], 2),
            "moves_per_second": round(our["moves_per_second"] / peer["moves_per_second"], 2),
        }
        for peer, our in zip(peers, ours, strict=True)
    ]


async def measure(args: Namespace, database: str, supervisor: int) -> Report:
    report: Report = {"machine": machine(), "build": build(), "store": database.partition("+")[0] or "sqlite"}
    report |= {"tables": args.tables, "clients": 2 * args.tables}
    report["relay"] = await load_peer(args) if args.peer else []
    report["shima"] = await load_shima(args, database, supervisor)
    report["ratios"] = ratios(report["relay"], report["shima"]["phases"]) if args.peer else []
    return report


def show(report: Report) -> None:
    print(", ".join(f"{key} {value}" for key, value in report["machine"].items()))
    print(f"{report['build']} build, {report['store']}, {report['tables']} tables, {report['clients']} clients")
    idle = report["shima"]["idle"]
    lines = [("relay", each) for each in report["relay"]] + [("shima", each) for each in report["shima"]["phases"]]
    for name, each in [*lines, *([("idle", idle)] if idle else [])]:
        event = each["event_ms"]
        cores = " ".join(f"{who} {share:.2f}" for who, share in each["cores"].items())
        print(
            f"{name:6} rate {each['rate']!s:>20} {each['moves_per_second']:>8,.0f} moves/s  p50 {event['p50']:>7.1f} "
            f"p99 {event['p99']:>7.1f} max {event['max']:>7.1f} ms  {each['server_mb']:.0f} MB  cores: {cores}"
        )
    for each in report["ratios"]:
        print(f"ratio  rate {each['rate']!s:>20} " + ", ".join(f"{k} {v} ×" for k, v in each.items() if k != "rate"))
    if idle:
        print(
            f"idle: {idle['held']} of {idle['connections']} held for {idle['seconds']:g} s, {idle['kb_each']} KB each"
        )
    sizes = report["shima"]["server_mb"]
    print(f"server: {sizes['empty']} MB empty, {sizes['with_tables']} MB with the tables open")
    print(f"database: {report['shima']['database_mb']} MB")


def raise_limit() -> None:
    """Raise the limit of open files, of which each connection needs one at both ends. The server inherits it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> None:
    parser = ArgumentParser(description="Many tables on one server, compared with a bare relay.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--database", default="", help="its address; without one, SQLite in a temporary folder")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own, as durable as usual")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rates", default="200,0", help="moves a second, with commas between; 0: as fast as they can")
    parser.add_argument("--seconds", type=float, default=20.0, help="length of each measurement")
    parser.add_argument("--idle-connections", type=int, default=5000)
    parser.add_argument("--idle", type=float, default=60.0, help="seconds for which they are held")
    parser.add_argument("--idle-rate", type=float, default=200.0, help="moves a second meanwhile")
    parser.add_argument("--no-peer", dest="peer", action="store_false", help="without the relay")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.rates = [float(rate) for rate in args.rates.split(",")]
    raise_limit()

    run: Callable[[Awaitable[Report]], Report] = uvloop.run  # type: ignore[assignment]
    if args.postgres:
        with durable_postgres() as (database, supervisor):
            report = run(measure(args, database, supervisor))
    else:
        report = run(measure(args, args.database, 0))
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


if __name__ == "__main__":
    main()
