"""Two people in two browsers, one of whom loses the connection in the middle of a game."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import HAS_MOVED, click, click_any, page_state, wait, wait_for_turn, wait_until
from tests.browser.relay import Relay
from tests.web.servers import ServerProcess, port

LOST = "Failed to load resource", "WebSocket connection", "net::ERR"
"""What a browser writes to the console while the line is cut."""
KEPT = "Your last move is saved in this browser"
FOLLOWED = """() => {
    const kept = document.querySelector("[role=status] b") !== null;
    return kept || document.querySelector("[data-handle].picked, .fan .choice") !== null;
}"""


def test_a_friend_comes_by_link_and_no_click_is_lost_with_the_connection(visit: Visit, server: ServerProcess) -> None:
    dice = random.Random(5)
    with Relay(port(server)) as relay:
        ann = visit("/", base_url=relay.address, expected=LOST)
        card = ann.locator("article", has=ann.get_by_role("heading", name="Tokaido Duo"))
        card.get_by_role("button", name="Invite a friend").click()
        link = ann.get_by_role("textbox", name="Link to this table").input_value()
        bob = visit(link.replace(relay.address, server.address))
        bob.get_by_role("textbox", name="Your name").fill("Bob")
        bob.get_by_role("button", name="Take a seat").click()
        for _ in range(15):
            play_a_click(ann, bob, dice)
        while not (seen := page_state(ann)).mine or not seen.buttons + seen.lit:
            play_a_click(ann, bob, dice)
        in_step(ann, bob)

        relay.cut()
        expect(ann.get_by_text("Connection lost")).to_be_visible()
        before = page_state(bob).moves
        move_while_cut(ann, dice)
        assert page_state(bob).moves == before
        relay.mend()
        expect(ann.get_by_text("Connection lost")).to_be_hidden()
        wait(ann, HAS_MOVED, before, "the move that was kept")
        in_step(ann, bob)
        for _ in range(10):
            play_a_click(ann, bob, dice)
        in_step(ann, bob)


def move_while_cut(page: Page, dice: random.Random) -> None:
    """Click on until a whole move has been made, which the server cannot hear of."""
    kept = page.get_by_text(KEPT)
    while kept.count() == 0:
        seen = page_state(page)
        if seen.choices:
            page.locator(".fan .choice").first.click()
            expect(kept).to_be_visible()
        else:
            click(page, dice.choice([*seen.lit, *seen.buttons]))
            wait(page, FOLLOWED, None, "what the click does")


def play_a_click(ann: Page, bob: Page, dice: random.Random) -> None:
    """The active player makes a click."""
    wait_until(ann, lambda: page_state(ann).mine or page_state(bob).mine, "somebody's turn")
    page = ann if page_state(ann).mine else bob
    click_any(page, wait_for_turn(page), dice)


def in_step(ann: Page, bob: Page) -> None:
    """Both see the same number of moves, once everything has arrived."""
    wait_until(ann, lambda: page_state(ann).moves == page_state(bob).moves, "both pages in step")
