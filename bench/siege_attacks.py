"""What one address can do to a server within its limits, one kind at a time; `siege.py` starts it as a process.

    .venv/bin/python bench/siege_attacks.py --port 8000 --source 127.0.0.2 --kinds logs --seconds 10

Every kind is a function that attacks until its time is over. Only loopback is attacked, and everything is bounded.
"""

import asyncio
import json
import os
import secrets
import sys
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TypeVar

import uvloop

from load_sockets import Socket
from load_traffic import Idle
from siege_client import HOST, TEXT, Visitor

ROOT = Path(__file__).parents[1]
RECORDS = [path.read_bytes() for path in sorted((ROOT / "tests" / "records").glob("*.shima"))]
LONGEST = max(RECORDS, key=len)
SETS = [path.read_bytes() for path in sorted((ROOT / "src" / "shima" / "games").glob("*/components.toml"))]
BIG_SET = 99_000
BIG_RECORD = 4_000_000
AT_ONCE = 20
SOCKETS = 95
"""WebSockets of one address, a few less than are allowed."""
HALF_OPEN = 1500
BOT_TABLES = 120
RECEIVERS = 25
DRIP = 4.0
MESSAGES = 9.0
"""Messages a second on each WebSocket, a little less than are allowed."""

T = TypeVar("T")
Attack = Callable[["Attacker"], Coroutine[None, None, None]]


class Attacker(Visitor):
    """A visitor who means harm. `journals` are tables with a long history."""

    def __init__(self, port: int, source: str, seconds: float, journals: list[str]) -> None:
        super().__init__(port, source, seconds)
        self.journals = journals
        self.random = Random(1)

    async def flood(self, ask: Callable[[int], Awaitable[object]], at_once: int = AT_ONCE) -> None:
        """Ask as often as is allowed, with that many requests under way."""
        numbers = count()

        async def some() -> None:
            while self.left:
                await self.pace()
                await ask(next(numbers))

        await asyncio.gather(*(some() for _ in range(at_once)))

    async def many(self, make: Callable[[int], Awaitable[T]], number: int) -> list[T]:
        """Prepare that many things, several at once, while there is time."""
        numbers = iter(range(number))
        made: list[T] = []

        async def some() -> None:
            for n in numbers:
                if self.left:
                    made.append(await make(n))

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        return made

    async def finished(self) -> tuple[str, str]:
        """Somebody, and a long game that is over."""
        cookie = await self.person("Mallory")
        return cookie, await self.bring(cookie, LONGEST)


def toml_bombs() -> list[bytes]:
    """Small texts that are expensive to read."""
    deep = 20_000
    return [
        b".".join([b"a"] * deep) + b" = 1\n",
        b"[" + b".".join([b"a"] * deep) + b"]\n",
        b"a = " + b"[" * deep + b"]" * deep + b"\n",
        b"a = " + b"{a=" * deep + b"1" + b"}" * deep + b"\n",
        b"".join(b"[a" + b".a" * n + b"]\n" for n in range(300)),
        b"".join(b"a%d.b.c.d = 1\n" % n for n in range(6000)),
        b"a = " + b"9" * BIG_SET + b"\n",
        b"a = '''" + b"x" * BIG_SET,
        b"[[a]]\n" * (BIG_SET // 6),
    ]


async def sets_bombs(attacker: Attacker) -> None:
    bombs = toml_bombs()
    await attacker.flood(lambda n: attacker.ask("POST", "/api/sets/check", bombs[n % len(bombs)], TEXT))


async def sets_big(attacker: Attacker) -> None:
    """Sound sets, as long as they may be."""
    texts = [text + b"\n# " + b"x" * (BIG_SET - len(text)) for text in SETS]
    texts += [text + b"".join(b"# %d\n" % n for n in range(12_000)) for text in SETS]
    await attacker.flood(lambda n: attacker.ask("POST", "/api/sets/check", texts[n % len(texts)], TEXT))


async def records_big(attacker: Attacker) -> None:
    """Records of four megabytes: with a million names, with a million moves, with one endless line."""
    cookie = await attacker.person("Mallory")
    head, _, moves = LONGEST.partition(b"\n\n")
    before, _, rest = head.partition(b"players: ")
    after = rest.partition(b"\n")[2]
    line = moves.partition(b"\n")[0] + b"\n"
    texts = [
        before + b"players: " + b"a|" * (BIG_RECORD // 2) + b"\n" + after + b"\n\n" + moves,
        head + b"\n\n" + line * (BIG_RECORD // len(line)),
        head + b"\n\n" + b"x" * BIG_RECORD,
        b"#\n" * (BIG_RECORD // 2),
    ]
    await attacker.flood(lambda n: attacker.ask("POST", "/api/records", texts[n % len(texts)], TEXT, cookie), 4)


async def records_legal(attacker: Attacker) -> None:
    cookie = await attacker.person("Mallory")
    await attacker.flood(lambda n: attacker.bring(cookie, RECORDS[n % len(RECORDS)]))


async def logs(attacker: Attacker) -> None:
    _, table = await attacker.finished()
    await attacker.flood(lambda _: attacker.get(f"/api/tables/{table}/log"))


async def boards(attacker: Attacker) -> None:
    """Boards of component sets that nobody has."""
    games = ("yamatai", "tokaido-duo")
    await attacker.flood(lambda n: attacker.get(f"/api/games/{games[n % 2]}/board?set={secrets.token_hex(32)}"))


async def reads(attacker: Attacker) -> None:
    """Whatever has to be played or proved again to be shown."""
    cookie, table = await attacker.finished()
    running = await attacker.table(cookie, "yamatai", ["", "random"])
    path = f"/api/tables/{table}"
    asks = [
        lambda: attacker.get(f"{path}/proof"),
        lambda: attacker.get(f"{path}/positions/{attacker.random.randrange(300)}"),
        lambda: attacker.get(f"{path}/record"),
        lambda: attacker.get(f"/api/tables/{running}/whys?start=build", cookie),
        lambda: attacker.get(f"/api/tables/{running}/whys?start=place", cookie),
    ]
    await attacker.flood(lambda n: asks[n % len(asks)]())


async def hints(attacker: Attacker) -> None:
    """Advice for many tables at once."""
    people = await attacker.many(lambda n: attacker.person(f"Mallory {n}"), 20)

    async def table(n: int) -> tuple[str, str]:
        cookie = people[n % len(people)]
        return await attacker.table(cookie, "yamatai", ["", "random"], hints=True), cookie

    async def ask(n: int) -> None:
        name, cookie = tables[n % len(tables)]
        await attacker.post(f"/api/tables/{name}/hint", {}, cookie)

    tables = await attacker.many(table, 60)
    await attacker.flood(ask, 60)


async def bots(attacker: Attacker) -> None:
    """Tables with the strongest bots, opened and left."""
    cookies = await attacker.many(lambda n: attacker.person(f"Mallory {n}"), 10)

    async def leave(n: int) -> None:
        cookie = cookies[n % len(cookies)]
        table = await attacker.table(cookie, "yamatai", ["", "level5", "level5", "level5"], stand_in="level5")
        await attacker.act(table, cookie, "leave")

    await attacker.many(leave, BOT_TABLES)
    await asyncio.sleep(attacker.left)


async def journals(attacker: Attacker) -> None:
    """Tables with ten thousand entries, opened one after the other."""
    tables = attacker.journals
    ways = ("", "/log", "/positions/1")
    await attacker.flood(lambda n: attacker.get(f"/api/tables/{tables[n % len(tables)]}{ways[n // len(tables) % 3]}"))


async def webhooks(attacker: Attacker) -> None:
    """Receivers that answer a byte at a time, for people whose turn comes all the time."""

    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for byte in b"HTTP/1.1 200 OK\r\nX-Slow: " + b"x" * 10_000:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(min(DRIP, attacker.left))
                if not attacker.left:
                    break
        except OSError:
            pass
        finally:
            writer.close()

    receiver = await asyncio.start_server(drip, attacker.source, 0)
    url = f"http://{attacker.source}:{receiver.sockets[0].getsockname()[1]}/"

    async def player(n: int) -> tuple[str, str]:
        cookie = await attacker.person(f"Mallory {n}")
        await attacker.ask("PUT", "/api/me/hook", json.dumps({"url": url}).encode(), cookie=cookie)
        return await attacker.table(cookie, "tokaido-duo", ["", "random"]), cookie

    people = await attacker.many(player, RECEIVERS)

    async def turn(n: int) -> None:
        table, cookie = people[n % len(people)]
        _, content = await attacker.get(f"/api/tables/{table}", cookie)
        view = json.loads(content or b"{}")
        if view.get("labels"):
            move = attacker.random.choice(view["labels"])["move"]
            await attacker.act(table, cookie, "move", number=view["moves"] + 1, move=str(move))

    await attacker.flood(turn)
    receiver.close()
    await asyncio.sleep(0.1)  # until the last drop


async def headers(attacker: Attacker) -> None:
    """Requests with endless headers, and many that never come to an end."""
    lines = await attacker.many(lambda _: _half_open(attacker), HALF_OPEN)

    async def endless(_n: int) -> None:
        try:
            async with asyncio.timeout(10):
                reader, writer = await attacker.connect()
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                for _ in range(200):
                    writer.write(b"X-Long: " + b"x" * 50_000 + b"\r\n")
                    await writer.drain()
                writer.write(b"\r\n")
                await reader.read(100)
                attacker.answers["answered"] += 1
                writer.transport.abort()
        except (OSError, TimeoutError):
            attacker.answers["refused"] += 1

    await attacker.flood(endless, 4)
    for writer in lines:
        if writer is not None:
            writer.transport.abort()


async def _half_open(attacker: Attacker) -> asyncio.StreamWriter | None:
    try:
        _, writer = await attacker.connect()
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
        await writer.drain()
    except OSError:
        attacker.answers["refused"] += 1
        return None
    attacker.answers["answered"] += 1
    return writer


async def sockets(attacker: Attacker) -> None:
    """As many WebSockets as are allowed, opened again and again, with rubbish and pings in them."""
    cookie = await attacker.person("Mallory")
    table = await attacker.table(cookie, "yamatai", ["", "random"])
    rubbish = (b'{"do":"ping"}', b"{", b'{"do":"move","number":1,"move":"x"}', b'{"do":"undo","number":1,"to":0}')

    async def come(_n: int) -> None:
        socket = Idle(HOST, f"/api/tables/{table}/live", cookie)
        if not await attacker.watch(socket):
            return
        for n in range(20):
            if socket.is_open:
                socket.say(rubbish[n % len(rubbish)])
            await asyncio.sleep(1 / MESSAGES)
        socket.close()

    await attacker.flood(come, SOCKETS)


async def chat(attacker: Attacker) -> None:
    """Long chat lines at a table that all connections of the address look at."""
    cookie = await attacker.person("Mallory")
    table = await attacker.table(cookie, "yamatai", ["", "random"])
    ends = [Idle(HOST, f"/api/tables/{table}/live", cookie) for _ in range(SOCKETS)]
    await attacker.many(lambda n: attacker.watch(ends[n]), SOCKETS)
    line = json.dumps({"do": "say", "text": "ha " * 66}).encode()
    while attacker.left:
        for end in ends:
            if end.is_open:
                end.say(line)
                attacker.answers["answered"] += 1
        await asyncio.sleep(1 / MESSAGES)
    for end in ends:
        end.close()


class Flipper(Socket):
    """Makes a move and takes it back, as fast as is allowed."""

    def __init__(self, attacker: Attacker, table: str, cookie: str) -> None:
        super().__init__(HOST, f"/api/tables/{table}/live", cookie)
        self.attacker = attacker
        self._table: dict[str, list[dict[str, int]]] = {}

    def heard(self, text: bytes) -> None:
        if text.startswith((b'{"type":"update"', b'{"type":"fresh"')):
            self._table = json.loads(text)["table"]

    def flip(self) -> None:
        """The next action, if it is this one's turn."""
        table = self._table
        if not self.is_open or not table.get("labels"):
            return
        number = int(str(table["moves"])) + 1
        if table["undo"]:
            action = {"do": "undo", "number": number, "to": table["undo"][0]}
        else:
            action = {"do": "move", "number": number, "move": str(table["labels"][0]["move"])}
        self.say(json.dumps(action).encode())
        self.attacker.answers["answered"] += 1


async def flips(attacker: Attacker) -> None:
    """Moves that are made and taken back at many tables at once."""
    people = await attacker.many(lambda n: attacker.person(f"Mallory {n}"), 5)

    async def sit(n: int) -> Flipper:
        cookie = people[n % len(people)]
        flipper = Flipper(attacker, await attacker.table(cookie, "yamatai", ["", "random"]), cookie)
        await attacker.watch(flipper)
        return flipper

    flippers = await attacker.many(sit, SOCKETS)
    while attacker.left:
        begun = perf_counter()
        for flipper in flippers:
            flipper.flip()
        await asyncio.sleep(max(0.0, 1 / MESSAGES - (perf_counter() - begun)))
    for flipper in flippers:
        flipper.close()


async def reviews(attacker: Attacker) -> None:
    """Reviews of many finished games."""
    cookie = await attacker.person("Mallory")
    tables: list[str] = []

    async def look(n: int) -> None:
        if n % 5 == 0:
            tables.append(await attacker.bring(cookie, RECORDS[n // 5 % len(RECORDS)]))
        if tables:
            await attacker.get(f"/api/tables/{tables[n % len(tables)]}/review")

    await attacker.flood(look)


async def newcomers(attacker: Attacker) -> None:
    """New people and new tables, until there are no more, and then on."""
    cookie = await attacker.person("Mallory")

    async def come(n: int) -> None:
        if n % 4 == 0:
            await attacker.person(f"Mallory {n}")
        else:
            await attacker.table(cookie, "yamatai", ["", "", "", ""], open=True)

    await attacker.flood(come)


def rubbish(dice: Random) -> bytes:
    """A request that is none, or nearly one."""
    head = b"Host: 127.0.0.1\r\n"
    kinds: list[Callable[[], bytes]] = [
        lambda: dice.randbytes(200) + b"\r\n\r\n",
        lambda: b"POST /api/me HTTP/1.1\r\n" + head + b"Content-Type: application/json\r\nContent-Length: 3\r\n\r\n{{{",
        lambda: b"POST /api/tables HTTP/1.1\r\n" + head + b"Content-Length: 99999999999\r\n\r\n",
        lambda: b"GET /" + b"%ff" * 2000 + b" HTTP/1.1\r\n" + head + b"\r\n",
        lambda: b"BREW /api/me HTTP/1.1\r\n" + head + b"\r\n",
        lambda: b"GET /api/tables/../../etc/passwd HTTP/1.1\r\n" + head + b"\r\n",
        lambda: b"GET /api/me HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        lambda: b"GET /api/me HTTP/1.1\r\n" + head + b"Cookie: shima=" + b"%x" % dice.getrandbits(300) + b"\r\n\r\n",
        lambda: b"POST /api/me HTTP/1.1\r\n" + head + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    ]
    return dice.choice(kinds)()


async def malformed(attacker: Attacker) -> None:
    """Requests that cannot be understood, far more than are allowed."""

    async def some() -> None:
        while attacker.left:
            await attacker.talk(rubbish(attacker.random), 2.0)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


KINDS: dict[str, Attack] = {
    "sets-bombs": sets_bombs,
    "sets-big": sets_big,
    "records-big": records_big,
    "records-legal": records_legal,
    "logs": logs,
    "boards": boards,
    "reads": reads,
    "hints": hints,
    "bots": bots,
    "journals": journals,
    "webhooks": webhooks,
    "headers": headers,
    "sockets": sockets,
    "chat": chat,
    "flips": flips,
    "reviews": reviews,
    "newcomers": newcomers,
    "malformed": malformed,
}


async def attack(port: int, source: str, kinds: list[str], seconds: float, journals: list[str]) -> dict[str, float]:
    """All these kinds at once, from one address and with one purse; how many requests a second had which end."""
    attacker = Attacker(port, source, seconds, journals)
    begun = perf_counter()
    print("begun", flush=True)
    tasks = [asyncio.create_task(KINDS[kind](attacker)) for kind in kinds]
    _, late = await asyncio.wait(tasks, timeout=seconds + 2.0)
    for task in late:  # a server that does not answer is left alone
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    attacker.close()
    for kind, result in zip(kinds, results, strict=True):
        if isinstance(result, Exception):
            print(f"{kind}: {result!r}", file=sys.stderr)
    taken = perf_counter() - begun
    return {name: round(number / taken, 1) for name, number in attacker.answers.items()}


def main() -> None:
    parser = ArgumentParser(description="Attack a server on this machine, within its limits.")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--source", default="127.0.0.2")
    parser.add_argument("--kinds", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--journals", default="")
    args = parser.parse_args()
    os.nice(5)  # attackers have machines of their own: these must not take the server's processor
    wanted, tables = args.kinds.split(","), [each for each in args.journals.split(",") if each]
    run: Callable[[Awaitable[dict[str, float]]], dict[str, float]] = uvloop.run  # type: ignore[assignment]
    print(json.dumps(run(attack(args.port, args.source, wanted, args.seconds, tables))))


if __name__ == "__main__":
    main()
