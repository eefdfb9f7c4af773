"""A worker without games: it does what the name of the bot says, and its move is the job's seed.

A file in the given folder records what it must do only once.
"""

import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

FOLDER = Path(sys.argv[1])


def say(text: str) -> None:
    sys.stdout.buffer.write(text.encode("latin-1"))  # so that some output is not UTF-8
    sys.stdout.flush()


def first_time() -> bool:
    done = FOLDER / "done"
    if done.exists():
        return False
    done.touch()
    return True


def do(job: dict[str, Any]) -> None:
    what, _, word = job["bot"].partition(":")
    answer = json.dumps({"number": job["number"], "move": job["seed"]}) + "\n"
    with (FOLDER / "order").open("a") as order:
        order.write(f"{job['seed']}\n")
    if what == "hang" or (what == "hang-once" and first_time()):
        signal.pause()
    elif what == "die" or (what == "die-once" and first_time()):
        sys.exit(1)
    elif what == "say-once" and first_time():
        say(word.replace("NUMBER", str(job["number"])))
        signal.pause()
    elif what == "flood-once" and first_time():
        say("x" * 10_000_000)
    elif what == "twice":
        say(answer + answer)
    elif what == "wait":
        while not (FOLDER / word).exists():
            time.sleep(0.002)
        say(answer)
    else:
        say(answer)


say(json.dumps({"ready": True}) + "\n")
for line in sys.stdin:
    asked = json.loads(line)
    do({"bot": "echo", "seed": asked.get("simulations"), **asked})
