"""Feeds one part of the program with mutated inputs that reach new code, until something unexpected happens.

tools/fuzz.py TARGET [--executions N] [--seed N]    goes on from what it has found before (build/fuzz/TARGET)
tools/fuzz.py TARGET --keep                         keeps few inputs that reach most of it in tests/data/fuzz

The engine is atheris, which is no requirement of the project: .venv/bin/pip install atheris. Run this with the Python
of .venv. An input that fails is written to build/fuzz/TARGET-crash-HASH; make it a test before it is mended.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOUND = ROOT / "build" / "fuzz"
RUNS = FOUND / "runs.txt"
# How many of the inputs that libFuzzer keeps go into the repository, and how long they may be.
MOST, LONGEST = 150, 700
sys.path[:0] = [str(ROOT), str(ROOT / "src")]


def main(arguments: list[str]) -> int:
    """The exit code: 0 if every input was accepted or refused."""
    from tests.fuzz.targets import TARGETS

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=list(TARGETS))
    parser.add_argument("--executions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    wanted = parser.parse_args(arguments)
    if find_spec("atheris") is None:
        print("fuzz: atheris is missing: .venv/bin/pip install atheris", file=sys.stderr)
        return 2
    folder = prepare(wanted.target)
    if wanted.keep:
        return keep(wanted.target, folder)
    return explore(wanted.target, folder, wanted.executions, wanted.seed)


def prepare(name: str) -> Path:
    """The folder with the inputs of a target, those of the repository among them."""
    from tests.fuzz.targets import TARGETS, corpus

    folder = FOUND / name
    folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(corpus(name)):
        (folder / f"seed-{number}").write_bytes(data)
    quoted = [word.replace('"', '\\"') for word in TARGETS[name].words]
    (FOUND / f"{name}.dict").write_text("".join(f'"{word}"\n' for word in quoted), encoding="ascii")
    return folder


def explore(name: str, folder: Path, executions: int, seed: int) -> int:
    """Mutates inputs this many times; notes how many were run."""
    begin = time.perf_counter()
    code, text = engine(name, f"-runs={executions}", f"-seed={seed}", str(folder))
    found = re.search(r"stat::number_of_executed_units:\s*(\d+)", text)
    done, seconds = int(found[1]) if found else 0, time.perf_counter() - begin
    line = (
        f"{time.strftime('%Y-%m-%d')}\t{name}\t{done}\t{seconds:.0f} s\tseed {seed}\t{'ok' if code == 0 else 'FAILED'}"
    )
    with RUNS.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    print(f"fuzz: {line}")
    return code


def keep(name: str, folder: Path) -> int:
    """Writes the fewest inputs that reach everything the folder reaches, as far as they are short."""
    from tests.fuzz.targets import TARGETS
    from tests.fuzz.targets import keep as write

    with tempfile.TemporaryDirectory() as least:
        code, _ = engine(name, "-merge=1", least, str(folder))
        inputs = sorted((path.read_bytes() for path in Path(least).iterdir()), key=len)
    seeds = set(TARGETS[name].seeds())
    short = [each for each in inputs if len(each) <= LONGEST and each not in seeds]
    # Of too many, some of every length.
    kept = short[:: -(-len(short) // MOST) or 1]
    write(name, kept)
    print(f"fuzz: {name}: kept {len(kept)} of {len(inputs)} inputs")
    return code


def engine(name: str, *options: str) -> tuple[int, str]:
    """The exit code of libFuzzer in a process of its own, and what it said; it goes to the terminal meanwhile."""
    from tests.fuzz.targets import TARGETS

    longest = TARGETS[name].longest
    always = [f"-max_len={longest}", "-timeout=20", "-rss_limit_mb=3000", "-print_final_stats=1", "-verbosity=1"]
    files = [f"-dict={FOUND / name}.dict", f"-artifact_prefix={FOUND / name}-"]
    command = [sys.executable, __file__, "--engine", name, *always, *files, *options]
    lines = []
    with subprocess.Popen(
        command, stderr=subprocess.STDOUT, stdout=subprocess.PIPE, text=True, errors="replace"
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            lines.append(line)
            if not re.match(r"#\d+\s+(NEW|REDUCE|RELOAD)", line):
                print(line, end="", flush=True)
    return child.returncode, "".join(lines[-200:])


def become_engine(name: str, options: list[str]) -> None:
    """Goes on as libFuzzer, with everything of the project measured."""
    atheris: Any = import_module("atheris")
    # Never left, because the packages import their modules when they are first used.
    atheris.instrument_imports(include=["shutbox", "h11", "json", "tomllib"]).__enter__()
    from tests.fuzz.targets import TARGETS

    target = TARGETS[name]
    for data in target.seeds():
        target.run(data)
    # libFuzzer starts itself again by this text to merge inputs.
    itself = shlex.join([sys.executable, __file__, "--engine", name])
    atheris.Setup([itself, *options], target.run)
    atheris.Fuzz()


if __name__ == "__main__":
    os.chdir(ROOT)
    if sys.argv[1:2] == ["--engine"]:
        become_engine(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(main(sys.argv[1:]))
