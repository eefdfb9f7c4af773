"""Writes the methods of a state that follow from its fields: copying, the key, and a check of the declared ranges.

    python -m shima.state_fields src/shima/games/GAME/state.py [--check]

A class declares its fields as annotations, in the order of its key, followed by the lines BEGIN and END; what stands
between them is written by this program. Ranges come with aliases in the same file:

    Station = Annotated[i64, 0, MOST_STATIONS - 1]
    Wares = Annotated[Counts, 4, 8]  # packed: 4 kinds, at most 8 of each
    Queue = Annotated[tuple[int, ...], 0, 3]  # each of them
    Boats = Annotated[Layout, -1, 4]  # each of them

The class has `copy_to`, `key` and `out_of_range` afterwards. Copies share everything but records: `list[Board]` is
copied if `Board` has generated methods as well. No other list can be a field, because a copy would change with its
original. A field of type `Constant[…]` is the same in all positions of a game, and not part of the key.
"""

import ast
import sys
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

BEGIN = "    # Written by `make fields` from the fields above."
END = "    # End of what `make fields` writes."


Aliases = dict[str, tuple[str, tuple[str, ...]]]
"""What each `Name = Annotated[base, …]` of a file stands for."""


@dataclass(frozen=True)
class Field:
    """A declared field: how it is copied, what it adds to the key, and its range."""

    name: str
    annotation: str
    base: str = ""
    """What its alias stands for; empty without one."""
    limits: tuple[str, ...] = ()
    """For numbers the lowest and the highest; for counts the number of kinds and the maximum of each."""
    record: str = ""
    """The class of its elements, if they are records."""

    @property
    def is_constant(self) -> bool:
        return self.annotation.startswith("Constant[")

    def copied(self) -> str:
        return f"[each.copy() for each in self.{self.name}]" if self.record else f"self.{self.name}"

    def key(self) -> str:
        if self.record:
            return f"*[each.key() for each in self.{self.name}]"
        if self.base == "Counts":
            return f"unpack(self.{self.name}, {self.limits[0]})"
        if self.base == "Layout":
            return f"self.{self.name}.key()"
        return f"self.{self.name}"

    def check(self) -> str:
        """Return an expression that is true if the value is out of range; empty for fields without a range."""
        if self.record or not self.limits:
            return ""
        low, high = self.limits
        if self.base == "Counts":
            return f"max(unpack(self.{self.name}, {low})) > {high} or self.{self.name} >> 8 * {low}"
        if self.base == "Layout" or self.base.startswith("tuple"):
            return f"any(not {low} <= each <= {high} for each in {self.key()})"
        return f"not {low} <= self.{self.name} <= {high}"


def aliases(tree: ast.Module) -> dict[str, tuple[str, tuple[str, ...]]]:
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Subscript)
            and isinstance(node.targets[0], ast.Name)
        ):
            parts = node.value.slice
            if ast.unparse(node.value.value) == "Annotated" and isinstance(parts, ast.Tuple):
                base, *limits = [ast.unparse(part) for part in parts.elts]
                found[node.targets[0].id] = (base, tuple(limits))
    return found


def fields_of(declared: ast.ClassDef, known: Aliases, records: set[str]) -> list[Field]:
    found: list[Field] = []
    for node in declared.body:
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)):
            continue
        annotation = ast.unparse(node.annotation)
        base, limits = known.get(annotation, ("", ()))
        record = annotation.removeprefix("list[").removesuffix("]") if annotation.startswith("list[") else ""
        if record and record not in records:
            raise SystemExit(f"{declared.name}.{node.target.id}: copies would share this list; use a tuple")
        found.append(Field(node.target.id, annotation, base, limits, record))
    return found


def methods(name: str, fields: list[Field]) -> list[str]:
    """Return the lines between BEGIN and END."""
    lines = [f'    def copy_to(self, twin: "{name}") -> None:']
    lines += [f"        twin.{field.name} = {field.copied()}" for field in fields]
    lines += ["", "    def key(self) -> tuple[object, ...]:", "        return ("]
    lines += [f"            {field.key()}," for field in fields if not field.is_constant]
    lines += ["        )", "", "    def out_of_range(self) -> list[str]:"]
    lines += [
        '        """The fields whose values are outside their declared ranges."""',
        "        found: list[str] = []",
    ]
    for field in fields:
        if check := field.check():
            lines += [f"        if {check}:", f'            found.append("{field.name}")']
        elif field.record:
            lines += [f"        for each in self.{field.name}:", "            found.extend(each.out_of_range())"]
    return [*lines, "        return found", ""]


def written(source: str) -> str:
    """Return the source with its generated methods up to date."""
    lines = source.splitlines()
    tree = ast.parse(source)
    marked: list[tuple[int, ast.ClassDef]] = []
    for node, following in zip_longest(tree.body, tree.body[1:]):
        end = following.lineno - 1 if following else len(lines)
        if isinstance(node, ast.ClassDef) and BEGIN in lines[node.lineno : end]:
            marked.append((lines.index(BEGIN, node.lineno), node))
    records = {node.name for _, node in marked}
    for begin, node in reversed(marked):
        end = lines.index(END, begin)
        lines[begin + 1 : end] = methods(node.name, fields_of(node, aliases(tree), records))
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    stale = False
    for name in arguments:
        if name.startswith("-"):
            continue
        path = Path(name)
        before = path.read_text(encoding="utf-8")
        after = written(before)
        stale = stale or after != before
        if "--check" not in arguments and after != before:
            path.write_text(after, encoding="utf-8")
    if stale and "--check" in arguments:
        raise SystemExit("generated methods are stale: run `make fields`")


if __name__ == "__main__":
    main(sys.argv[1:])
