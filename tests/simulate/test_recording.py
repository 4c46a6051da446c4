"""The key test: a simulated game is, throw for throw, the game that its bots play at a table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.bots import BOTS
from shutbox.errors import ShutboxError
from shutbox.play import Off, Record, read_record, replay, write_record
from shutbox.rules import Format, OffMat, RuleSet, changed, named, score
from shutbox.simulate.recording import recorded
from shutbox.simulate.table import Table
from tests.value.walk import tiny_rules

# Longer games are the same over and over, and take a while at a table.
LONG = 400
# Games that stand alike share what is worked out for one of them.
CROWD = 150
SMALL = {"box": "1234567"}
ROWS = {"box": "1234/4321"}
GAMES: dict[str, tuple[RuleSet, int]] = {
    "one turn": (changed(named("shut-the-box"), SMALL), 3),
    "shut wins": (changed(named("instant-win"), SMALL), 3),
    "same dice": (changed(named("nine"), SMALL | {"same_dice": "true"}), 3),
    "play-off": (changed(named("tile-count"), SMALL | {"ties": "play-off"}), 4),
    "running": (changed(named("ferme-ta-boite"), SMALL | {"rounds": "3"}), 2),
    "running of three": (changed(named("ferme-ta-boite"), SMALL | {"rounds": "3", "next_start": "winner"}), 3),
    "chase": (changed(named("double-shutter"), ROWS | {"rounds": "3"}), 2),
    "chase of three": (changed(named("double-shutter-2008"), ROWS | {"rounds": "3", "next_start": "throw"}), 3),
    "chase, drawn": (changed(named("double-shutter"), ROWS | {"super_box": "draw", "ties": "play-off"}), 3),
    "chase, first keeps": (changed(named("double-shutter"), ROWS | {"super_box": "first-keeps"}), 2),
    "chase, both score": (changed(named("double-shutter"), ROWS | {"super_box": "both-score", "rounds": "3"}), 2),
    "chase of four, both score": (
        changed(named("double-shutter-2008"), {"box": "12/21", "super_box": "both-score", "ties": "play-off"}),
        4,
    ),
    "one try each": (changed(named("double-shutter"), ROWS | {"tries": "one-each", "order": "descending"}), 4),
    "last one standing": (changed(named("last-one-standing"), ROWS), 2),
    "last of three": (changed(named("last-one-standing"), ROWS | {"limit": "3", "next_start": "winner"}), 3),
    "knock-out": (changed(named("knock-out-45"), SMALL), 3),
    "knock-out by rounds": (changed(named("knock-out-45"), SMALL | {"out_when": "round-end", "ties": "play-off"}), 3),
    "until": (changed(named("tournament-100"), SMALL), 2),
    "off the mat": (changed(named("nine"), SMALL | {"off_mat": "choose", "off_mat_chance": "1/9"}), 2),
    "void": (changed(named("nine-sum6"), SMALL | {"off_mat": "void", "off_mat_chance": "1/9"}), 2),
    "void in a chase": (changed(named("double-shutter"), ROWS | {"off_mat": "void", "off_mat_chance": "1/5"}), 3),
    "void at a shared box": (
        changed(named("last-one-standing"), ROWS | {"off_mat": "void", "off_mat_chance": "1/5"}),
        2,
    ),
    "a choice at a shared box": (
        changed(named("last-one-standing"), ROWS | {"off_mat": "choose", "off_mat_chance": "1/5", "limit": "3"}),
        3,
    ),
    "a shared box of six": (changed(named("last-one-standing"), {"box": "12/21", "most_players": "6"}), 6),
    "alone": (changed(named("nine"), SMALL), 1),
}


def agree(rules: RuleSet, bots: tuple[str, ...], seed: str, first: int, count: int = 3, most: int = LONG) -> None:
    """Compares games of a simulation with the same games at a table; there and among many others they are the same."""
    table = Table(rules, [bots], seed, lambda: None, patience=most)
    games, seats, totals = table.play(first, count)
    crowd = table.play(max(first - CROWD, 0), 2 * CROWD)
    here = slice(min(first, CROWD), min(first, CROWD) + count)
    assert (crowd[0][here] == games).all()
    assert (crowd[1][here] == seats).all()
    played: list[list[int]] = [[] for _ in bots]
    for index in range(count):
        if games["throws"][index] > most:
            return
        record = recorded(rules, bots, seed, first + index)
        game, tally = record.game, record.game.tally
        alone = game.format is Format.LAST_ONE_STANDING
        assert game.over
        assert told(games[index], seats[index], turns=not alone) == {
            "points": list(tally.points),
            "totals": list(tally.totals),
            "order": list(tally.order),
            "winners": list(tally.winners),
            "throws": game.throws,
            "round": tally.round,
            "starter": tally.starter,
        } | ({} if alone else {"turns": list(tally.turns)})
        for seat, total in turn_totals(record):
            played[seat].append(total)
    for seat, own in enumerate(played):
        counts = zip(table.course.totals, totals[0, seat], strict=True)
        assert sorted(own) == [int(total) for total, many in counts for _ in range(many)]


def told(game: Any, own: Any, *, turns: bool) -> dict[str, Any]:
    """A simulated game in the words of a live one."""
    found = {
        "points": own["points"].tolist(),
        "totals": own["running"].tolist(),
        "order": own["order"].tolist(),
        "winners": [seat for seat in range(own.size) if game["winners"] >> seat & 1],
        "throws": int(game["throws"]),
        "round": int(game["round"]),
        "starter": int(game["starter"]),
    }
    return found | ({"turns": own["turns"].tolist()} if turns else {})


def turn_totals(record: Record) -> list[tuple[int, int]]:
    """The seat and the total of each finished turn, read off the games between two events."""
    found, before = list[tuple[int, int]](), record.start
    for event, after in zip(record.events, replay(record), strict=True):
        if sum(after.tally.turns) > sum(before.tally.turns):
            turn, move = record.rules.turn, getattr(event, "move", 0)
            void = isinstance(event, Off) and turn.off_mat is OffMat.VOID
            found.append((before.at, score(turn, turn.set_up if void else before.position - move)))
        before = after
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_simulated_game_is_the_game_that_its_bots_play_at_a_table(name: str) -> None:
    rules, players = GAMES[name]
    chance = Random(name)
    for trial in range(4):
        bots = tuple(chance.choice(BOTS) for _ in range(players))
        agree(rules, bots, f"{name} {trial}", chance.randrange(2**40))


@pytest.mark.parametrize("name", ["perfect", "club", "random"])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_who_weighs_options_does_it_as_at_a_table(game: str, name: str) -> None:
    rules, players = GAMES[game]
    agree(rules, (name,) * players, game, 0, 2)


@settings(max_examples=150)
@given(st.sampled_from(Format).flatmap(tiny_rules), st.integers(0, 10**6))
def test_any_rules_are_simulated_as_they_are_played(rules: RuleSet, seed: int) -> None:
    chance = Random(seed)
    most = 1 if rules.game.format is Format.SOLITAIRE else 4
    bots = tuple(chance.choice(BOTS) for _ in range(chance.randint(1, most)))
    try:
        agree(rules, bots, str(seed), seed)
    except ShutboxError as error:
        # Some boxes are shut, or never are, whatever is thrown: then nobody wins, here or at a table.
        if error.code != "simulate-endless":
            raise


SHUT = {"box": "2,", "dice": "2", "faces": "2", "buys": "thai"}
ENDLESS = {
    "play-off": (changed(named("nine"), {"box": "20,", "ties": "play-off"}), 3),
    "play-off of running totals": (changed(named("ferme-ta-boite"), {"box": "20,", "ties": "play-off"}), 2),
    "same dice": (changed(named("nine"), {"same_dice": "true", "ties": "play-off"}), 2),
    "Super Box": (changed(named("double-shutter"), SHUT | {"one_die": "never", "total": "sum", "rounds": "2"}), 3),
    "Super Box for all": (
        changed(
            named("double-shutter"),
            SHUT | {"one_die": "never", "total": "sum", "super_box": "both-score", "ties": "play-off"},
        ),
        3,
    ),
    "until": (changed(named("tournament-100"), SHUT), 2),
    "knock-out": (changed(named("knock-out-45"), SHUT | {"out_when": "round-end"}), 2),
    "last one standing": (changed(named("last-one-standing"), ROWS | {"limit": "1000000"}), 2),
    "off the mat": (changed(named("nine"), {"off_mat": "raise", "off_mat_chance": "99/100"}), 2),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_would_go_on_for_ever_ends_as_at_a_table(name: str) -> None:
    rules, players = ENDLESS[name]
    agree(rules, ("highest",) * players, name, 0, 2, most=50_000)


def test_a_simulated_game_leaves_a_record_like_any_other() -> None:
    rules, _ = GAMES["chase"]
    record = recorded(rules, ("perfect", "club"), "7", 12)
    assert record.note("simulation") == "7 12"
    assert read_record(write_record(record)) == record
