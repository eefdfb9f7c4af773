"""axe-core finds nothing serious on any page: in light and dark, wide and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.page_actions import import_record, open_game_page, wait_for_turn
from tests.web.servers import ServerProcess, open_table

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [("light", DESKTOP), ("dark", PHONE)]
PAGES = [
    "/",
    "/new",
    "/new?game=yamatai&here=1",
    "/me",
    "/recover",
    "/link",
    "/rules/yamatai",
    "/rules/tokaido-duo",
    "/rules/yamatai/aid",
    "/learn",
    "/learn/yamatai-opener",
    "/studio",
    "/studio/yamatai",
    "/studio/tokaido-duo",
]


def problems(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "async () => axe.run(document, { resultTypes: ['violations'], selectors: false })"
    )
    return [
        f"{each['id']}: {each['help']}: {node['html'][:150]}: {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark phone"])
def test_pages_around_the_table(visit: Visit, theme: str, size: dict[str, int]) -> None:
    page = visit(color_scheme=theme, viewport=size)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert problems(page) == [], path


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark phone"])
@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_tables_before_during_and_after_the_game(
    visit: Visit, server: ServerProcess, game: str, theme: str, size: dict[str, int]
) -> None:
    page = visit(color_scheme=theme, viewport=size)
    open_game_page(page, server, game)
    wait_for_turn(page)
    assert problems(page) == []
    with server.guest("Kim") as kim:
        waiting = open_table(kim, game, ["", ""])
    page.goto(f"/table/{waiting}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert problems(page) == []
    finished = import_record(page, server, f"{game}-{'2' if game == 'yamatai' else 'random'}.shima")
    page.goto(f"/table/{finished}")
    expect(page.get_by_role("table").first).to_be_visible()
    assert problems(page) == []
