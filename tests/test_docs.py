"""What the README and the pages of the documentation show is true: their code runs, their commands exist.

The tag of a block decides: python and sh are run, in the order of the page and in a folder with a saved game; data is
read; the rest is shown only. A block with a title shows a file: it is put into that folder, or is the project's own.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]
from typer.exceptions import TyperException

from shima.commands.group import root
from shima.commands.index import COMMANDS as INDEX
from tests.doc_pages import PAGES, ROOT, Block, blocks, commands, name, prose, read, spoken_commands

RUN = ("python", "sh")
DATA: dict[str, Callable[[str], object]] = {"toml": tomllib.loads, "json": json.loads, "yaml": yaml.safe_load}
SHOWN = ("text", "console", "record", "ini", "nginx", "caddy", "ftl", "svelte", "ts")
SHELLS = ("sh", "console", "ini", "text")
SAVED = ("game.shima", "evening.shima")
"""Games that a reader of a page may already have saved."""
SECONDS = 300.0
ROOM = r'<text class="room"[^>]*>([^<]+)</text>'
COMMANDS: Any = root()

ALL = [block for page in PAGES for block in blocks(page)]
RUNNING = [page for page in PAGES if any(each.page == page and each.tag in RUN and not each.title for each in ALL)]


def _count(page: Path) -> str:
    """How much of a page is run, for the list of tests: `docs/records.md: 2 sh`."""
    tags = Counter(block.tag for block in blocks(page) if block.tag in RUN and not block.title)
    return f"{name(page)}: " + ", ".join(f"{number} {tag}" for tag, number in sorted(tags.items()))


def test_every_block_says_what_it_is() -> None:
    """The author of a block decides whether it is run."""
    undecided = [block.place for block in ALL if block.tag not in (*RUN, *DATA, *SHOWN)]
    assert not undecided


@pytest.mark.parametrize("page_path", RUNNING, ids=_count)
def test_what_can_run_runs(page_path: Path, tmp_path: Path) -> None:
    for saved in SAVED:
        shutil.copy(ROOT / "tests" / "records" / "tokaido-duo-gardens.shima", tmp_path / saved)
    for block in blocks(page_path):
        if block.title and not _is_ours(block):
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
        elif block.tag in RUN:
            start = [sys.executable] if block.tag == "python" else ["bash", "-e", "-u", "-o", "pipefail"]
            run = subprocess.run(
                [*start, "-c", block.text],
                stdin=subprocess.DEVNULL,
                cwd=tmp_path,
                env=_surroundings(tmp_path),
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
            assert run.returncode == 0, f"{block.place}\n{run.stdout}\n{run.stderr}"


def _surroundings(folder: Path) -> dict[str, str]:
    """Return the environment of a person who has installed Shima and never used it."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("SHIMA_", "COV", "PYTEST"))}
    if "PYTHONPATH" in kept:
        kept["PYTHONPATH"] = os.pathsep.join(
            str(Path(part).absolute()) for part in kept["PYTHONPATH"].split(os.pathsep)
        )
    path = f"{Path(sys.executable).parent}{os.pathsep}{kept['PATH']}"
    return kept | {"PATH": path, "SHIMA_HOME": str(folder / "home"), "SHIMA_LANGUAGE": "en", "COLUMNS": "100"}


def test_data_can_be_read() -> None:
    for block in ALL:
        if block.tag in DATA:
            assert DATA[block.tag](block.text), block.place


@pytest.mark.parametrize("block", [block for block in ALL if block.title], ids=lambda block: block.place)
def test_a_file_that_is_shown_is_the_file(block: Block) -> None:
    if _is_ours(block):
        assert block.text.strip() == (ROOT / block.title).read_text(encoding="utf-8").strip()
    elif block.tag == "python":
        compile(block.text, block.title, "exec")


def _is_ours(block: Block) -> bool:
    return "/" in block.title


@pytest.mark.parametrize("page_path", PAGES, ids=name)
def test_every_command_exists_with_its_options(page_path: Path) -> None:
    for block in blocks(page_path):
        if block.tag in SHELLS:
            for words in commands(block.text):
                _parse(words, block.place)
    for words in spoken_commands(page_path):
        _know(words, name(page_path))


def _parse(words: list[str], place: str) -> None:
    """The command takes these words as they stand, as if it were called."""
    command, path, rest = _find(words, place)
    if "--help" in rest or "-h" in rest or not path:
        return
    try:
        command.make_context(path[-1], rest, parent=typer.Context(COMMANDS, info_name="shima")).close()
    except TyperException as error:
        raise AssertionError(f"{place}: shima {' '.join(words)}: {error.format_message()}") from error


def _know(words: list[str], place: str) -> None:
    """Check that the command and its options exist. Required arguments may be missing in inline code."""
    command, _, rest = _find(words, place)
    known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)} | {"--help"}
    for word in rest:
        if word.startswith("--"):
            assert word.partition("=")[0] in known, f"{place}: shima {' '.join(words)}"


def _find(words: list[str], place: str) -> tuple[Any, list[str], list[str]]:
    """The command that the words lead to, its way, and the words behind it."""
    command: Any = COMMANDS
    path: list[str] = []
    rest = list(words)
    while rest and not rest[0].startswith("-") and hasattr(command, "get_command"):
        path.append(rest.pop(0))
        command = command.get_command(None, path[-1])
        assert command, f"{place}: there is no command shima {' '.join(words)}"
    return command, path, rest


def test_the_page_of_commands_has_all_of_them() -> None:
    told = {tuple(words[:2]) for words in spoken_commands(ROOT / "docs" / "commands.md") if words}
    for entry in INDEX:
        assert {(entry.name, part.name) for part in entry.parts} <= told
    assert {words[0] for words in told if not words[0].startswith("-")} == {entry.name for entry in INDEX}


def test_the_readme_is_a_picture_two_commands_and_five_links() -> None:
    page = read(ROOT / "README.md")
    shown = [block.text.strip() for block in blocks(ROOT / "README.md")]
    assert shown == ["make play", "make test"]
    assert len(re.findall(r"!\[", page)) == 1
    assert len(re.findall(r"(?<!!)\[[^\]]*\]\(docs/", page)) == len(re.findall(r"\]\(", page)) - 1 == 5


@pytest.mark.parametrize("page_path", PAGES, ids=name)
def test_links_lead_somewhere_and_pictures_have_words(page_path: Path) -> None:
    """MkDocs looks at the links among the pages of docs/; this looks at the README's, too, and at the words."""
    text = prose(page_path)
    for words, target in re.findall(r"!\[([^\]]*)\]\(([^)\s]+)[^)]*\)", text):
        assert len(words) > 10, f"{target} has no words for those who cannot see it"
        assert (page_path.parent / target.partition("#")[0]).is_file(), target
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)", text):
        if not target.startswith(("https://", "#")):
            assert (page_path.parent / target.partition("#")[0]).exists(), target


@pytest.mark.parametrize("page_path", PAGES, ids=name)
def test_nothing_leads_to_the_machine_that_it_was_written_on(page_path: Path) -> None:
    assert not re.search(r"(?<![\w.])/(?:root|work|tmp|home/(?!shima))\b/?", read(page_path))
    assert not re.search(r"https?://(?!localhost|127\.0\.0\.1)(?!192\.168|10\.0)[\w.-]+:\d", read(page_path))


def _settings() -> dict[str, Any]:
    return tomllib.loads(read(ROOT / "pyproject.toml"))


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load(read(ROOT / "CITATION.cff"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (cited["title"], str(cited["version"]), cited["license"]) == (
        "Shima",
        project["version"],
        project["license"],
    )
    assert cited["cff-version"] == "1.2.0"
    assert cited["authors"] == [{"name": "The Shima authors"}]
    assert cited["message"]


def test_the_drawing_of_the_rooms_shows_those_that_there_are() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(each["layers"] for each in contracts if each["containers"] == ["shima"])
    drawing = read(ROOT / "docs" / "pictures" / "rooms.svg")
    floors = re.findall(r'<g class="floor"[^>]*>(.*?)</g>', drawing, re.DOTALL)
    drawn = [sorted(re.findall(ROOM, floor)) for floor in floors]
    assert drawn == [sorted(re.findall(r"\w+", layer)) for layer in layers]
    walked = re.findall(ROOM, read(ROOT / "docs" / "pictures" / "one-move.svg"))
    assert walked[0] == walked[-1] == "client"
    assert set(walked) - {"client"} <= {room for floor in drawn for room in floor}


def test_the_path_of_a_move_leads_through_functions_that_there_are() -> None:
    path = re.findall(r"^\| .* \| `(\S+)` \| `([\w.]+)` \|$", read(ROOT / "docs" / "architecture.md"), re.MULTILINE)
    assert len(path) > 10
    for file, function in path:
        owner, _, name = function.rpartition(".")
        source = read(ROOT / file)
        assert re.search(rf"\b{name}\b", source), f"{file}: {function}"
        assert not owner or f"class {owner}" in source, f"{file}: {function}"


@pytest.mark.parametrize("page_name", ["architecture", "contributing"])
def test_files_that_developers_are_sent_to_are_there(page_name: str) -> None:
    text = prose(ROOT / "docs" / f"{page_name}.md")
    roots = ("", "src/shima/", "src/shima/games/", "src/shima/games/yamatai/")
    for file in re.findall(r"`([\w/.-]+\.(?:py|ts|toml|ftl))`", text):
        assert "/" not in file or any((ROOT / root / file).is_file() for root in roots), file


def test_the_drawings_write_their_words_as_words_and_ask_nobody() -> None:
    for drawing in ("rooms.svg", "one-move.svg"):
        text = read(ROOT / "docs" / "pictures" / drawing)
        assert "<text" in text
        assert "</title>" in text
        assert "prefers-color-scheme: dark" in text
        assert not re.findall(r"(?:href|src)=\"http|url\(http|@import", text)


def test_the_pictures_are_light() -> None:
    assert sum(path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()) < 3_000_000


def test_the_rules_page_numbers_every_rule_that_the_code_names() -> None:
    rules = read(ROOT / "docs" / "rules" / "tokaido-duo.md")
    known = set(re.findall(r"^- (?:<a id=\"d[\d.]+\"></a>)?(D\d+\.\d+)", rules, re.MULTILINE))
    assert len(known) == 40
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "shima").rglob("*.py"))
    assert set(re.findall(r"\bD\d+\.\d+\b", sources)) <= known
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "tokaido_duo").rglob("*.py"))
    assert known <= set(re.findall(r"\bD\d+\.\d+\b", tests))
