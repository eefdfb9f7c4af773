"""Motion and sound: pieces fly, rounds end with a card, points are counted up, and the board never moves."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.page_actions import click_any, import_record, open_game_page, wait, wait_for_turn, wait_until
from tests.web.servers import ServerProcess

MOST_CLICKS = 400
OWN = 200
"""Milliseconds that the viewer's own pieces fly at most."""
STEP = {"slow": 1500, "normal": 800, "fast": 350}
TRAIL = ".trail .number, .marks.trail .end"
BOTH_FLEW = f"""window.seen.flights.some(({{ duration }}) => duration > {OWN})
    && window.seen.flights.some(({{ duration }}) => duration <= {OWN})
    && document.querySelector("{TRAIL}") !== null"""
WATCH = """
    window.seen = { flights: [], boards: [], cards: [], notes: [], focus: [] };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const flies = this.parentElement?.classList.contains("flights");
        const mine = document.querySelector("[data-moves]")?.dataset.mine;
        if (flies) window.seen.flights.push({ duration: timing.duration, frames: frames.length, mine });
        return animate.call(this, frames, timing);
    };
    const look = () => {
        const box = document.querySelector(".board[data-parts]")?.getBoundingClientRect();
        const drawn = document.querySelector(".board svg") !== null;
        const at = drawn && box && [box.x, box.y, box.width, box.height].join(" ");
        if (at && !window.seen.boards.includes(at)) window.seen.boards.push(at);
        requestAnimationFrame(look);
    };
    look();
    new MutationObserver(() => {
        const card = document.querySelector("[role=status] .round h2")?.textContent ?? "";
        if (card !== (window.seen.cards.at(-1) ?? "")) window.seen.cards.push(card);
        if (card) window.seen.focus.push(document.activeElement?.closest(".round") !== null);
    }).observe(document, { childList: true, subtree: true });
    const parameter = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 });
    const node = () => ({ gain: parameter(), frequency: parameter(), connect: (to) => to, start() {}, stop() {} });
    window.AudioContext = class {
        state = "running";
        currentTime = 0;
        createGain = node;
        createBiquadFilter = node;
        createOscillator() {
            this.currentTime += 1;
            window.seen.notes.push(document.querySelectorAll(".flights > svg").length);
            return node();
        }
    };
"""


def watched(visit: Visit, pace: str = "normal", sound: str = "on", motion: str = "no-preference", **more: Any) -> Page:
    """Visit with a page that notes what flies, how the board lies, which cards are shown, and what is heard."""
    page = visit(reduced_motion=motion, **more)
    page.evaluate(f"localStorage.setItem('shima-pace', '{pace}'); localStorage.setItem('shima-sound', '{sound}')")
    page.add_init_script(WATCH)
    return page


def seen(page: Page) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = page.evaluate("window.seen")
    return found


def play_until(page: Page, condition: str) -> None:
    """Click until the condition holds."""
    dice = random.Random(3)
    for _ in range(MOST_CLICKS):
        state = wait_for_turn(page)
        if page.evaluate(condition) or state.over:
            break
        click_any(page, state, dice)
    assert page.evaluate(condition)


@pytest.mark.parametrize(("game", "pace", "size"), [("yamatai", "normal", DESKTOP), ("tokaido-duo", "fast", PHONE)])
def test_pieces_of_all_players_fly_over_a_board_that_never_moves(
    visit: Visit, server: ServerProcess, game: str, pace: str, size: dict[str, int]
) -> None:
    page = watched(visit, pace, viewport=size)
    open_game_page(page, server, game)
    play_until(page, BOTH_FLEW)
    found = seen(page)
    assert max(flight["duration"] for flight in found["flights"]) < STEP[pace]
    assert all(flight["frames"] >= 2 for flight in found["flights"])
    assert len(found["boards"]) == 1
    wait(page, "() => document.querySelectorAll('.flights > svg').length === 0", None, "the landing of all pieces")
    assert page.evaluate("getComputedStyle(document.querySelector('.flights')).pointerEvents") == "none"
    assert page.locator(TRAIL).count() > 0  # it stays when all has landed


@pytest.mark.parametrize("how", [{"motion": "reduce"}, {"pace": "instant"}], ids=["reduced motion", "instant"])
def test_nothing_flies_with_reduced_motion_or_at_once(visit: Visit, server: ServerProcess, how: dict[str, str]) -> None:
    page = watched(visit, **how)
    open_game_page(page, server, "tokaido-duo")
    dice = random.Random(3)
    for _ in range(8):
        click_any(page, wait_for_turn(page), dice)
    wait_for_turn(page)
    found = seen(page)
    assert found["flights"] == []
    assert found["notes"] != []  # sounds do not depend on motion


def test_a_round_ends_with_a_card_that_goes_away_by_itself(visit: Visit, server: ServerProcess) -> None:
    page = watched(visit, "fast")
    open_game_page(page, server, "yamatai")
    play_until(page, "window.seen.cards.includes('Round 3') && window.seen.cards.at(-1) === ''")
    found = seen(page)
    assert found["cards"] == ["Round 2", "", "Round 3", ""]
    assert not any(found["focus"])
    assert len(found["boards"]) == 1


def test_the_card_of_a_round_is_shown_without_motion_and_skipped_with_a_key(
    visit: Visit, server: ServerProcess
) -> None:
    page = watched(visit, motion="reduce")
    page.clock.install()
    open_game_page(page, server, "yamatai")
    dice = random.Random(3)
    card = page.locator("[role=status] .round")
    for _ in range(MOST_CLICKS):
        click_any(page, wait_for_turn(page), dice)
        page.clock.run_for(200)
        if card.count():
            break
    expect(card.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(card).to_contain_text("Turn order")
    assert page.evaluate("getComputedStyle(document.querySelector('.round')).animationDuration") == "0s"
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_no_card_is_shown_if_moves_are_shown_at_once(visit: Visit, server: ServerProcess) -> None:
    page = watched(visit, "instant")
    open_game_page(page, server, "yamatai")
    play_until(page, "document.querySelector('[role=log]')?.textContent.includes('Round 2') ?? false")
    assert seen(page)["cards"] == []


def test_sounds_follow_the_pieces_and_are_off_in_the_settings(visit: Visit, server: ServerProcess) -> None:
    loud, quiet = watched(visit, "fast"), watched(visit, "fast", sound="off")
    for page in (loud, quiet):
        open_game_page(page, server, "tokaido-duo")
        play_until(page, "window.seen.flights.length > 3")
        wait(page, "() => document.querySelectorAll('.flights > svg').length === 0", None, "the landing of all pieces")
    wait_until(loud, lambda: bool(seen(loud)["notes"]), "a sound")
    assert seen(quiet)["notes"] == []


def test_the_board_is_laid_out_while_waiting_and_stays_in_its_place(visit: Visit, server: ServerProcess) -> None:
    for game, size in (("yamatai", DESKTOP), ("tokaido-duo", PHONE), ("yamatai", {"width": 844, "height": 390})):
        ann, bob = watched(visit, viewport=size), visit()
        for page, name in ((ann, "Ann"), (bob, "Bob")):
            page.request.post("/api/me", data={"name": name}, headers={"origin": server.address})
        choice = {"game": game, "chairs": ["", ""], "order": "seated"}
        table = ann.request.post("/api/tables", data=choice, headers={"origin": server.address}).json()["id"]
        ann.goto(f"/table/{table}")
        expect(ann.locator(".board svg [data-place]").first).to_be_visible()
        expect(ann.get_by_role("button", name="Start with a bot")).to_be_in_viewport(ratio=1)
        assert ann.locator("[data-handle]").count() == 0
        bob.request.post(f"/api/tables/{table}/actions", data={"do": "sit"}, headers={"origin": server.address})
        expect(ann.locator("[data-moves]")).to_be_attached()
        expect(ann.locator(".board svg [data-handle]").first).to_be_attached()
        assert len(seen(ann)["boards"]) == 1


def test_the_ceremony_tells_the_best_turn_of_each_player(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    page.goto(f"/table/{import_record(page, server, 'yamatai-2.shima')}")
    rows = page.locator(".ceremony tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        expect(row.locator(".best")).to_contain_text("Best turn, round")
        expect(row.locator(".best b")).to_contain_text("+")


def test_the_points_are_counted_up_over_whatever_was_open_and_escape_closes(
    visit: Visit, server: ServerProcess
) -> None:
    page = watched(visit)
    table = open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.request.post(f"/api/tables/{table}/actions", data={"do": "resign"}, headers={"origin": server.address})
    ceremony = page.locator(".ceremony")
    expect(ceremony).to_be_visible()
    on_top = "() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.ceremony') !== null"
    wait(page, on_top, None, "the ceremony above all")
    expect(ceremony.locator("h2")).to_have_css("opacity", "1")
    sums = [int(each) for each in ceremony.locator(".sum").all_inner_texts()]
    assert sorted(sums, reverse=True) == sorted(page.request.get(f"/api/tables/{table}").json()["scores"], reverse=True)
    names = ["Rematch", "What decided it", "Home"]
    actions = ceremony.locator(".actions :is(a, button)")
    assert actions.all_inner_texts()[: len(names)] == names
    page.keyboard.press("Escape")
    expect(ceremony).to_have_count(0)
