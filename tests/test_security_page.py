"""Every promise of docs/security.md names the tests that back it, and they exist."""

import ast
import re
from pathlib import Path

import pytest

from tests.doc_pages import ROOT, read

PAGE = ROOT / "docs" / "security.md"
NAMED = re.compile(r"`((?:client/)?tests/[\w./-]+)::([^`]+)`")
UNTESTED = ("Promised without a test", "Not promised")
"""Sections whose list items are no promises, or say that nothing backs them."""


def named_tests(text: str) -> list[tuple[str, str]]:
    """The tests that a text names, as files and names."""
    return NAMED.findall(text)


def missing_tests(text: str) -> list[str]:
    return [f"{file}::{name}" for file, name in named_tests(text) if name not in names_in(ROOT / file)]


def names_in(file: Path) -> set[str]:
    """The names of the tests in a file, which is parsed and not run."""
    if not file.is_file():
        return set()
    text = read(file)
    if file.suffix == ".ts":
        return set(re.findall(r'\b(?:it|test)\("([^"]+)"', text))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    names = {node.name for node in ast.parse(text).body if isinstance(node, functions)}
    return {name for name in names if name.startswith("test_")}


def promises(text: str) -> list[str]:
    """The list items of all sections that promise something."""
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    kept = [section for section in sections if not section.startswith(UNTESTED)]
    return [item for section in kept for item in re.findall(r"^- .*(?:\n  .*)*", section, re.MULTILINE)]


def test_every_test_that_the_page_of_promises_names_exists() -> None:
    text = read(PAGE)
    assert len(named_tests(text)) > 100
    assert missing_tests(text) == []


def test_every_promise_names_a_test() -> None:
    found = promises(read(PAGE))
    assert len(found) > 50
    assert [item for item in found if not named_tests(item)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "tests/test_security_page.py::test_nothing",
        "tests/test_no_such_file.py::test_every_promise_names_a_test",
        "tests/test_security_page.py::missing_tests",
        "client/tests/outbox.test.ts::is lost",
    ],
)
def test_a_name_that_does_not_exist_is_found(wrong: str) -> None:
    right = "tests/test_security_page.py::test_every_promise_names_a_test"
    assert missing_tests(f"- Nothing is lost.<br>\n  `{right}`, `{wrong}`") == [wrong]
