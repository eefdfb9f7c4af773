"""The image: the root folder of the Dockerfile's last stage, and how to start it."""

from dataclasses import dataclass
from pathlib import Path

from tests.container.debian_root import PLAIN_PATH
from tests.container.dockerfile import Stage, environment, health_command, read

IMAGE = "image"


@dataclass(frozen=True)
class Image:
    root: Path
    stage: Stage

    @property
    def environment(self) -> dict[str, str]:
        values = {"PATH": PLAIN_PATH}
        for step in self.stage.all("ENV"):
            values = environment(step, values)
        return values

    @property
    def entry_point(self) -> list[str]:
        return self.stage.last("ENTRYPOINT").words

    @property
    def command(self) -> list[str]:
        return [*self.entry_point, *self.stage.last("CMD").words]

    @property
    def health(self) -> list[str]:
        return health_command(self.stage.last("HEALTHCHECK"))

    @property
    def stop_signal(self) -> str:
        return self.stage.last("STOPSIGNAL").text

    @property
    def volume(self) -> str:
        return self.stage.last("VOLUME").text

    @property
    def workdir(self) -> str:
        return self.stage.last("WORKDIR").text

    @property
    def user(self) -> str:
        return self.stage.last("USER").text

    @property
    def port(self) -> int:
        return int(self.stage.last("EXPOSE").text)


def image_of(dockerfile: Path, scratch: Path) -> Image:
    return Image(scratch / IMAGE, read(dockerfile.read_text())[-1])
