"""One webhook call: post, read the head of the response, disconnect.

The receiver is untrusted. Only the head of the response is read, up to a few kilobytes, and one deadline covers the
whole call, so that sending single bytes does not extend it.
"""

import asyncio
import re
import ssl
from typing import Final

from shima.web.hook_target import Target

DEADLINE: Final = 5.0
LONGEST_HEAD: Final = 16_384
MOST_HEADS: Final = 4
"""The most heads of one response, including interim responses (status 1xx)."""
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])[ \r]")


class BadAnswer(OSError):
    """The response is not HTTP or too large."""


async def post(target: Target, headers: dict[str, str], body: bytes, context: ssl.SSLContext | None) -> int:
    """Return the status of the response. Raise OSError if there is none before the deadline."""
    try:
        async with asyncio.timeout(DEADLINE):
            return await _post(target, _request(target, headers, body), context)
    except (EOFError, ValueError, asyncio.LimitOverrunError) as error:
        raise BadAnswer(type(error).__name__) from error


def _request(target: Target, headers: dict[str, str], body: bytes) -> bytes:
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.named}",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _post(target: Target, request: bytes, context: ssl.SSLContext | None) -> int:
    is_secure = target.scheme == "https"
    reader, writer = await asyncio.open_connection(
        target.address,
        target.port,
        limit=LONGEST_HEAD,
        ssl=context if is_secure else None,
        server_hostname=target.host if is_secure else None,
    )
    try:
        writer.write(request)
        await writer.drain()
        return await _status(reader)
    finally:
        writer.transport.abort()


async def _status(reader: asyncio.StreamReader) -> int:
    for _ in range(MOST_HEADS):
        found = _STATUS.match(await reader.readuntil(b"\r\n\r\n"))
        if found is None:
            break
        status = int(found[1])
        if status >= 200:
            return status
    raise BadAnswer("no status")
