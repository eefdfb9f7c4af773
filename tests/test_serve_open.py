"""`shima serve --open` and Ctrl-C, with a real process."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

TIMEOUT = 180.0
READER = """\
import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1], timeout={patience}).read().decode()
print("read by the browser:", "<script" in page, file=sys.stderr, flush=True)
"""


def test_a_browser_that_blocks_until_it_has_the_page_gets_it_and_ctrl_c_twice_ends_quietly(tmp_path: Path) -> None:
    reader = tmp_path / "browser.py"
    reader.write_text(READER.format(patience=TIMEOUT))
    environment = os.environ | {
        "BROWSER": f"{sys.executable} {reader} %s",  # without "&": Python waits for such a browser to be closed
        "SHIMA_HOME": str(tmp_path / "home"),
        "SHIMA_LANGUAGE": "en",
    }
    command = [sys.executable, "-m", "shima", "serve", "--open", "--port", "0"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            assert re.search(r"http://localhost:\d+", server.stdout.readline())
            assert server.stderr.readline() == "read by the browser: True\n"
            server.send_signal(signal.SIGINT)
            server.send_signal(signal.SIGINT)
            _, errors = server.communicate(timeout=TIMEOUT)
        finally:
            server.kill()
    assert server.returncode == 0
    assert errors == ""
