"""A game that the client does not know: a real game whose name is changed on its way is played on the plain board."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.page_actions import click_any, open_game_page, page_state, wait_for_turn
from tests.browser.test_axe import problems
from tests.web.servers import ServerProcess

UNKNOWN = "unknown-game"
TITLES = {"tokaido-duo": "Tokaido Duo", "yamatai": "Yamataï"}
MOVES = 8
LOOKS = [("light", DESKTOP), ("dark", PHONE)]


@contextmanager
def renamed(page: Page, game: str) -> Iterator[None]:
    """Let the client believe that the game is another one, of which there are no rules to read."""

    def there(text: str) -> str:
        return text.replace(UNKNOWN, game)

    def back(text: str) -> str:
        return text.replace(f'"{game}"', f'"{UNKNOWN}"').replace('"has_rules":true', '"has_rules":false')

    def ask(route: Route) -> None:
        sent = route.request.post_data
        answer = route.fetch(url=there(route.request.url), post_data=there(sent) if sent else None)
        route.fulfill(response=answer, body=back(answer.text()))

    def passing(change: Callable[[str], str], send: Callable[[str], None]) -> Callable[[str | bytes], None]:
        return lambda message: send(change(message if isinstance(message, str) else message.decode()))

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(passing(there, server.send))
        server.on_message(passing(back, line.send))

    page.route("**/api/**", ask)
    page.route_web_socket("**/api/**", connect)
    yield
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark phone"])
@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_any_game_can_be_played(
    visit: Visit, server: ServerProcess, game: str, theme: str, size: dict[str, int]
) -> None:
    page = visit(color_scheme=theme, viewport=size)
    with renamed(page, game):
        open_game_page(page, server, game)
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game])
        dice = random.Random(1)
        for _ in range(MOVES):
            seen = wait_for_turn(page)
            assert len(seen.lit) == page.get_by_role("region", name="Your moves").get_by_role("button").count()
            assert seen.buttons == []
            click_any(page, seen, dice)
        wait_for_turn(page)
        assert page_state(page).moves >= MOVES
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert problems(page) == []


def test_moves_can_be_made_by_keyboard(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    with renamed(page, "tokaido-duo"):
        open_game_page(page, server, "tokaido-duo")
        before = wait_for_turn(page).moves
        page.get_by_role("region", name="Your moves").get_by_role("button").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", str(before))


def test_other_pages_do_without_the_game(visit: Visit) -> None:
    page = visit(expected=("404",))
    with renamed(page, "yamatai"):
        page.goto("/")
        card = page.get_by_role("article", name=TITLES["yamatai"])
        expect(card.get_by_role("button", name="Play against")).to_be_visible()
        expect(card.get_by_role("link", name="Rules")).to_have_count(0)
        page.goto(f"/rules/{UNKNOWN}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Nothing but sea")
        page.goto(f"/studio/{UNKNOWN}")
        expect(page.get_by_text("There is no drawing for this game.")).to_be_visible()
        expect(page.get_by_role("textbox", name="Text of the set")).to_have_value(re.compile("game ="))
        page.wait_for_load_state("networkidle")
