"""The health check of the container: ends with 0 while the server can play, and with 1 and the reason otherwise."""

import http.client
import os
import sys

SECONDS = 4


def problem(port: int) -> str:
    """What is wrong with the server of this container, or nothing."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/api/ready")
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        return f"no answer: {error}"
    finally:
        connection.close()
    return "" if status == http.HTTPStatus.OK else f"not ready: status {status}"


if __name__ == "__main__":
    sys.exit(problem(int(os.environ["SHIMA_PORT"])) or 0)
