"""`shutbox serve`."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys

import pytest

from shutbox.cli.network import serve as module
from shutbox.cli.network.serve import qr
from tests.cli.console import error_line, run


@pytest.mark.parametrize("public", ["example.org", "ftp://example.org", "https://example.org/box", "https://a b"])
def test_a_public_address_is_a_url_without_a_path(public: str) -> None:
    assert public in error_line(run("serve", "--public", public))


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_is_a_number_of_two_bytes(port: str) -> None:
    assert "from 0 to 65,535" in error_line(run("serve", "--port", port))


def test_a_picture_of_a_link_is_a_square_with_a_border() -> None:
    lines = qr("http://example.org/0123-4567-89ab").splitlines()
    assert len({len(line) for line in lines}) == 1
    # A line of characters has two rows of the picture.
    assert len(lines[0]) in (2 * len(lines), 2 * len(lines) - 1)
    assert qr("http://example.org/a") != qr("http://example.org/b")


def served(*options: str) -> tuple[str, int]:
    """What the command says until it is interrupted, and its exit code."""
    command = [sys.executable, "-m", "shutbox", "serve", "--port", "0", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8") as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        return first + process.stdout.read(), process.wait(60)


def test_a_server_for_this_machine_says_its_address_and_stops_at_ctrl_c() -> None:
    said, code = served("--host", "127.0.0.1")
    assert code == 0
    assert said.startswith("Shutbox is ready: http://127.0.0.1:")
    assert "█" not in said


def test_a_server_for_others_shows_a_picture_of_its_address() -> None:
    said, code = served("--host", "127.0.0.1", "--public", "https://Example.org")
    assert code == 0
    assert "https://Example.org" in said.splitlines()[0]
    assert qr("https://Example.org") in said


def test_a_port_that_is_taken_is_not_free() -> None:
    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        assert not module._is_free(taken.getsockname()[1])
