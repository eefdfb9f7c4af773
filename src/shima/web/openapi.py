"""Write the OpenAPI document, from which the client's types are generated: `python -m shima.web.openapi FILE`."""

import sys
from pathlib import Path

import orjson

from shima.web.app import make_app
from shima.web.settings import Settings

if __name__ == "__main__":
    document = make_app(Settings(database="sqlite://")).openapi()
    Path(sys.argv[1]).write_bytes(orjson.dumps(document, option=orjson.OPT_INDENT_2))
