"""The wheel and the source distribution: what is in them, what they say of themselves, and what an install can do.

A clean environment for each extra holds the wheel and exactly the packages that its metadata asks for, as links to
those of the environment of the tests: nothing is fetched, and what the metadata forgets is not found. uvx, which wants
wheels, gets those packages as wheels again.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.docs.page import ROOT, read

EXTRAS = ("", "play", "lab", "rl")
SITE = Path("lib", f"python{sys.version_info[0]}.{sys.version_info[1]}", "site-packages")
# Where the programs of the packages that tests need are.
BESIDE = str(Path(sys.executable).parent)
SERVED = ["serve", "--host", "127.0.0.1", "--port", "0"]
PLAYED = ["play", "nine", "--players", "Ann,@club", "--starter", "1", "--dice", "typed", "--no-keep"]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source distribution; their pages are those that ./check has built."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", "wheel", "-t", "sdist"]
    environment = os.environ | {"SHUTBOX_PAGES_BUILT": "1"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (path,) = dist.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Metadata:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Metadata.from_email(archive.read(name), validate=True)


def test_a_wheel_holds_the_package_with_its_pages_schemas_words_and_licence_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert all(re.match(r"shutbox(-[\w.]+\.dist-info)?/", name) for name in names)
    assert [name for name in names if re.search(r"(^|/)(tests?|test_[^/]*|conftest\.py|node_modules)(/|$)", name)] == []
    assert [name for name in names if name.endswith((".pyc", ".map", ".ts", ".tsx"))] == []
    wanted = ["py.typed", "rules/catalog.toml", "server/static/index.html", "server/static/fonts.txt"]
    wanted += [path.relative_to(ROOT / "src" / "shutbox").as_posix() for path in (ROOT / "src").rglob("*.schema.json")]
    wanted += [f"words/{path.parent.name}/{path.name}" for path in (ROOT / "src/shutbox/words").glob("*/*.ftl")]
    assert {f"shutbox/{name}" for name in wanted} <= set(names)
    assert any(re.match(r"shutbox/server/static/assets/\S+\.js$", name) for name in names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_a_source_distribution_has_what_a_build_and_the_tests_need(dist: Path) -> None:
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"pyproject.toml", "hatch_build.py", "tools/build_web.py", "tools/description.py", "README.md", "LICENSE"}
    assert wanted | {"web/package-lock.json", "src/shutbox/server/static/index.html", "tests/conftest.py"} <= names
    assert [name for name in names if re.search(r"(^|/)(\.git/|\.venv|node_modules|build/|.*\.pyc$)", name)] == []


def test_a_wheel_says_what_an_index_shows(metadata: Metadata) -> None:
    assert (metadata.name, metadata.license_expression, metadata.license_files) == ("shutbox", "MIT", ["LICENSE"])
    assert metadata.description_content_type == "text/markdown"
    summary = (metadata.summary or "").lower()
    assert all(word in summary for word in ("browser", "solve", "rl"))
    assert len(metadata.summary or "") <= 100
    assert {"reinforcement learning", "board game"} <= set(metadata.keywords or [])
    description = metadata.description or ""
    assert description.startswith("# Shutbox\n")
    assert re.findall(r"\]\((?!https?:|#)|(?:src|srcset|href)=\"(?!https?:)", description) == []


def test_the_oldest_and_the_newest_python_that_are_tried_are_named(metadata: Metadata) -> None:
    found = [name.rpartition(" :: ")[2] for name in metadata.classifiers or [] if re.search(r":: 3\.\d+$", name)]
    assert found == [f"3.{minor}" for minor in range(11, 11 + len(found))]
    assert str(metadata.requires_python) == f">={found[0]}"
    (newest,) = re.findall(r"Debian unstable, Python (3\.\d+)", read("docs/reliability.md").partition("\n\n|")[2])[:1]
    assert found[-1] == newest


def test_every_extra_of_the_project_is_in_the_metadata(metadata: Metadata) -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert set(metadata.provides_extra or []) == set(project["optional-dependencies"])


def test_what_readme_says_to_install_exists(metadata: Metadata) -> None:
    lines = [line for line in read("README.md").splitlines() if re.match(r"(pip install|uvx|uv tool) ", line)]
    assert len(lines) >= 3
    assert any(line.startswith("uvx ") for line in lines)
    for line in lines:
        (asked,) = re.findall(r"(?:shutbox|\.)\[([a-z,]+)\]|(?<=install )(?:shutbox|\.)$", line) or [None]
        assert asked is not None, line
        assert set(filter(None, asked.split(","))) <= set(metadata.provides_extra or []), line


def needed(metadata: Metadata, extra: str) -> set[str]:
    """The packages that an install with this extra gets, those that they need in turn included."""
    found: set[str] = set()
    waiting = [each for each in metadata.requires_dist or [] if _applies(each, extra)]
    while waiting:
        asked = waiting.pop()
        name = canonicalize_name(asked.name)
        if name not in found:
            found.add(name)
            further = map(Requirement, distribution(name).requires or [])
            waiting += [each for each in further if any(_applies(each, one) for one in ("", *asked.extras))]
    return found


def _applies(asked: Requirement, extra: str) -> bool:
    return asked.marker is None or asked.marker.evaluate({"extra": extra})


def make_environment(folder: Path, wheel: Path, packages: set[str]) -> Path:
    """The folder of programs of a new environment with the wheel and these packages alone."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    here = Path(sysconfig.get_paths()["purelib"])
    for top in {file.parts[0] for name in packages for file in distribution(name).files or []} - {"..", "__pycache__"}:
        (folder / SITE / top).symlink_to(here / top)
    install = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--quiet"]
    options = ["--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check"]
    subprocess.run([*install, *options, str(wheel)], check=True, capture_output=True)
    return folder / "bin"


@pytest.fixture(scope="module")
def environments(tmp_path_factory: pytest.TempPathFactory, wheel: Path, metadata: Metadata) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("environments")
    return {
        extra: make_environment(folder / (extra or "plain"), wheel, needed(metadata, extra))
        for extra in EXTRAS
        if extra != "rl" or sys.version_info < (3, 15)
    }


class Install:
    """An installed package, with folders of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self.folder = programs, folder
        own = {"SHUTBOX_DATA": str(folder / "data"), "SHUTBOX_CACHE": str(folder / "cache"), "PYTHONUTF8": "1"}
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | own

    def popen(self, program: str, *arguments: str) -> subprocess.Popen[str]:
        command = [str(self._programs / program), *arguments]
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def __call__(self, *arguments: str, typed: str = "", program: str = "shutbox", code: int = 0) -> str:
        """What a command writes, errors included."""
        with self.popen(program, *arguments) as process:
            out, err = process.communicate(typed, timeout=300)
        assert process.returncode == code, out + err
        return out + err


@pytest.fixture
def installed(request: pytest.FixtureRequest, environments: dict[str, Path], tmp_path: Path) -> Install:
    if request.param not in environments:
        pytest.skip("PettingZoo has no release for Python 3.15 yet")
    return Install(environments[request.param], tmp_path)


def with_extra(extra: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("installed", [extra], ids=[extra or "plain"], indirect=True)


@with_extra("")
def test_a_plain_install_plays_coaches_and_keeps_records(installed: Install) -> None:
    typed = "3 5\nhint\n8\nquit\n"
    text = installed(*PLAYED, "--save", "game.shutbox", typed=typed)
    # The chance to win, of the solution that comes with the package.
    assert "7+1    36.01%  costs 20.45%" in text
    assert "the game is not over" in installed("verify", "game.shutbox")
    assert "shut 8" in installed("advise", "nine", "123456789", "3,5")
    assert "@club" in installed("bots")
    library = "import shutbox as sb; print(len(sb.play_out('nine', ['club', 'highest'], 'tea').events) > 9)"
    assert installed("-c", library, program="python") == "True\n"
    for command, extra in (("serve", "play"), ("solve nine", "lab"), ("simulate nine --players club", "lab")):
        assert f'pip install "shutbox[{extra}]"' in installed(*command.split(), code=2)
    missing = "import shutbox.envs"
    assert 'pip install "shutbox[rl]"' in installed("-c", missing, program="python", code=1)


@with_extra("play")
def test_an_install_for_players_serves_the_pages_and_the_coach(installed: Install) -> None:
    with installed.popen("shutbox", *SERVED) as server:
        try:
            address = _page_served(server)
            data = {"rules": "nine", "position": "12.......", "throw": [1, 2]}
            asked = urllib.request.Request(
                f"{address}/api/explore", json.dumps(data).encode(), {"content-type": "application/json"}
            )
            with urllib.request.urlopen(asked, timeout=300) as answer:
                assert json.loads(answer.read())["options"][0]["tiles"]
        finally:
            server.terminate()
            server.communicate(timeout=60)


def _page_served(server: subprocess.Popen[str]) -> str:
    """The address of a server, whose first page is there."""
    address = next(_addresses(server))
    with urllib.request.urlopen(address, timeout=60) as answer:
        assert b"<title>" in answer.read()
    return address


def _addresses(server: subprocess.Popen[str]) -> Iterator[str]:
    assert server.stdout is not None
    for line in server.stdout:
        yield from re.findall(r"http://127\.0\.0\.1:\d+", line)


@with_extra("lab")
def test_an_install_for_the_lab_solves_and_simulates(installed: Install) -> None:
    assert "27323400707/2448880128" in installed("solve", "nine", "--exact")
    assert "tcp://127.0.0.1:1" in installed("tournament", "--rules", "nine", "--dask", "tcp://127.0.0.1:1", code=2)


@with_extra("rl")
def test_an_install_for_learning_makes_environments(installed: Install) -> None:
    program = """
import shutbox.envs
env = shutbox.envs.aec("nine", 2)
env.reset(seed=1)
for agent in env.agent_iter(40):
    observation, _, ended, cut, info = env.last()
    mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
    env.step(None if ended or cut else int(mask.argmax()))
print("played")
"""
    assert installed("-c", program, program="python").endswith("played\n")


def wheel_again(name: str, folder: Path) -> None:
    """Writes an installed package as the wheel that it was, without what its installation has added."""
    package = distribution(name)
    tags = re.findall(r"^Tag: (.+)-(.+)-(.+)$", package.read_text("WHEEL") or "", re.MULTILINE)
    kinds = [".".join(dict.fromkeys(column)) for column in zip(*tags, strict=True)]
    stem = f"{canonicalize_name(package.metadata['Name']).replace('-', '_')}-{package.version}"
    files = [file for file in package.files or [] if ".." not in file.parts and "__pycache__" not in file.parts]
    with zipfile.ZipFile(folder / f"{'-'.join([stem, *kinds])}.whl", "w") as archive:
        for file in files:
            if file.name not in ("RECORD", "INSTALLER", "REQUESTED", "direct_url.json"):
                archive.write(str(file.locate()), file.as_posix())
        (record,) = (file for file in files if file.name == "RECORD" and file.parent.suffix == ".dist-info")
        archive.writestr(record.as_posix(), "".join(f"{each},,\n" for each in archive.namelist()))


@pytest.mark.skipif(shutil.which("uvx", path=BESIDE) is None, reason="uvx is missing: .venv/bin/pip install uv")
def test_uvx_starts_the_wheel_as_readme_says(wheel: Path, metadata: Metadata, tmp_path: Path) -> None:
    (line,) = (line for line in read("README.md").splitlines() if line.startswith("uvx "))
    program, *words = shlex.split(line.replace("shutbox[play]", f"{wheel}[play]"))
    options = ["--no-index", "--offline", "--no-config", "--no-python-downloads", "--python", sys.executable]
    # The packages are some hundred megabytes, which are not to stay.
    with tempfile.TemporaryDirectory(prefix="shutbox-uvx-", ignore_cleanup_errors=True) as folder:
        wheels = Path(folder, "wheels")
        wheels.mkdir()
        for name in needed(metadata, "play"):
            wheel_again(name, wheels)
        uvx = Install(Path(BESIDE), tmp_path)
        uvx.environment |= {"UV_CACHE_DIR": f"{folder}/cache", "UV_TOOL_DIR": f"{folder}/tools"}
        with uvx.popen(program, *options, "--find-links", str(wheels), *words, *SERVED) as server:
            try:
                _page_served(server)
            finally:
                server.terminate()
                server.communicate(timeout=60)
