"""`shutbox simulate`: many games between bots, with what they show and how sure that is."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

from shutbox.bots import PERFECT
from shutbox.bots.grade import GRADES
from shutbox.cli.game.interruption import stoppable
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import whole
from shutbox.cli.line.rule_choice import chosen, with_rounds
from shutbox.cli.report.chart import flush_right, histogram, intervals
from shutbox.cli.terminal.file import create
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import WIDEST, Style, Terminal
from shutbox.play import write_record
from shutbox.rules import RuleSet
from shutbox.solve.library import require_solver
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.simulate import Estimate, Seated, Summary

USUAL, MOST = 10_000, 999_999_999
MEASURES = ("wins", "points", "total", "shut", "throws")
SHARES = ("wins", "shut")


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be simulated."""

    rules: RuleSet
    bots: tuple[str, ...]
    games: int
    seed: str


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Plays the games and shows what came of them, or writes one of them down."""
    asked = _asked(given)
    processes = whole(given, "processes", 1, 256) or 1
    number = whole(given, "game", 0, asked.games - 1)
    if (number is None) != (given.value("save") is None):
        raise UsageError("simulate-save")
    require_solver()
    with stoppable():
        _prepare(words, asked, terminal)
        if number is not None:
            return _saved(words, given, asked, number, terminal)
        begun = perf_counter()
        found = _simulated(words, asked, processes, terminal)
    if given.flag("json"):
        terminal.show(data(found))
    else:
        terminal.tell("\n".join(listed(words, found, perf_counter() - begun, terminal.style)))
    return 0


def _asked(given: Given) -> Asked:
    told = given.value("players")
    if told is None:
        raise UsageError("simulate-players")
    bots = tuple(name.strip().removeprefix("@") for name in told.split(","))
    rules = with_rounds(chosen(given.arguments["RULES"], given.values("set")), given.value("rounds"), len(bots))
    seed = given.value("seed")
    if seed is not None and (not seed.isprintable() or seed.strip() != seed or not seed):
        raise UsageError("seed", got=seed)
    return Asked(rules, bots, whole(given, "games", 1, MOST) or USUAL, seed or str(secrets.randbelow(10**9)))


def _prepare(words: Words, asked: Asked, terminal: Terminal) -> None:
    """Makes what the bots read, with a bar where that takes a while."""
    from shutbox.simulate.simulation import ready

    with progress(words, terminal) as draw:
        ready(asked.rules, asked.bots, draw)


def _simulated(words: Words, asked: Asked, processes: int, terminal: Terminal) -> Summary:
    from shutbox.simulate import simulate

    with progress(words, terminal, "playing") as draw:
        return simulate(asked.rules, asked.bots, asked.games, asked.seed, processes=processes, progress=draw)


def _saved(words: Words, given: Given, asked: Asked, number: int, terminal: Terminal) -> int:
    """Writes one of the games down as the record of a game at a table."""
    from shutbox.simulate import recorded

    path = given.value("save") or ""
    record = recorded(asked.rules, asked.bots, asked.seed, number)
    create(path, write_record(record))
    if given.flag("json"):
        terminal.show({"file": path, "game": number, "seed": asked.seed})
    else:
        terminal.tell_wrapped(words.text("simulate-saved", number=str(number), seed=asked.seed, file=path))
    return 0


def data(found: Summary) -> dict[str, Any]:
    """A simulation as plain data, the same for the same seed."""
    from shutbox.simulate.summary import LEVEL

    head = {"rules": found.rules.name, "games": found.games, "seed": found.seed, "level": LEVEL}
    head |= {"horizon": found.horizon, "rounds": _estimate(found.rounds), "opener": _estimate(found.opener)}
    return head | {"players": [_player(player) for player in found.players]}


def _player(player: Seated) -> dict[str, Any]:
    measures = {name: getattr(player, name) for name in MEASURES}
    told = {name: _estimate(each) for name, each in measures.items()}
    return {"bot": player.bot, "turns": player.turns} | told | {"totals": {str(t): n for t, n in player.totals.items()}}


def _estimate(found: Estimate | None) -> dict[str, float | None] | None:
    return None if found is None else {"value": found.value, "low": found.low, "high": found.high}


def listed(words: Words, found: Summary, seconds: float, style: Style) -> list[str]:
    """A simulation for people."""
    named = [f"{seat} {player.bot}" for seat, player in enumerate(found.players, 1)]
    lines = [*_head(words, found, style), ""]
    for measure in MEASURES:
        estimates = [getattr(player, measure) for player in found.players]
        # Alone, a game is won by shutting the box, which is told anyway.
        if None not in estimates and (measure != "wins" or len(named) > 1):
            lines += [_title(words, found, measure), *_compared(words, named, estimates, measure, style), ""]
    if found.players[0].totals:
        totals = [(name, player.totals) for name, player in zip(named, found.players, strict=True)]
        lines += [words.text("simulate-totals"), *histogram(words, totals, style), ""]
    speed = words.number(found.games / max(seconds, 1e-9), 0)
    return [*lines, words.text("simulate-speed", seconds=words.number(seconds, 2), speed=speed)]


def _head(words: Words, found: Summary, style: Style) -> list[str]:
    from shutbox.simulate.summary import LEVEL

    title = words.text("simulate-head", rules=words.rule_title(found.rules), games=found.games, seed=found.seed)
    told = [words.text("simulate-interval", percent=words.number(100 * LEVEL))]
    if {PERFECT, *GRADES} & set(found.bots):
        told.append(words.text("simulate-horizon", horizon=found.horizon if len(found.bots) > 1 else "alone"))
    if len(found.players) > 1:
        told.append(words.text("simulate-rounds", rounds=_spelled(words, found.rounds, "rounds", style)))
    if found.opener is not None:
        told.append(words.text("simulate-opener", share=_spelled(words, found.opener, "wins", style)))
    return [line for each in (title, *told) for line in paragraph(each, style.width)]


def _title(words: Words, found: Summary, measure: str) -> str:
    by_round = measure == "throws" and found.players[0].turns == 0
    return words.text("simulate-measure", measure="throws-round" if by_round else measure)


def _written(words: Words, measure: str, value: float) -> str:
    return words.percent(value, 2) if measure in SHARES else words.number(value, 3)


def _ends(words: Words, found: Estimate, measure: str, style: Style) -> str:
    """The ends of an interval, where there is one."""
    if found.low is None or found.high is None or found.low == found.high:
        return ""
    low, high = (_written(words, measure, each) for each in (found.low, found.high))
    return f"({low} {'–' if style.unicode else '-'} {high})"


def _spelled(words: Words, found: Estimate, measure: str, style: Style) -> str:
    ends = _ends(words, found, measure, style)
    return f"{_written(words, measure, found.value)} {ends}" if ends else words.number(found.value)


def _compared(words: Words, named: list[str], estimates: list[Estimate], measure: str, style: Style) -> list[str]:
    """One measure of all players under each other: shares with bars."""
    values = flush_right([_written(words, measure, each.value) for each in estimates])
    ends = [_ends(words, each, measure, style) for each in estimates]
    left = sum(max(map(len, cells)) + 2 for cells in (named, values, ends)) + 2
    shares = [(each.low or 0.0, each.high or 0.0) for each in estimates]
    bars = intervals(shares, style.width - left, style) if measure in SHARES else [""] * len(named)
    return aligned(list(zip(named, values, ends, bars, strict=True)), WIDEST)
