"""Malicious messages: valid actions with random changes."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

Json = dict[str, Any]

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    -(2**70),
    10**400,
    1.5,
    1e308,
    "",
    " ",
    "\u0000",
    "\u202e",
    "\ud800",
    "\uff19",
    "'; DROP TABLE people; --",
    "../../etc/passwd",
    "%s%n{0}${x}",
    "a" * 300,
    "é" * 2000,
    [],
    [[]],
    {},
    {"$ne": None},
)
KEYS = (
    "do",
    "id",
    "number",
    "move",
    "to",
    "agrees",
    "chair",
    "fill",
    "text",
    "by",
    "seat",
    "person",
    "__proto__",
    "\ud800",
)


def mutated(examples: list[Json], dice: random.Random) -> Iterator[bytes]:
    """Yield mutated messages forever."""
    changes: tuple[Callable[[Json, random.Random], bytes], ...] = (
        _drop,
        _add,
        _exchange,
        _exchange,
        _typed_wrong,
        _twice,
        _cut,
        _flip,
        _shuffle,
        _wrap,
        _noise,
    )
    while True:
        yield dice.choice(changes)(dict(dice.choice(examples)), dice)


def _text(message: object) -> bytes:
    return json.dumps(message).encode()


def _drop(message: Json, dice: random.Random) -> bytes:
    del message[dice.choice(list(message))]
    return _text(message)


def _add(message: Json, dice: random.Random) -> bytes:
    message[dice.choice(KEYS)] = dice.choice(STRANGE)
    return _text(message)


def _exchange(message: Json, dice: random.Random) -> bytes:
    message[dice.choice(list(message))] = dice.choice(STRANGE)
    return _text(message)


def _typed_wrong(message: Json, dice: random.Random) -> bytes:
    key = dice.choice(list(message))
    value = message[key]
    message[key] = dice.choice([str(value), [value], {"value": value}, f" {value}", value == 0])
    return _text(message)


def _twice(message: Json, dice: random.Random) -> bytes:
    key = dice.choice(list(message))
    return _text(message)[:-1] + f", {json.dumps(key)}: {json.dumps(dice.choice(STRANGE))}}}".encode()


def _cut(message: Json, dice: random.Random) -> bytes:
    text = _text(message)
    return text[: dice.randrange(len(text))]


def _flip(message: Json, dice: random.Random) -> bytes:
    text = bytearray(_text(message))
    for _ in range(dice.randint(1, 3)):
        text[dice.randrange(len(text))] ^= 1 << dice.randrange(8)
    return bytes(text)


def _shuffle(message: Json, dice: random.Random) -> bytes:
    values = list(message.values())
    dice.shuffle(values)
    return _text(dict(zip(message, values, strict=True)))


def _wrap(message: Json, dice: random.Random) -> bytes:
    return dice.choice([_text([message]), _text({"action": message}), _text(json.dumps(message)), _text(message) * 2])


def _noise(_message: Json, dice: random.Random) -> bytes:
    return "".join(chr(dice.randrange(1, 0x2FFF)) for _ in range(dice.randint(0, 60))).encode()
