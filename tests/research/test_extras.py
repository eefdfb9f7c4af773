"""Without the extra, one sentence says what to install."""

import importlib
import sys

import pytest

from shima.extras import MissingExtra


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("aec", "pettingzoo"),
        ("solo", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("vector", "numpy"),
        ("dataset", "pyarrow"),
    ],
)
def test_what_is_missing_is_named_with_the_command(module: str, missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHIMA_LANGUAGE", "en")
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, f"shima.research.{module}", raising=False)
    with pytest.raises(MissingExtra) as raised:
        importlib.import_module(f"shima.research.{module}")
    assert str(raised.value) == f"This needs the Python package {missing}. To install it: pip install 'shima[research]'"
