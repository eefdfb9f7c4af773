"""The browser's catalogues: complete in both languages, and every key that the client says is in them."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from shima.language import LANGUAGES
from tests.test_language import Sentence

ROOT = Path(__file__).parents[1]
TEXT = ROOT / "src" / "shima" / "text"
CLIENT = ROOT / "client" / "src"
OWN = ("client/*.ftl", "games/*/client.ftl")
SERVERS = (
    "characters.ftl",
    "shima.ftl",
    "tables.ftl",
    "web.ftl",
    "reasons.ftl",
    *(f"games/*/{name}.ftl" for name in ("game", "why", "reasons")),
)
SAID = re.compile(r"""\bsay\(\s*["`]([a-z0-9-]+)["`]""")
NAMED = re.compile(r"""["'`](client-[a-z0-9-]+)(["'`]|\$\{)""")


def paths(code: str, patterns: tuple[str, ...]) -> list[Path]:
    return sorted(path for pattern in patterns for path in (TEXT / code).glob(pattern))


@cache
def messages(code: str) -> dict[str, ftl.Message]:
    """The client's own sentences."""
    found: dict[str, ftl.Message] = {}
    for path in paths(code, OWN):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


@cache
def sources() -> str:
    found = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def servers_keys() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in paths("en", SERVERS)]
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", "\n".join(texts), re.MULTILINE))


def test_both_languages_have_the_same_sentences() -> None:
    names = [list(messages(code)) for code in LANGUAGES]
    assert sorted(names[0]) == sorted(names[1])
    assert all(name.startswith("client-") for name in names[0])


def test_both_languages_fill_the_same_gaps() -> None:
    for key in messages("en"):
        english, german = (Sentence(messages(code)[key]) for code in LANGUAGES)
        assert english.variables == german.variables, key


def test_what_the_client_says_is_in_the_catalogues() -> None:
    known = servers_keys() | set(messages("en"))
    assert {key for key in SAID.findall(sources()) if key not in known} == set()


def test_every_sentence_is_said_somewhere() -> None:
    named = {(key, end) for key, end in NAMED.findall(sources())}
    whole = {key for key, end in named if end != "${"}
    heads = tuple(key for key, end in named if end == "${")
    referred = {other for key in messages("en") for other in Sentence(messages("en")[key]).messages}
    unsaid = [key for key in messages("en") if key not in whole | referred and not key.startswith(heads)]
    assert unsaid == []
