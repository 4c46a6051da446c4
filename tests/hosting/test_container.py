"""The container file and the compose file, read as what runs them reads them: pinned, without root, with few rights."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import PurePosixPath
from typing import Any

import pytest
import yaml
from setup_venv import chosen

from shutbox import __version__
from shutbox.cli.program import COMMANDS
from shutbox.server.run import GRACE
from tests.docs.page import ROOT, read
from tests.hosting.proxy import HOSTING

FILE = (HOSTING / "Containerfile").read_text(encoding="utf-8")
PINNED = re.compile(
    r"[a-z0-9./-]+:\d+(\.\d+){1,2}(-[a-z0-9.-]+)?@sha256:[0-9a-f]{64}|[a-z0-9./-]+:v\d+\.\d+\.\d+@sha256:[0-9a-f]{64}"
)
Step = tuple[str, str]
COMPOSE: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def steps(text: str) -> list[Step]:
    """The instructions of a Containerfile: the word and what follows it."""
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", plain)
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def stages(text: str) -> list[list[Step]]:
    """The instructions of each stage."""
    found: list[list[Step]] = []
    for step in steps(text):
        if step[0] == "FROM":
            found.append([])
        found[-1].append(step)
    return found


def faults(text: str) -> set[str]:
    """What is wrong with a Containerfile."""
    last = dict(stages(text)[-1])
    froms = [rest.partition(" AS ")[0] for word, rest in steps(text) if word == "FROM"]
    copied = " ".join(rest for word, rest in steps(text) if word == "COPY")
    user = last.get("USER", "root").split(":")[0]
    runs = " ".join(rest for word, rest in steps(text) if word == "RUN")
    checks = {
        "base": all(PINNED.fullmatch(each) for each in froms),
        "one base": len(set(froms)) == 1,
        "user": user.isdigit() and int(user) >= 10_000,
        "healthcheck": "/health" in last.get("HEALTHCHECK", ""),
        "wheel": "dist/shutbox-*.whl" in copied,
        "exec form": all(last.get(word, "").startswith("[") for word in ("ENTRYPOINT", "CMD")),
        "no remote files": not any(word == "ADD" for word, _ in steps(text)),
        "no secret": not re.search(r"PASSWORD|TOKEN|SECRET", text),
        "hashes": "install.py" in runs and not re.search(r"pip install|curl|wget|apt-get", runs),
    }
    return {name for name, good in checks.items() if not good}


def test_the_file_has_no_fault() -> None:
    assert faults(FILE) == set()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (re.search(r"@sha256:\w+", FILE)[0], "", "base"),  # type: ignore[index]
        ("USER 10001:10001\n", "", "user"),
        ("USER 10001:10001\n", "USER 0\n", "user"),
        ("/health'", "/'", "healthcheck"),
        ("dist/shutbox-*.whl dist/", "src src/", "wheel"),
        ('ENTRYPOINT ["shutbox"]', "ENTRYPOINT shutbox", "exec form"),
        ("COPY requirements", "ADD requirements", "no remote files"),
        ("PYTHONUNBUFFERED=1", "PGPASSWORD=x", "no secret"),
        ("python hosting/install.py /opt/shutbox", "pip install shutbox", "hashes"),
    ],
)
def test_each_fault_would_be_found(old: str, new: str, fault: str) -> None:
    assert old in FILE
    assert fault in faults(FILE.replace(old, new))


def test_the_wheel_that_a_release_builds_is_the_one_that_is_copied() -> None:
    wheel = PurePosixPath(f"dist/shutbox-{__version__}-py3-none-any.whl")
    copied = [rest.split() for word, rest in steps(FILE) if word == "COPY" and "--from" not in rest]
    assert any(wheel.match(source) for sources in copied for source in sources[:-1])
    assert f"--tag shutbox:{__version__} " in FILE
    assert f"shutbox:${{SHUTBOX_VERSION:-{__version__}}}" == SERVICES["shutbox"]["image"]


def test_what_is_copied_exists_and_is_let_in() -> None:
    rules = read(".containerignore").splitlines()
    assert "*" in rules
    for word, rest in steps(FILE):
        if word == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert f"!{source}" in rules
                assert source.startswith("dist/") or (ROOT / source).is_file()


def install_parts() -> list[str]:
    """What install.py installs if it is not told otherwise; each is an extra of the package, or the package itself."""
    found = re.search(r'^PARTS = "([\w,]+)"$', (HOSTING / "install.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    parts = found[1].split(",")
    assert set(parts) <= {"base", *extras}
    return parts


def test_its_parts_have_packages() -> None:
    (run,) = (rest for word, rest in steps(FILE) if "install.py" in rest and word == "RUN")
    parts = shlex.split(run)[-1].split(",")
    assert parts == install_parts()
    pinned = " ".join(chosen(read("requirements.txt"), set(parts)))
    assert all(f"{name}==" in pinned for name in ("uvicorn", "numpy", "psycopg", "fluent-runtime", "msgspec"))
    assert not any(f"{name}==" in pinned for name in ("pytest", "ruff", "hatchling"))


def test_the_health_check_is_a_program_that_runs() -> None:
    (check,) = (rest for word, rest in steps(FILE) if word == "HEALTHCHECK")
    program = json.loads(check[check.index("[") :])
    assert program[:2] == ["python", "-c"]
    compile(program[2], "healthcheck", "exec")


# compose.yaml


def test_every_image_is_pinned_by_its_digest() -> None:
    for name, service in SERVICES.items():
        assert name == "shutbox" or PINNED.fullmatch(service["image"]), name


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_has_few_rights_comes_back_and_says_how_it_is(name: str) -> None:
    service = SERVICES[name]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["restart"] == "unless-stopped"
    assert "privileged" not in service
    # The database changes its user at its start, and its folder has to be written.
    assert name == "database" or service["cap_drop"] == ["ALL"]
    assert name in ("database", "grafana") or service["read_only"] is True
    assert name == "shutbox" or "test" in service["healthcheck"]


def test_only_the_proxy_is_reached_from_outside() -> None:
    for name, service in SERVICES.items():
        outside = [port for port in service.get("ports", []) if not port.startswith("127.0.0.1:")]
        assert not outside or name == "proxy", name
    assert SERVICES["proxy"]["ports"] == ["80:80", "443:443"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert {each for name in ("database", "prometheus") for each in SERVICES[name]["networks"]} == {"inside"}


def test_the_server_listens_only_where_the_proxy_is() -> None:
    service = SERVICES["shutbox"]
    assert service["network_mode"] == "service:proxy"
    told = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", service["command"]).split()
    assert told == ["serve", "--host", "127.0.0.1", "--public", "https://box.example"]
    options = {each.name for each in COMMANDS["serve"].options}
    assert {each.strip("-") for each in told if each.startswith("--")} <= options
    assert int(service["stop_grace_period"].rstrip("s")) > 2 * GRACE


def test_every_file_volume_secret_and_configuration_exists() -> None:
    for name, service in SERVICES.items():
        for volume in service.get("volumes", []):
            source = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", volume).split(":")[0]
            if source.startswith("./"):
                assert (HOSTING / source).is_file(), (name, source)
            elif not source.startswith("/"):
                assert source in COMPOSE["volumes"], (name, source)
        assert set(service.get("secrets", [])) <= COMPOSE["secrets"].keys()
        assert {each["source"] for each in service.get("configs", [])} <= COMPOSE["configs"].keys()
        assert set(service.get("networks", [])) <= COMPOSE["networks"].keys()
    built = SERVICES["shutbox"]["build"]
    assert (HOSTING / built["context"] / built["dockerfile"]).resolve() == HOSTING / "Containerfile"


def test_no_password_stands_in_the_file() -> None:
    for name, service in SERVICES.items():
        for key, value in service.get("environment", {}).items():
            assert not re.search("PASS|SECRET", key) or str(value).startswith("/run/secrets/"), (name, key)


def test_prometheus_asks_the_proxy_and_grafana_prometheus() -> None:
    (job,) = yaml.safe_load((HOSTING / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"]
    (target,) = job["static_configs"][0]["targets"]
    host, port = target.split(":")
    assert host in SERVICES
    assert f"listen {port};" in (HOSTING / "nginx-metrics.conf").read_text(encoding="utf-8")
    source = yaml.safe_load(COMPOSE["configs"]["grafana-source"]["content"])["datasources"][0]
    assert source["url"] == "http://prometheus:9090"
    board = json.loads((HOSTING / "grafana.json").read_text(encoding="utf-8"))
    assert board["templating"]["list"][0]["current"]["value"] == source["uid"]
    folder = yaml.safe_load(COMPOSE["configs"]["grafana-boards"]["content"])["providers"][0]["options"]["path"]
    assert any(volume.split(":")[1].startswith(folder) for volume in SERVICES["grafana"]["volumes"])
