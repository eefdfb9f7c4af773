"""Catalogues compiled for the browser: the server compiles them exactly as the client's build does."""

import json
from pathlib import Path

import pytest

from shima.messages import compiled
from shima.web.client import FOLDER

TEXT = Path(__file__).parents[2] / "src" / "shima" / "text"
SAMPLE = Path(__file__).with_name("messages.ftl")
PARTS = {
    "": (
        *(f"{name}.ftl" for name in ("characters", "shima", "tables", "web", "reasons", "client/*")),
        *(f"games/*/{name}.ftl" for name in ("game", "why", "reasons", "client")),
    ),
    "rules-": tuple(f"games/*/{name}.ftl" for name in ("guide", "rules", "pictures")),
}


def test_every_kind_of_message_has_its_compiled_form() -> None:
    assert compiled(SAMPLE.read_text(encoding="utf-8")) == json.loads(
        SAMPLE.with_suffix(".json").read_text(encoding="utf-8")
    )


def test_what_is_no_message_is_left_out_and_the_first_of_two_counts() -> None:
    assert compiled("# A comment\na = 1\nnonsense\nb = { \nc = { DATETIME($now) }\na = 2\n") == {
        "a": "1",
        "c": "{DATETIME()}",
    }


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("kind", PARTS)
def test_the_catalogues_of_the_client_are_those_of_the_server(kind: str, code: str) -> None:
    (built,) = FOLDER.glob(f"assets/text-{kind}{code}-????????.json")
    messages = json.loads(built.read_text(encoding="utf-8"))
    found = {path for part in PARTS[kind] for path in (TEXT / code).glob(part)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(found))
    assert list(messages.items()) == list(compiled(source).items())
    assert len(messages) > 500
