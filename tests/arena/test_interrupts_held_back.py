"""Ctrl-C while processes start, also if a thread of a library gets the signal."""

import signal
import threading
from collections.abc import Iterator

import pytest

from shima.arena.work import interrupts_held_back


@pytest.fixture(autouse=True)
def usual_handler() -> Iterator[None]:
    """A shell starts its background jobs with SIGINT ignored, and Python keeps that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_that_another_thread_gets_waits_until_the_processes_have_started() -> None:
    steps: list[str] = []
    starting, interrupted = threading.Event(), threading.Event()

    def interrupt() -> None:
        starting.wait()
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        interrupted.set()

    def start_processes() -> None:
        with interrupts_held_back():
            starting.set()
            interrupted.wait()
            steps.append("started")

    thread = threading.Thread(target=interrupt)  # from before, so that it has the signal unblocked
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        start_processes()
    thread.join()
    assert steps == ["started"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def test_without_an_interrupt_nothing_is_raised() -> None:
    with interrupts_held_back():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set())
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())
