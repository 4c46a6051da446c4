"""`shutbox simulate`: many games between bots, with estimates and confidence intervals."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from shutbox.bots import GRADES, PERFECT, bot
from shutbox.cli.game import stoppable
from shutbox.cli.line import Arguments, UsageError, check_new, choose_rules, integer, with_rounds
from shutbox.cli.report import UNDEFINED, flush_right, histogram, intervals
from shutbox.cli.terminal import WIDEST, Style, Terminal, align, create, paragraph, progress
from shutbox.extra import LAB
from shutbox.play import write_record
from shutbox.rules import RuleSet
from shutbox.solve import require_solver
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.simulate import Estimate, Seated, Summary

DEFAULT_GAMES = 10_000
MEASURES = ("wins", "points", "total", "shut", "throws")
SHARES = ("wins", "shut")


@dataclass(frozen=True, slots=True)
class Plan:
    """The parameters of a simulation."""

    rules: RuleSet
    bots: tuple[str, ...]
    games: int
    seed: str


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Plays the games and shows the summary, or saves one of the games."""
    plan = _read_plan(args)
    processes = integer(args, "processes") or 1
    number = integer(args, "game", 0, plan.games - 1)
    if (path := args.value("save")) is not None:
        check_new(Path(path))
    require_solver(LAB)
    with stoppable():
        _prepare(words, plan, terminal)
        if number is not None:
            return _save_game(words, args, plan, number, terminal)
        started = perf_counter()
        summary = _simulate(words, plan, processes, terminal)
    if args.flag("json"):
        terminal.show(data(summary))
    else:
        terminal.tell("\n".join(text_lines(words, summary, perf_counter() - started, terminal.style)))
    return 0


def _read_plan(args: Arguments) -> Plan:
    players = args.value("players")
    if players is None:
        raise UsageError("simulate-players")
    bots = tuple(name.strip().removeprefix("@") for name in players.split(","))
    for name in bots:
        bot(name, lambda: 0.0)
    rules = with_rounds(choose_rules(args.positional["RULES"], args.values("set")), args.value("rounds"), len(bots))
    seed = args.value("seed") or str(secrets.randbelow(10**9))
    return Plan(rules, bots, integer(args, "games") or DEFAULT_GAMES, seed)


def _prepare(words: Words, plan: Plan, terminal: Terminal) -> None:
    """Solves what the bots need, with a progress bar if that takes long."""
    from shutbox.simulate import ready

    with progress(words, terminal) as draw:
        ready(plan.rules, plan.bots, draw)


def _simulate(words: Words, plan: Plan, processes: int, terminal: Terminal) -> Summary:
    from shutbox.simulate import simulate

    with progress(words, terminal, "playing") as draw:
        return simulate(plan.rules, plan.bots, plan.games, plan.seed, processes=processes, progress=draw)


def _save_game(words: Words, args: Arguments, plan: Plan, number: int, terminal: Terminal) -> int:
    """Saves one of the games as a record."""
    from shutbox.simulate import recorded

    path = args.value("save") or ""
    record = recorded(plan.rules, plan.bots, plan.seed, number)
    create(path, write_record(record))
    if args.flag("json"):
        terminal.show({"file": path, "game": number, "seed": plan.seed})
    else:
        terminal.tell_wrapped(words.text("simulate-saved", number=str(number), seed=plan.seed, file=path))
    return 0


def data(summary: Summary) -> dict[str, Any]:
    """A simulation as JSON data, the same for the same seed."""
    from shutbox.simulate import LEVEL

    head = {"rules": summary.rules.name, "games": summary.games, "seed": summary.seed, "level": LEVEL}
    head |= {"horizon": summary.horizon, "rounds": _estimate(summary.rounds), "opener": _estimate(summary.opener)}
    return head | {"players": [_player(player) for player in summary.players]}


def _player(player: Seated) -> dict[str, Any]:
    measures = {name: getattr(player, name) for name in MEASURES}
    estimates = {name: _estimate(each) for name, each in measures.items()}
    return (
        {"bot": player.bot, "turns": player.turns}
        | estimates
        | {"totals": {str(t): n for t, n in player.totals.items()}}
    )


def _estimate(estimate: Estimate | None) -> dict[str, float | None] | None:
    return None if estimate is None else {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def text_lines(words: Words, summary: Summary, seconds: float, style: Style) -> list[str]:
    """A simulation as text."""
    names = [f"{seat} {player.bot}" for seat, player in enumerate(summary.players, 1)]
    lines = [*_head(words, summary, style), ""]
    for measure in MEASURES:
        estimates = [getattr(player, measure) for player in summary.players]
        # Alone, a game is won by shutting the box, which is a measure of its own.
        if any(estimates) and (measure != "wins" or len(names) > 1):
            lines += [_title(words, summary, measure), *_comparison(words, names, estimates, measure, style), ""]
    if any(player.totals for player in summary.players):
        totals = [(name, player.totals) for name, player in zip(names, summary.players, strict=True)]
        lines += [words.text("simulate-totals"), *histogram(words, totals, style), ""]
    speed = words.number(summary.games / max(seconds, 1e-9), 0)
    return [*lines, words.text("simulate-speed", seconds=words.number(seconds, 2), speed=speed)]


def _head(words: Words, summary: Summary, style: Style) -> list[str]:
    from shutbox.simulate import LEVEL

    title = words.text("simulate-head", rules=words.rule_title(summary.rules), games=summary.games, seed=summary.seed)
    sentences = [words.text("simulate-interval", percent=words.number(100 * LEVEL))]
    if {PERFECT, *GRADES} & set(summary.bots):
        sentences.append(words.text("simulate-horizon", horizon=summary.horizon if len(summary.bots) > 1 else "alone"))
    if len(summary.players) > 1:
        sentences.append(words.text("simulate-rounds", rounds=_with_interval(words, summary.rounds, "rounds", style)))
    if summary.opener is not None:
        sentences.append(words.text("simulate-opener", share=_with_interval(words, summary.opener, "wins", style)))
    return [line for each in (title, *sentences) for line in paragraph(each, style.width)]


def _title(words: Words, summary: Summary, measure: str) -> str:
    by_round = measure == "throws" and not any(player.turns for player in summary.players)
    return words.text("simulate-measure", measure="throws-round" if by_round else measure)


def _format(words: Words, measure: str, value: float) -> str:
    return words.percent(value, 2) if measure in SHARES else words.number(value, 3)


def _interval(words: Words, estimate: Estimate | None, measure: str, style: Style) -> str:
    """The confidence interval of an estimate, if there is one."""
    if estimate is None or estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return ""
    low, high = (_format(words, measure, each) for each in (estimate.low, estimate.high))
    return f"({low} {'–' if style.unicode else '-'} {high})"


def _with_interval(words: Words, estimate: Estimate, measure: str, style: Style) -> str:
    ends = _interval(words, estimate, measure, style)
    return f"{_format(words, measure, estimate.value)} {ends}" if ends else words.number(estimate.value)


def _comparison(
    words: Words, names: list[str], estimates: list[Estimate | None], measure: str, style: Style
) -> list[str]:
    """One measure of all players, a line for each; shares have bars, and what is undefined is a hyphen."""
    values = flush_right([UNDEFINED if each is None else _format(words, measure, each.value) for each in estimates])
    ends = [_interval(words, each, measure, style) for each in estimates]
    left = sum(max(map(len, cells)) + 2 for cells in (names, values, ends)) + 2
    shares = [(each.low or 0.0, each.high or 0.0) if each else (0.0, 0.0) for each in estimates]
    bars = intervals(shares, style.width - left, style) if measure in SHARES else [""] * len(names)
    return align(list(zip(names, values, ends, bars, strict=True)), WIDEST)
