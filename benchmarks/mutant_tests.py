"""Runs tests for benchmarks/mutants.py, each time in a forked process: `python mutant_tests.py collected TESTS...`.

`collected` imports all tests once, and each fork changes the code of one function. `fresh` has imported only what is
not ours, and each fork imports our code as it lies in the files then. A line of JSON on stdin says what to do; the
answer is the number of the fork, and then its exit code. Nothing of the project is imported here.
"""

from __future__ import annotations

import gc
import importlib
import json
import math
import os
import resource
import shutil
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import IO, Any

import pytest
from hypothesis import Phase, settings

MEMORY = 6 * 2**30
# What a test may take beside a multiple of what it usually takes: seconds of the processor, and by the clock, where the
# machine may be busy with other work. Whoever takes longer is ended by a signal.
PATIENCE, BUSY = 3.0, 60.0
FAILED, NO_PLACE, NO_TESTS = 1, 77, 78
QUIET = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
# What was imported before.
QUIET += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]


class Runner:
    """Runs the tests that an order names, as a plugin of pytest."""

    def __init__(self, order: Mapping[str, Any]) -> None:
        self.order = order

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """No law looks for its smallest failing example: that it fails is enough."""
        settings.register_profile("mutants", settings(phases=(Phase.explicit, Phase.reuse, Phase.generate)))
        settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Stop at the first failure, and take no longer than may be for each test."""
        if session.testsfailed:
            raise session.Failed("the tests cannot be imported")
        seconds, times = self.order["tests"], self.order["times"]
        items = chosen(session.items, seconds)
        if not items:
            os._exit(NO_TESTS)
        for item, following in zip(items, [*items[1:], None], strict=True):
            limit(times * seconds.get(function(item.nodeid), 0.0))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                break
        limit(0.0)
        return True


class Collected(Runner):
    """Forks where tests would begin, with all of them imported."""

    def __init__(self, orders: IO[str], answers: IO[str]) -> None:
        super().__init__({})
        self.orders, self.answers = orders, answers

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Obey orders, each in a fork."""
        if session.testsfailed:
            raise session.Failed("the tests cannot be imported")
        known = functions(Path.cwd())
        gc.collect()
        gc.freeze()
        for order in forked(self.orders, self.answers):
            self.order = order
            if order["change"] and not changed(known, **order["change"]):
                os._exit(NO_PLACE)
            clear(Path(os.environ["HOME"]))
            super().pytest_runtestloop(session)
            session._setupstate.teardown_exact(None)
            sys.stdout.flush()
            os._exit(FAILED if session.testsfailed else 0)
        return True


def chosen(items: Sequence[pytest.Item], tests: Mapping[str, float]) -> list[pytest.Item]:
    """The items of some tests, in the order of these."""
    ranks = {test: rank for rank, test in enumerate(tests)}
    return sorted(
        (item for item in items if function(item.nodeid) in ranks), key=lambda item: ranks[function(item.nodeid)]
    )


def function(node: str) -> str:
    """A test without its parameters."""
    return node.partition("[")[0]


def limit(usual: float) -> None:
    """End this process by a signal if it does not come here again in time."""
    spent = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    most = math.ceil(spent + PATIENCE + usual)
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    signal.setitimer(signal.ITIMER_REAL, BUSY + 10 * usual)


def clear(home: Path) -> None:
    """Empty the home folder that all forks share."""
    for path in home.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()


# The change


def functions(root: Path) -> dict[tuple[str, str, int], list[FunctionType]]:
    """Every function of the project that is in memory, by its file, name and line."""
    found = defaultdict(list)
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename.startswith(f"{root}/src/"):
            found[place(each.__code__, root)].append(each)
    return dict(found)


def place(code: CodeType, root: Path) -> tuple[str, str, int]:
    """Where a function is."""
    return os.path.relpath(code.co_filename, root), code.co_qualname, code.co_firstlineno


def changed(
    known: Mapping[tuple[str, str, int], Sequence[FunctionType]], path: str, name: str, line: int, text: str
) -> bool:
    """Whether a function now has the code that it has in another text of its file; False if that cannot be done."""
    inner = [key for key in known if key[0] == path and key[1].startswith(f"{name}.<locals>.")]
    if inner or (path, name, line) not in known:
        return False
    codes = [
        code
        for code in codes_within(compile(text, path, "exec"))
        if (code.co_qualname, code.co_firstlineno) == (name, line)
    ]
    try:
        for each in known[path, name, line]:
            (each.__code__,) = codes
    except ValueError:
        return False
    return True


def codes_within(code: CodeType) -> Iterator[CodeType]:
    """The code of a module and all that it has."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from codes_within(each)


# Forks


def forked(orders: IO[str], answers: IO[str]) -> Iterator[dict[str, Any]]:
    """The orders, each within a process of its own that must not return from it."""
    for line in orders:
        os.ftruncate(2, 0)
        child = os.fork()
        if not child:
            # A group of its own can be killed as a whole; a session of its own would not share this one's niceness.
            os.setpgrp()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            limit(60.0)
            yield json.loads(line)
            os._exit(3)
        print(child, file=answers, flush=True)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        kill(child)
        print(code, file=answers, flush=True)


def kill(group: int) -> None:
    """End what is left of a fork."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return


def main(kind: str, folder: Path, arguments: Sequence[str]) -> None:
    """Until there are no more orders."""
    orders, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    log = os.open(folder / "log", os.O_RDWR | os.O_CREAT | os.O_APPEND)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0), os.dup2(log, 1), os.dup2(log, 2)
    os.chdir(folder)
    sys.path[:0] = [str(folder / each) for each in ("", "src", "tools")]
    base = f"--basetemp={folder / 'pytest'}"
    if kind == "collected":
        sys.exit(pytest.main([*arguments, *QUIET, base], plugins=[Collected(orders, answers)]))
    for module in arguments:
        importlib.import_module(module)
    for order in forked(orders, answers):
        os._exit(pytest.main([*order["tests"], *QUIET, base], plugins=[Runner(order)]))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
