"""schemathesis asks a real server whatever its OpenAPI document allows, and what it forbids, and finds nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server

CONFIG, HOOKS = Path(__file__).with_name("schemathesis.toml"), Path(__file__).with_name("hooks.py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    """A server of its own, because tokens and tables come by the hundred."""
    folder = tmp_path_factory.mktemp("whole") / "data"
    with Server(folder, env={"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tables)}) as running:
        yield running


def found(server: Server, folder: Path, examples: int, *phases: str) -> subprocess.CompletedProcess[str]:
    """What schemathesis says about a server."""
    token = server.ask("POST", "/api/v1/tokens", {"scopes": ["create", "play", "watch"]}).data["token"]
    program = (sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG), "run")
    where = f"http://127.0.0.1:{server.port}/api/v1/openapi.json"
    options = ("--max-examples", str(examples), "--phases", ",".join(phases), "--seed", "1", "--no-color")
    return subprocess.run(
        [*program, where, "--header", f"Authorization: Bearer {token}", *options],
        cwd=folder,
        env={**os.environ, "SCHEMATHESIS_HOOKS": str(HOOKS)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


def test_nothing_is_found_in_short(server: Server, tmp_path: Path) -> None:
    told = found(server, tmp_path, 3, "examples", "coverage", "fuzzing")
    assert told.returncode == 0, told.stdout[-6000:]
    assert "No issues found" in told.stdout
    assert '"event": "fault"' not in server.log


@pytest.mark.long
def test_nothing_is_found_at_length(server: Server, tmp_path: Path) -> None:
    told = found(server, tmp_path, 300, "examples", "coverage", "fuzzing", "stateful")
    assert told.returncode == 0, told.stdout[-6000:]
    assert '"event": "fault"' not in server.log
