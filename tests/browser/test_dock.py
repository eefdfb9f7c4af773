"""The dock of Yamataï: what a player has, next to the prompt."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.page_actions import continue_record, wait_for_turn
from tests.web.servers import ServerProcess

AFTER_RESERVING = 283
"""The moves of the record up to the one that reserves a tile."""
SIZES = [(1024, 768), (1280, 800), (1440, 900), (1920, 1080)]
BOXES = """(kind) => [...document.querySelectorAll(kind)].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { left, right, top, bottom };
})"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_reserved_tile_is_shown_whole(
    visit: Visit, server: ServerProcess, size: tuple[int, int], locale: str
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, locale=locale)
    continue_record(page, server, "yamatai-2.shima", AFTER_RESERVING, 2)
    wait_for_turn(page)
    (tile,) = page.evaluate(BOXES, ".reserved .yam-tile")
    (action,) = page.evaluate(BOXES, ".action")
    assert tile["right"] <= action["left"]
    assert tile["bottom"] <= size[1]
    inside = page.evaluate(BOXES, ".reserved .yam-tile .pieces svg")
    assert inside
    assert all(tile["left"] <= piece["left"] < piece["right"] <= tile["right"] for piece in inside)
    powers = page.evaluate(BOXES, ".powers .yam-power")
    assert all(power["right"] <= tile["left"] for power in powers)
