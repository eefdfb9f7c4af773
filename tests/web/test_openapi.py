"""schemathesis over the whole OpenAPI document: what it says is true, and nothing breaks whatever is sent."""

import contextlib
from collections import Counter
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from tests.postgres import fresh_database
from tests.profile import by_profile
from tests.web.clients import Json, anonymous, cookie, guests, start_game
from tests.web.servers import ServerProcess, running, show

EXAMPLES = by_profile(16, 16, 320)
"""For each route, each way of making examples and each table."""
ENDLESS = ("GET", "/api/me/turns")
"""A stream without end, which other tests read."""
CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


class World:
    """Eve, who sends whatever comes to her mind, a table of hers, and a game of Ann and Bob."""

    def __init__(self, server: ServerProcess, eve: str, own: str, others: str) -> None:
        self.server = server
        self.session = requests.Session()
        self.session.trust_env = False
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # who she is stays as it is
        self.headers = {"Cookie": f"shima={eve}"}
        self.tables = {"own": own, "others": others, "any": ""}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """On PostgreSQL, which takes less than SQLite; without webhooks, which would look for hosts elsewhere."""
    with (
        running(tmp_path_factory.mktemp("openapi"), fresh_database(), "--hooks", "off") as server,
        guests(server, "Eve", "Ann", "Bob") as (eve, ann, bob),
    ):
        others = start_game(ann, bob, "tokaido-duo", open=True)
        own = start_game(eve, ann, "yamatai", hints=False)
        before = [show(client, others) for client in (ann, bob, eve)]
        made = World(server, cookie(eve), own, others)
        with made.session:
            yield made
        assert [show(client, others) for client in (ann, bob, eve)] == before
        assert server.process.poll() is None
        assert server.log.read_text() == ""


@pytest.fixture(scope="module")
def operations(world: World) -> list[APIOperation[Any, Any, Any, Any]]:
    with anonymous(world.server) as client:
        document: Json = client.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    return list(map(readable, schema.get_all_operations()))


def readable(found: Any) -> APIOperation[Any, Any, Any, Any]:
    operation: APIOperation[Any, Any, Any, Any] = found.ok()
    return operation


def send_to(
    world: World, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, table: str
) -> Counter[int]:
    """How often which status was answered; an error says which promise was broken by what."""
    statuses: Counter[int] = Counter()
    fixed = {"table": table} if table and "{table}" in operation.path else None

    @seed(20260101)
    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode, path_parameters=fixed))
    def send(case: Case[Any]) -> None:
        answer = case.call(base_url=world.server.address, session=world.session, headers=world.headers)
        case.validate_response(answer, checks=CHECKS, headers=world.headers)
        statuses[answer.status_code] += 1

    with contextlib.suppress(Unsatisfiable):  # nothing about some routes can be wrong
        send()
    return statuses


@pytest.mark.parametrize("whose", ["own", "others", "any"])
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_route_keeps_what_the_document_promises(
    world: World, operations: list[APIOperation[Any, Any, Any, Any]], mode: GenerationMode, whose: str
) -> None:
    statuses: Counter[int] = Counter()
    broken = []
    for operation in operations:
        is_endless = (operation.method.upper(), operation.path) == ENDLESS
        if is_endless or (whose != "own" and "{table}" not in operation.path):
            continue
        try:
            found = send_to(world, operation, mode, world.tables[whose])
        except Exception as error:
            broken.append(f"{operation.label}: {error}")
        else:
            statuses += found
    assert broken == [], "\n\n".join(broken)
    assert sum(statuses.values()) > 50
    assert any(400 <= status < 500 for status in statuses)
    if mode is GenerationMode.POSITIVE and whose != "any":
        assert statuses[200] > 10
