"""`shutbox solve`: what a turn, a round or a game is worth, exactly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter
from typing import Any

from shutbox.cli.line import Arguments, UsageError, choose_rules, integer, points_of
from shutbox.cli.terminal import Terminal, align, paragraph, progress
from shutbox.extra import LAB
from shutbox.rules import Format, Position, RuleSet, read_position, score, write_position
from shutbox.solve import MEAN, SHUT, Objective, library, read_objective, worth
from shutbox.solve.format import Horizon, Kind, Problem, lacking, row_of, turned
from shutbox.solve.portable import BOUND, closed_shelf
from shutbox.words import Words

Data = dict[str, Any]
Progress = Callable[[int, int], None]
# Where tiles can rise, fractions solve a linear system of all positions at once.
MOST_EXACT = 128
# The kinds that have ranges, and the fewest players: of two, one wins what the other does not.
RANGED, FEWEST_RANGED = (Kind.MANY_CHASE, Kind.STANDING), 3
NUMBERS = (
    "position",
    "players",
    "rounds",
    "score",
    "to_beat",
    "tries",
    "value",
    "exact",
    "bound",
    "positions",
    "moves",
)


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows what is asked for at the horizon that is asked for."""
    rules = choose_rules(args.positional["RULES"], args.values("set"))
    begun = perf_counter()
    with progress(words, terminal) as draw:
        found = _solution_data(args, rules, draw)
    found["seconds"] = round(perf_counter() - begun, 6)
    if args.flag("json"):
        terminal.show(found)
    else:
        terminal.tell("\n".join(text_lines(words, rules, found, terminal.style.width)))
    return 0


def _solution_data(args: Arguments, rules: RuleSet, draw: Progress | None) -> Data:
    if not args.flag("round") and not args.flag("game"):
        return turn_data(args, rules)
    data = round_data if args.flag("round") else game_data
    if library.has_solver():
        # What comes with the package is rounded.
        with closed_shelf():
            return data(args, rules, draw)
    return data(args, rules, draw) | {"bound": BOUND}


def turn_data(args: Arguments, rules: RuleSet) -> Data:
    """One turn."""
    objective = read_objective(args.value("objective") or "mean", worst=args.flag("worst"))
    told = args.value("position")
    position = rules.turn.set_up if told is None else read_position(rules.turn.box, told)
    library.require_solver(LAB)
    from shutbox.solve import distribution, solve_turn

    exact = {"exact": _exact(rules, objective, position)} if args.flag("exact") else {}
    solved = solve_turn(rules.turn, objective)
    found = turn_head(rules, objective, position) | {"value": float(solved.values[position])}
    if solved.bound:
        found["bound"] = solved.bound
    found |= exact
    found |= {"positions": solved.graph.size, "moves": int(solved.graph.after.size)}
    if args.flag("distribution"):
        found["distribution"] = {str(total): chance for total, chance in distribution(solved, position).items()}
    return found


def turn_head(rules: RuleSet, objective: Objective, position: Position) -> Data:
    """What a value of a turn is about."""
    shown = write_position(rules.turn.box, position)
    head: Data = {"rules": rules.name, "objective": objective.spelling, "horizon": "turn", "position": shown}
    return head | ({"worst": True} if objective.worst else {})


def _exact(rules: RuleSet, objective: Objective, position: Position) -> str:
    from shutbox.solve import exact_values

    if rules.turn.off_mat_chance and rules.turn.box.size > MOST_EXACT:
        raise UsageError("exact-too-large", positions=rules.turn.box.size, most=MOST_EXACT)
    value = exact_values(rules.turn, lambda place: worth(objective, rules.turn, place), sign=objective.sign)
    return str(value(position))


def _players(args: Arguments) -> int:
    players = integer(args, "players")
    if players is None:
        raise UsageError("players-missing")
    return players


def round_data(args: Arguments, rules: RuleSet, draw: Progress | None) -> Data:
    """A chase round: the expected points of every seat, the starter or the player about to try first."""
    players = _players(args)
    problem = Problem(Kind.CHASE, rules, players)
    if not library.is_solved(problem):
        raise UsageError("solve-round", rules=rules.name, players=players)
    to_beat = integer(args, "to-beat", 0, score(rules.turn, rules.turn.set_up))
    tries = integer(args, "tries", 1, players - 1)
    if (to_beat is None) != (tries is None):
        raise UsageError("solve-try")
    tables = library.solution(problem, draw).tables
    found: Data = {"rules": rules.name, "horizon": "round", "players": players}
    if to_beat is None or tries is None:
        return found | {"seats": list(tables["opened"].row())}
    totals = tables["totals"].row()
    # A total that no turn can end with is beaten by the same totals as the next higher one.
    row = tables["held"].row(next(place for place, total in enumerate(totals) if total >= to_beat), tries)
    first = players - tries
    seats = [*row[first:], *row[:first]]
    return found | {"to_beat": to_beat, "tries": tries, "value": seats[0], "seats": seats}


def game_data(args: Arguments, rules: RuleSet, draw: Progress | None) -> Data:
    """A whole game, or the longest horizon that is solved for so many players."""
    players = _players(args)
    if players > (1 if rules.game.format is Format.SOLITAIRE else rules.game.most_players):
        raise UsageError("players-most", rules=rules.name, players=players, most=rules.game.most_players)
    rounds = _rounds(args, rules)
    points = points_of(args, rules, players) or (0,) * players
    starter = _starter(args, players)
    problem = next(library.problems(rules, players, rounds or 0), None)
    if args.flag("ranges") and (players < FEWEST_RANGED or problem is None or problem.kind not in RANGED):
        raise UsageError("solve-ranges", rules=rules.name, players=players)
    found: Data = {"rules": rules.name, "horizon": "game", "players": players}
    if rounds is not None:
        found["rounds"] = rounds
    if players == 1:
        return found | {"score": list(points), "starter": _starter_data(starter), "seats": [_turn_value(rules, SHUT)]}
    if problem is None or not row_of(problem.kind).horizon.to_the_end:
        return found | _shorter(rules, problem, draw) | {"shorter": True}
    every = range(players) if starter is None else [starter]
    rows = [library.expectation(problem, points, first, draw) for first in every]
    seats = [sum(row[seat] for row in rows) / len(rows) for seat in range(players)]
    found["horizon"] = row_of(problem.kind).horizon.value
    found |= {"score": list(points), "starter": _starter_data(starter), "seats": seats}
    if args.flag("ranges"):
        found["ranges"] = _ranges(problem, points, list(every), draw)
    return found


def _ranges(problem: Problem, points: tuple[int, ...], every: list[int], draw: Progress | None) -> list[list[float]]:
    """The least and the most that each seat can expect, by how those choose to whom it is equal."""
    ranges = [[0.0, 0.0] for _ in points]
    for first in every:
        if problem.kind is Kind.STANDING:
            tables, index = library.standing_range(problem, draw).tables, (*points, first)
        else:
            lacks = lacking(problem.rules, turned(points, first), problem.rounds)
            start = replace(problem, behind=lacks if lacks and any(lacks) else ())
            tables, index = library.chase_range(start, draw).tables, ()
        # A chase counts the places from the player who begins.
        begin = first if problem.kind is Kind.MANY_CHASE else 0
        for place, bounds in enumerate(zip(tables["least"].row(*index), tables["most"].row(*index), strict=True)):
            for end, bound in enumerate(bounds):
                ranges[(begin + place) % len(points)][end] += bound / len(every)
    return ranges


def _starter_data(starter: int | None) -> int | str:
    return "any" if starter is None else starter


def _rounds(args: Arguments, rules: RuleSet) -> int | None:
    counted = rules.game.format in (Format.RUNNING, Format.CHASE)
    rounds = integer(args, "rounds")
    if rounds is not None and not counted:
        raise UsageError("rounds-no-meaning", rules=rules.name)
    return (rounds or rules.game.rounds) if counted else None


def _starter(args: Arguments, players: int) -> int | None:
    """The seat that begins the coming round, None for the mean over all."""
    return None if args.value("starter") == "any" else (integer(args, "starter", 1, players) or 1) - 1


def _shorter(rules: RuleSet, problem: Problem | None, draw: Progress | None) -> Data:
    """What is solved instead where the whole game is not: the round, or one turn."""
    if problem is None:
        return {"horizon": "turn", "objective": MEAN.spelling, "value": _turn_value(rules, MEAN)}
    seats = library.expectation(problem, (0,) * problem.players, 0, draw)
    return {"horizon": row_of(problem.kind).horizon.value, "seats": list(seats)}


def _turn_value(rules: RuleSet, objective: Objective) -> float:
    return library.turn(rules, objective).tables["values"].at(rules.turn.set_up, 0)


def text_lines(words: Words, rules: RuleSet, found: Data, width: int) -> list[str]:
    """What was found, for people."""
    rows = [("horizon", words.text("show-horizon", horizon=found["horizon"]))]
    if "objective" in found:
        rows.append(("objective", objective_name(words, found["objective"])))
    rows += [(name, _value_text(words, found[name])) for name in NUMBERS if name in found]
    lines = [
        *paragraph(words.rule_title(rules), width),
        *align([(words.text("show-label", name=name), told) for name, told in rows], width),
    ]
    lines += [*_seats(words, found, width), *_distribution(words, found)]
    if found.pop("shorter", False):
        lines += paragraph(words.text("show-shorter"), width)
    return [*lines, words.text("show-seconds", seconds=words.number(found["seconds"], 3))]


def objective_name(words: Words, spelling: str) -> str:
    """What is aimed at, and how that is written on a command line."""
    return words.text("show-objective", aim=spelling.partition(":")[0], spelling=spelling)


def _value_text(words: Words, value: str | float | list[int]) -> str:
    if isinstance(value, list):
        return words.series([words.number(each) for each in value])
    return value if isinstance(value, str) else words.number(value)


def _seats(words: Words, found: Data, width: int) -> list[str]:
    if "seats" not in found:
        return []
    chance = Horizon(found["horizon"]).to_the_end
    first = words.text("show-seat-tries" if "tries" in found else "show-seat-first")
    rows = [
        (
            words.text("show-seat", number=seat),
            words.percent(value, 4) if chance else words.number(value, 6, signed=True),
            _range(words, found["ranges"][seat]) if "ranges" in found else first if seat == 0 and not chance else "",
        )
        for seat, value in enumerate(found["seats"])
    ]
    lines = [words.text("show-seats", horizon=found["horizon"]), *align(rows, width)]
    return [*lines, *paragraph(words.text("show-ranges"), width)] if "ranges" in found else lines


def _range(words: Words, bounds: list[float]) -> str:
    least, most = (words.percent(bound, 4) for bound in bounds)
    return words.text("show-seat-range", least=least, most=most)


def _distribution(words: Words, found: Data) -> list[str]:
    chances: dict[str, float] = found.get("distribution", {})
    if not chances:
        return []
    most = max(chances.values())
    rows = [
        (words.number(int(total)), words.percent(chance, 4), "#" * round(40 * chance / most))
        for total, chance in chances.items()
    ]
    return [words.text("show-distribution"), *align(rows, 200)]
