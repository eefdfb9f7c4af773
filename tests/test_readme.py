"""What the README and the docs show is true."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_python_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_two_commands_stand_at_the_top() -> None:
    blocks = re.findall(r"```\n(.*?)\n```", README, re.DOTALL)
    assert blocks[:2] == ["make play", "make test"]


@pytest.mark.parametrize("command", sorted(set(re.findall(r"`(shima [^`]+)`", README))))
def test_every_command_of_the_readme_exists(command: str) -> None:
    name = [word for word in shlex.split(command)[1:] if word.islower() and word.isalpha()]
    words = name[:2] if name[0] == "components" else name[:1]
    run = subprocess.run(
        [sys.executable, "-m", "shima", *words, "--help"], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stderr
    for option in re.findall(r"--[a-z]+", command):
        assert option in run.stdout


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)\)", prose):
        if not target.startswith("https://"):
            assert (path.parent / target).exists(), target


def test_the_rules_page_numbers_every_rule_that_the_code_names() -> None:
    rules = (ROOT / "docs" / "rules" / "tokaido-duo.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^- (D\d+\.\d+)", rules, re.MULTILINE))
    assert len(known) == 40
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "shima").rglob("*.py"))
    assert set(re.findall(r"\bD\d+\.\d+\b", sources)) <= known
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "tokaido_duo").rglob("*.py"))
    assert known <= set(re.findall(r"\bD\d+\.\d+\b", tests))
