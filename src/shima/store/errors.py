"""What the store says when it cannot do what it was asked."""

from sqlalchemy.exc import DBAPIError

from shima.games.text import Text


class StoreError(Exception):
    """Nothing was stored, or nothing could be read; `text` says why and what would be right."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


def failed(error: Exception) -> StoreError:
    """The error of a driver as ours."""
    return error if isinstance(error, StoreError) else StoreError(Text("store-failed", {"problem": problem(error)}))


def is_gone(error: StoreError) -> bool:
    """Whether the database itself was out of reach, and not something wrong with what was asked of it."""
    cause = error.__cause__
    return isinstance(cause, OSError | TimeoutError) or (isinstance(cause, DBAPIError) and cause.connection_invalidated)


def problem(error: BaseException) -> str:
    """The driver's own message in one line, without the statement that SQLAlchemy adds."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    words = lines[0] if lines else type(cause).__name__
    return words.rpartition("'>: ")[2] or words  # "<class 'asyncpg.exceptions.…'>: the words"
