"""The environment of a run: the same on every machine, for the tests and for every process that they start."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import getproxies

import pytest
from isolation import FIXED, KEPT, UMASK, environment

ROOT = Path(__file__).parent.parent
# What this run sets: its home, the tables that its tests share, and the test that is running.
OWN = {"HOME", "SHUTBOX_CACHE", "PYTEST_CURRENT_TEST"}
STOPS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGCHLD")
# What a process that a test starts finds.
CHILD = f"""
import json, os, signal, sys, time
handlers = [signal.getsignal(getattr(signal, name)) for name in {STOPS}]
umask = os.umask(0)
print(json.dumps([
    [handler in (signal.SIG_DFL, signal.default_int_handler) for handler in handlers],
    sorted(os.environ), sorted(signal.pthread_sigmask(signal.SIG_BLOCK, ())),
    umask, time.tzname, sys.getfilesystemencoding(),
]))
"""
# `check` as it runs after the set-up, which may need the network of the machine.
CHECK = f"""
import os, runpy, sys
sys.path.insert(0, {str(ROOT / "tools")!r})
import setup_venv
setup_venv.ensure, setup_venv.BIN = lambda *extras: None, {str(Path(sys.executable).parent)!r}
sys.argv = ["check", *sys.argv[1:]]
runpy.run_path({str(ROOT / "check")!r}, run_name="__main__")
"""
DEAD_PROXY = "http://127.0.0.1:9"
UNFRIENDLY = {
    "HOME": "/nonexistent",
    "XDG_CACHE_HOME": "/nonexistent",
    "XDG_DATA_HOME": "/nonexistent",
    "SHUTBOX_DATA": "/nonexistent",
    "SHUTBOX_LANG": "ru",
    "SHUTBOX_LIMITS": "off",
    "TZ": "Asia/Kathmandu",
    "LANG": "de_DE.ISO-8859-1",
    "LC_ALL": "C",
    "PYTHONUTF8": "0",
    "PYTHONCOERCECLOCALE": "0",
    "PYTHONIOENCODING": "ascii",
    "PYTHONHASHSEED": "1",
    "PYTHONWARNINGS": "error",
    "PYTEST_ADDOPTS": "--no-such-option",
    "COLUMNS": "20",
    "NO_COLOR": "1",
    "TERM": "dumb",
    "BROWSER": "/bin/false",
    "http_proxy": DEAD_PROXY,
    "HTTPS_PROXY": DEAD_PROXY,
    "ALL_PROXY": DEAD_PROXY,
    "SOMETHING_NEW": "1",
}


def test_a_run_has_no_variables_of_the_machine() -> None:
    # Only those that a machine may bring: some libraries set variables of their own when they are imported.
    assert UNFRIENDLY.keys() & os.environ.keys() <= KEPT | FIXED.keys() | OWN
    assert os.environ.items() >= FIXED.items()
    assert getproxies() == {}


def test_a_run_has_a_home_of_its_own() -> None:
    home = Path.home()
    assert home.name.startswith("shutbox-home-")
    (home / "written").touch()


def test_what_a_test_starts_heeds_signals_and_has_the_same_umask_time_zone_and_encoding() -> None:
    done = subprocess.run([sys.executable, "-c", CHILD], check=True, capture_output=True, text=True)
    heeds, variables, blocked, umask, zone, encoding = json.loads(done.stdout)
    assert heeds == [True] * len(STOPS)
    assert set(variables) <= os.environ.keys()
    assert (blocked, umask, zone, encoding) == ([], UMASK, ["UTC", "UTC"], "utf-8")
    assert (time.tzname, sys.getfilesystemencoding()) == (("UTC", "UTC"), "utf-8")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_variables_are_kept_by_name_and_not_dropped_by_name() -> None:
    found = {"PATH": "/bin", "CI": "1", "COV_CORE_SOURCE": "x", "SOMETHING_NEW": "1", "TZ": "Asia/Kathmandu"}
    assert environment(found) == {"PATH": "/bin", "CI": "1", "COV_CORE_SOURCE": "x", **FIXED}


def _unfriendly() -> None:
    """What a background job of a script is started with, and one under nohup."""
    os.umask(0o077)
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})


@pytest.mark.parametrize("workers", ["0", "1"])
def test_an_unfriendly_machine_changes_none_of_it(workers: str, tmp_path: Path) -> None:
    strange = tmp_path / "Größe 9"
    strange.mkdir()
    (strange / "pytest.py").write_text("raise SystemExit('a module of the machine')\n", encoding="utf-8")
    command = [sys.executable, "-c", CHECK, "-n", workers, "-o", f"cache_dir={strange}/pytest.py", __file__]
    done = subprocess.run(
        [*command, "-k", "not unfriendly"],
        env={**os.environ, **UNFRIENDLY, "TMPDIR": str(strange), "PYTHONPATH": str(strange)},
        preexec_fn=_unfriendly,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout
