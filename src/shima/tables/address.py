"""The client address of the current request."""

from contextvars import ContextVar

ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""Empty outside requests."""
