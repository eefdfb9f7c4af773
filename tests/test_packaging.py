"""What goes into packages: the files, the modules to compile, the README, and the versions in the lock files."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from hatch_build import packages, without_local_links

ROOT = Path(__file__).parent.parent
SETTINGS: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
EXTRAS = SETTINGS["project"]["optional-dependencies"]
GROUPS = SETTINGS["dependency-groups"]
LOCKED = {
    "requirements.lock": [SETTINGS["project"]["dependencies"], EXTRAS["serve"]],
    "requirements-build.lock": [GROUPS["build"]],
    "requirements-research.lock": [EXTRAS["lab"], EXTRAS["cluster"], EXTRAS["research"]],
    "requirements-test.lock": [GROUPS["build"], GROUPS["test"], GROUPS["docs"]],
    "requirements-release.lock": [GROUPS["release"]],
    "requirements-bench.lock": [SETTINGS["project"]["dependencies"], GROUPS["bench"]],
}


def test_the_packaged_readme_has_no_link_into_the_repository() -> None:
    readme = without_local_links((ROOT / "README.md").read_text(encoding="utf-8"))
    targets = re.findall(r"\]\(([^)]*)\)", readme)
    assert all(target.startswith("https://") for target in targets)
    assert "Contributing: change a rule in 15 minutes" in readme
    assert "make play" in readme


def test_links_to_other_sites_stay_in_the_packaged_readme() -> None:
    text = "![a](docs/a.png)\n\n[rules](docs/rules.md) and [site](https://example.org) ![b](https://example.org/b.png)"
    assert without_local_links(text) == "rules and [site](https://example.org) ![b](https://example.org/b.png)"


@pytest.mark.parametrize("pattern", [*HOOK["compile"], *HOOK["except"]])
def test_every_pattern_of_modules_matches_some(pattern: str) -> None:
    assert list((ROOT / "src").glob(pattern))


def test_the_sdist_names_only_what_is_there() -> None:
    named = SETTINGS["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_sdist_has_all_lock_files() -> None:
    named = set(SETTINGS["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"])
    assert {path.name for path in ROOT.glob("*.lock")} <= named


@pytest.mark.parametrize("lock", LOCKED)
def test_a_lock_file_has_what_pyproject_asks_for(lock: str) -> None:
    locked = set(re.findall(r"^([\w.-]+)(?:\[\w+\])?==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))
    wanted = [line for group in LOCKED[lock] for line in group if isinstance(line, str)]
    names = {re.split(r"[\[<>=;]", line)[0].lower().replace("_", "-").replace(".", "-") for line in wanted}
    assert names - {name.replace(".", "-") for name in locked} == set()


def test_lock_files_name_no_hosts() -> None:
    for path in ROOT.glob("*.lock"):
        assert "://" not in path.read_text(encoding="utf-8"), path.name


def test_c_files_are_joined_by_package_the_largest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatch_build.SCRATCH", tmp_path)
    folder = tmp_path / "c"
    folder.mkdir()
    sizes = {
        "__native_shima___games___state": 10,
        "__native_shima___games___turn": 10,
        "__native_shima___players___x": 30,
    }
    for name, size in (sizes | {"int_ops": 5, "__native_shima": 1}).items():
        (folder / f"{name}.c").write_text("x" * size)
    joined = [Path(file) for file in packages(sorted(folder.iterdir()))]
    assert [file.stem for file in joined] == [
        "package_native_shima___players",
        "package_native_shima___games",
        "package_runtime",
    ]
    assert joined[1].read_text() == (
        '#include "__native_shima___games___state.c"\n#include "__native_shima___games___turn.c"\n'
    )
