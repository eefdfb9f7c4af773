"""Compiles Fluent catalogues for the browser, which has no parser. The client's build does the same for our own.

`client/src/lib/messages.ts` describes the compiled form.
"""

from functools import cache
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

Expression: TypeAlias = list[object]
Pattern: TypeAlias = str | list[str | Expression]


@cache
def compiled(source: str) -> dict[str, Pattern]:
    """Return the patterns of all messages and terms by key. Of entries with the same key, the first one counts."""
    found: dict[str, Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                found.setdefault(key, _pattern(entry.value))
            for attribute in entry.attributes:
                found.setdefault(f"{key}.{attribute.id.name}", _pattern(attribute.value))
    return found


def _pattern(pattern: ast.Pattern) -> Pattern:
    """Return a text, or its parts. Neighbouring texts become one."""
    parts: list[str | Expression] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _expression(element.expression)
        if parts and isinstance(part, str) and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
) -> str | Expression:
    match expression:
        case ast.Placeable():
            return _expression(expression.expression)
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.NumberLiteral():
            return ["#", _number(expression), {"minimumFractionDigits": expression.parse()["precision"]}]
        case ast.VariableReference():
            return [expression.id.name]
        case ast.MessageReference():
            return ["@", _key(expression.id, expression.attribute), None]
        case ast.TermReference():
            return ["@", f"-{_key(expression.id, expression.attribute)}", _options(expression.arguments)]
        case ast.FunctionReference():
            return _function(expression)
        case ast.SelectExpression():
            return _select(expression)
    raise AssertionError(expression)


def _key(name: ast.Identifier, attribute: ast.Identifier | None) -> str:
    return f"{name.name}.{attribute.name}" if attribute else name.name


def _number(literal: ast.NumberLiteral) -> int | float:
    value = float(literal.value)
    return int(value) if value.is_integer() else value


def _function(call: ast.FunctionReference) -> str | Expression:
    """NUMBER is the only function."""
    if call.id.name != "NUMBER" or not call.arguments.positional:
        return f"{{{call.id.name}()}}"
    value = _expression(call.arguments.positional[0])
    return value if isinstance(value, str) else ["#", value, _options(call.arguments)]


def _options(arguments: ast.CallArguments | None) -> dict[str, str | int | float]:
    return {each.name.name: _literal(each.value) for each in arguments.named} if arguments else {}


def _literal(literal: ast.NumberLiteral | ast.StringLiteral) -> str | int | float:
    return _number(literal) if isinstance(literal, ast.NumberLiteral) else str(literal.parse()["value"])


def _select(select: ast.SelectExpression) -> Expression:
    """Return the selector, the index of the default variant, and the key and the pattern of each variant."""
    (default,) = (index for index, variant in enumerate(select.variants) if variant.default)
    variants = [[_variant_key(variant.key), _pattern(variant.value)] for variant in select.variants]
    return ["?", _expression(select.selector), default, variants]


def _variant_key(key: ast.Identifier | ast.NumberLiteral) -> str | int | float:
    return key.name if isinstance(key, ast.Identifier) else _number(key)
