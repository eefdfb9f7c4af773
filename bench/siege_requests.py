"""Attacks with requests that are expensive to answer."""

import secrets

from siege_attacker import LONGEST, RECORDS, ROOT, Attack, Attacker
from siege_client import TEXT

SETS = [path.read_bytes() for path in sorted((ROOT / "src" / "shima" / "games").glob("*/components.toml"))]
BIG_SET = 99_000
BIG_RECORD = 4_000_000


def toml_bombs() -> list[bytes]:
    """Return small texts that are expensive to parse."""
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
    """Valid sets of the maximum length."""
    texts = [text + b"\n# " + b"x" * (BIG_SET - len(text)) for text in SETS]
    texts += [text + b"".join(b"# %d\n" % n for n in range(12_000)) for text in SETS]
    await attacker.flood(lambda n: attacker.ask("POST", "/api/sets/check", texts[n % len(texts)], TEXT))


async def records_big(attacker: Attacker) -> None:
    """Records of four megabytes: with a million names, a million moves, one endless line."""
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
    """Boards of unknown component sets."""
    games = ("yamatai", "tokaido-duo")
    await attacker.flood(lambda n: attacker.get(f"/api/games/{games[n % 2]}/board?set={secrets.token_hex(32)}"))


async def reads(attacker: Attacker) -> None:
    """Everything that must be replayed or verified to be shown."""
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


async def journals(attacker: Attacker) -> None:
    """Tables with ten thousand entries, opened one after the other."""
    tables = attacker.journals
    ways = ("", "/log", "/positions/1")
    await attacker.flood(lambda n: attacker.get(f"/api/tables/{tables[n % len(tables)]}{ways[n // len(tables) % 3]}"))


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


KINDS: dict[str, Attack] = {
    "sets-bombs": sets_bombs,
    "sets-big": sets_big,
    "records-big": records_big,
    "records-legal": records_legal,
    "logs": logs,
    "boards": boards,
    "reads": reads,
    "journals": journals,
    "reviews": reviews,
}
