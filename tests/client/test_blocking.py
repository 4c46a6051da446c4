"""The client that waits for each answer, at a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shutbox.client import ApiError, Client
from shutbox.rules import names
from tests.cli.console import run
from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    """A server without limits."""
    folder = tmp_path_factory.mktemp("client") / "data"
    with Server(folder, env={"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tables)}) as running:
        yield running


def client_of(server: Server) -> Client:
    return Client(f"http://127.0.0.1:{server.port}")


def first(_game: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    return legal[0]


def test_positions_are_asked_about(server: Server) -> None:
    with client_of(server) as client:
        assert client.moves("nine", "123456789", [3, 5]) == json.loads(
            run("moves", "nine", "123456789", "3,5", "--json").out
        )
        assert client.perft("nine", 2, divide=True) == json.loads(run("perft", "nine", "2", "--divide", "--json").out)
        assert client.solve("nine", objective="shut", distribution=True)["distribution"]
        assert client.advise("nine", "123456789")["options"][0]["do"] == "throw"
        assert client.check_rules("nine", {"tiles": 2})["own"]["tiles"] == 2
        assert [each["name"] for each in client.rules()] == list(names())
        assert client.about()["rules"] == list(names())


def test_refusals_are_errors_with_their_codes(server: Server) -> None:
    with client_of(server) as client:
        with pytest.raises(ApiError) as refusal:
            client.check_rules({"box": "nine", "dice": 9})
        assert (refusal.value.status, refusal.value.code) == (422, "rules-faults")
        with pytest.raises(ApiError) as refusal:
            client.act("000000000000", "start")
        assert refusal.value.status == 401
        with pytest.raises(ApiError) as refusal:
            next(client.records())
        assert refusal.value.code == "device-unknown"


def test_a_bot_plays_keeps_its_records_and_knows_its_loss(server: Server) -> None:
    with client_of(server) as client:
        token = client.create_token("create", "play", "watch")
        assert client.holder()["device"] == token["device"]
        for rules in ("nine", "double-shutter"):
            code = client.create_table(
                rules, ["open", "fewest-tiles"], {"rounds": 1} if rules != "nine" else None, pace=0
            )
            view = client.play(code["code"], "Robo", first, start=True)
            assert view["stage"] == "over"
            assert not view["seats"][0]["withheld"]
        assert client.table(code["code"])["view"]["stage"] == "over"
        kept = [each["record"] for each in client.records()]
        assert client.record(code["code"]) in kept
        assert [each["ok"] for each in client.verify_many(kept)] == [True, True]
        assert client.verify(kept[0])["envelope"]
        loss = client.loss("Robo")
        assert loss.low <= loss.mean <= loss.high
        assert loss.decisions > 0
        assert client.delete_token()["tables"] == 2
        with pytest.raises(ApiError):
            client.holder()


def test_a_bot_goes_on_after_its_server_was_killed(tmp_path: Path, tables: Path) -> None:
    environment = {"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tables)}
    with Server(tmp_path / "data", env=environment) as server, client_of(server) as client:
        client.create_token("create", "play", "watch")
        code = client.create_table("double-shutter", ["open", "fewest-tiles"], {"rounds": 1}, pace=0)["code"]
        chosen = 0

        def choose(_game: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
            nonlocal chosen
            chosen += 1
            if chosen == 3:
                server.kill()
                again = Server(server.folder, port=server.port, env=environment)
                server.process = again.start().process
            return legal[0]

        assert client.play(code, "Robo", choose, start=True)["stage"] == "over"
        assert chosen > 3
