"""Files that are complete or absent, even if the process ends while writing."""

import os
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray


def write_arrays(path: Path, arrays: Mapping[str, NDArray[np.generic]]) -> None:
    temporary = path.with_name(path.name + ".new.npz")
    np.savez_compressed(temporary, allow_pickle=False, **arrays)
    os.replace(temporary, path)


def write_file(path: Path, content: bytes) -> None:
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(content)
    os.replace(temporary, path)
