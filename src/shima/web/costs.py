"""What a request costs of its address's budget: one unit is a plain request. `docs/hosting.md` has the same table.

What turns out to take a worker much longer than usual is charged again, by its CPU time.
"""

import re
from typing import Final

PLAIN: Final = 1
COSTS: Final = (
    ("POST", r"/api/records", 20),
    ("POST", r"/api/sets(/check)?", 10),
    ("GET", r"/api/tables/[^/]+/(log|proof|record|review)", 5),
    ("GET", r"/api/rules/[^/]+/pictures", 5),
    ("GET", r"/api/sets/[^/]+/[^/]+", 2),
    ("GET", r"/api/tables/[^/]+/positions/[^/]+", 2),
    ("GET", r"/api/(tables|lessons)/.+/whys", 2),
    ("POST", r"/api/tables(/[^/]+/(rematch|hint))?", 5),
)
"""By method and path; everything else is plain."""
_MATCHERS: Final = tuple((method, re.compile(pattern), cost) for method, pattern, cost in COSTS)


UNIT: Final = 0.005
"""Seconds of a worker's CPU."""
USUAL: Final = 0.1
"""Seconds of a worker's CPU that are paid for already."""


def extra_cost(seconds: float) -> float:
    """What is still to be paid for a job that took a worker that many seconds of CPU."""
    return max(0.0, seconds - USUAL) / UNIT


def cost_of(method: str, path: str) -> int:
    if path.startswith("/api/"):
        for wanted, pattern, cost in _MATCHERS:
            if method == wanted and pattern.fullmatch(path):
                return cost
    return PLAIN
