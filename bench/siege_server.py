"""A server under attack: with the default limits, honest players, and an attacker in a separate process."""

import asyncio
import json
import resource
import sys
from argparse import Namespace
from contextlib import AbstractContextManager
from dataclasses import fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from load_meter import milliseconds
from siege_client import Visitor
from siege_honest import Pairs, Solo
from siege_meter import Highest, loop_busy

sys.path.append(str(Path(__file__).parents[1]))
from shima.web.settings import Settings
from tests.web import servers

ATTACKER = "127.0.0.2"
JOURNALS = 8
"""The number of tables with a long history, for the attacks that need them."""
WARM_UP = 1.0
AFTER = 2.0
"""Seconds for which the server is observed after an attack: it may still be working on it."""
LATE = 30.0
"""Seconds for an attacker to end after its time."""
LIMITED = ("address_", "person_", "socket_")
"""Prefixes of the limits that test servers switch off."""
MOST_MEMORY = 3 << 30
"""A server that needs more is killed, to protect the machine."""

Report = dict[str, Any]


def besieged(folder: Path, *options: str) -> AbstractContextManager[servers.ServerProcess]:
    """Start a server with the default limits."""
    usual = Settings("")
    names = [each.name for each in fields(usual) if each.name.startswith(LIMITED)]
    limits = [word for name in names for word in (f"--{name.replace('_', '-')}", f"{getattr(usual, name):g}")]
    think = ["--think-seconds", f"{usual.think_seconds:g}"]
    return servers.running(folder, "", *limits, *think, "--hooks", "any", "--log", "warning", *options)


class Siege:
    """Honest people at a server, and an attacker."""

    def __init__(self, server: servers.ServerProcess, args: Namespace, journals: list[str]) -> None:
        self.server = server
        self.pid = server.process.pid
        self.port = urlsplit(server.address).port or 0
        self.journals = journals
        self.patience = args.patience
        self.visitor = Visitor(self.port)
        self.pairs = Pairs(self.port, args.tables, args.rate, args.seed)
        self.solo = Solo(self.port, args.seed, asks=False)
        self.asker = Solo(self.port, args.seed, asks=True)
        resource.prlimit(self.pid, resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

    async def open(self) -> None:
        await self.pairs.open()
        await self.solo.open(hooks=True)
        await self.asker.open(hooks=False)
        await self.pairs.play(WARM_UP)
        self.solo.take()
        self.asker.take()

    async def watch(self, seconds: float) -> Report:
        """Return what the honest people experience in that many seconds."""
        await loop_busy(self.visitor)
        highest = Highest(self.pid).begin()
        played = await self.pairs.play(seconds, self.patience)
        waits, advice = self.solo.take(), self.asker.take()
        await highest.end()
        return {
            "moves": len(played.seconds),
            "missing": played.missing,
            "refused": played.refused,
            "lost": played.lost,
            "move_ms": milliseconds(played.seconds),
            "bot_s": round(max(waits.bot, default=0.0), 2),
            "hint_s": round(max(advice.hint, default=0.0), 2),
            "hook_s": round(max(waits.hook, default=0.0), 2),
            "hooks": len(waits.hook),
            "unhinted": advice.unhinted,
            "server_mb": highest.server_mb,
            "together_mb": highest.together_mb,
            "files": highest.files,
            "loop_ms": await loop_busy(self.visitor),
            "samples": played.seconds,
        }

    async def attacked(self, kinds: list[str], seconds: float, source: str = ATTACKER) -> Report:
        """As `watch`, during an attack."""
        attacker = await self.attacker(kinds, seconds, source)
        report = await self.watch(seconds)
        report["attacker"] = await ended(attacker)
        later = Highest(self.pid).begin()
        await asyncio.sleep(AFTER)
        await later.end()
        for key in ("server_mb", "together_mb", "files"):
            report[key] = max(report[key], getattr(later, key))
        report["alive"] = self.server.process.poll() is None
        return report

    async def attacker(self, kinds: list[str], seconds: float, source: str) -> asyncio.subprocess.Process:
        script = str(Path(__file__).with_name("siege_attacks.py"))
        words = ["--port", str(self.port), "--source", source, "--seconds", str(seconds)]
        words += ["--kinds", ",".join(kinds), "--journals", ",".join(self.journals)]
        process = await asyncio.create_subprocess_exec(sys.executable, script, *words, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        await process.stdout.readline()
        return process

    async def close(self) -> None:
        await self.solo.close()
        await self.asker.close()
        self.pairs.close()
        self.visitor.close()


async def ended(attacker: asyncio.subprocess.Process, seconds: float = 0.0) -> dict[str, float]:
    """Return the attacker's report: requests per second by outcome."""
    assert attacker.stdout is not None
    try:
        told = await asyncio.wait_for(attacker.stdout.read(), seconds + LATE)
    except TimeoutError:
        attacker.kill()
        told = b""
    await attacker.wait()
    rates: dict[str, float] = json.loads(told) if told.strip() else {}
    return rates
