"""`shima` that loses patience with slow connections after a second, so that a test need not wait for long."""

from shima.cli import main
from shima.web import gate, http_protocol

if __name__ == "__main__":
    vars(http_protocol).update(HEAD_SECONDS=1.0, BODY_SECONDS=1.0)
    vars(gate).update(WRITE_SECONDS=1.0)
    main()
