"""Attacks from one address within the limits. `siege.py` starts this as a process.

    .venv/bin/python bench/siege_attacks.py --port 8000 --source 127.0.0.2 --kinds logs --seconds 10

Every kind is a function that attacks until its time is over. Only loopback is attacked, and every attack is bounded.
"""

import asyncio
import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from time import perf_counter

import uvloop

import siege_connections
import siege_play
import siege_requests
from siege_attacker import Attack, Attacker

KINDS: dict[str, Attack] = siege_requests.KINDS | siege_play.KINDS | siege_connections.KINDS


async def attack(port: int, source: str, kinds: list[str], seconds: float, journals: list[str]) -> dict[str, float]:
    """Run these attacks at once, from one address with one token bucket. Return requests per second by outcome."""
    attacker = Attacker(port, source, seconds, journals)
    begun = perf_counter()
    print("begun", flush=True)
    tasks = [asyncio.create_task(KINDS[kind](attacker)) for kind in kinds]
    _, late = await asyncio.wait(tasks, timeout=seconds + 2.0)
    for task in late:  # do not wait for a server that does not answer
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
    os.nice(5)  # real attackers have their own machines: do not compete with the server for CPU
    wanted, tables = args.kinds.split(","), [each for each in args.journals.split(",") if each]
    run: Callable[[Awaitable[dict[str, float]]], dict[str, float]] = uvloop.run  # type: ignore[assignment]
    print(json.dumps(run(attack(args.port, args.source, wanted, args.seconds, tables))))


if __name__ == "__main__":
    main()
