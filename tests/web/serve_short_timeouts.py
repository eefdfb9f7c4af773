"""`shima` with timeouts of one second for slow connections."""

from shima.cli import main
from shima.web import gate, http_protocol

if __name__ == "__main__":
    vars(http_protocol).update(HEAD_SECONDS=1.0, BODY_SECONDS=1.0)
    vars(gate).update(WRITE_SECONDS=1.0)
    main()
