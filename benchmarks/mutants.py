"""Whether tests notice a change: `.venv/bin/python benchmarks/mutants.py TARGET [--sample N] [--quick] [--report]`.

The code is changed a little, a random sample of times, and those changes are counted that a test notices. A change is
called a mutant (benchmarks/mutation.py). Each is tried in a copy of the tree, by the tests that run its line, the
quickest first, until one fails (benchmarks/mutant_tests.py). One that survives is tried again by all tests of its file,
with as many examples as `./check` has. A quick run leaves this out, and the longest tests, so that it can only notice
fewer; a later run without `--quick` tries again what has survived it. Tests that start another process notice nothing
in it. Results are kept in build/mutants, so that a run which was interrupted goes on, and a mutant of a file that has
not changed is not tried again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from queue import Queue
from typing import Any
from xml.etree import ElementTree

from mutation import Mutant, Surroundings, mutants, surroundings
from needs import packages
from progress import add_line, read_lines

with packages("pytest", "hypothesis"):
    from coverage import CoverageData

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("src", "shutbox")
KEPT = ROOT / "build" / "mutants"
SEED = 17


@dataclass(frozen=True)
class Target:
    """Files or folders of src/shutbox, and the folders of their tests."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]


TARGETS = {
    "rules": Target(("rules",), ("tests/rules",)),
    "play": Target(("play",), ("tests/play",)),
    "store": Target(
        ("server/store", "server/sqlite", "server/book"),
        ("tests/server/store", "tests/server/sqlite", "tests/server/book"),
    ),
    "dice": Target(
        ("play/dice.py", "play/seal", "play/table/signature.py", "statistics/fairness.py"),
        (
            "tests/play/test_dice.py",
            "tests/play/seal",
            "tests/play/table/test_signature.py",
            "tests/statistics",
        ),
    ),
}
# A law is tried with few examples first, because most mutants are noticed by the first.
FEW, MANY = "12", "60"
# How many times as long as usual a test may take, beside what it may take anyway; with many examples it takes longer.
TIMES, MANY_TIMES = 5.0, 25.0
PROGRAM = Path(__file__).with_name("mutant_tests.py")
# What tests import that is not ours.
PACKAGES = ("_pytest.assertion.rewrite", "asyncio", "hypothesis.strategies", "hypothesis.stateful", "sqlite3")
# In a quick run a test is left out if it takes more than this share of the time of all.
SHARE = 1 / 20
# What may come of a mutant beside killed and slow; of a quick run, which a thorough one tries again.
SURVIVED, HASTY = "survived", "survived a quick run"
# Answers of the program.
NO_PLACE, NO_TESTS = 77, 78
SLOW = (-signal.SIGXCPU, -signal.SIGALRM)


def all_mutants(target: Target) -> list[Mutant]:
    """Every mutant of a target, in the order of its files."""
    return [mutant for path in files(target) for mutant in mutants(path, (ROOT / path).read_bytes())]


def files(target: Target) -> list[str]:
    """The files of a target that are more than a front."""
    places = [ROOT / SOURCES / source for source in target.sources]
    found = [path for place in places for path in (python_files(place))]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py")


def python_files(place: Path) -> list[Path]:
    """The Python files below a folder, or the file itself."""
    return [place] if place.suffix else sorted(place.rglob("*.py"))


# Which tests run a line


@dataclass
class Baseline:
    """The tests of a target without a change: the seconds of each, which of them run each line, what runs on import."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[str]]]
    imported: dict[str, list[int]]

    def first(self, mutant: Mutant, where: Surroundings) -> list[str]:
        """The tests that run a statement; all tests if none does, or if an import runs it. Its own come first."""
        by_line = self.lines.get(mutant.path, {}) if where.function else {}
        found = {test for line in where.statement for test in by_line.get(line, ())}
        return self.ordered(mutant, found or self.seconds)

    def last(self, mutant: Mutant, where: Surroundings) -> list[str]:
        """The tests that run any line of a file, and those of its module; all tests if an import runs the statement."""
        by_line = self.lines.get(mutant.path, {}) if where.function else {}
        found = {test for tests in by_line.values() for test in tests}
        own = {test for test in self.seconds if is_own(test, mutant)}
        return self.ordered(mutant, found | own if found else self.seconds)

    def quick(self) -> Baseline:
        """The same without the tests that take the most time."""
        most = sum(self.seconds.values()) * SHARE
        seconds = {test: took for test, took in self.seconds.items() if took <= most}
        lines = {
            path: {line: [test for test in tests if test in seconds] for line, tests in by_line.items()}
            for path, by_line in self.lines.items()
        }
        return Baseline(seconds, lines, self.imported)

    def ordered(self, mutant: Mutant, tests: Iterable[str]) -> list[str]:
        """Some tests: those of the mutant's module first, and the quickest first."""
        return sorted(tests, key=lambda test: (not is_own(test, mutant), self.seconds.get(test, 0.0), test))


def is_own(test: str, mutant: Mutant) -> bool:
    """Whether a test is in the file that is named after the module of a mutant."""
    return Path(test.partition("::")[0]).name == f"test_{Path(mutant.path).name}"


def baseline(name: str, target: Target, worker: Worker) -> Baseline:
    """The tests of a target, run with their coverage and then without; read again if no file has changed since."""
    path, state = KEPT / f"{name}-baseline.json", fingerprint(target)
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if kept.get("files") == state:
        lines = {each: {int(line): tests for line, tests in found.items()} for each, found in kept["lines"].items()}
        return Baseline(kept["seconds"], lines, kept["imported"])
    say(f"running the tests of {name} once ...")
    made = measured(target, worker.folder)
    worker.require_peace(made.quick())
    path.write_text(json.dumps({"files": state, **asdict(made)}), encoding="utf-8")
    return made


def fingerprint(target: Target) -> str:
    """A hash of the sources and tests of a target."""
    places = [*(SOURCES / each for each in target.sources), *map(Path, target.tests)]
    texts = [path.read_bytes() for place in places for path in python_files(ROOT / place)]
    return sha256(b"\0".join(texts)).hexdigest()[:16]


def measured(target: Target, copy: Path) -> Baseline:
    """What one run of the tests tells."""
    command = [sys.executable, "-m", "pytest", *target.tests, *QUIET, "--cov-context=test", "--cov-report="]
    command += [f"--cov={SOURCES / each.partition('/')[0]}" for each in target.sources]
    command += [f"--junitxml={copy / 'junit.xml'}", f"--basetemp={copy / 'pytest'}"]
    given = {**variables(copy, FEW), "COVERAGE_FILE": str(copy / "coverage")}
    done = subprocess.run(command, cwd=copy, env=given, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mutants: the tests fail without a change:\n{done.stdout[-3000:]}")
    data = CoverageData(str(copy / "coverage"))
    data.read()
    found = {path: data.contexts_by_lineno(str(copy / path)) for path in files(target)}
    lines = {path: {line: functions(each) for line, each in by_line.items()} for path, by_line in found.items()}
    imported = {path: [line for line, each in by_line.items() if "" in each] for path, by_line in found.items()}
    return Baseline(durations(copy / "junit.xml"), lines, imported)


def functions(contexts: Iterable[str]) -> list[str]:
    """The tests among contexts, without their parameters."""
    return sorted({each.partition("|")[0].partition("[")[0] for each in contexts if "::" in each})


def durations(path: Path) -> dict[str, float]:
    """The seconds of each test in a report, all its parameters together."""
    found: dict[str, float] = {}
    for case in ElementTree.parse(path).iter("testcase"):
        file, _, parts = case.get("classname", "").partition(".test_")
        module, *classes = parts.split(".")
        name = "::".join(
            [f"{file.replace('.', '/')}/test_{module}.py", *classes, case.get("name", "").partition("[")[0]]
        )
        found[name] = found.get(name, 0.0) + float(case.get("time", 0))
    return found


# Trying

QUIET = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]


def variables(copy: Path, examples: str) -> dict[str, str]:
    """What the tests of a copy see."""
    path = os.pathsep.join(str(copy / each) for each in ("src", "tools"))
    return {**os.environ, "PYTHONPATH": path, "CI": "true", "SHUTBOX_EXAMPLES": examples, "PYTHONHASHSEED": "0"}


class Worker:
    """A copy of the tree, and processes that are forked for each mutant.

    One has imported all tests and our code, the others only what is not ours.
    """

    def __init__(self, folder: Path, tests: Sequence[str]) -> None:
        self.folder = folder
        copy_tree(folder)
        self.servers = {
            "collected": self.start("collected", FEW, tests),
            FEW: self.start("fresh", FEW, PACKAGES),
            MANY: self.start("fresh", MANY, PACKAGES),
        }
        self.running: int | None = None

    def start(self, kind: str, examples: str, arguments: Sequence[str]) -> subprocess.Popen[str]:
        """A process that forks."""
        given = {**variables(self.folder, examples), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, str(PROGRAM), kind, str(self.folder), *arguments]
        return subprocess.Popen(command, env=given, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def code(self, server: str, tests: Mapping[str, float], times: float, change: Mapping[str, Any]) -> int:
        """The exit code of some tests, each with its usual seconds."""
        process = self.servers[server]
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(json.dumps({"tests": tests, "times": times, "change": change}) + "\n")
            process.stdin.flush()
            self.running = int(process.stdout.readline())
        except (BrokenPipeError, ValueError):
            sys.exit(f"mutants: the tests cannot be imported:\n{self.log()}")
        code = int(process.stdout.readline())
        self.running = None
        if code == NO_TESTS:
            sys.exit(f"mutants: there are no such tests: {', '.join(tests)}")
        return code

    def require_peace(self, known: Baseline) -> None:
        """Stop unless the tests pass here without a change: otherwise every mutant would seem to be noticed."""
        for server in ("collected", FEW):
            if self.code(server, known.seconds, 2 * MANY_TIMES, {}) != 0:
                sys.exit(f"mutants: the tests fail without a change ({server}):\n{self.log()}")

    def log(self) -> str:
        """What the tests said last."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")[-3000:]

    def attempt(self, mutant: Mutant, known: Baseline, *, quick: bool = False) -> str:
        """What came of a mutant: killed, slow (which counts as killed), or survived."""
        path = self.folder / mutant.path
        text, before = path.read_bytes(), path.stat()
        try:
            path.write_bytes(mutant.apply(text))
            # Another time than the compiled file bears, which would otherwise be run instead.
            os.utime(path, (before.st_atime, before.st_mtime + random.randrange(1, 10**6)))
            return self.verdict(mutant, text, known, quick=quick)
        finally:
            path.write_bytes(text)
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def verdict(self, mutant: Mutant, text: bytes, known: Baseline, *, quick: bool) -> str:
        """What the tests say of a mutant that is in the copy."""
        where = surroundings(mutant, text)
        first = {test: known.seconds.get(test, 0.0) for test in known.first(mutant, where)}
        last = {test: known.seconds.get(test, 0.0) for test in known.last(mutant, where)}
        code = NO_PLACE
        if where.function and not where.body & set(known.imported.get(mutant.path, ())):
            name, line = where.function
            change = {"path": mutant.path, "name": name, "line": line, "text": mutant.apply(text).decode()}
            code = self.code("collected", first, TIMES, change)
        if code == NO_PLACE:
            code = self.code(FEW, first, TIMES, {})
        if code == 0 and not quick:
            code = self.code(MANY, last, MANY_TIMES, {})
        if code == 0:
            return HASTY if quick else SURVIVED
        return "slow" if code in SLOW else "killed"

    def give_up(self) -> None:
        """End the tests that are running, if any are."""
        if self.running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.running, signal.SIGKILL)

    def stop(self) -> None:
        """End the processes."""
        for server in self.servers.values():
            server.communicate()


def copy_tree(folder: Path) -> None:
    """Copy every file that git knows, as it lies here, except the web app."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listing.split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("tests/web/", "docs/pictures/")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    subprocess.run([sys.executable, "-m", "compileall", "-q", folder / "src"], check=True)


# Results


def results(name: str) -> dict[str, str]:
    """What came of each mutant, by its key and the hash of its file."""
    return {line["id"]: line["state"] for line in read_lines(KEPT / f"{name}.jsonl")}


def identity(mutant: Mutant) -> str:
    """The key of a mutant, with a hash of its file."""
    return f"{mutant.key}@{sha256((ROOT / mutant.path).read_bytes()).hexdigest()[:12]}"


def wilson(hits: int, total: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    if not total:
        return 0.0, 1.0
    share, square = hits / total, z * z / total
    middle, half = share + square / 2, z * (share * (1 - share) / total + square / total / 4) ** 0.5
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def report(name: str, chosen: Sequence[Mutant]) -> int:
    """Print what is known of a sample; 1 if fewer than nine in ten were noticed."""
    found = results(name)
    states = {mutant: found.get(identity(mutant)) for mutant in chosen}
    tried = [state for state in states.values() if state]
    noticed = sum(state not in (SURVIVED, HASTY) for state in tried)
    for mutant, state in states.items():
        if state in (SURVIVED, HASTY):
            print(f"{state}: {described(mutant)}")
    low, high = wilson(noticed, len(tried))
    share = noticed / len(tried) if tried else 0.0
    slow = tried.count("slow")
    print(
        f"{name}: {noticed} of {len(tried)} mutants noticed ({slow} by taking too long): {share:.1%}, "
        f"95 % interval {low:.1%} to {high:.1%}; {len(chosen) - len(tried)} of the sample not tried yet"
    )
    return 0 if share >= 0.9 else 1


def described(mutant: Mutant) -> str:
    """A mutant in one line: where, what stood there, and what stands there instead."""
    old = (ROOT / mutant.path).read_bytes()[mutant.begin : mutant.end].decode()
    return f"{mutant.path}:{mutant.line} {' '.join(old.split())}  ->  {' '.join(mutant.new.split())}"


def try_all(name: str, target: Target, chosen: Sequence[Mutant], workers: int, *, again: bool, quick: bool) -> None:
    """Try every mutant that has not been tried, and those again that survived if tests have been added since."""
    anew = {SURVIVED, HASTY} if again else set() if quick else {HASTY}
    known = {key for key, state in results(name).items() if state not in anew}
    waiting = [mutant for mutant in chosen if identity(mutant) not in known]
    if not waiting:
        return
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="shutbox-mutants-", ignore_cleanup_errors=True) as folder:
        crew = [Worker(Path(folder, str(number)), target.tests) for number in range(workers)]
        try:
            tests = baseline(name, target, crew[0])
            tests = tests.quick() if quick else tests
            share_out(name, waiting, crew, lambda worker, mutant: worker.attempt(mutant, tests, quick=quick))
        finally:
            for worker in crew:
                worker.give_up()
                worker.stop()


def share_out(
    name: str, waiting: Sequence[Mutant], crew: Sequence[Worker], attempt: Callable[[Worker, Mutant], str]
) -> None:
    """Let each worker take the next mutant, and write down what came of it."""
    idle: Queue[Worker] = Queue()
    interrupted: list[bool] = []
    for worker in crew:
        idle.put(worker)

    with ThreadPoolExecutor(len(crew)) as pool:

        def one(mutant: Mutant) -> None:
            worker, begun = idle.get(), time.perf_counter()
            state = attempt(worker, mutant)
            idle.put(worker)
            if interrupted:
                return
            seconds = round(time.perf_counter() - begun, 1)
            add_line(KEPT / f"{name}.jsonl", {"id": identity(mutant), "state": state, "seconds": seconds})
            if state in (SURVIVED, HASTY):
                say(described(mutant))

        try:
            list(pool.map(one, waiting))
        except BaseException:
            interrupted.append(True)
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in crew:
                worker.give_up()
            raise


def sample(name: str, size: int, seed: int) -> list[Mutant]:
    """A random sample of the mutants of a target; a larger one contains the smaller."""
    found = all_mutants(TARGETS[name])
    random.Random(seed).shuffle(found)
    return found[:size]


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0 if nine in ten were noticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("target", choices=tuple(TARGETS))
    parser.add_argument("--sample", type=int, default=500, help="how many mutants; default: 500")
    parser.add_argument("--seed", type=int, default=SEED, help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=1, help="processes at the same time; default: 1")
    parser.add_argument("--again", action="store_true", help="try those again that survived, with the tests of now")
    parser.add_argument("--quick", action="store_true", help="leave out the longest tests and the second try")
    parser.add_argument("--report", action="store_true", help="try nothing, and print what is known")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    chosen = sample(options.target, options.sample, options.seed)
    if not options.report:
        target, again, quick = TARGETS[options.target], options.again, options.quick
        try_all(options.target, target, chosen, options.workers, again=again, quick=quick)
    return report(options.target, chosen)


def say(message: str) -> None:
    print(f"mutants: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("interrupted; the next run goes on")
        sys.exit(130)
