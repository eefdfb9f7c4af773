"""The network of the learned evaluation in plain Python. `_network.c` does the same arithmetic, several times faster.

Each seat has a linear sum of the weights of its features, and hidden units that see its own features and those of all
other seats. The units of the player who acts also give a prior for each legal move. All weights are integers, so both
versions give the same results on every machine.
"""

import struct
from math import exp
from typing import Any, Final

ONCE: Final = 1 << 16
"""An entry is `times * ONCE + feature`."""
ONE: Final = 65536.0
"""The scale of sums. Rows and units have a scale of 256."""
CLIP: Final = 1 << 12
"""The highest value of a unit."""
LANE: Final = 32
"""Bits of a weight in the packed rows."""
OFFSET: Final = 1 << 15
"""Added to each packed weight, so that none is negative."""


class Network:
    """Weights: `linear` by phase and feature, `rows` of units by feature (own, then of others; phases come last)."""

    def __init__(
        self,
        size: int,
        phases: int,
        move_size: int,
        hidden: int,
        linear: bytes,
        rows: bytes,
        bias: bytes,
        value: bytes,
        moves: bytes,
        move_linear: bytes,
    ) -> None:
        self._size = size
        self._hidden = hidden
        self._linear = _numbers("i", linear, phases * size)
        width = 2 * hidden
        flat = _numbers("h", rows, (size + phases) * width)
        # All weights of a feature in one integer: Python adds them at once.
        self._rows = [_packed(flat[first * width : (first + 1) * width]) for first in range(size + phases)]
        self._bias = _numbers("i", bias, hidden)
        self._value = _numbers("h", value, hidden)
        flat = _numbers("h", moves, move_size * hidden)
        self._moves = [flat[first * hidden : (first + 1) * hidden] for first in range(move_size)]
        self._move_linear = _numbers("i", move_linear, move_size)

    def evaluate(
        self, entries: list[Any], ends: list[Any], groups: int, seats: int, phase: int, actor: int
    ) -> tuple[list[float], list[float]]:
        """Return each seat's chance to win, and the prior of each move: there is one for each group after the seats."""
        hidden = self._hidden
        linear: list[int] = []
        own: list[list[int]] = []
        others: list[list[int]] = []
        at = 0
        for seat in range(seats):
            total, packed, count = 0, self._rows[self._size + phase], 1
            for entry in entries[at : ends[seat]]:
                times, feature = divmod(entry, ONCE)
                total += times * self._linear[phase * self._size + feature]
                packed += times * self._rows[feature]
                count += times
            at = ends[seat]
            units = _unpacked(packed, count, 2 * hidden)
            linear.append(total)
            own.append(units[:hidden])
            others.append(units[hidden:])
        everyone = [sum(column) for column in zip(self._bias, *others, strict=True)]
        active = [
            [min(max(mine + all_ - theirs, 0), CLIP) for mine, all_, theirs in zip(*rows, strict=True)]
            for rows in zip(own, [everyone] * seats, others, strict=True)
        ]
        values = [
            (total + sum(map(int.__mul__, self._value, units))) / ONE
            for total, units in zip(linear, active, strict=True)
        ]
        logits: list[float] = []
        for end in ends[seats:groups]:
            total = 0
            for entry in entries[at:end]:
                times, feature = divmod(entry, ONCE)
                total += times * (
                    self._move_linear[feature] + sum(map(int.__mul__, self._moves[feature], active[actor]))
                )
            at = end
            logits.append(total / ONE)
        return _shares(values), _shares(logits)


def _numbers(kind: str, data: bytes, count: int) -> list[int]:
    if len(data) != count * struct.calcsize(f"<{kind}"):
        raise ValueError(f"expected {count} weights in {len(data)} bytes")
    return list(struct.unpack(f"<{count}{kind}", data))


def _packed(weights: list[int]) -> int:
    return int.from_bytes(struct.pack(f"<{len(weights)}I", *(weight + OFFSET for weight in weights)), "little")


def _unpacked(packed: int, count: int, lanes: int) -> list[int]:
    sums = struct.unpack(f"<{lanes}I", packed.to_bytes(lanes * LANE // 8, "little"))
    return [total - count * OFFSET for total in sums]


def _shares(logits: list[float]) -> list[float]:
    """Convert numbers to shares of 1."""
    highest = max(logits, default=0.0)
    powers = [exp(logit - highest) for logit in logits]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]
