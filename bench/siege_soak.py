"""Minutes of mixed play on one server with attacks of random kinds, recorded as time series."""

import asyncio
import csv
import json
import tempfile
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from load import build, machine
from load_meter import milliseconds
from load_traffic import Idle
from siege_attacker import RECORDS
from siege_attacks import KINDS
from siege_client import HOST, Visitor
from siege_journals import make_journals
from siege_plot import draw
from siege_server import JOURNALS, Report, Siege, besieged, ended

EVERY = 5.0
"""Seconds per sample."""
SPECTATORS = 20
REVIEW_EVERY = 15.0
ATTACK, PEACE = (10.0, 30.0), (5.0, 20.0)
"""Duration of attacks, and of the pauses between them."""
HIGHEST = ("bot_s", "hint_s", "server_mb", "together_mb", "files")
"""Values of which the maximum is reported."""
ADDRESSES = 50
"""Attackers use one address after the other, one at a time."""


class Abuse:
    """One attack after the other, with pauses. `now` is the current one."""

    def __init__(self, siege: Siege, kinds: list[str], seed: int) -> None:
        self.siege = siege
        self.kinds = kinds
        self.now = ""
        self.attacks: list[Report] = []
        self._random = Random(seed)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._random.uniform(*PEACE))
            kind, seconds = self._random.choice(self.kinds), self._random.uniform(*ATTACK)
            source = f"127.0.0.{2 + len(self.attacks) % ADDRESSES}"
            self.now = kind
            attacker = await self.siege.attacker([kind], seconds, source)
            try:
                rates = await ended(attacker, seconds)
            finally:
                if attacker.returncode is None:
                    attacker.kill()
            self.attacks.append({"kind": kind, "seconds": round(seconds, 1), "attacker": rates})
            self.now = ""


class Guests:
    """Honest people who watch, import games and read reviews, logs and records."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.visitor = Visitor(siege.port)
        self.reviews = 0
        self._lookers: list[Idle] = []

    async def run(self) -> None:
        cookie = await self.visitor.person("Guest")
        for n in range(SPECTATORS):
            seat = self.siege.pairs.tables[n % len(self.siege.pairs.tables)].seats[0]
            looker = Idle(HOST, seat.path)
            if await self.visitor.watch(looker):
                self._lookers.append(looker)
        for record in RECORDS * 1000:
            table = await self.visitor.bring(cookie, record)
            status, _ = await self.visitor.get(f"/api/tables/{table}/review") if table else (0, b"")
            self.reviews += status == 200
            await asyncio.sleep(REVIEW_EVERY)

    def close(self) -> None:
        for looker in self._lookers:
            looker.close()
        self.visitor.close()


async def soak(args: Namespace) -> Report:
    with tempfile.TemporaryDirectory(prefix="shima-soak-") as name:
        journals = make_journals(Path(name), JOURNALS)
        with besieged(Path(name)) as server:
            siege = Siege(server, args, journals)
            await siege.open()
            kinds = [kind for kind in args.kinds if kind in KINDS]
            abuse, guests = Abuse(siege, kinds, args.seed), Guests(siege)
            tasks = [asyncio.create_task(abuse.run()), asyncio.create_task(guests.run())]
            rows = await _sample(siege, abuse, args)
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks, return_exceptions=True)
            guests.close()
            await siege.close()
            alive = server.process.poll() is None
    report = {
        "machine": machine(),
        "build": build(),
        "minutes": args.soak,
        "alive": alive,
        "reviews": guests.reviews,
        "attacks": abuse.attacks,
        "summary": _summary(rows),
        "rows": [{key: value for key, value in row.items() if key != "samples"} for row in rows],
    }
    _keep(report, args)
    return report


async def _sample(siege: Siege, abuse: Abuse, args: Namespace) -> list[dict[str, Any]]:
    """Return a row for every few seconds."""
    rows: list[dict[str, Any]] = []
    begun = monotonic()
    while (minutes := (monotonic() - begun) / 60) < args.soak and siege.server.process.poll() is None:
        attack = abuse.now
        found = await siege.watch(EVERY)
        took = found["move_ms"]
        row = {
            "minute": round((monotonic() - begun) / 60, 3),
            "attack": attack or abuse.now,
            "moves": found["moves"],
            "missing": found["missing"],
            "p50_ms": took["p50"],
            "p99_ms": took["p99"],
            "max_ms": took["max"],
            "loop_ms": found["loop_ms"],
            **{key: found[key] for key in (*HIGHEST, "samples")},
        }
        rows.append(row)
        if not args.json:
            print(
                f"{minutes:5.1f} min {row['attack']:14} p50 {took['p50']:.1f} p99 {took['p99']:.1f} ms "
                f"{row['server_mb']} MB {row['files']} files",
                flush=True,
            )
    return rows


def _summary(rows: list[dict[str, Any]]) -> Report:
    """Summarise the rows with and without attack."""

    def of(some: list[dict[str, Any]]) -> Report:
        if not some:
            return {}
        highest = {key: max(row[key] for row in some) for key in HIGHEST}
        samples = [each for row in some for each in row["samples"]]
        missing = sum(row["missing"] for row in some)
        return {"moves": len(samples), "missing": missing, "move_ms": milliseconds(samples), **highest}

    return {
        "peace": of([row for row in rows if not row["attack"]]),
        "attack": of([row for row in rows if row["attack"]]),
    }


def _keep(report: Report, args: Namespace) -> None:
    if args.save and args.save.suffix == ".csv":
        with args.save.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(report["rows"][0]))
            writer.writeheader()
            writer.writerows(report["rows"])
    elif args.save:
        args.save.write_text(json.dumps(report, indent=1))
    if args.plot:
        args.plot.write_text(draw(report["rows"]))
    if not args.json:
        print(json.dumps(report["summary"], indent=2))
