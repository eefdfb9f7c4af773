"""Errors of the store."""

from sqlalchemy.exc import DBAPIError

from shima.games.text import Text


class StoreError(Exception):
    """Nothing was stored, or nothing could be read. `text` gives the reason and the remedy."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


def failed(error: Exception) -> StoreError:
    """Convert a driver's error."""
    return error if isinstance(error, StoreError) else StoreError(Text("store-failed", {"problem": problem(error)}))


def is_gone(error: StoreError) -> bool:
    """Whether the database was unreachable, as opposed to a faulty statement."""
    cause = error.__cause__
    return isinstance(cause, OSError | TimeoutError) or (isinstance(cause, DBAPIError) and cause.connection_invalidated)


def problem(error: BaseException) -> str:
    """Return the driver's own message in one line, without SQLAlchemy's additions."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    words = lines[0] if lines else type(cause).__name__
    return words.rpartition("'>: ")[2] or words  # "<class 'asyncpg.exceptions.…'>: the words"
