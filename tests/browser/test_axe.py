"""axe-core finds nothing serious on any page: in light, dark and forced colours, wide and narrow, in both languages."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.page_actions import import_record, open_game_page, wait_for_turn
from tests.web.servers import ServerProcess, open_table

Look = dict[str, Any]
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: dict[str, Look] = {
    "light": {"viewport": DESKTOP},
    "light phone in German": {"viewport": PHONE, "locale": "de-DE"},
    "dark in German": {"color_scheme": "dark", "viewport": DESKTOP, "locale": "de-DE"},
    "dark phone": {"color_scheme": "dark", "viewport": PHONE},
    "forced colours": {"forced_colors": "active", "viewport": DESKTOP},
    "forced colours on a phone in German": {"forced_colors": "active", "viewport": PHONE, "locale": "de-DE"},
}
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
    """What axe calls serious or critical.

    With forced colours it cannot measure contrast: it reads `-webkit-text-fill-color`, which Chromium does not force.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("""async () => axe.run(document, {
        resultTypes: ["violations"],
        selectors: false,
        rules: {
            "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches },
            "label-content-name-mismatch": { enabled: true },
        },
    })""")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:150]}: {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_pages_around_the_table(visit: Visit, look: Look) -> None:
    page = visit(**look)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert problems(page) == [], path


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_tables_before_during_and_after_the_game(visit: Visit, server: ServerProcess, game: str, look: Look) -> None:
    page = visit(**look)
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
