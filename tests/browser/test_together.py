"""People at one device, an invitation by link, and a rematch in place."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.page_actions import click_any, page_state, wait, wait_for_turn
from tests.web.servers import ServerProcess

Json = dict[str, Any]
MOST_MOVES = 600
AT_MOVE = """(moves) => {
    const room = document.querySelector("[data-moves]");
    return document.querySelector(".curtain") !== null || Number(room?.dataset.moves) >= moves;
}"""


def table_of(page: Page) -> Json:
    answer: Json = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return answer


def play_until(page: Page, found: Callable[[Json], object], server: ServerProcess, dice: random.Random) -> Json:
    """Play over HTTP, looking at the deck whenever possible, and wait until the page has followed."""
    for _ in range(MOST_MOVES):
        table = table_of(page)
        if found(table):
            wait(page, AT_MOVE, table["moves"], "the page to follow")
            return table
        peeks = [each for each in table["labels"] if "peek" in each["label"]["key"]]
        fleets = [each for each in table["labels"] if each["label"]["args"].get("fleet") == 3]
        chosen = (peeks or fleets or [dice.choice(table["labels"])])[0]
        move = {"do": "move", "number": table["moves"] + 1, "move": str(chosen["move"])}
        answer = page.request.post(f"/api/tables/{table['id']}/actions", data=move, headers={"origin": server.address})
        assert answer.status == 200, answer.text()
    raise AssertionError("it did not come to that")


def other_seat(seat: int) -> Callable[[Json], bool]:
    return lambda table: table["seat"] != seat


def test_two_people_share_a_device_and_a_curtain_hides_only_secrets(visit: Visit, server: ServerProcess) -> None:
    page = visit("/", viewport=PHONE)
    card = page.locator("article", has=page.get_by_role("heading", name="Yamataï"))
    card.get_by_role("link", name="On this device").click()
    page.get_by_role("textbox", name="Name").fill("Bea")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-moves]")).to_be_visible()
    dice = random.Random(7)
    for _ in range(4):  # on the page itself, as people do
        click_any(page, wait_for_turn(page), dice)
    curtain = page.locator(".curtain")

    table = table_of(page)
    while not table["secret"]:
        seat = table["seat"]
        table = play_until(page, lambda now: now["secret"] or now["seat"] != seat, server, dice)  # noqa: B023
        if not table["secret"]:
            expect(curtain).to_have_count(0)
            assert page_state(page).mine, "only the turn changes"
    looked = table["seat"]
    expect(curtain).to_have_count(0)
    expect(page.locator("[data-moves]")).to_be_visible()

    for seat in (looked, 3 - looked):
        table = play_until(page, other_seat(seat), server, dice)
        name = table["chairs"][table["seat"] - 1]["name"]
        expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        expect(page.locator("[data-moves]")).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        expect(curtain).to_have_count(0)
        assert wait_for_turn(page).mine
        if seat == looked:
            click_any(page, wait_for_turn(page), dice)

    page.reload()
    expect(curtain).to_be_visible()


def test_a_guest_sees_the_game_and_who_invites_before_sitting_down(visit: Visit, server: ServerProcess) -> None:
    ann = visit("/")
    ann.request.post("/api/me", data={"name": "Ann"}, headers={"origin": server.address})
    choice = {"game": "tokaido-duo", "chairs": ["", ""]}
    opened = ann.request.post("/api/tables", data=choice, headers={"origin": server.address})
    address = f"/table/{opened.json()['id']}"
    bob = visit(address, viewport=PHONE)
    expect(bob.get_by_text("Ann invites you to a game")).to_be_visible()
    expect(bob.get_by_role("heading", name="Tokaido Duo")).to_be_visible()
    expect(bob.get_by_text("20–30 minutes")).to_be_visible()
    expect(bob.locator(".board svg").first).to_be_visible()
    lesson = bob.get_by_role("link", name="Never played?")
    expect(lesson).to_have_attribute("href", "/learn/tokaido-duo-opener")
    ann.goto(address)
    expect(ann.get_by_text("Ann invites you")).to_have_count(0)
    expect(ann.get_by_role("button", name="Share the link")).to_be_visible()


def test_a_rematch_is_asked_for_on_the_result_and_starts_in_place(visit: Visit, server: ServerProcess) -> None:
    ann, bob = visit("/"), visit("/")
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/me", data={"name": name}, headers={"origin": server.address})
    choice = {"game": "tokaido-duo", "chairs": ["", ""], "order": "seated"}
    table = ann.request.post("/api/tables", data=choice, headers={"origin": server.address}).json()["id"]
    for page, do in ((bob, "sit"), (ann, "resign")):
        acted = page.request.post(f"/api/tables/{table}/actions", data={"do": do}, headers={"origin": server.address})
        assert acted.status == 200, acted.text()
        page.goto(f"/table/{table}")
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_text("Waiting for Bob")).to_be_visible()
    expect(bob.get_by_text("Ann wants a rematch.")).to_be_visible()
    bob.get_by_role("button", name="Not now").click()
    expect(ann.get_by_text("Bob does not want to play again now.")).to_be_visible()
    assert ann.url.endswith(f"/table/{table}")
    bob.get_by_role("button", name="Accept the rematch").click()
    for page in (ann, bob):
        page.wait_for_url(lambda url: not url.endswith(f"/table/{table}"))
        expect(page.locator("[data-moves]")).to_be_visible()
    assert ann.url == bob.url
    assert [chair["name"] for chair in table_of(ann)["chairs"]] == ["Bob", "Ann"], "the seats are swapped"
    ann.go_back()
    expect(ann.get_by_role("link", name="Go to the rematch")).to_be_visible()
