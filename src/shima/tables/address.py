"""The address from which a request came, for all that is done because of it."""

from contextvars import ContextVar

ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""Empty for what no request has caused."""
