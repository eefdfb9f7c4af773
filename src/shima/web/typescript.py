"""The browser's types, made from the models of what goes over the wire: `python -m shima.web.typescript FILE`.

What is generated is committed, so that the client builds without Python; a test makes it again and compares.
"""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_origin

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from shima.registry import GAMES, part
from shima.web import advice_models, learn_models, lobby_models, models, people_models, set_models, table_models
from shima.web.actions import AnyAction
from shima.web.game_views import VIEWS
from shima.web.views import plain, shown

MODULES = (models, people_models, lobby_models, table_models, advice_models, learn_models, set_models)
HEAD = "// Made by `make types` from the Python models of what goes over the wire. Edit those.\n"
REFERENCE = "#/$defs/"
PLAIN = {"$ref": f"{REFERENCE}{plain.PlainView.__name__}"}
"""Not in the unions: the client tells the views of the games that it has boards for apart by their `game`."""
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Every model as an interface, in the order of their names."""
    unions = TypeAdapter(AnyAction).json_schema(ref_template=f"{REFERENCE}{{model}}")["$defs"]
    _, schema = models_json_schema(
        [(each, "serialization") for each in _models()], ref_template=f"{REFERENCE}{{model}}"
    )
    known: dict[str, Any] = {**unions, **schema["$defs"]}
    views = [view.__name__ for name, view in VIEWS.items() if GAMES.is_built_in(name)]
    named = {"AnyAction": " | ".join(sorted(unions)), "GameView": " | ".join(views), **_choices()}
    parts = [f"export type {name} = {text};\n" for name, text in sorted(named.items())]
    parts += [_interface(name, known[name]) for name in sorted(known)]
    return "\n".join([HEAD, *parts])


def _models() -> list[type[Any]]:
    modules = (*_views(), *MODULES)
    classes = dict.fromkeys(each for module in modules for each in vars(module).values() if isinstance(each, type))
    bases = (shown.Shown, models.Wire)
    return [each for each in classes if issubclass(each, bases) and each not in bases]


def _views() -> list[ModuleType]:
    """Where the views of the built-in games are declared: the client is built for these."""
    own = [module for name in GAMES if GAMES.is_built_in(name) and (module := part(name, "views"))]
    return [shown, plain, *own]


def _choices() -> dict[str, str]:
    """The words of the views that have a name, such as the kinds of boats."""
    found = [each for module in _views() for each in vars(module).items()]
    named = {name: each for name, each in found if get_origin(each) is Literal}
    return {name: _type(TypeAdapter(each).json_schema()) for name, each in named.items()}


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    for field, of in schema.get("properties", {}).items():
        lines.append(f"\t{field}{'' if field in required else '?'}: {_type(of)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix(REFERENCE))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(_type(each) for each in schema[union] if each != PLAIN))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return _record(schema)
    return SIMPLE[kind] if kind else "unknown"


def _record(schema: dict[str, Any]) -> str:
    inner = _type(schema["additionalProperties"]) if isinstance(schema.get("additionalProperties"), dict) else "unknown"
    keys = _type(schema["propertyNames"]) if "enum" in schema.get("propertyNames", {}) else "string"
    return f"Record<{keys}, {inner}>"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
