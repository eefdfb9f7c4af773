"""Fair chance: every draw follows from a seed that was fixed before the first move, so that anyone can check it later.

Before the game the SHA-256 of the seed is shown, afterwards the seed. The draw at move number n (from 1) uses HMAC-
SHA256(seed, "n:attempt") for attempt 0, 1, …: its first 8 bytes as a number, accepted if it lies below the largest
multiple of the sum of weights, otherwise the next attempt. The remainder selects the outcome by weight.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from shima.games.game import Move, State

SEED_BYTES = 32
RANGE = 1 << 64


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def derived_seed(text: str) -> bytes:
    """Derive a seed from a text, for simulations that must be reproducible. Undecodable bytes are kept as they are."""
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()


def bot_seed(seed: bytes, seat: int) -> int:
    """Return the random seed of the bot at this seat. It follows from the game's seed and does not reveal it."""
    return int.from_bytes(hmac.digest(seed, b"bot:%d" % seat, "sha256")[:8], "big")


def commitment(seed: bytes) -> str:
    """Return the hash that is shown before the first move."""
    return hashlib.sha256(seed).hexdigest()


def choose(seed: bytes, number: int, weights: Sequence[int]) -> int:
    """Return the index of the outcome drawn at this move of the game."""
    total = sum(weights)
    if not 0 < total <= RANGE:
        raise ValueError(f"chance needs outcomes with weights, not {list(weights)}")
    unbiased = RANGE - RANGE % total
    attempt = 0
    while True:
        digest = hmac.digest(seed, b"%d:%d" % (number, attempt), "sha256")
        value = int.from_bytes(digest[:8], "big")
        if value < unbiased:
            break
        attempt += 1
    left = value % total
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def draw(seed: bytes, number: int, state: State) -> Move:
    """The outcome of chance at this move of the game, in this state."""
    return state.moves()[choose(seed, number, state.weights())]
