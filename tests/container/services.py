"""The services of compose.yaml as containers: the image of this project, and Debian's programs in place of the others.

Docker's images of PostgreSQL and Caddy cannot be fetched here. POSTGRES does what the entry point of the one is
documented to do with its variables; CADDY is the command of the other.
"""

from pathlib import Path
from typing import Any

from tests.container.container import Container, make_volume
from tests.container.image import Image
from tests.container.networks import make_network

POSTGRES_DATA = "/var/lib/postgresql/18/docker"
POSTGRES = f"""
set -e
install -d -o postgres -g postgres -m 700 {POSTGRES_DATA}
cd {POSTGRES_DATA}
exec setpriv --reuid=postgres --regid=postgres --init-groups sh -e -c '
    PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
    export PGDATA={POSTGRES_DATA}
    if [ ! -s PG_VERSION ]; then
        echo "$POSTGRES_PASSWORD" | initdb -U "$POSTGRES_USER" --pwfile=/dev/stdin --locale=C.UTF-8 \\
            --auth-local=trust --auth-host=scram-sha-256
        echo "host all all all scram-sha-256" >>pg_hba.conf
        pg_ctl -w -o "-c listen_addresses=" start
        createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
        pg_ctl -w stop
    fi
    exec postgres -c "listen_addresses=*"'
"""
CADDY = ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
CADDY_FOLDERS = {"XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config", "HOME": "/root"}
SPARE_SUBNET = "10.213.79.0/24"
FIRST = 128
"""Docker assigns addresses from ip_range; ours start here in every network."""


class Services:
    """All services of a compose file, not yet started."""

    def __init__(self, told: dict[str, Any], image: Image, scratch: Path, project: Path) -> None:
        self.told = told
        self.image = image
        self.scratch = scratch
        self.project = project
        self.networks = {name: make_network(_subnet(network)) for name, network in told["networks"].items()}
        self.addresses = {
            name: self._addresses(service["networks"], FIRST + number)
            for number, (name, service) in enumerate(told["services"].items())
        }
        (scratch / "volumes").mkdir(exist_ok=True)
        self.containers = {name: self._container(name, service) for name, service in told["services"].items()}

    def __getitem__(self, name: str) -> Container:
        return self.containers[name]

    def _addresses(self, networks: list[str] | dict[str, Any], number: int) -> dict[str, str]:
        """Return a service's address in each of its networks: fixed or assigned."""
        fixed = (
            {name: settings["ipv4_address"] for name, settings in networks.items()}
            if isinstance(networks, dict)
            else {}
        )
        return {name: fixed.get(name, str(self.networks[name].subnet[number])) for name in networks}

    def _container(self, name: str, service: dict[str, Any]) -> Container:
        ours = "build" in service
        root = self.image.root if ours else self.scratch / "services"
        mine = self.addresses[name]
        container = Container(
            folder=self.scratch / name,
            root=root,
            command=self.image.command if ours else ["sh", "-c", POSTGRES] if "postgres" in service["image"] else CADDY,
            environment={**self._given(service), **service.get("environment", {})},
            networks=[(self.networks[network], address) for network, address in mine.items()],
            volumes=self._volumes(service, root),
            shown=self._files(service),
            tmpfs=service.get("tmpfs", []),
            hosts=self._hosts(mine),
            read_only=service.get("read_only", False),
        )
        if ours:
            container.user, container.workdir = self.image.user, self.image.workdir
        return container

    def _given(self, service: dict[str, Any]) -> dict[str, str]:
        """Return the variables of the image."""
        if "build" in service:
            return self.image.environment
        return {"PATH": self.image.environment["PATH"].partition(":")[2], **CADDY_FOLDERS}

    def _hosts(self, mine: dict[str, str]) -> dict[str, str]:
        """Return the names of the services in the same networks."""
        return {
            name: address
            for name, addresses in self.addresses.items()
            for network, address in addresses.items()
            if network in mine
        }

    def _volumes(self, service: dict[str, Any], root: Path) -> dict[str, Path]:
        """Return the persistent volumes, created on first use."""
        found: dict[str, Path] = {}
        for name, point in (line.split(":") for line in service["volumes"] if not line.startswith("./")):
            place = self.scratch / "volumes" / name
            found[point] = place if place.exists() else make_volume(place, root, point)
        return found

    def _files(self, service: dict[str, Any]) -> dict[str, Path]:
        """Return the files of the project, mounted read-only."""
        lines = [line.split(":") for line in service["volumes"] if line.startswith("./")]
        assert all(mode == "ro" for *_, mode in lines)
        return {point: self.project / source for source, point, _ in lines}


def _subnet(network: dict[str, Any]) -> str:
    return str(network["ipam"]["config"][0]["subnet"]) if "ipam" in network else SPARE_SUBNET
