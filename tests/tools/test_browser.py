"""Which browser is driven, and that it sees no fonts of the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import browser
import pytest

ROOT = Path(__file__).parents[2]
# `check` after the set-up, on a machine where no browser can be had.
CHECK = f"""
import runpy, sys
sys.path.insert(0, {str(ROOT / "tools")!r})
import browser, setup_venv
setup_venv.ensure, browser.BUNDLED, browser.PLACES = lambda *extras: None, "/nowhere", ()
sys.argv = ["check"]
runpy.run_path({str(ROOT / "check")!r}, run_name="__main__")
"""


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any browser."""
    monkeypatch.delenv("SHUTBOX_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(browser, "BUNDLED", "/nowhere/chromium")
    monkeypatch.setattr(browser, "PLACES", ())


@pytest.mark.usefixtures("nowhere")
def test_the_browser_that_was_named_goes_before_the_bundled_one_and_that_before_the_machines(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert browser.executable() is None
    own = tmp_path / "google-chrome"
    own.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.executable() == str(own)
    bundled = tmp_path / "bundled"
    bundled.touch()
    monkeypatch.setattr(browser, "BUNDLED", str(bundled))
    assert browser.executable() == str(bundled)
    monkeypatch.setenv("SHUTBOX_CHROMIUM", "/named")
    assert browser.executable() == "/named"


@pytest.mark.usefixtures("nowhere")
def test_without_a_browser_nothing_is_launched() -> None:
    with pytest.raises(FileNotFoundError, match="sudo apt install chromium"):
        browser.launch_options()


def test_without_a_browser_check_stops_before_the_first_step_and_says_how_to_get_one() -> None:
    environment = {**os.environ, "PATH": "/nowhere"}
    environment.pop("SHUTBOX_CHROMIUM", None)
    done = subprocess.run([sys.executable, "-c", CHECK], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"check: {browser.MISSING}\n"


@pytest.mark.parametrize("fonts", browser.FONTS)
def test_fontconfig_is_led_to_one_set_of_fonts_alone(fonts: str, tmp_path: Path) -> None:
    settings = Path(browser.font_settings(fonts, str(tmp_path))).read_text(encoding="utf-8")
    assert settings.count("<dir") == 1
    assert f"<dir>{browser.FONTS[fonts]}</dir>" in settings


def test_the_bundled_browser_finds_its_own_libraries(tmp_path: Path) -> None:
    assert browser.environment(browser.BUNDLED, "own", str(tmp_path))["LD_LIBRARY_PATH"] == browser.LIBRARIES
    assert "LD_LIBRARY_PATH" not in browser.environment("/usr/bin/chromium", "own", str(tmp_path)).keys() - os.environ


def test_a_web_font_becomes_a_font_that_the_system_reads() -> None:
    font = browser.truetype(Path(browser.OWN).read_bytes())
    assert font[:4] == b"\0\1\0\0"
    assert b"glyf" in font[:400]
    assert "Lora".encode("utf-16-be") in font
