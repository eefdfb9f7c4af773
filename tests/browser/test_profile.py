"""One's own profile in the browser: devices, recovery code, deletion, and blocked people."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.web.servers import ServerProcess, act, open_table


def named(visit: Visit, name: str, path: str = "/me", expected: tuple[str, ...] = ()) -> Page:
    """A person who has just entered their name."""
    page = visit("/me", expected=expected)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.goto(path)
    return page


def test_a_lost_browser_is_signed_out_from_another_one(visit: Visit) -> None:
    page = named(visit, "Mira")
    page.get_by_role("button", name="Create a private link").click()
    link = page.get_by_role("textbox", name="Link for another device").input_value()
    phone = visit(link, viewport=PHONE)
    expect(phone.get_by_role("status").filter(has_text="Mira")).to_be_visible()
    page.reload()
    devices = page.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this browser")).to_have_count(1)
    devices.get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    phone.goto("/me")
    expect(phone.get_by_role("link", name="I have a recovery code")).to_be_visible()


def test_a_table_that_is_open_on_a_lost_browser_says_so_at_once(visit: Visit) -> None:
    page = named(visit, "Mira")
    page.get_by_role("button", name="Create a private link").click()
    link = page.get_by_role("textbox", name="Link for another device").input_value()
    phone = visit(link, viewport=PHONE, expected=("401 (Unauthorized)",))  # of a preview under the pointer
    phone.get_by_role("button", name="Play against a bot").first.click()
    phone.wait_for_url("**/table/*")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    page.reload()
    page.get_by_role("region", name="Your devices").get_by_role("button", name="Sign out").click()
    expect(phone.get_by_text("You have been signed out here")).to_be_visible()
    expect(phone.get_by_role("heading", level=1)).to_have_text("You’re signed out")


def test_a_recovery_code_signs_in_again(visit: Visit) -> None:
    page = named(visit, "Mira")
    page.get_by_role("button", name="Create a recovery code").click()
    code = page.get_by_role("textbox", name="Recovery code").input_value()
    other = visit("/", expected=("403 (Forbidden)",))
    other.get_by_role("link", name="I have a recovery code").click()
    field, sign_in = other.get_by_role("textbox", name="Recovery code"), other.get_by_role("button", name="Sign in")
    field.fill("wrong")
    sign_in.click()
    expect(other.get_by_role("alert")).to_contain_text("not valid")
    field.fill(code.lower().replace("-", " "))
    sign_in.click()
    expect(other.get_by_role("link", name="Mira")).to_be_visible()


def test_deleting_ones_data_is_asked_twice_and_then_done(visit: Visit) -> None:
    page = named(visit, "Mira")
    page.get_by_role("button", name="Delete my data …").click()
    expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("button", name="Delete my data …")).to_be_focused()
    page.get_by_role("button", name="Delete my data …").click()
    page.get_by_role("button", name="Yes, delete it all").click()
    expect(page.get_by_role("status").filter(has_text="Your data has been deleted")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("")


def test_a_rude_person_is_muted_blocked_and_reported(visit: Visit, server: ServerProcess) -> None:
    with server.guest("Rob") as rob:
        table = open_table(rob, "yamatai", ["", ""])
        page = named(visit, "Mira", f"/table/{table}", expected=("409 (Conflict)",))
        page.get_by_role("button", name="Take a seat as Mira").or_(page.locator(".sit")).first.click()
        page.get_by_role("tab", name="Chat").click()
        assert act(rob, table, "say", text="You play like a stone").status_code == 200
        said = page.get_by_text("You play like a stone")
        expect(said).to_be_visible()
        page.get_by_role("log").get_by_role("button", name="Rob: mute, block or report").press("Enter")
        dialog = page.get_by_role("dialog", name="Rob")
        dialog.get_by_role("button", name="Mute", exact=True).click()
        expect(dialog.get_by_role("button", name="Unmute")).to_be_visible()
        expect(said).to_have_count(0)
        dialog.get_by_role("button", name="Block", exact=True).click()
        expect(dialog.get_by_role("button", name="Unblock")).to_be_visible()
        dialog.get_by_role("button", name="Report").click()
        dialog.get_by_role("textbox", name="What happened?").fill("rude")
        dialog.get_by_role("button", name="Send report").click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("status").filter(has_text="Your report was sent to the host")).to_be_visible()
        page.reload()
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_text("No messages yet")).to_be_visible()
        page.goto("/me")
        blocked = page.get_by_role("region", name="Blocked and muted people")
        blocked.get_by_role("button", name="Unmute Rob").click()
        expect(blocked.get_by_role("listitem")).to_have_count(1)
        second = open_table(rob, "yamatai", ["", "", ""])
        page.goto(f"/table/{second}")
        page.get_by_role("button", name="Take a seat as Mira").click()
        warning = page.get_by_role("dialog", name="Someone you blocked is here")
        expect(warning).to_contain_text("Rob")
        warning.get_by_role("button", name="Take a seat anyway").click()
        expect(page.get_by_text("Mira", exact=True).first).to_be_visible()
