"""Attack test: honest people play while one address sends the most expensive traffic that the limits allow.

    .venv/bin/python bench/siege.py [--json] [--kinds logs,bots | --list] [--seconds 10] [--rate 5]
    .venv/bin/python bench/siege.py --soak 20 --save soak.json --plot soak.svg

A pair at each of a few tables moves at random times, one person plays against a bot and has a webhook, and one asks for
hints, all from 127.0.0.1. For each kind of attack (`siege_attacks.py`) a server with the default limits is started. The
people play undisturbed for a while, and then while an attacker process sends from 127.0.0.2. Finally all kinds run
together. A move is timed from when it was due until the other player's client has the event. Unlike by default,
webhooks to this machine are allowed.

With --soak there is one server with mixed play for that many minutes, and attacks of random kinds.
"""

import json
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvloop

from load import build, machine, raise_limit
from load_meter import milliseconds
from siege_attacks import KINDS
from siege_journals import make_journals
from siege_server import JOURNALS, Report, Siege, besieged
from siege_soak import soak

COMBINED = "combined"
TABLES = 4
WORST_P99, WORST_RATIO, WORST_BOT, WORST_MEMORY = 250.0, 3.0, 2.0, 400.0


async def besiege(kind: str, args: Namespace) -> tuple[Report, Report]:
    """Start a server and measure it without and with attacks of this kind."""
    kinds = list(KINDS) if kind == COMBINED else [kind]
    with tempfile.TemporaryDirectory(prefix="shima-siege-") as name:
        journals = make_journals(Path(name), JOURNALS) if "journals" in kinds else []
        with besieged(Path(name)) as server:
            siege = Siege(server, args, journals)
            await siege.open()
            quiet = await siege.watch(args.quiet)
            attacked = await siege.attacked(kinds, args.seconds)
            await siege.close()
            if not attacked["alive"]:
                server.kill()
            return quiet, attacked


async def measure(args: Namespace) -> Report:
    quiets: list[Report] = []
    attacks: dict[str, Report] = {}
    for kind in args.kinds:
        quiet, attacks[kind] = await besiege(kind, args)
        quiets.append(quiet)
        if not args.json:
            show(kind, attacks[kind])
    calm = summed(quiets)
    for each in attacks.values():
        each.pop("samples")
        each["ratio"] = round(each["move_ms"]["p99"] / calm["move_ms"]["p99"], 2)
    return {
        "machine": machine(),
        "build": build(),
        "rate": args.rate,
        "seconds": args.seconds,
        "quiet": calm,
        "kinds": attacks,
        "verdict": verdict(attacks),
    }


def summed(quiets: list[Report]) -> Report:
    """Combine all phases without attack."""
    samples = [each for quiet in quiets for each in quiet.pop("samples")]
    highest = {key: max(quiet[key] for quiet in quiets) for key in ("bot_s", "hint_s", "hook_s", "server_mb", "files")}
    return {"moves": len(samples), "move_ms": milliseconds(samples), **highest}


def verdict(attacks: dict[str, Report]) -> dict[str, list[str]]:
    """Return the kinds of attack that fail each criterion."""

    def fails(is_bad: Callable[[Report], bool]) -> list[str]:
        return [kind for kind, each in attacks.items() if is_bad(each)]

    return {
        f"p99 below {WORST_RATIO:g} × quiet": fails(lambda each: each["ratio"] >= WORST_RATIO),
        f"p99 below {WORST_P99:g} ms": fails(lambda each: each["move_ms"]["p99"] >= WORST_P99),
        "every move arrives": fails(lambda each: bool(each["missing"] or each["lost"] or not each["alive"])),
        f"bot within {WORST_BOT:g} s": fails(lambda each: each["bot_s"] > WORST_BOT),
        f"memory below {WORST_MEMORY:g} MB": fails(lambda each: each["server_mb"] >= WORST_MEMORY),
    }


def show(kind: str, each: Report) -> None:
    took = each["move_ms"]
    rates = ", ".join(f"{name} {rate:g}/s" for name, rate in each.get("attacker", {}).items())
    print(
        f"{kind:14} p50 {took['p50']:>7.1f} p99 {took['p99']:>8.1f} max {took['max']:>8.1f} ms"
        f"  bot {each['bot_s']:>5.2f} hint {each['hint_s']:>5.2f} hook {each['hook_s']:>5.2f} s"
        f"  loop {'–' if each['loop_ms'] is None else each['loop_ms']} ms"
        f"  {each['server_mb']:>5.0f} MB, with workers {each['together_mb']:>5.0f}, {each['files']} files"
        f"  attacker: {rates or '–'}{'' if each.get('alive', True) else '  THE SERVER DIED'}"
        + (f"  {each['missing']} moves missing" if each["missing"] else ""),
        flush=True,
    )


def judge(report: Report) -> None:
    calm = report["quiet"]
    took = calm["move_ms"]
    times = ", ".join(f"{name} {value}" for name, value in took.items())
    print(f"quiet: {calm['moves']} moves, {times} ms, bot {calm['bot_s']} s, hint {calm['hint_s']} s")
    for kind, each in report["kinds"].items():
        print(f"{kind:14} p99 is {each['ratio']} × quiet")
    for criterion, failed in report["verdict"].items():
        print(f"{criterion}: {'yes' if not failed else 'NO: ' + ', '.join(failed)}")


def main() -> None:
    parser = ArgumentParser(description="Honest people at a server while one address attacks it.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--list", action="store_true", help="print the kinds of attack")
    parser.add_argument("--kinds", default="", help="with commas between; without it all, and all combined")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--quiet", type=float, default=8.0, help="seconds in peace before each attack")
    parser.add_argument("--patience", type=float, default=10.0, help="seconds that the last moves have to arrive")
    parser.add_argument("--rate", type=float, default=20.0, help="moves a second of all pairs together")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--soak", type=float, default=0.0, help="minutes of mixed play and attacks on one server")
    parser.add_argument("--save", type=Path, help="where the curves of --soak go: .json or .csv")
    parser.add_argument("--plot", type=Path, help="where --soak draws the curves: .svg")
    args = parser.parse_args()
    if args.list:
        print("\n".join([*KINDS, COMBINED]))
        return
    args.kinds = args.kinds.split(",") if args.kinds else [*KINDS, COMBINED]
    if unknown := [kind for kind in args.kinds if kind not in (*KINDS, COMBINED)]:
        parser.error(f"there is no attack {unknown[0]!r}: see --list")
    raise_limit()
    run: Callable[[Awaitable[Report]], Report] = uvloop.run  # type: ignore[assignment]
    if args.soak:
        report = run(soak(args))
    else:
        report = run(measure(args))
        if not args.json:
            judge(report)
    if args.json:
        print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
