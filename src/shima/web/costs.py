"""The cost of a request for its address, in units of a plain request. `docs/hosting.md` has the same table.

Requests that take a worker much longer than usual are charged again, by CPU time.
"""

import re
from typing import Final

PLAIN: Final = 1
COSTS: Final = (
    ("POST", r"/api/records", 20),
    ("POST", r"/api/sets(/check)?", 10),
    ("GET", r"/api/tables/[^/]+/(best|invitation\.svg|log|proof|record|review)", 5),
    ("GET", r"/api/rules/[^/]+/(guide|pictures)", 5),
    ("GET", r"/api/rules/[^/]+/values/[^/]+", 2),
    ("GET", r"/api/sets/[^/]+/[^/]+", 2),
    ("GET", r"/api/tables/[^/]+/positions/[^/]+", 2),
    ("GET", r"/api/(tables|lessons)/.+/whys", 2),
    ("POST", r"/api/tables(/[^/]+/(rematch|hint|continue|variation/hint))?", 5),
    ("POST", r"/api/tables/[^/]+/variation", 2),
)
"""By method and path; all others are plain."""
_MATCHERS: Final = tuple((method, re.compile(pattern), cost) for method, pattern, cost in COSTS)


UNIT: Final = 0.005
"""CPU seconds of a worker per unit."""
USUAL: Final = 0.1
"""CPU seconds of a worker that the base cost covers."""


def extra_cost(seconds: float) -> float:
    """Return the additional cost of a job by its CPU seconds."""
    return max(0.0, seconds - USUAL) / UNIT


def cost_of(method: str, path: str) -> int:
    if path.startswith("/api/"):
        for wanted, pattern, cost in _MATCHERS:
            if method == wanted and pattern.fullmatch(path):
                return cost
    return PLAIN
