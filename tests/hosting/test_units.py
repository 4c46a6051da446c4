"""The units of systemd: systemd itself finds no fault, and they say what the server counts on."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from shutbox.cli.program import BAD_INPUT, COMMANDS
from shutbox.server.http.limit import OTHER_FILES, Limits
from shutbox.server.run import GRACE
from shutbox.user_folder import cache_folder, data_folder
from tests.hosting.proxy import HOSTING, PROGRAMS

UNITS = sorted(path.name for path in HOSTING.glob("*.service")) + sorted(path.name for path in HOSTING.glob("*.timer"))
SERVICES = [name for name in UNITS if name.endswith(".service")]
Unit = dict[str, dict[str, list[str]]]


def parsed(name: str) -> Unit:
    """The settings of a unit by section and name; a name may stand several times."""
    found: Unit = {}
    section: dict[str, list[str]] = {}
    for line in (HOSTING / name).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        if head := re.fullmatch(r"\[(\w+)\]", line):
            section = found.setdefault(head[1], {})
            continue
        key, equals, value = line.partition("=")
        assert equals, line
        assert re.fullmatch(r"[A-Z]\w+", key), line
        section.setdefault(key, []).append(value)
    return found


def analyse(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What systemd-analyze says."""
    program = shutil.which("systemd-analyze", path=PROGRAMS)
    if program is None:
        pytest.skip("systemd-analyze is not installed; the other tests read the units themselves")
    return subprocess.run([program, *arguments], capture_output=True, text=True)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The units as they lie on a machine, with a program where they expect it."""
    for name in UNITS:
        text = (HOSTING / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("/opt/shutbox/current/bin/shutbox", "/bin/true"), encoding="utf-8")
    return tmp_path


def test_there_are_units_for_the_server_its_copies_and_its_thoughts() -> None:
    services = ["shutbox-backup.service", "shutbox-think.service", "shutbox.service", "shutbox@.service"]
    assert [*services, "shutbox-backup.timer"] == UNITS


@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_no_fault(installed: Path, name: str) -> None:
    done = analyse("verify", installed / name)
    assert (done.returncode, done.stderr) == (0, "")


def test_systemd_finds_a_fault_where_there_is_one(installed: Path) -> None:
    unit = installed / "shutbox.service"
    unit.write_text(unit.read_text(encoding="utf-8").replace("Restart=always", "Restart=often"), encoding="utf-8")
    assert "often" in analyse("verify", unit).stderr


@pytest.mark.parametrize(
    ("name", "most"),
    [("shutbox.service", 20), ("shutbox@.service", 20), ("shutbox-think.service", 20), ("shutbox-backup.service", 40)],
)
def test_a_unit_has_few_rights(installed: Path, name: str, most: int) -> None:
    # Its measure of exposure goes from 0 to 100 here; a service without any setting has 96.
    done = analyse("security", "--offline=yes", f"--threshold={most}", "--no-pager", installed / name)
    assert done.returncode == 0, done.stdout[-400:]


def system_calls(group: str) -> set[str]:
    """The calls in a group of systemd."""
    found: set[str] = set()
    for line in analyse("syscall-filter", group).stdout.splitlines()[1:]:
        word = line.strip()
        if word and not word.startswith("#"):
            found |= system_calls(word) if word.startswith("@") else {word}
    return found


@pytest.mark.parametrize("name", SERVICES)
def test_what_the_server_asks_of_the_system_is_allowed(name: str) -> None:
    allowed: set[str] = set()
    for line in parsed(name)["Service"]["SystemCallFilter"]:
        groups = set().union(*(system_calls(group) for group in line.lstrip("~").split()))
        allowed = allowed - groups if line.startswith("~") else allowed | groups
    lines = Path(__file__).with_name("calls.txt").read_text(encoding="utf-8").splitlines()
    calls = {call for line in lines if not line.startswith("#") for call in line.split()}
    assert {"setpriority", "fdatasync", "accept4"} <= calls
    assert calls <= allowed
    assert "mount" not in allowed
    assert "reboot" not in allowed


@pytest.mark.parametrize("name", SERVICES)
def test_it_runs_as_its_own_user_and_what_it_runs_is_a_command_with_its_options(name: str) -> None:
    service = parsed(name)["Service"]
    assert service["User"] == service["Group"] == ["shutbox"]
    (line,) = service["ExecStart"]
    told = re.search(r"/opt/shutbox/current/bin/shutbox (\w+)([^']*)", line)
    assert told
    options = {each.name for each in COMMANDS[told[1]].options}
    assert {each.strip("-") for each in re.findall(r" (--[\w-]+)", told[2])} <= options


def test_the_server_listens_on_its_own_machine_and_has_a_public_address() -> None:
    (line,) = parsed("shutbox.service")["Service"]["ExecStart"]
    assert "--host 127.0.0.1 --port 8000 --public https://box.example" in line


def test_it_may_have_as_many_sockets_as_the_server_allows_and_as_long_to_stop_as_it_takes() -> None:
    service = parsed("shutbox.service")["Service"]
    assert int(service["LimitNOFILE"][0]) >= Limits().sockets + OTHER_FILES
    assert int(service["TimeoutStopSec"][0]) > 2 * GRACE


def test_its_folders_are_those_that_the_variables_name(monkeypatch: pytest.MonkeyPatch) -> None:
    service = parsed("shutbox.service")["Service"]
    for pair in " ".join(service["Environment"]).split():
        key, _, value = pair.partition("=")
        monkeypatch.setenv(key, value)
    assert data_folder() == Path("/var/lib") / service["StateDirectory"][0]
    assert cache_folder() == Path("/var/cache") / service["CacheDirectory"][0]
    assert service["StateDirectoryMode"] == ["0700"]


@pytest.mark.parametrize("name", [name for name in SERVICES if "backup" not in name])
def test_what_was_killed_is_started_again_and_what_is_set_up_wrongly_is_not(name: str) -> None:
    service = parsed(name)["Service"]
    assert (service["Restart"], service["RestartPreventExitStatus"]) == (["always"], [str(BAD_INPUT)])
    # As often as it takes until a database answers: usually systemd gives up after five times in ten seconds.
    assert parsed(name)["Unit"]["StartLimitIntervalSec"] == ["0"]
    # Compiled loops need memory that can be written and run.
    assert "MemoryDenyWriteExecute" not in service


def test_one_of_several_processes_differs_in_its_port_and_its_folder_alone() -> None:
    (one, several) = (parsed(name) for name in ("shutbox.service", "shutbox@.service"))
    assert several.pop("Unit")["After"] == one.pop("Unit")["After"]
    text = json.dumps(several)
    assert text.count("%i") == 3
    assert json.loads(text.replace("--port 800%i", "--port 8000").replace("-%i", "")) == one


def test_the_drop_in_for_postgresql_gives_options_and_holds_no_password() -> None:
    lines = parsed("shutbox-postgres.conf")["Service"]["Environment"]
    assert json.loads(lines[0]) == "SHUTBOX_OPTIONS=--database postgresql:///shutbox?host=/run/postgresql"
    assert not re.search(r"postgresql://[^/]*:[^/]*@", " ".join(lines))
    for name in SERVICES:
        assert "SHUTBOX_OPTIONS" in "".join(parsed(name)["Service"]["ExecStart"])
