"""A fork server that starts `shima` processes quickly.

Run as a module, it imports what takes longest, and then forks a process for each request. A forked process behaves like
`python -m shima`: it has its own streams, environment and folder, receives signals and has an exit status. Only what
the interpreter reads at its own start cannot be chosen.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import warnings
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Literal, TextIO

from tests.waiting import TIMEOUT

ROOT = Path(__file__).parents[1]
PIECE = 1 << 16


class Process:
    """A process of `shima`, with the parts of `subprocess.Popen` that tests need."""

    def __init__(
        self,
        words: list[str],
        cwd: Path,
        env: Mapping[str, str],
        streams: tuple[int, int, int],
        module: str = "shima",
    ) -> None:
        self.returncode: int | None = None
        received, reports = os.pipe()
        self._reports = os.fdopen(received)
        request = json.dumps([module, words, str(cwd), dict(env)]).encode() + b"\n"
        try:
            sent = socket.send_fds(_fork_server(), [request], [*streams, reports])
            _fork_server().sendall(request[sent:])
        finally:
            os.close(reports)
        self.pid = int(self._reports.readline())

    def poll(self) -> int | None:
        return self.returncode if self.returncode is not None or not self._has_report(0) else self._end()

    def wait(self, timeout: float = TIMEOUT) -> int:
        if self.returncode is None and not self._has_report(timeout):
            raise subprocess.TimeoutExpired("shima", timeout)
        return self.returncode if self.returncode is not None else self._end()

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _has_report(self, timeout: float) -> bool:
        return bool(select.select([self._reports], [], [], timeout)[0])

    def _end(self) -> int:
        with self._reports:
            self.returncode = int(self._reports.readline())
        return self.returncode


def run(
    *words: str, folder: Path, env: Mapping[str, str] = os.environ, text: str = ""
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run([sys.executable, "-m", "shima", …], capture_output=True)` in that folder."""
    with TemporaryFile() as read, TemporaryFile() as out, TemporaryFile() as errors:
        read.write(text.encode())
        read.seek(0)
        process = Process(list(words), folder, env, (read.fileno(), out.fileno(), errors.fileno()))
        try:
            code = process.wait()
        finally:
            process.kill()
        out.seek(0)
        errors.seek(0)
        return subprocess.CompletedProcess(list(words), code, out.read().decode(), errors.read().decode())


@cache
def _fork_server() -> socket.socket:
    """Start this process's fork server and return the connection to it."""
    ours, theirs = socket.socketpair()
    with theirs:
        command = [sys.executable, "-m", "tests.fork_server", str(theirs.fileno())]
        server = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], start_new_session=True)
    atexit.register(server.wait)
    atexit.register(ours.close)  # before that
    return ours


def serve_requests(requests: socket.socket) -> str:
    """Fork a process for each request until the connection is closed. In each fork, return the module to run."""
    while True:
        request, descriptors, _, _ = socket.recv_fds(requests, PIECE, 4)
        while request and not request.endswith(b"\n"):
            piece = requests.recv(PIECE)
            request = request + piece if piece else b""
        while _a_child_has_ended():
            pass
        if not request:
            os._exit(0)
        if not os.fork():
            requests.close()
            break
        for descriptor in descriptors:
            os.close(descriptor)
    module, words, folder, environment = json.loads(request)
    *streams, reports = descriptors
    if process := os.fork():
        _report(process, reports, streams)
    _become(words, folder, environment, streams, reports)
    return str(module)


def _a_child_has_ended() -> bool:
    try:
        return os.waitpid(-1, os.WNOHANG)[0] > 0
    except ChildProcessError:
        return False


def _report(process: int, reports: int, streams: list[int]) -> None:
    """Report the process id, and its exit status at the end."""
    for stream in (0, 1, 2, *streams):
        os.close(stream)
    os.write(reports, f"{process}\n".encode())
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    os.write(reports, f"{status}\n".encode())
    os._exit(0)


def _become(words: list[str], folder: str, environment: dict[str, str], streams: list[int], reports: int) -> None:
    os.close(reports)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdin, sys.stdout, sys.stderr = _opened(0, "r"), _opened(1, "w"), _opened(2, "w", errors="backslashreplace")
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    if environment.get("PYTHONWARNINGS") == "error":
        warnings.simplefilter("error")
    sys.argv[1:] = words


def _opened(descriptor: int, mode: Literal["r", "w"], errors: str = "strict") -> TextIO:
    return open(descriptor, mode, encoding="utf-8", errors=errors, closefd=False)


def preload() -> None:
    """Import what takes longest, but nothing that reads the environment or the arguments."""
    import shima.arena.simulate
    import shima.players.analysis
    import shima.terminal.play
    import shima.web.serve  # noqa: F401
    from shima.language import LANGUAGES, language

    for code in LANGUAGES:
        language(code)
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    connection = socket.socket(fileno=int(sys.argv[1]))
    preload()
    runpy.run_module(serve_requests(connection), run_name="__main__", alter_sys=True)
