"""The build of the web app where the machine has no Node.js."""

from __future__ import annotations

import os
import shutil

import build_web
import pytest


def test_what_npm_runs_finds_the_node_of_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert shutil.which("node") is None
    build_web.lead_to_node()
    build_web.lead_to_node()
    assert shutil.which("node") is not None
    assert len(os.environ["PATH"].split(os.pathsep)) == 2
