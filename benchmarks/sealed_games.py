"""Whether sealed games can be forged: `.venv/bin/python benchmarks/sealed_games.py [games] [--workers N]`.

Sealed games of every rule set of the catalogue are played at random, written, read again and verified. Then each is
forged in every way listed here, closed again with a hash that fits, and must be refused. What was done is kept in
build/sealed-games.jsonl, so that a run which was interrupted goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import combinations_with_replacement
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter

from needs import packages
from progress import add_line, read_lines

with packages():
    from shutbox.errors import CorruptRecordError, ShutboxError
    from shutbox.play import (
        Record,
        Thrown,
        begun,
        check_sealed,
        commitment,
        decide,
        dice_key,
        evolve,
        extended,
        legal,
        read_record,
        salt,
        sealed_dice,
        sealed_notes,
        seat_seal,
        write_record,
    )
    from shutbox.rules import RuleSet, named, names

KEPT = Path(__file__).parent.parent / "build" / "sealed-games.jsonl"
CHUNK = 500
LONGEST = 200
GAMES = 100_000


def rule_sets() -> list[RuleSet]:
    """Every rule set of the catalogue."""
    return [named(name) for name in names()]


def played(number: int, rules: RuleSet) -> Record:
    """A game played at random with sealed dice, all of it made of its number."""
    lots = Random(number)
    secret, *seeds = (sha256(f"{part} {number}".encode()).digest() for part in ("secret", "Ann", "Bo"))
    seeds = seeds[: min(2, rules.game.most_players)]
    public = f"{number:016x}"
    seals = [(seat_seal(public, seat, seed), seed.hex()) for seat, seed in enumerate(seeds)]
    notes = sealed_notes(public, commitment(public, rules, secret), seals, secret.hex())
    record = begun(rules, ["Ann", "Bo"][: len(seeds)], notes=notes)
    dice, game = sealed_dice(dice_key(secret, salt(seeds), public)), record.start
    while not game.over and len(record.events) < LONGEST:
        event = decide(game, lots.choice(legal(game)), dice)
        record, game = extended(record, event), evolve(game, event)
    return record


# Forgeries


def other_digit(record: Record, lots: Random) -> Record:
    """One digit of the envelope is another."""
    at = lots.randrange(len(record.notes))
    key, text = record.notes[at]
    place = lots.choice([place for place, letter in enumerate(text) if letter != " "])
    digit = lots.choice([each for each in "0123456789abcdef" if each != text[place]])
    return _noted(record, at, (key, text[:place] + digit + text[place + 1 :]))


def other_face(record: Record, lots: Random) -> Record | None:
    """A throw shows other faces."""
    places = [place for place, event in enumerate(record.events) if isinstance(event, Thrown)]
    place = lots.choice(places) if places else 0
    event = record.events[place] if places else None
    if not isinstance(event, Thrown):
        return None
    every = combinations_with_replacement(range(1, record.rules.turn.faces + 1), len(event.faces))
    faces = lots.choice([each for each in every if sorted(each) != sorted(event.faces)])
    events = (*record.events[:place], replace(event, faces=faces), *record.events[place + 1 :])
    return replace(record, events=events)


def seed_left_out(record: Record, lots: Random) -> Record:
    """A seed that was shown is said to be missing."""
    seats = [at for at, (key, _) in enumerate(record.notes) if key.startswith("sealed-seat")]
    at = lots.choice(seats)
    key, text = record.notes[at]
    return _noted(record, at, (key, f"{text.split()[0]} missing"))


def note_left_out(record: Record, lots: Random) -> Record | None:
    """A line of the envelope is gone; without the secret it is only not open yet."""
    places = [at for at, (key, _) in enumerate(record.notes) if key != "sealed-secret"]
    at = lots.choice(places)
    return replace(record, notes=(*record.notes[:at], *record.notes[at + 1 :]))


def other_rules(record: Record, lots: Random) -> Record:
    """The game was played by other rules."""
    turn = record.rules.turn
    return replace(record, rules=replace(record.rules, name=f"{record.rules.name}{lots.randrange(10)}", turn=turn))


FORGERIES: dict[str, Callable[[Record, Random], Record | None]] = {
    "digit": other_digit,
    "face": other_face,
    "seed": seed_left_out,
    "note": note_left_out,
    "rules": other_rules,
}


def _noted(record: Record, at: int, note: tuple[str, str]) -> Record:
    return replace(record, notes=(*record.notes[:at], note, *record.notes[at + 1 :]))


def is_refused(record: Record) -> bool:
    """Whether a record, written with a hash that fits, is refused when it is read or verified."""
    try:
        check_sealed(read_record(write_record(record)))
    except ShutboxError:
        return True
    return False


# Many games


def tried(first: int) -> dict[str, int]:
    """What came of a chunk of games: how many were verified, their throws, and forgeries refused and accepted."""
    found: Counter[str] = Counter()
    rules = rule_sets()
    for number in range(first, first + CHUNK):
        record = played(number, rules[number % len(rules)])
        opening = check_sealed(read_record(write_record(record)))
        throws = sum(isinstance(event, Thrown) for event in record.events)
        if opening is None or opening.fit < throws or opening.unchecked or opening.others:
            raise CorruptRecordError("record-seal-none", throws=throws)
        found.update(games=1, throws=opening.fit)
        for name, forge in FORGERIES.items():
            forged = forge(record, Random(f"{name} {number}"))
            if forged is not None and forged != record:
                found["refused" if is_refused(forged) else f"accepted {name}"] += 1
    return dict(found)


def numbered(first: int) -> tuple[int, dict[str, int]]:
    """A chunk with its first game."""
    return first, tried(first)


def chunks(numbers: Sequence[int], workers: int) -> Iterator[tuple[int, dict[str, int]]]:
    """These chunks, in any order, by so many processes."""
    if workers == 1:
        yield from map(numbered, numbers)
        return
    with Pool(workers) as pool:
        yield from pool.imap_unordered(numbered, numbers)


def main(arguments: list[str]) -> int:
    """The exit code: 0 if every game was verified and every forgery refused."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("games", nargs="?", type=int, default=GAMES, help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=1, help="processes at the same time; default: 1")
    options = parser.parse_args(arguments)
    begun_at, done = perf_counter(), {line["first"]: line["found"] for line in read_lines(KEPT)}
    wanted = range(0, options.games, CHUNK)
    for first, found in chunks([first for first in wanted if first not in done], options.workers):
        done[first] = found
        add_line(KEPT, {"first": first, "found": found})
    total: Counter[str] = Counter()
    for first in wanted:
        total.update(done[first])
    accepted = {name: count for name, count in total.items() if name.startswith("accepted")}
    print(f"{total['games']:,} games with {total['throws']:,} throws verified, {perf_counter() - begun_at:,.0f} s")
    print(f"{total['refused']:,} forgeries refused, {sum(accepted.values()):,} accepted {accepted or ''}")
    return 1 if accepted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
