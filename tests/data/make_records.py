"""Makes tests/data/records: a record of each possible ending of every game of the catalogue, and games of real boxes.

Run as `python -m tests.data.make_records` after an intended change. tests/play/test_record.py has the expected result
of each record.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from shutbox.play import Record, begun, evolve, extended, read_event, write_record
from shutbox.rules import (
    Box,
    Format,
    RuleSet,
    Throw,
    TurnRules,
    changed,
    moves,
    named,
    names,
    throws,
    write_move,
    write_throw,
)
from shutbox.rules.box import Move, Position, position_of, standing

FOLDER = Path(__file__).parent / "records"
NAMES = ("Ann", "Bo", "Cy", "Di")

# What a turn leaves standing, by the letter that stands for it in a script. S shuts the box, F runs out of time.
LOW, HIGH = "L", "H"
LEAVES: dict[str, dict[str, tuple[int, ...]]] = {
    "odds": {LOW: (1,), HIGH: (1, 3)},
    "evens": {LOW: (2,), HIGH: (2, 4)},
    "three-down": {LOW: (4,), HIGH: (4, 5)},
    "two-to-go": {LOW: (1,), HIGH: (1, 3)},
}
USUAL: dict[str, tuple[int, ...]] = {LOW: (1,), HIGH: (1, 2)}


def left_up(box: Box, values: tuple[int, ...]) -> int:
    """The position in which only the hindmost tiles of these values stand."""
    return position_of(box, tuple(int(column[-1] in values) for column in box.columns))


def _covers(box: Box, position: int, target: int) -> bool:
    return all(map(int.__ge__, standing(box, position), standing(box, target)))


@cache
def line(rules: TurnRules, position: int, target: int) -> tuple[tuple[Throw, int], ...] | None:
    """Throws of all dice and moves that lead from one position to another, the highest throws first."""
    if position == target:
        return ()
    for throw, _ in reversed(throws(rules.dice, rules.faces)):
        for move in moves(rules, Position(position), throw):
            if _covers(rules.box, position - move, target):
                rest = line(rules, position - move, target)
                if rest is not None:
                    return (throw, move), *rest
    return None


def line_words(rules: TurnRules, target: int) -> Iterator[str]:
    """The words of a line from the set-up."""
    found, position = line(rules, rules.set_up, target), rules.set_up
    assert found is not None
    for throw, move in found:
        yield f"{write_throw(throw)}x"
        yield write_move(rules.box, position, Move(move))
        position = Position(position - move)


def miss(rules: TurnRules, position: int) -> str:
    """The word of a throw that buys nothing here."""
    found = (
        throw for throw, _ in reversed(throws(rules.dice, rules.faces)) if not moves(rules, Position(position), throw)
    )
    return f"{write_throw(next(found))}x"


def turn_words(rules: RuleSet, letter: str) -> Iterator[str]:
    """The words of a whole turn."""
    if letter == "F":
        yield "time"
    elif letter == "S":
        yield from line_words(rules.turn, 0)
    else:
        target = left_up(rules.turn.box, LEAVES.get(rules.name, USUAL)[letter])
        yield from line_words(rules.turn, target)
        yield miss(rules.turn, target)


def script_words(rules: RuleSet, script: str) -> Iterator[str]:
    """The words of a script, in which letters stand for whole turns."""
    for word in script.split():
        if set(word) <= {LOW, HIGH, "S", "F"}:
            for letter in word:
                yield from turn_words(rules, letter)
        else:
            yield word


def recorded(rules: RuleSet, players: int, script: str) -> Record:
    """The record of a script."""
    record = begun(rules, NAMES[:players])
    game = record.start
    for word in script_words(rules, script):
        event = read_event(game, word)
        game, record = evolve(game, event), extended(record, event)
    return record


# Ending: what is changed in the rules, how many play, and the script. Rounds begin with Ann, Bo, Ann, ...

Ending = tuple[dict[str, Any], int, str]

SOLITAIRE: dict[str, Ending] = {
    "solitaire-shut": ({}, 1, "S"),
    "solitaire-missed": ({}, 1, "L"),
}

ONE_TURN: dict[str, Ending] = {
    "won": ({}, 2, "H L"),
    "shut": ({"shut_wins": False}, 2, "S L"),
    "shut-wins": ({"shut_wins": True}, 2, "S"),
    "shared": ({}, 3, "L L H"),
    "play-off": ({"ties": "play-off"}, 3, "L L H H L"),
    "left": ({}, 2, "H leave:2"),
}

RUNNING: dict[str, Ending] = {
    "won": ({"rounds": 2}, 2, "HL LH"),
    "shut-wins": ({"rounds": 2, "shut_wins": True}, 2, "HL S"),
    "shared": ({"rounds": 2}, 2, "LH LH"),
    "play-off": ({"rounds": 2, "ties": "play-off"}, 2, "LH LH HL"),
    "left": ({}, 2, "HL leave:2"),
    "leaver": ({"rounds": 2}, 3, "LHH leave:1 LH"),
    # The highest tile of the first throw rises and is shut again, then the dice leave the mat for the last time.
    "penalty-raise": ({"rounds": 1, "off_mat": "raise"}, 2, "6,6x 9+3 off:x 3,6x 9 6,6x 8+4 6,6x 7+5 6,6x F"),
    "penalty-end": ({"rounds": 1, "off_mat": "end"}, 2, "6,6x 9+3 off:x F"),
    # The tiles of the first throw do not help: the whole box counts.
    "penalty-void": ({"rounds": 1, "off_mat": "void"}, 2, "6,6x 9+3 off:x H"),
    "penalty-choose": ({"rounds": 1, "off_mat": "choose"}, 2, "6,6x 9+3 off:x raise 3,6x 9 off:x end F"),
}

KNOCK_OUT: dict[str, Ending] = {
    "won": ({}, 2, "FL LL"),
    "reached": ({"out_at": "reached"}, 2, "F"),
    "round-end": ({"out_when": "round-end"}, 3, "FLF LLL"),
    "all-out": ({"out_when": "round-end"}, 2, "FF LH"),
    "shared": ({"out_when": "round-end"}, 2, "FF LL"),
    "play-off": ({"out_when": "round-end", "ties": "play-off"}, 2, "FF LL HL"),
    "shut-wins": ({"shut_wins": True}, 2, "FS"),
    "left": ({}, 2, "F leave:2"),
}

UNTIL: dict[str, Ending] = {
    "won": ({}, 2, "FL LF FL"),
    "shared": ({}, 2, "FF FF FF"),
    "play-off": ({"ties": "play-off"}, 2, "FF FF FF HL"),
    "shut-wins": ({"shut_wins": True}, 2, "FS"),
    "left": ({}, 2, "F leave:2"),
}

# Three rounds, begun by Ann, Bo and Ann (or Cy).
CHASE: dict[str, Ending] = {
    "won": ({}, 2, "6x 5x HLF FF FF"),
    "shared": ({}, 3, "6x 5x 4x FFF FFF FFF"),
    "play-off": ({"ties": "play-off"}, 3, "6x 5x 4x FFF FFF FFF FLFF"),
    "two-handovers": ({}, 3, "6x 6x 4x 6x 1x FHLFF FFF FFF"),
    "super-box": ({}, 4, "6x 5x 4x 3x SFFF FFFF FFFF"),
    "super-box-handover": ({}, 2, "6x 5x SSF FF FF"),
    "super-box-draw": ({"super_box": "draw"}, 2, "6x 5x SS FF FLF"),
    "super-box-first-keeps": ({"super_box": "first-keeps"}, 2, "6x 5x SS FF FF"),
    "super-box-both-score": ({"super_box": "both-score"}, 3, "6x 5x 4x SSF FFF FFF"),
    "one-each": ({"tries": "one-each"}, 2, "6x 5x HL LL FL"),
    "left": ({}, 2, "6x 5x L leave:2"),
    "leaver": ({}, 3, "6x 5x 4x L leave:1 FF SF FSF"),
}

# Nine tens shut the double box, column by column; after eight of them the fives of the middle stand.
EIGHT = "4,6x 9'+1 4,6x 8'+2 4,6x 7'+3 4,6x 6'+4 4,6x 9+1' 4,6x 8+2' 4,6x 7+3' 4,6x 6+4'"
ANN, BO = "6,6x 1,1x", "1,1x 6,6x"
ANN_SHUTS = f"{ANN} {EIGHT} 4,6x 5+5'"
ANN_SURVIVES = f"{BO} {EIGHT} 6,6x"
CY_SHUTS = f"{ANN} 1,1x {EIGHT} 4,6x 5+5'"
STANDING: dict[str, Ending] = {
    "box-shut": ({}, 2, f"{ANN_SHUTS} {ANN_SHUTS}"),
    "taken": ({}, 2, f"{ANN_SHUTS} {ANN_SURVIVES} take"),
    "last-shut": ({}, 2, f"{ANN_SHUTS} {ANN_SURVIVES} 2,3x 5"),
    "last-box-shut": ({}, 2, f"{ANN_SHUTS} {ANN_SURVIVES} 4,6x 5+5'"),
    "last-missed": ({}, 2, f"{ANN_SHUTS} {ANN_SURVIVES} 6,6x {ANN_SURVIVES} take"),
    "left": ({}, 2, f"{ANN} 4,6x 9'+1 leave:2"),
    "leaver": ({}, 3, f"{CY_SHUTS} {ANN} 1,1x 4,6x 5+5' leave:2 {EIGHT.rpartition(' 4,6x')[0]} 6,6x take"),
}

# What people write down at a real box: sums, totals, new names, new places.
TENS = EIGHT.replace("4,6x", "=10t") + " =10t 5+5'"
REAL_BOX: dict[str, dict[str, Ending]] = {
    "nine": {
        "real-box": (
            {},
            3,
            "=9t 9 4,4t 8 =7t undo =6t 6 total:20 name:2=B%C3%A9a order:3,1,2 =12t 7+5 total:17 total:0",
        ),
        "real-box-alone": ({}, 1, "=9t 9 total:17"),
    },
    "digits": {"real-box": ({}, 2, "total:12489 total:123456789")},
    "ferme-ta-boite": {
        "real-box": ({"rounds": 2}, 2, "total:17 =3t 3 off:t total:9 order:2,1 total:4 undo total:5 total:11")
    },
    "double-shutter": {
        "real-box": (
            {},
            3,
            "6t 5t order:3,2,1 4t total:40 order:1,2,3 total:40 total:0 total:5 total:7 "
            "total:9 total:8 total:20 total:20 total:3 total:3 total:3",
        )
    },
    "last-one-standing": {"real-box": ({}, 2, f"=12t =2t {TENS} =12t order:2,1 =2t {TENS}")},
}

ENDINGS = {
    Format.ONE_TURN: ONE_TURN,
    Format.RUNNING: RUNNING,
    Format.KNOCK_OUT: KNOCK_OUT,
    Format.UNTIL: UNTIL,
    Format.CHASE: CHASE,
    Format.LAST_ONE_STANDING: STANDING,
}


def texts() -> Iterator[tuple[str, str]]:
    """Each file's name and text."""
    for name in names():
        rules = named(name)
        endings = SOLITAIRE | ENDINGS[rules.game.format] | REAL_BOX.get(name, {})
        for ending, (changes, players, script) in endings.items():
            rounds = {"rounds": 3} if rules.game.format is Format.CHASE else {}
            # Without the texts, so that a better description changes no record.
            played = changed(rules, {"source": "", "about": ""} | rounds | changes)
            yield f"{name}-{ending}.shutbox", write_record(recorded(played, players, script))


def main() -> None:
    """Writes every record."""
    for file, text in texts():
        (FOLDER / file).write_bytes(text.encode())


if __name__ == "__main__":
    main()
