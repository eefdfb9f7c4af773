"""The clicks that `bench/clicks.py` counts: the same as in `client/tests/clicks.test.ts`."""

import importlib.util
import json
import sys
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CASES: list[dict[str, Any]] = json.loads((ROOT / "tests/clicks/cases.json").read_text())


@pytest.fixture(scope="module", name="bench")
def load_bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("clicks", ROOT / "bench/clicks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["clicks"] = module
    spec.loader.exec_module(module)
    return module


def test_a_move_takes_the_clicks_of_the_client(bench: ModuleType) -> None:
    assert len(CASES) > 30
    for case in CASES:
        moves = [{"move": at, "text": text, "handles": path} for at, (text, path) in enumerate(case["moves"].items())]
        offers = bench.offers_of(moves)
        chosen = list(case["moves"]).index(case["chosen"])
        assert bench.clicks(chosen, offers) == case["mouse"], case
        assert bench.clicks(chosen, offers, hovers=False) == case["touch"], case


def test_the_server_makes_forced_moves_and_the_end_may_need_a_second_click(bench: ModuleType) -> None:
    moves = list(islice(bench.counted("yamatai", "random", 1, True), 30))
    assert moves[0].starts_turn
    assert moves[0].text.startswith("fleet ")
    assert all(each.clicks <= 3 for each in moves)
    assert bench.is_warned("end", [{"text": "place clay 1"}])
    assert not bench.is_warned("end", [{"text": "end"}])
