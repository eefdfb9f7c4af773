"""The files for those who change the project: hooks before a commit, and the checks of a change."""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_hooks_use_the_tools_of_the_project_and_fetch_nothing() -> None:
    repositories = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    assert [each["repo"] for each in repositories] == ["local"]
    tools = re.findall(r"^([\w-]+)==", (ROOT / "requirements-test.lock").read_text(), re.MULTILINE)
    packages = {"lint-imports": "import-linter"}
    hooks = repositories[0]["hooks"]
    assert hooks
    for hook in hooks:
        assert hook["language"] == "system"
        (tool,) = re.findall(r"\.venv/bin/(\S+)", hook["entry"])
        assert packages.get(tool, tool) in tools


def test_every_change_runs_what_the_project_calls_its_checks() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text())
    job = workflow["jobs"]["test"]
    assert ".ci/run" in [step.get("run") for step in job["steps"]]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=")
    assert oldest in job["strategy"]["matrix"]["python"]
    assert workflow["permissions"] == {"contents": "read"}
