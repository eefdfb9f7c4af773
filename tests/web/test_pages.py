"""The pages as a browser gets them: complete, small, and at home under the strict policy."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from shima.web.app import PAGES
from shima.web.guard import HEADERS
from tests.web.servers import Running

MOST_BYTES = 60_000
MOST_LINES = 250
TYPES = {
    ".html": ["text/html"],
    ".css": ["text/css"],
    ".js": ["text/javascript", "application/javascript"],  # the latter until Python 3.11
    ".svg": ["image/svg+xml"],
}
NAMESPACE = "http://www.w3.org/2000/svg"
FILES = sorted(PAGES.iterdir())
ENTRY = re.compile(r'^\t(?:"([\w-]+)"|(\w+)): (?:\["([^"]+)", "([^"]+)"\]|"([^"]+)"),$')


class Tags(HTMLParser):
    """Every tag with its attributes, and what stands inside scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem:
            self.inside.append(data)


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def words() -> list[tuple[str, str, str]]:
    """Key, English and German of each of the page's own words."""
    source = text(PAGES / "words.js").split("const WORDS = {\n")[1].split("\n};")[0]
    found = [(line, ENTRY.match(line)) for line in source.splitlines() if not line.startswith("\t//")]
    assert [line for line, entry in found if entry is None] == []
    entries = [entry.groups() for _, entry in found if entry is not None]
    return [
        (quoted or plain, english or (quoted or plain).replace("-", " "), german or alone)
        for quoted, plain, english, german, alone in entries
    ]


@pytest.mark.parametrize("address", ["/", "/link", "/table/abc"])
def test_every_address_of_a_page_serves_the_page(client: httpx.Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == text(PAGES / "index.html")
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert client.head(address).status_code == 200


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_is_served_with_its_type_and_the_policy(client: httpx.Client, path: Path) -> None:
    answer = client.get(f"/pages/{path.name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] in TYPES[path.suffix]
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_page_has_no_inline_script_or_style() -> None:
    page = Tags(text(PAGES / "index.html"))
    assert "".join(page.inside).strip() == ""
    for tag, attributes in page.tags:
        assert tag != "style"
        assert tag != "script" or attributes.get("src")
        assert not [name for name in attributes if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix == ".svg"], ids=lambda path: path.name)
def test_drawings_have_no_style_or_script(path: Path) -> None:
    assert not re.search(r"<style|<script|style=|\son\w+=", text(path))


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix == ".js"], ids=lambda path: path.name)
def test_scripts_need_nothing_that_the_policy_forbids(path: Path) -> None:
    assert not re.search(r"\beval\(|new Function|innerHTML|outerHTML|insertAdjacentHTML|\.style\b|\bstyle:", text(path))


def test_every_file_that_is_named_exists_and_every_file_is_named() -> None:
    there = {path.name for path in FILES}
    named = {"index.html"}
    for path in FILES:
        source = text(path)
        named.update(re.findall(r'from "\./([\w.-]+)"', source))
        named.update(re.findall(r'"/pages/([\w.-]+)"', source))
    named.update(f"{game}.svg" for game in ("tokaido-duo", "yamatai"))  # the lobby asks for one by the game's name
    assert named == there


def test_every_name_that_is_imported_is_exported() -> None:
    for path in FILES:
        for names, module in re.findall(r'import \{ ([\w, ]+) \} from "\./([\w.-]+)"', text(path)):
            exported = set(re.findall(r"export (?:async )?(?:function|const|class) (\w+)", text(PAGES / module)))
            assert set(names.split(", ")) <= exported, f"{path.name} from {module}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_file_leads_to_another_site(path: Path) -> None:
    source = text(path).replace(NAMESPACE, "") if path.suffix == ".svg" else text(path)
    assert "://" not in source
    assert not re.search(r"""["'(=]//\w""", source)


def test_both_languages_have_every_word() -> None:
    entries = words()
    assert len({key for key, _, _ in entries}) == len(entries)
    for key, english, german in entries:
        assert english.strip(), key
        assert german.strip(), key
        assert set(re.findall(r"\{(\w+)\}", english)) == set(re.findall(r"\{(\w+)\}", german)), key


def test_every_word_that_the_page_says_is_known() -> None:
    known = {key for key, _, _ in words()}
    for path in FILES:
        if path.suffix == ".js":
            said = set(re.findall(r'\b(?:say|list)\("([\w-]+)"', text(path)))
            assert said <= known, path.name


def test_the_pages_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES
    assert max(text(path).count("\n") for path in FILES) <= MOST_LINES
