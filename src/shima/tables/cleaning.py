"""Periodic clean-up in small portions: old guests, expired keys, revoked connections, interrupted deletions."""

import asyncio
import logging
from typing import Final

from shima.store.errors import StoreError
from shima.tables.erasing import Eraser
from shima.tables.refusal import Refused
from shima.tables.service import TableService
from shima.tables.sessions import Sessions
from shima.tables.spec import DAY

ROUND: Final = 30.0
"""Seconds between rounds. Connections of a device revoked on another server end within this time."""
PORTION: Final = 200
log = logging.getLogger(__name__)


class Cleaner:
    """One per server. Guests without games, tokens and hooks are deleted after `guest_days`; 0 keeps them."""

    def __init__(self, service: TableService, sessions: Sessions, eraser: Eraser, guest_days: int) -> None:
        self.service = service
        self.sessions = sessions
        self.eraser = eraser
        self.guest_days = guest_days
        self.open_reports = 0
        self._after = ""
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._run_rounds(), name="cleaner")

    async def close(self) -> None:
        self.eraser.is_closing = True
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _run_rounds(self) -> None:
        while True:
            try:
                await self.clean()
            except (StoreError, Refused) as error:
                log.warning("could not clean up", extra={"problem": str(error)})
            except Exception:
                log.exception("cleaning up was broken off")
            await asyncio.sleep(ROUND)

    async def clean(self) -> None:
        """Do one round."""
        store, now = self.service.store, self.service.now()
        await self.sessions.end_revoked(store)
        self.open_reports = await store.open_reports()
        await store.purge_keys(now, PORTION)
        if self.guest_days:
            self._after = await store.purge_guests(self._after, now - self.guest_days * DAY, PORTION)
        await self.eraser.resume()
