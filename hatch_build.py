"""Build hook: puts the engine, compiled with mypyc, into the wheel. It writes nothing into src.

pyproject.toml lists the modules. Without a working C toolchain the wheel is pure Python, and the hook
says so. SHIMA_PURE=1 asks for the pure wheel; SHIMA_PURE=0 insists on a compiled one.
Code that mypyc rejects always fails the build.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

SCRATCH = Path("build/mypyc")
PROBE = "#include <Python.h>\nPyObject *PyInit_probe(void) { return PyLong_FromLong(1); }\n"


class ToolchainError(Exception):
    """A matter of the machine, not of the code."""


class MypycHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        os.chdir(self.root)
        wish = os.environ.get("SHIMA_PURE")
        try:
            if wish == "1":
                raise ToolchainError("SHIMA_PURE=1")
            check_toolchain()
            build_data["force_include"].update(compile_modules(self.modules()))
            build_data.update(pure_python=False, infer_tag=True)
        except ToolchainError as reason:
            if wish == "0":
                sys.exit(f"shima: SHIMA_PURE=0 insists on a compiled build, but: {reason}")
            print(f"shima: NOT compiled, the engine runs as plain Python, slower: {reason}", file=sys.stderr)

    def modules(self) -> list[str]:
        def found(patterns: list[str]) -> set[Path]:
            return {path for pattern in patterns for path in Path("src").glob(pattern)}

        chosen = found(self.config["compile"]) - found(self.config["except"])
        return sorted(str(path) for path in chosen if path.name != "__init__.py")


def check_toolchain() -> None:
    """Compile and link a small extension, to learn what is missing."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if sys.platform == "darwin":
        command += ["-undefined", "dynamic_lookup"]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE)
        command += ["-shared", "-fPIC", f"-I{sysconfig.get_path('include')}", str(probe), "-o", f"{probe}.so"]
        try:
            run = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError:
            raise ToolchainError(f"no C compiler here ({command[0]})") from None
    if run.returncode and "Python.h" in run.stderr:
        raise ToolchainError("Python.h is missing (Debian: apt install python3-dev)")
    if run.returncode:
        print(run.stderr)
        raise ToolchainError(f"the C compiler does not work ({command[0]})")


def compile_modules(modules: list[str]) -> dict[str, str]:
    """Compile, and tell for each library made where it goes in the wheel."""
    try:
        extensions = mypycify(
            ["--config-file=pyproject.toml", f"--cache-dir={SCRATCH}/cache", *modules],
            opt_level="3",
            debug_level="0",
            target_dir=f"{SCRATCH}/c",
            group_name="shima",
        )
    except SystemExit:
        sys.exit("shima: mypyc rejects the code (its messages are beside this one)")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
        if sys.platform == "linux":
            extension.extra_link_args = ["-Wl,-s"]

    command = build_ext(Distribution({"name": "shima", "ext_modules": extensions}))
    command.build_lib, command.build_temp = f"{SCRATCH}/lib", f"{SCRATCH}/o"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError) as error:
        print(error)
        raise ToolchainError("the C compiler failed on what mypyc wrote (its messages: build/log)") from error
    return {path: str(Path(path).relative_to(command.build_lib)) for path in command.get_outputs()}
