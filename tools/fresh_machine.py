#!/usr/bin/env python3
"""Proves the README on a bare Debian: no compiler, no browser, no git, an ordinary user, and Python with its venv.

It makes a root folder with debootstrap, clones this checkout into it, and runs there what the README says: `./shutbox`
until a page is served, the same again, and `./check`. Every step is timed. Nothing is left over: no mount, no process
and, without --keep, no root folder. It must run as root, on Debian. The mirror is that of apt, and whatever pip and npm
need on this machine to reach their registries is lent to the root while a command runs.

The exit code is 0 if all went well, 1 if a step failed, and 2 if this machine cannot make a bare root.

examples:
  tools/fresh_machine.py --short
  tools/fresh_machine.py --variant all
  tools/fresh_machine.py --variant newest --python 3.14 --check "tests/rules -x"
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from glob import glob
from http.client import HTTPConnection, HTTPException
from typing import IO, NoReturn

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

from debian import FONTS, Base, CannotRunError, apt_sources, make_root, mirror, newest_base, require_debootstrap
from debian import stable_base as debian_12
from enclosure import HOME, UID, USER, Enclosure, end, last_words, permitted, send
from registries import loan

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
VARIANTS = ("debian-12", "newest")
FOLDER = f"{HOME}/shutbox"
# A first start downloads and compiles; only what never comes takes so long.
PATIENCE = 900.0
STOP_PATIENCE = 60.0
SCRIPT = re.compile(r'<script[^>]* src="([^"]+)"')
OUTCOMES = re.compile(r"\b(\d+) (passed|failed|errors?|skipped|xfailed|xpassed)\b")
SUMMARY = re.compile(r"^(=+ )?\d+ (passed|failed|error|skipped|deselected).* in [\d.]+s")


class StepError(Exception):
    """A step went wrong; the message says how."""


@dataclass
class Report:
    """How the steps of a variant went."""

    variant: str
    python: str = "unknown"
    rows: list[tuple[str, float, str]] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)

    @property
    def passed(self) -> bool:
        """Whether every step went well."""
        return all(verdict == "ok" for _, _, verdict in self.rows)

    def table(self) -> str:
        """The steps with their times, and what the tests gave."""
        width = max([len(name) for name, _, _ in self.rows], default=0)
        lines = [f"{self.variant}: Python {self.python}"]
        lines += [f"  {name:<{width}}  {seconds:7.1f} s  {verdict}" for name, seconds, verdict in self.rows]
        counts = ", ".join(f"{count} {outcome}" for outcome, count in sorted(self.outcomes.items()))
        return "\n".join([*lines, f"  tests: {counts or 'none ran'}"])


@dataclass
class Trial:
    """A variant under way: its root, its log and its report."""

    enclosure: Enclosure
    log: IO[str]
    report: Report

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Time a step; its row says ok or FAILED."""
        say(f"{self.report.variant}: {name} ...")
        self.log.write(f"\n== {name}\n")
        self.log.flush()
        begin, verdict = time.perf_counter(), "FAILED"
        try:
            yield
            verdict = "ok"
        finally:
            self.report.rows.append((name, time.perf_counter() - begin, verdict))

    def run(self, *command: str) -> None:
        """Run a command in the clone as the user; raises if it fails."""
        code = self.enclosure.run(list(command), FOLDER, self.log)
        if code:
            raise StepError(f"{shlex.join(command)} ended with {code}")


def main(arguments: Sequence[str]) -> int:
    """The exit code."""
    options = parser().parse_args(arguments)
    signal.signal(signal.SIGTERM, interrupt)
    try:
        require_rights()
        address = options.mirror or mirror(apt_sources())
        variants = VARIANTS if options.variant == "all" else (options.variant,)
        reports = [try_variant(variant, address, options) for variant in variants]
    except CannotRunError as error:
        say(f"cannot run here: {error}")
        return 2
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    print("", *(report.table() for report in reports), sep="\n")
    return 0 if all(report.passed for report in reports) else 1


def parser() -> argparse.ArgumentParser:
    """The options."""
    text, _, examples = (__doc__ or "").partition("\n\nexamples:\n")
    made = argparse.ArgumentParser(
        description=text, epilog="examples:\n" + examples, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--variant", choices=(*VARIANTS, "all"), default="debian-12", help="default: debian-12")
    made.add_argument("--short", action="store_true", help="of the tests, run the first file that opens a page")
    made.add_argument("--check", metavar="ARGS", help="run ./check with these arguments in place of everything")
    made.add_argument("--python", metavar="X.Y", help="in the variant newest, this Python in place of the newest")
    made.add_argument("--fonts", choices=tuple(FONTS), default="none", help="fonts to install; default: none")
    made.add_argument("--work-tree", action="store_true", help="include changes that are not committed")
    made.add_argument("--keep", action="store_true", help="keep the root folder")
    made.add_argument("--cache", metavar="FOLDER", default=cache_folder(), help="default: %(default)s")
    made.add_argument("--renew", action="store_true", help="make the base root again, not from the cache")
    made.add_argument("--mirror", metavar="URL", help="a mirror of Debian; default: the one in apt's sources")
    return made


def cache_folder() -> str:
    """Where packages, base roots and logs are kept."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "shutbox-fresh")


def require_rights() -> None:
    """Raise if this process cannot make a bare root."""
    if os.geteuid():
        raise CannotRunError("debootstrap and chroot need root; run it with sudo")
    for tool, package in {"apt-get": "apt", "unshare": "util-linux", "git": "git", "tar": "tar"}.items():
        if not shutil.which(tool):
            raise CannotRunError(f"there is no {tool}; it comes with the package {package}")
    if not permitted():
        raise CannotRunError("mount and process namespaces are not permitted, as in a container without privileges")
    require_debootstrap()


def try_variant(variant: str, address: str, options: argparse.Namespace) -> Report:
    """The report of a variant; a step that fails is its last."""
    os.makedirs(options.cache, exist_ok=True)
    base = base_of(variant, address, options)
    report = Report(variant)
    root = tempfile.mkdtemp(prefix=f"root-{variant}-", dir=options.cache)
    try:
        with open(os.path.join(options.cache, f"{variant}.log"), "w", encoding="utf-8") as log:
            say(f"{variant}: the log is {log.name}")
            lent = loan(os.environ)
            trial = Trial(Enclosure(root, lent.environment, lent.files, lent.mounts), log, report)
            attempt(trial, base, address, options)
    finally:
        if options.keep:
            say(f"{variant}: the root is {root}")
        else:
            subprocess.run(["rm", "--recursive", "--force", "--one-file-system", root], check=True)
    return report


def base_of(variant: str, address: str, options: argparse.Namespace) -> Base:
    """What the root of a variant is made of; what is kept of it is forgotten if it shall be made again."""
    newest = variant == "newest"
    base = newest_base(address, options.fonts, options.python) if newest else debian_12(options.fonts)
    kept = os.path.join(options.cache, base.key + ".tar")
    if options.renew and os.path.exists(kept):
        os.remove(kept)
    return base


def attempt(trial: Trial, base: Base, address: str, options: argparse.Namespace) -> None:
    """Take all steps up to the first that fails, and show the end of the log if one does."""
    try:
        prepare(trial, base, address, options)
        serve_twice(trial)
        with trial.step("./check, set-up"):
            trial.run("./check", "--collect-only", "-q", "tests/test_readme.py")
        check(trial, check_arguments(options))
    except (StepError, subprocess.CalledProcessError) as error:
        trial.log.flush()
        say(f"{trial.report.variant}: {error}; the end of {trial.log.name}:")
        print(last_words(trial.log.name), flush=True)


def prepare(trial: Trial, base: Base, address: str, options: argparse.Namespace) -> None:
    """A bare root with a user and a clone."""
    root = trial.enclosure.root
    os.chmod(root, 0o755)
    with trial.step("base root"):
        kept = make_root(base, address, root, options.cache, trial.log)
    name, seconds, verdict = trial.report.rows[-1]
    trial.report.rows[-1] = (f"{name}, {'from the cache' if kept else 'debootstrap'} ({base.suite})", seconds, verdict)
    with trial.step("clone"):
        add_user(root)
        clone(root + FOLDER, work_tree=options.work_tree)
    trial.report.python = python_version(trial)


def add_user(root: str) -> None:
    """Add an ordinary user with a home of their own."""
    with open(root + "/etc/passwd", "a", encoding="ascii") as file:
        file.write(f"{USER}:x:{UID}:{UID}::{HOME}:/bin/sh\n")
    with open(root + "/etc/group", "a", encoding="ascii") as file:
        file.write(f"{USER}:x:{UID}:\n")
    os.makedirs(root + HOME)
    os.chown(root + HOME, UID, UID)


def clone(target: str, *, work_tree: bool) -> None:
    """Clone this checkout for the user, with a work tree as it is committed or as it lies here."""
    # Hard links would hand the objects of this checkout to the user.
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, target], check=True)
    if work_tree:
        copy_work_tree(target)
    subprocess.run(["chown", "--recursive", f"{UID}:{UID}", target], check=True)


def copy_work_tree(target: str) -> None:
    """Copy every file that git knows or would add, and remove those that are gone here."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listing.split("\0")):
        source, copy = os.path.join(ROOT, name), os.path.join(target, name)
        if os.path.lexists(copy):
            os.remove(copy)
        if os.path.lexists(source):
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copy2(source, copy, follow_symlinks=False)


def python_version(trial: Trial) -> str:
    """The version of the root's Python, as it says itself."""
    trial.run("python3", "--version")
    return last_words(trial.log.name, 1).split()[-1]


def serve_twice(trial: Trial) -> None:
    """Start the server as a newcomer does, and once more."""
    for name in ("./shutbox, first page", "./shutbox again"):
        port = free_port()
        command = ["./shutbox", "serve", "--host", "127.0.0.1", "--port", str(port)]
        process = trial.enclosure.start(command, FOLDER, trial.log)
        try:
            with trial.step(name):
                await_page(port, process)
            require_stop(process)
        finally:
            end(process)


def require_stop(process: subprocess.Popen[str]) -> None:
    """Raise unless the server ends as it should when it is interrupted."""
    send(process, signal.SIGINT)
    try:
        code = process.wait(STOP_PATIENCE)
    except subprocess.TimeoutExpired:
        raise StepError("./shutbox serve does not end on SIGINT") from None
    if code not in (0, 130):
        raise StepError(f"./shutbox serve ended with {code} on SIGINT")


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def await_page(port: int, process: subprocess.Popen[str], patience: float = PATIENCE) -> None:
    """Wait until the page, its script and the interface are served."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise StepError("./shutbox serve ended before it served a page")
        page = body(port, "/")
        if page is not None:
            require_app(port, page)
            return
        time.sleep(0.1)
    raise StepError(f"./shutbox serve served no page in {patience:.0f} s")


def require_app(port: int, page: str) -> None:
    """Raise unless the page is the built app and the interface answers."""
    script = SCRIPT.search(page)
    if script is None or not body(port, script[1]):
        raise StepError("/ is served, but it is not the built app")
    if not body(port, "/api/about"):
        raise StepError("/ is served, but /api/about does not answer")


def body(port: int, path: str) -> str | None:
    """What is served at a path, None if it is not."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", path)
        reply = connection.getresponse()
        text = reply.read().decode("utf-8", "replace")
        return text if reply.status == 200 else None
    except (OSError, HTTPException):
        return None
    finally:
        connection.close()


def check_arguments(options: argparse.Namespace) -> list[str]:
    """What follows `./check`."""
    if options.check is not None:
        return shlex.split(options.check)
    return [first_page_test()] if options.short else []


def first_page_test(root: str = ROOT) -> str:
    """The first file of browser tests that opens a page."""
    for path in sorted(glob(os.path.join(root, "tests", "web", "**", "test_*.py"), recursive=True)):
        with open(path, encoding="utf-8") as file:
            if re.search(r"\bvisit\(", file.read()):
                return os.path.relpath(path, root)
    raise StepError("no test in tests/web opens a page")


def check(trial: Trial, arguments: list[str]) -> None:
    """Run ./check to its end, and count what its tests gave."""
    begin = os.path.getsize(trial.log.name)
    try:
        with trial.step(shlex.join(["./check", *arguments])):
            trial.run("./check", *arguments)
    finally:
        with open(trial.log.name, "rb") as file:
            file.seek(begin)
            trial.report.outcomes.update(outcomes(file.read().decode("utf-8", "replace")))


def outcomes(text: str) -> Counter[str]:
    """How many tests passed, failed and so on, over every run of pytest in a text."""
    found: Counter[str] = Counter()
    for line in filter(SUMMARY.match, text.splitlines()):
        for count, outcome in OUTCOMES.findall(line):
            found["errors" if outcome == "error" else outcome] += int(count)
    return found


def interrupt(*_: object) -> NoReturn:
    """End as Ctrl-C does, so that everything is cleared away."""
    raise KeyboardInterrupt


def say(message: str) -> None:
    print(f"fresh_machine: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
