"""All commands of `shima`: their names, their help and where they are defined.

Only the command that is called is imported, because loading all of them would take longer than most of them run.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """A command or a group of commands. `help` is a key in the catalogues."""

    name: str
    help: str
    place: str = ""
    """Its function, as `module:name` in this package."""
    parts: tuple["Entry", ...] = ()


COMPONENTS = (
    Entry("new", "set-help-new", "components:new"),
    Entry("check", "cli-help-components-check", "components:check"),
    Entry("show", "cli-help-components-show", "components:show"),
)
LESSON = (
    Entry("check", "lesson-help-check", "lesson:check"),
    Entry("new", "lesson-help-new", "lesson:new"),
)
PUZZLES = (
    Entry("solve", "puzzle-help-solve", "puzzles:solve"),
    Entry("list", "puzzle-help-list", "puzzles:show_all"),
    Entry("mine", "puzzle-help-mine", "puzzles:mine"),
    Entry("check", "puzzle-help-check", "puzzles:check"),
)
REPORTS = (
    Entry("list", "reports-help-list", "reports:show_all"),
    Entry("show", "reports-help-show", "reports:show"),
    Entry("close", "reports-help-close", "reports:close"),
    Entry("delete", "reports-help-delete", "reports:delete"),
)
COMMANDS = (
    Entry("play", "cli-help-play", "play:play"),
    Entry("resume", "cli-help-resume", "play:resume"),
    Entry("replay", "cli-help-replay", "replay:replay"),
    Entry("verify", "cli-help-verify", "verify:verify"),
    Entry("analyse", "analysis-help", "analyse:analyse"),
    Entry("puzzles", "puzzle-help", parts=PUZZLES),
    Entry("serve", "server-help-serve", "server:serve"),
    Entry("backup", "server-help-backup", "server:backup"),
    Entry("restore", "server-help-restore", "server:restore"),
    Entry("export", "server-help-export", "server:export"),
    Entry("import", "server-help-import", "server:import_records"),
    Entry("reports", "reports-help", parts=REPORTS),
    Entry("simulate", "cli-help-simulate", "simulate:simulate"),
    Entry("match", "cli-help-match", "match:match"),
    Entry("ladder", "cli-help-ladder", "ladder:ladder"),
    Entry("balance", "balance-help", "balance:balance"),
    Entry("openings", "openings-help", "openings:openings"),
    Entry("tune", "tune-help", "tune:tune"),
    Entry("train", "train-help", "train:train"),
    Entry("calibrate", "calibrate-help", "calibrate:calibrate"),
    Entry("dataset", "dataset-help", "dataset:dataset"),
    Entry("bench", "cli-help-bench", "bench:bench"),
    Entry("components", "cli-help-components", parts=COMPONENTS),
    Entry("lesson", "lesson-help", parts=LESSON),
    Entry("fuzz", "cli-help-fuzz", "fuzz:fuzz"),
)
