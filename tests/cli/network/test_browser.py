"""The box in the browser: opened by a bare command, once for all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from time import monotonic, sleep

import pytest

from shutbox.cli.network.browser import browse, has_display, running_server
from tests.cli.console import Result, process
from tests.cli.sample_store import data_folder

PATIENCE = 60.0


@pytest.fixture
def seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which a browser writes down what it was shown."""
    folder = tmp_path / "with a space"
    folder.mkdir()
    file, script = folder / "seen", folder / "browser-of-this-test"
    script.write_text(f'#!/bin/sh\necho "$1" >> {quote(str(file))}\n', encoding="utf-8")
    script.chmod(0o755)
    # By its name, because Python takes a path apart at its spaces.
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    monkeypatch.setenv("BROWSER", script.name)
    return file


@pytest.fixture
def bare() -> Iterator[subprocess.Popen[str]]:
    """The program without arguments."""
    command = [sys.executable, "-m", "shutbox"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ)
    yield process
    process.kill()
    process.wait(PATIENCE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stderr.close()


def opened(file: Path, count: int) -> list[str]:
    """The addresses that the browser was shown, once they are as many as this."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if file.exists() and len(actual := file.read_text().split()) >= count:
            return actual
        sleep(0.05)
    raise AssertionError("the browser was not opened")


def test_without_arguments_the_box_is_served_and_opened(seen: Path, bare: subprocess.Popen[str]) -> None:
    (address,) = opened(seen, 1)
    assert bare.stdout is not None
    text = bare.stdout.readline()
    assert text.startswith("Shutbox is ready: http://")
    assert address.rpartition(":")[2] == text.strip().rpartition(":")[2]
    assert (at := running_server(data_folder())) is not None
    # A second one opens what the first one serves, and leaves.
    assert process() == Result(0, f"Shutbox is running already: {at}\n", "")
    assert opened(seen, 2)[1] == at
    bare.send_signal(signal.SIGINT)
    assert bare.wait(PATIENCE) == 0
    # Whoever came to play reads nothing that is meant for those who run servers.
    assert bare.stderr is not None
    assert bare.stderr.read() == ""
    assert running_server(data_folder()) is None


def test_a_crashed_server_is_not_running(tmp_path: Path) -> None:
    (tmp_path / "server.json").write_text('{"pid": 1, "address": "127.0.0.1:1", "token": "t"}')
    assert running_server(tmp_path) is None


def test_no_browser_is_opened_where_it_would_have_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("opened"))
    assert not has_display()
    browse("http://localhost:1")
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
