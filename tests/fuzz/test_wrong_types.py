"""Whatever a program hands to a name of `shutbox`: an error of its own, with a sentence and a code, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from pathlib import Path
from typing import Any

import pytest

import shutbox as sb
from shutbox.play import Source

GAME = sb.new_game("nine", ["Ann", "Bo"])
THROWN = sb.act(GAME, "throw 2", sb.ScriptedDice([(3, 5)]))
RECORD = sb.play_out("nine", ["highest", "random"], seed=1)
WRONG = [
    *(None, True, -1, 3.5, 10**30, nan, inf, "", "x", "\0", "9" * 400, b"x", [], ["a"], [1, 2], [None], {}, {"a": 1}),
    *((0, 7), object(), print, set(), range(3), GAME, RECORD, THROWN, sb.legal(THROWN)[0], RECORD.events[0]),
]
# Each of them with arguments that are right; one after the other is replaced.
CALLS: list[tuple[Callable[..., object], tuple[Any, ...], dict[str, Any]]] = [
    (sb.act, (GAME, "throw 2", sb.seeded_dice(1)), {}),
    (sb.begun, ("nine", ["Ann"]), {"starter": 0, "notes": ()}),
    (sb.chance_curve, (RECORD,), {"budget": 0.0}),
    (sb.choices, (GAME,), {}),
    (sb.crosstable, (["highest", "club"], "nine", 1), {}),
    (sb.cursor, (RECORD, 0), {}),
    (sb.cursor(RECORD).to, (1,), {}),
    (sb.cursor(RECORD).forward, (1,), {}),
    (sb.cursor(RECORD).back, (1,), {}),
    (sb.decide, (THROWN, sb.legal(THROWN)[0], sb.seeded_dice(1)), {}),
    (sb.evaluate, ("highest", "nine"), {"against": (), "seed": 1}),
    (sb.evolve, (GAME, RECORD.events[0]), {}),
    (sb.extended, (sb.begun("nine", ["Ann", "Bo"]), RECORD.events[0]), {}),
    (sb.house_rules, ("ours",), {"box": "nine", "tiles": 2, "rounds": 0}),
    (sb.legal, (GAME,), {}),
    (sb.new_game, ("nine", ["Ann"]), {"starter": 0}),
    (sb.play_out, ("nine", ["highest"], 1), {}),
    (sb.player, ("club", 1), {}),
    (sb.position, ("nine", "1.3......"), {}),
    (sb.ranked_options, (THROWN, "mean"), {}),
    (sb.read_record, (sb.write_record(RECORD),), {}),
    (sb.rule_set, ("nine",), {"tiles": 2, "one_die": "never"}),
    (sb.seeded_dice, (1,), {}),
    (sb.simulation, ("nine", ["highest"]), {"games": 1, "seed": 1, "processes": 1}),
    (sb.solution, ("nine", "mean"), {}),
    (sb.strength, ("nine", "highest"), {}),
    (sb.throw, ("nine", "3,5"), {}),
    (sb.tile_choices, ("nine", "123456789", "3,5"), {}),
    (sb.write_record, (RECORD,), {}),
    (lambda throws: sb.act(GAME, "throw 2", sb.ScriptedDice(throws)), ([(3, 5)],), {}),
    (lambda faces: sb.evolve(GAME, sb.Thrown(faces, Source.SCRIPTED)), ((3, 5),), {}),
]
TAKES_LONG = (sb.simulation, sb.crosstable)


def faults(call: Callable[..., object], arguments: tuple[Any, ...], options: dict[str, Any]) -> list[str]:
    """What a call raises that is no error of the library, or one without a sentence."""
    try:
        call(*arguments, **options)
    except sb.ShutboxError as error:
        return [] if str(error).endswith("]") and not str(error).startswith(error.code) else [str(error)]
    except Exception as error:
        return [f"{getattr(call, '__name__', call)}{arguments!r:.200} {options!r:.80}: {error!r}"]
    return []


def test_a_wrong_argument_is_an_error_of_the_library() -> None:
    found: list[str] = []
    for call, arguments, options in CALLS:
        for wrong in WRONG:
            if call in TAKES_LONG and wrong in (10**30, True):
                continue
            for place in range(len(arguments)):
                found += faults(call, (*arguments[:place], wrong, *arguments[place + 1 :]), options)
            for name in options:
                found += faults(call, arguments, options | {name: wrong})
    assert found == []


def test_a_path_that_is_none_or_no_text_is_refused(tmp_path: Path) -> None:
    for wrong in (None, 7, b"game.shutbox", "a\0b"):
        with pytest.raises(sb.ShutboxError):
            sb.load_record(wrong)  # type: ignore[arg-type]
        with pytest.raises(sb.ShutboxError):
            sb.save_record(RECORD, wrong)  # type: ignore[arg-type]
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(sb.NotationError, match="is not a text in UTF-8"):
        sb.load_record(tmp_path / "bytes")
    with pytest.raises(FileNotFoundError):
        sb.load_record(tmp_path / "missing")


def test_a_record_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.shutbox"
    path.write_text(sb.write_record(RECORD), encoding="utf-8-sig")
    assert sb.load_record(path) == RECORD
