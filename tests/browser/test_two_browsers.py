"""Two people in two browsers, one of whom loses the connection in the middle of a game."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import click, see, touch, wait_for_turn
from tests.browser.relay import Relay
from tests.web.servers import Running, port

LOST = "Failed to load resource", "WebSocket connection", "net::ERR"
"""What a browser writes to the console while the line is cut."""


def test_a_friend_comes_by_link_and_no_click_is_lost_with_the_connection(visit: Visit, server: Running) -> None:
    dice = random.Random(5)
    with Relay(port(server)) as relay:
        ann = visit("/", base_url=relay.address, expected=LOST)
        card = ann.locator("article", has=ann.get_by_role("heading", name="Tokaido Duo"))
        card.get_by_role("button", name="Invite a friend").click()
        link = ann.get_by_role("textbox", name="Link to this table").input_value()
        bob = visit(link.replace(relay.address, server.address))
        bob.get_by_role("textbox", name="Your name").fill("Bob")
        bob.get_by_role("button", name="Take a seat").click()
        for _ in range(30):
            play_a_click(ann, bob, dice)
        while not (seen := see(ann)).mine or not seen.buttons + seen.lit:
            play_a_click(ann, bob, dice)

        relay.cut()
        expect(ann.get_by_text("Connection lost")).to_be_visible()
        clicked_while_cut(ann, dice)
        before = see(bob).moves
        ann.wait_for_timeout(500)
        assert see(bob).moves == before
        relay.mend()
        expect(ann.get_by_text("Connection lost")).to_be_hidden(timeout=20_000)
        ann.wait_for_function(
            "moves => Number(document.querySelector('[data-moves]').dataset.moves) > moves", arg=before
        )
        in_step(ann, bob)
        for _ in range(20):
            play_a_click(ann, bob, dice)
        in_step(ann, bob)


def clicked_while_cut(page: Page, dice: random.Random) -> None:
    """Click on until a whole move has been made, which nobody can have heard of."""
    while True:
        seen = see(page)
        if seen.choices:
            page.locator(".bubble.menu button.choice").first.click()
            return
        handle = dice.choice([*seen.lit, *seen.buttons])
        click(page, handle)
        page.wait_for_timeout(50)
        if see(page).lit == seen.lit and not see(page).choices:
            return


def play_a_click(ann: Page, bob: Page, dice: random.Random) -> None:
    """Whoever is to move makes a click."""
    for _ in range(200):
        for page in (ann, bob):
            if see(page).mine:
                touch(page, wait_for_turn(page), dice)
                return
        ann.wait_for_timeout(25)
    raise AssertionError(f"nobody is to move: {see(ann)}, {see(bob)}")


def in_step(ann: Page, bob: Page) -> None:
    for _ in range(100):
        if see(ann).moves == see(bob).moves:
            return
        ann.wait_for_timeout(50)
    raise AssertionError(f"not in step: {see(ann)}, {see(bob)}")
