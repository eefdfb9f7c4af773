"""Counts how well the games are separated from the rest, in the tree or in an earlier revision.

    python bench/structure.py [--revision REV] [--list] [--runs N]

- **arithmetic on move numbers**: expressions of `src/shima` that add, subtract, divide or order a move number, which
  are those with a constant of a game's `moves.py` and a variable, and those with the `first` number of a kind of
  action. `games/actions.py`, the move space, is left out.
- **files that name a game**: Python files (identifiers and strings, without docstrings) and client files (all but
  comments) that contain a game's name, though they are not in one of its folders or named for it. The generated
  `client/src/wire.ts` of earlier revisions is left out.
- **places to touch**: the lines in those files that name a game, and the one that registers it.
- **one click**: `bench/click_trace.py`, run on the sources of the revision. Background work can only add to what it
  counts, so each number is the least of several runs.
- **lines**: of Python in `src` and `tests`, and of TypeScript and Svelte in the client. Test helpers are the Python
  files of `tests` that contain no tests.

With `--list` each finding in the tree is printed.
"""

import ast
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOVE_SPACE = "src/shima/games/actions.py"
GENERATED = "client/src/wire.ts"
ARITHMETIC = (ast.Add, ast.Sub, ast.FloorDiv, ast.Mod)
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)

Found = tuple[str, int]
"""A file and a line."""


def main() -> None:
    parser = ArgumentParser(description="Count how well the games are separated from the rest.")
    parser.add_argument("--revision", default="", help="a commit to compare the tree with")
    parser.add_argument("--list", action="store_true", help="print each finding in the tree")
    parser.add_argument("--runs", type=int, default=3, help="how often the click is measured")
    args = parser.parse_args()
    if args.list:
        for title, found in (("arithmetic", arithmetic(ROOT)), ("name", named(ROOT))):
            print(*(f"{title} {file}:{line}" for file, line in sorted(found)), sep="\n")
    columns = {"now": counted(ROOT, args.runs)}
    if args.revision:
        with tempfile.TemporaryDirectory() as folder:
            columns = {args.revision: counted(extracted(args.revision, Path(folder)), args.runs), **columns}
    print(*rows(columns), sep="\n")


def rows(columns: dict[str, dict[str, int]]) -> Iterator[str]:
    """A table in Markdown."""
    yield f"| | {' | '.join(columns)} |"
    yield "|---|" + "---:|" * len(columns)
    for name in columns["now"]:
        yield f"| {name} | {' | '.join(f'{column[name]:,}' for column in columns.values())} |"


def counted(root: Path, runs: int) -> dict[str, int]:
    sums, places, clicked = arithmetic(root), named(root), click(root, runs)
    decision, request = clicked["decision"], clicked["request"]
    return {
        "arithmetic on move numbers": len(sums),
        "files with arithmetic on move numbers": len({file for file, _ in sums}),
        "files that name a game": len({file for file, _ in places}),
        "places to touch for a third game": len(places) + 1,
        "one click, from the decision to the journal: files": decision["files"],
        "one click, from the decision to the journal: functions": decision["functions"],
        "one click, from the decision to the journal: times the move is played": decision["plays"],
        "one click, from the decision to the journal: copies of the position": decision["copies"],
        "one click, from the request to all messages: files": request["files"],
        "one click, from the request to all messages: functions": request["functions"],
        "lines of src": lines(root / "src", "*.py"),
        "lines of client": lines(root / "client/src", "*.ts") + lines(root / "client/src", "*.svelte"),
        "lines of tests": lines(root / "tests", "*.py"),
        "lines of test helpers": lines(root / "tests", "*.py") - lines(root / "tests", "test_*.py"),
    }


def click(root: Path, times: int) -> dict[str, dict[str, int]]:
    command = [sys.executable, str(ROOT / "bench" / "click_trace.py")]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    runs: list[dict[str, dict[str, int]]] = []
    for _ in range(times):
        printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        runs.append(json.loads(printed.splitlines()[-1]))
    return {span: {name: min(run[span][name] for run in runs) for name in runs[0][span]} for span in runs[0]}


def extracted(revision: str, folder: Path) -> Path:
    """Extract the files of a commit."""
    packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def games(root: Path) -> list[str]:
    """The folders of the games."""
    return sorted(path.parent.name for path in (root / "src/shima/games").glob("*/components.toml"))


def lines(folder: Path, pattern: str) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources(folder, pattern))


def sources(folder: Path, pattern: str) -> list[Path]:
    return [path for path in sorted(folder.rglob(pattern)) if "node_modules" not in path.parts]


# Move numbers.


def arithmetic(root: Path) -> list[Found]:
    found: list[Found] = []
    constants = {name for game in games(root) for name in constants_of(root / f"src/shima/games/{game}/moves.py")}
    for path in sources(root / "src", "*.py"):
        file = path.relative_to(root).as_posix()
        if file == MOVE_SPACE or path.name == "moves.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if any(is_on_moves(operands, constants) for operands in operations(node)):
                found.append((file, getattr(node, "lineno", 0)))
    return found


def constants_of(path: Path) -> set[str]:
    if not path.is_file():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    targets = [
        target
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    return {target.id for target in targets if isinstance(target, ast.Name) and target.id.isupper()}


def operations(node: ast.AST) -> Iterator[tuple[ast.expr, ...]]:
    """Yield what is added, subtracted, divided or ordered here."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ARITHMETIC):
        yield node.left, node.right
    if isinstance(node, ast.Compare) and any(isinstance(each, ORDER) for each in node.ops):
        yield node.left, *node.comparators


def is_on_moves(operands: tuple[ast.expr, ...], constants: set[str]) -> bool:
    names = [each.id for each in operands if isinstance(each, ast.Name)]
    with_constant = any(name in constants for name in names) and any(name.islower() for name in names)
    return with_constant or any(isinstance(each, ast.Attribute) and each.attr == "first" for each in operands)


# Names of games.


def named(root: Path) -> list[Found]:
    found: list[Found] = []
    python = sources(root / "src", "*.py")
    client = [path for pattern in ("*.ts", "*.svelte") for path in sources(root / "client/src", pattern)]
    for path in [*python, *client]:
        file = path.relative_to(root).as_posix()
        texts = list(code_of(path)) if file != GENERATED else []
        for game in games(root):
            names = names_of(game)
            if not names.search("/".join(path.relative_to(root).parts)):
                found += [(file, line) for line, text in texts if names.search(text)]
    return sorted(set(found))


def names_of(game: str) -> re.Pattern[str]:
    """Match the game's name in any spelling, and the last word of a name with several words."""
    words = game.split("_")
    short = [rf"(?<![a-zA-Z]){words[-1]}(?![a-z])", words[-1].capitalize() + r"(?![a-z])"] if len(words) > 1 else []
    return re.compile("|".join([f"(?i:{'[_ -]?'.join(words)})", *short]))


def code_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line numbers and code without comments. For Python: identifiers and strings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        plain = COMMENT.sub(lambda comment: "\n" * comment.group().count("\n"), text)
        yield from enumerate(plain.splitlines(), start=1)
        return
    tree = ast.parse(text)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", None) or ""
            yield node.lineno, " ".join([module, *(alias.name for alias in node.names)])


if __name__ == "__main__":
    main()
