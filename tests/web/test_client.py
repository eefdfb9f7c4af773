"""The client as a browser gets it: complete, small, compressed, and at home under the strict policy."""

import gzip
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from fastapi import Request

from shima.language import language
from shima.tables.refusal import Fault, Refused
from shima.web.client import ADDRESSES, FOLDER, FOREVER, PAGE, Client
from shima.web.middleware import HEADERS
from tests.web.servers import ServerProcess

MOST_SCRIPT = 170_000
MOST_OF_FIRST_BOARD = 90_000
IMPORTED = re.compile(r'(?:from|import)"\./([^"]+)"')
LARGE = 1000
FILES = sorted(path for path in FOLDER.rglob("*") if path.is_file() and path.name != PAGE)
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
HTML = {"accept": "text/html,*/*"}
NAMESPACES = {"www.w3.org"}
NAMED = {"svelte.dev", "example.org"}
"""Where Svelte's messages lead those who develop, and an example of an address; nothing is fetched from there."""


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
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client


def address(path: Path) -> str:
    return f"/{path.relative_to(FOLDER).as_posix()}"


@pytest.mark.parametrize("route", ADDRESSES)
def test_every_address_of_a_page_serves_the_page(client: httpx.Client, route: str) -> None:
    place = re.sub(r"\{\w+\}", "abc", route)
    answer = client.get(place)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == (FOLDER / PAGE).read_bytes()
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert client.head(place).status_code == 200


def test_every_file_is_served_compressed_with_its_type_and_the_policy(client: httpx.Client) -> None:
    kinds = {
        ".js": "text/javascript",
        ".json": "application/json",
        ".css": "text/css",
        ".woff2": "font/woff2",
        ".svg": "image/svg+xml",
    }
    assert {path.suffix for path in FILES} == set(kinds)
    for path in FILES:
        answer = client.get(address(path))
        assert answer.status_code == 200, path
        assert answer.content == path.read_bytes()
        assert answer.headers["content-type"].partition(";")[0] == kinds[path.suffix]
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
        if path.suffix == ".woff2" or path.stat().st_size > LARGE:
            assert ("content-encoding" in answer.headers) == (path.suffix != ".woff2"), path
        assert (answer.headers["cache-control"] == FOREVER) == (path.parent.name == "assets")


def test_a_client_without_gzip_gets_it_uncompressed(client: httpx.Client) -> None:
    answer = client.get(address(SCRIPTS[0]), headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == SCRIPTS[0].read_bytes()


def test_people_at_a_wrong_address_get_a_page_and_programs_a_refusal(client: httpx.Client) -> None:
    lost = client.get("/no/such/place", headers=HTML)
    assert (lost.status_code, lost.content) == (404, (FOLDER / PAGE).read_bytes())
    for path, headers in (("/no/such/place", {}), ("/api/no-such", HTML), ("/assets/no-such.js", HTML)):
        answer = client.get(path, headers=headers)
        assert (answer.status_code, answer.json()["fault"]) == (404, "unknown")
    assert client.post("/no/such/place", headers=HTML).json()["fault"] == "unknown"


@pytest.mark.parametrize("path", ["/assets/..%2findex.html", "/assets/%2e%2e/%2e%2e/app.py", "/..%2f..%2fapp.py"])
def test_no_way_leads_out_of_the_folder(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_the_page_has_no_inline_script_or_style() -> None:
    page = Tags((FOLDER / PAGE).read_text(encoding="utf-8"))
    assert "".join(page.inside).strip() == ""
    for tag, attributes in page.tags:
        assert tag != "style"
        assert tag != "script" or attributes.get("src")
        assert not [name for name in attributes if name == "style" or name.startswith("on")]


def test_all_scripts_together_are_small() -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in SCRIPTS}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def loaded_with(*first: Path) -> set[Path]:
    """Return these scripts and all that they import, except what they load later."""
    found: set[Path] = set()
    coming = list(first)
    while coming:
        script = coming.pop()
        if script not in found:
            found.add(script)
            coming += [script.parent / name for name in IMPORTED.findall(script.read_text(encoding="utf-8"))]
    return found


def scripts_named(name: str) -> list[Path]:
    return [path for path in SCRIPTS if re.fullmatch(rf"{name}-.{{8}}\.js", path.name)]


@pytest.mark.parametrize(("game", "other"), [("yamatai", "tokaido_duo"), ("tokaido_duo", "yamatai")])
def test_the_first_board_needs_few_scripts(game: str, other: str) -> None:
    page = Tags((FOLDER / PAGE).read_text(encoding="utf-8"))
    entries = [FOLDER / str(attributes["src"])[1:] for tag, attributes in page.tags if tag == "script"]
    (board,) = scripts_named(game)
    tables = [path for path in scripts_named("table") if board in loaded_with(path)]
    assert len(entries) == len(tables) == len(scripts_named("Table")) == 1
    loaded = loaded_with(*entries, *scripts_named("Table"), *tables)
    assert loaded.isdisjoint(scripts_named(other))
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in loaded}
    assert sum(sizes.values()) <= MOST_OF_FIRST_BOARD, sizes


def test_no_file_leads_to_another_site() -> None:
    for path in FILES:
        if path.suffix != ".woff2":
            hosts = set(re.findall(r"\w+://([\w.-]+)", path.read_text(encoding="utf-8")))
            assert hosts <= NAMESPACES | NAMED, path


def test_a_build_without_the_client_says_so(tmp_path: Path) -> None:
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": []})
    with pytest.raises(Refused) as refused:
        Client(tmp_path / "nothing").page(request)
    assert refused.value.fault is Fault.BUSY
    assert "make setup" in language("en").say(refused.value.text)


@pytest.mark.parametrize(
    ("wish", "code"), [("de-DE,de;q=0.9,en;q=0.5", "de"), ("en-GB", "en"), ("fr", "en"), ("", "en")]
)
def test_the_head_of_the_page_is_in_the_language_of_the_visitor(client: httpx.Client, wish: str, code: str) -> None:
    answer = client.get("/", headers={"accept-language": wish})
    tags = Tags(answer.text).tags
    described = [attributes["content"] for _, attributes in tags if attributes.get("name") == "description"]
    assert [attributes["lang"] for tag, attributes in tags if tag == "html"] == [code]
    assert described == [language(code).say("web-description")]
    assert "accept-language" in answer.headers["vary"]
