"""The waiting room: what to do next is in view without scrolling."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.web.servers import ServerProcess

SIZES = {"360x640": (360, 640), "390x844": (390, 844), "844x390": (844, 390), "1024x768": (1024, 768)}
LABELS = {"en-GB": "Share the link", "de-DE": "Link teilen"}
CHAIRS = {"yamatai": ["", "", "", "level3"], "tokaido-duo": ["", ""]}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", LABELS)
@pytest.mark.parametrize("game", CHAIRS)
def test_the_link_can_be_shared_without_scrolling(
    visit: Visit, server: ServerProcess, game: str, locale: str, size: str
) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, locale=locale)
    origin = {"origin": server.address}
    page.request.post("/api/me", data={"name": "Ann"}, headers=origin)
    opened = page.request.post("/api/tables", data={"game": game, "chairs": CHAIRS[game]}, headers=origin)
    page.goto(f"/table/{opened.json()['id']}")
    share = page.get_by_role("button", name=LABELS[locale])
    expect(share).to_be_in_viewport(ratio=1)
    box, dock = share.bounding_box(), page.locator(".dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] + box["height"] <= dock["y"] or box["x"] >= dock["x"] + dock["width"], "the dock covers it"
    chosen, start = page.locator(".dock select").bounding_box(), page.locator(".dock .button").bounding_box()
    assert chosen is not None
    assert start is not None
    assert chosen["x"] + chosen["width"] <= start["x"], "the bot cannot be read"
