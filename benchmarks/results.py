"""The tables of docs/results.md: `.venv/bin/python -m benchmarks.results [TABLE…]` computes and writes them.

If a command prints a figure, that command is run here. Nothing cached on disk is used.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from benchmarks.needs import packages

with packages("numba", "numpy"):
    from benchmarks.chase_skill import near_chases
    from benchmarks.forecasts import distance
    from benchmarks.skill import chances, near_chance, rounds_for
    from benchmarks.thumbs import THAI, THUMBS, mean_total, shut_chance
    from shutbox.cli import main as shutbox
    from shutbox.rules import OffMat, TurnRules, named, names
    from shutbox.solve import Duel, library, solve_game
    from shutbox.solve.format import Kind, Problem, row_of, states_of
    from shutbox.solve.many import solve_many_running

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "results.md"
Row = Sequence[str]
SEATS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
FORCED = "--set one_die=standing:6:forced"


def told(command: str) -> dict[str, Any]:
    """What `shutbox COMMAND --json` prints."""
    out = StringIO()
    with redirect_stdout(out):
        code = shutbox([*command.split(), "--json"])
    if code:
        raise SystemExit(code)
    found: dict[str, Any] = json.loads(out.getvalue())
    return found


def table(head: Row, rows: Iterable[Row]) -> str:
    """A table in Markdown: names to the left, figures to the right."""
    every = list(rows)
    ruler = [
        "---:" if any(line[place][:1] in "0123456789+−" for line in every) else "---" for place in range(len(head))
    ]
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, ruler, *every)).replace("|  ", "| ")


def percent(chance: float, sign: str = "") -> str:
    """A chance, or with a sign a difference of chances."""
    return f"{100 * chance:{sign}.4f} %".replace("-0.0000", "0.0000").replace("-", "−")


def points(value: float, sign: str = "+") -> str:
    """Expected points, or a mean total."""
    return f"{value:{sign}.6f}".replace("-", "−")


def turns() -> str:
    """Every turn of the catalogue: the least mean, the greatest chance to shut the box, the worst mean."""
    alike: dict[TurnRules, list[str]] = {}
    for name in names():
        # Without a chance to miss the mat its penalty changes nothing.
        alike.setdefault(replace(named(name).turn, off_mat=OffMat.NONE), []).append(name)
    return table(
        ("rule set", "least mean total", "greatest chance to shut", "greatest mean total"),
        [(", ".join(f"`{name}`" for name in same), *_turn(same[0])) for same in alike.values()],
    )


def _turn(name: str) -> Row:
    mean, shut, worst = (told(f"solve {name}{aim}")["value"] for aim in ("", " --objective shut", " --worst"))
    return f"{mean:.9f}", percent(shut), f"{worst:.9f}"


def exact() -> str:
    """The fractions behind two of the turns."""
    commands = [f"solve {name} --exact{aim}" for name in ("nine", "nine-sum6") for aim in ("", " --objective shut")]
    return table(("exactly", "command"), [(told(line)["exact"], f"`shutbox {line}`") for line in commands])


PUBLISHED = (
    ("Durango Bill", "7.1432 %", "solve nine --objective shut"),
    ("several", "11.157508444…", "solve nine"),
    ("Durango Bill, UnaryPlus", "9.7614 %", "solve nine-sum6 --objective shut"),
    ("Durango Bill, UnaryPlus", "11.021120546…", "solve nine-sum6"),
    ("Durango Bill", "7.4194 %", "solve shut-the-box --set one_die=standing:6:optional --objective shut"),
    ("sabasallath", "14762.1738…", "solve digits"),
    ("Hathaway", "19.427", "solve double-shutter --set one_die=exposed:6:optional"),
    ("Yale CPSC 474", "0.502810", f"solve instant-win {FORCED} --game --players 2"),
    ("Yale CPSC 474", "0.381212", f"solve nine {FORCED} --objective below:8:1/2"),
    ("Yale CPSC 474", "1.000000", f"solve nine {FORCED} --objective below:41:1/2 --position 123456.89"),
)


def published() -> str:
    """What others had published before, beside what is found here, cut to as many digits."""
    rows = [(source, theirs, _cut(told(line), theirs), f"`shutbox {line}`") for source, theirs, line in PUBLISHED]
    thai = _cut({"value": shut_chance(named("thai").turn, THAI)}, "7.9855 %")
    rows.append(("Wikipedia", "7.9855 %", thai, "`benchmarks/thumbs.py`: `THAI`"))
    return table(("published by", "theirs", "ours", "command"), rows)


def _cut(found: dict[str, Any], like: str) -> str:
    """The figure with as many digits as another one: cut off where that one is, or else rounded."""
    value = found["seats"][0] if "seats" in found else found["value"]
    places = len(like.rstrip(" %…").partition(".")[2])
    if like.endswith("…"):
        return f"{int(value * 10**places) / 10**places:.{places}f}…"
    return f"{100 * value:.{places}f} %" if like.endswith("%") else f"{value:.{places}f}"


def one_turn() -> str:
    """One turn each: the chance of every seat."""
    rows = []
    for name in ("shut-the-box", "nine", "instant-win"):
        for players in range(2, 7):
            seats = told(f"solve {name} --game --players {players}")["seats"]
            rows.append((f"`{name}`", str(players), *_seats(seats, 6, percent), percent(seats[0] - 1 / players, "+")))
    return table(("rule set", "players", *SEATS[:6], "opener against an equal share"), rows)


def _seats(seats: Sequence[float], most: int, shown: Callable[[float], str]) -> list[str]:
    return [*map(shown, seats), *[""] * (most - len(seats))]


def running() -> str:
    """Running totals of two: the starter's chance by the number of rounds."""
    rows = []
    for rounds in range(1, 11):
        first = told(f"solve ferme-ta-boite --game --players 2 --rounds {rounds}")["seats"][0]
        rows.append((str(rounds), percent(first), percent(first - 0.5, "+")))
    return table(("rounds", "starter wins", "against one half"), rows)


def chase_round() -> str:
    """Chase rounds: the expected points of every seat."""
    rows = []
    for name in ("double-shutter", "double-shutter-2008"):
        for players in range(2, 9):
            seats = told(f"solve {name} --round --players {players}")["seats"]
            lead = seats[0] - sum(seats) / players
            rows.append((f"`{name}`", str(players), *_seats(seats, 8, points), points(lead)))
    return table(("rule set", "players", *SEATS, "opener against the mean"), rows)


def super_box() -> str:
    """What each ruling on a second shut box makes of the round."""
    rows = []
    for players in (2, 3, 4):
        for ruling in ("handover", "draw", "first-keeps", "both-score"):
            line = f"solve double-shutter --round --players {players} --set super_box={ruling}"
            seats = told(line)["seats"]
            rows.append((str(players), f"`{ruling}`", *_seats(seats, 4, points), points(sum(seats))))
    return table(("players", "`super_box`", *SEATS[:4], "points in all"), rows)


@cache
def duel() -> Duel:
    """The chase game of ten rounds, which holds every shorter one."""
    return solve_game(named("double-shutter"), 10)


def chase_game() -> str:
    """The chase game of two: the starter's chance by the number of rounds."""
    chances = [(rounds, duel().chance(rounds, 0, 0)) for rounds in range(1, 11)]
    rows = [(str(rounds), percent(first), percent(first - 0.5, "+")) for rounds, first in chances]
    return table(("rounds", "starter wins", "against one half"), rows)


# The longest game of running totals by the number of players.
RUN = {3: 7, 4: 3}


def many_running() -> str:
    """Running totals of three and four: the chance of every seat by the number of rounds."""
    rows = []
    for players, longest in RUN.items():
        start, rules = (0,) * players, named("ferme-ta-boite")
        problem, solved = Problem(Kind.MANY_RUNNING, rules, players, longest), solve_many_running(rules, start, longest)
        # A longer game has every shorter one.
        every = [solved.won[left][states_of(problem, left).index(start)] for left in range(1, longest + 1)]
        rows += _by_rounds(players, every)
    return table(("players", "rounds", *SEATS[:4], "opener against an equal share"), rows)


def many_chase() -> str:
    """The chase game of three and four: the chance of every seat by the number of rounds."""
    rules, rows = named("double-shutter"), []
    for players, longest in ((3, 7), (4, 5)):
        # What comes with the package is read: `shutbox tables --check` makes it again.
        problems = [Problem(Kind.MANY_CHASE, rules, players, rounds) for rounds in range(1, longest + 1)]
        rows += _by_rounds(players, list(map(_opened, problems)))
    return table(("players", "rounds", *SEATS[:4], "opener against an equal share"), rows)


def _by_rounds(players: int, every: Sequence[Sequence[float]]) -> list[Row]:
    """The rows of games of one, two and more rounds."""
    return [
        (str(players), str(rounds), *_seats(seats, 4, percent), percent(seats[0] - 1 / players, "+"))
        for rounds, seats in enumerate(every, 1)
    ]


def _opened(problem: Problem) -> Sequence[float]:
    """The chance of every seat at the start."""
    return library.expectation(problem, (0,) * problem.players, 0)


def to_limit() -> str:
    """Knock-out and until a limit: the chance of every seat."""
    rows = []
    for name, players in (("knock-out-45", 2), ("knock-out-45", 3), ("tournament-100", 2), ("tournament-100", 3)):
        seats = _opened(Problem(Kind.TO_LIMIT, named(name), players))
        rows.append((f"`{name}`", str(players), *_seats(seats, 3, percent), percent(seats[0] - 1 / players, "+")))
    return table(("rule set", "players", *SEATS[:3], "opener against an equal share"), rows)


INDIFFERENT = ("4,2,0", "2,4,0", "4,0,2", "2,0,4", "0,4,2", "0,2,4")


def ranges() -> str:
    """The last round of a chase of three where one cannot win any more: the range of every seat."""
    rows = []
    for score in INDIFFERENT:
        found = told(f"solve double-shutter --game --players 3 --rounds 1 --score {score} --ranges")
        spans = [f"{percent(least)} to {percent(most)}" if most else percent(most) for least, most in found["ranges"]]
        rows.append((score.replace(",", " : "), *spans))
    return table(("score", *SEATS[:3]), rows)


PAIRS = (
    ("perfect", "expert"),
    ("perfect", "club"),
    ("perfect", "casual"),
    ("perfect", "novice"),
    ("expert", "club"),
    ("club", "casual"),
    ("casual", "novice"),
)
LENGTHS = (1, 2, 5, 10, 20, 50)


def skill() -> str:
    """How often the better of two players wins, by the number of rounds."""
    rules = named("ferme-ta-boite")
    rows = []
    for pair in PAIRS:
        wins = [percent(chances(rules, pair, rounds)[0]) for rounds in LENGTHS]
        rows.append((f"{pair[0]} against {pair[1]}", *wins, *(_rounds_for(pair, each) for each in (0.6, 0.75))))
    lengths = [f"{rounds} round{'s' * (rounds > 1)}" for rounds in LENGTHS]
    return table(("players", *lengths, "60 % from", "75 % from"), rows)


def _rounds_for(pair: tuple[str, str], chance: float) -> str:
    rounds = rounds_for(named("ferme-ta-boite"), pair, chance)
    return "more than 200" if rounds is None else str(rounds)


def company() -> str:
    """The chance of one player among others of another grade, five rounds."""
    rows = []
    for one, others in (("perfect", "club"), ("perfect", "novice"), ("novice", "perfect")):
        found = [chances(named("ferme-ta-boite"), (one, *[others] * (count - 1)), 5)[0] for count in range(2, 7)]
        rows.append((f"{one} among {others}", *map(percent, found)))
    return table(("player", *(f"{count} players" for count in range(2, 7))), rows)


def near() -> str:
    """What it costs to play every turn for a low total, over a game of two against the best answer to the score."""
    rows = []
    for rounds in (1, 2, 3, 5):
        best = told(f"solve ferme-ta-boite --game --players 2 --rounds {rounds}")["seats"]
        found = [near_chance(named("ferme-ta-boite"), rounds, first=first) for first in (True, False)]
        costs = [percent(plain - each, "+") for plain, each in zip(found, best, strict=True)]
        rows.append((str(rounds), percent(found[0]), costs[0], percent(found[1]), costs[1]))
    return table(("rounds", "begins", "against the best", "does not begin", "against the best"), rows)


def near_chase() -> str:
    """What it costs to play every round of a chase of two for its points, against the best answer to the score."""
    rows = []
    for rounds, (best, first, second) in enumerate(near_chases(named("double-shutter"), 5), 1):
        costs = [percent(found - each, "+") for found, each in ((first, best), (second, 1 - best))]
        rows.append((str(rounds), percent(first), costs[0], percent(second), costs[1]))
    return table(("rounds", "begins", "against the best", "does not begin", "against the best"), rows)


# The rule set, the players, the rounds and how far apart the scores are that are compared.
DISTANCES = (
    ("ferme-ta-boite", 2, 5, 3),
    ("knock-out-45", 2, 0, 3),
    ("knock-out-45", 3, 0, 9),
    ("tournament-100", 2, 0, 9),
    ("double-shutter", 2, 5, 1),
    ("double-shutter", 3, 5, 1),
    ("double-shutter", 4, 5, 1),
)


def forecast_scores() -> str:
    """How far a forecast is from the solved game at many scores."""
    rows = []
    for name, players, rounds, step in DISTANCES:
        found = distance(named(name), players, rounds, step)
        figures = f"{found.scores:,}", percent(found.mean), percent(found.most), found.where
        rows.append((f"`{name}`", str(players), *figures))
    return table(("rule set", "players", "scores", "mean difference", "greatest", "at"), rows)


FORECAST = (
    ("nine", Kind.ONE_TURN, 3),
    ("nine", Kind.ONE_TURN, 6),
    ("ferme-ta-boite", Kind.RUNNING, 2),
    ("ferme-ta-boite", Kind.MANY_RUNNING, 3),
    ("knock-out-45", Kind.TO_LIMIT, 2),
    ("knock-out-45", Kind.TO_LIMIT, 3),
    ("tournament-100", Kind.TO_LIMIT, 2),
    ("tournament-100", Kind.TO_LIMIT, 3),
    ("double-shutter", Kind.DUEL, 2),
    ("double-shutter", Kind.MANY_CHASE, 3),
    ("double-shutter", Kind.MANY_CHASE, 4),
)


def forecasts() -> str:
    """The opener's chance in the solved game, and in the forecast of it."""
    rows = []
    for name, kind, players in FORECAST:
        rules = named(name)
        rounds = rules.game.rounds if "rounds" in row_of(kind).numbers else 0
        near_kind = Kind.BY_ROUND if name == "double-shutter" else Kind.BY_TURN
        seats, guess = (_opened(Problem(each, rules, players, rounds)) for each in (kind, near_kind))
        apart = max(abs(one - other) for one, other in zip(seats, guess, strict=True))
        rows.append((f"`{name}`", str(players), percent(seats[0]), percent(guess[0]), percent(apart)))
    return table(("rule set", "players", "opener, solved", "opener, forecast", "greatest difference of a seat"), rows)


def next_start() -> str:
    """The chase game of two, five rounds, by who begins the next one."""
    line = "solve double-shutter --game --players 2 --rounds 5 --set next_start="
    chances = {"clockwise": duel().chance(5, 0, 0)}
    chances |= {rule: told(line + rule)["seats"][0] for rule in ("winner", "throw", "same")}
    rows = [(f"`{rule}`", percent(first), percent(first - 0.5, "+")) for rule, first in chances.items()]
    return table(("`next_start`", "starter wins", "against one half"), rows)


def lead() -> str:
    """The chase game of two by the starter's lead and the rounds to come."""
    left = (1, 2, 3, 5, 10)
    rows = [
        (f"{ahead:+d}".replace("-", "−").replace("+0", "0"), *(percent(duel().chance(each, 0, ahead)) for each in left))
        for ahead in range(-4, 5)
    ]
    return table(("starter's lead", "1 round to come", *(f"{each} rounds" for each in left[1:])), rows)


def standing() -> str:
    """Last One Standing from the start: the chance of every seat, the one that begins the first round first."""
    rows = []
    for players in (2, 3, 4):
        seats = told(f"solve last-one-standing --game --players {players}")["seats"]
        rows.append((str(players), *_seats(seats, 4, percent), percent(seats[0] - 1 / players, "+")))
    return table(("players", "starter", "2nd", "3rd", "4th", "starter against an equal share"), rows)


SCORES = ("1,0", "4,0", "4,3", "4,4", "4,0,0", "4,4,0", "4,4,4", "4,0,0,0", "4,4,4,0", "4,4,4,4")


def standing_scores() -> str:
    """Last One Standing at scores that tell something, with the first seat to begin, and before the throw for it."""
    rows = []
    for score in SCORES:
        command = f"solve last-one-standing --game --players {score.count(',') + 1} --score {score}"
        for starter in (" --starter any", ""):
            seats = told(command + starter)["seats"]
            begins = "anybody" if starter else "1st seat"
            rows.append((score.replace(",", " : "), begins, *_seats(seats, 4, percent)))
    return table(("score", "begins", "1st seat", "2nd", "3rd", "4th"), rows)


THUMBED = ("nine", "shut-the-box", "twelve", "double-shutter")


def thumbs() -> str:
    """What each rule of thumb adds to the least mean total."""
    best = {name: told(f"solve {name}")["value"] for name in THUMBED}
    rows = [("best play: mean total", *(points(best[name], "") for name in THUMBED))]
    for thumb, rank in THUMBS.items():
        costs = [mean_total(named(name).turn, rank) - best[name] for name in THUMBED]
        rows.append((thumb, *map(points, costs)))
    worst = [told(f"solve {name} --worst")["value"] - best[name] for name in THUMBED]
    rows.append(("the worst play there is", *map(points, worst)))
    return table(("rule of thumb", *(f"`{name}`" for name in THUMBED)), rows)


CHOICES = (
    ("nine tiles, two dice always", "solve nine"),
    ("one die allowed at 6 or less standing", "solve nine-sum6"),
    ("one die forced at 6 or less standing", "solve nine-sum6 --set one_die=standing:6:forced"),
    ("one die allowed once 7, 8 and 9 are shut", "solve nine-789"),
    ("one die forced once 7, 8 and 9 are shut", "solve nine-789 --set one_die=789:forced"),
    ("ten tiles, one die allowed once no tile above 6 stands", "solve ten"),
    ("the same, forced", "solve ten --set one_die=highest:6:forced"),
    ("twelve tiles, one die allowed once no tile above 6 stands", "solve twelve"),
    ("the same, forced", "solve twelve --set one_die=highest:6:forced"),
    ("Double Shutter, one die at 6 or less standing", "solve double-shutter"),
    ("the same, forced", "solve double-shutter --set one_die=standing:6:forced"),
    ("Double Shutter, two dice always", "solve double-shutter --set one_die=never"),
    ("Double Shutter, one die at 6 or less exposed", "solve double-shutter --set one_die=exposed:6:optional"),
    ("the same, forced", "solve double-shutter --set one_die=exposed:6:forced"),
    ("Double Shutter, back row in the order of the front row", "solve double-shutter --set box=double-aligned"),
    ("Double Shutter, a back tile only from the next throw on", "solve double-shutter --set behind=next-throw"),
)


def choices() -> str:
    """What the number of dice and the layout of the box are worth, as least mean totals."""
    rows = [(what, f"{told(line)['value']:.9f}", f"`shutbox {line}`") for what, line in CHOICES]
    return table(("turn", "least mean total", "command"), rows)


TABLES: dict[str, Callable[[], str]] = {
    made.__name__.replace("_", "-"): made
    for made in (
        turns,
        exact,
        published,
        one_turn,
        running,
        many_running,
        to_limit,
        chase_round,
        super_box,
        chase_game,
        next_start,
        lead,
        many_chase,
        ranges,
        standing,
        standing_scores,
        thumbs,
        skill,
        company,
        near,
        near_chase,
        forecasts,
        forecast_scores,
        choices,
    )
}


def block(page: str, name: str) -> str:
    """What stands between the marks of this name."""
    found = re.search(rf"<!-- {name} -->\n\n(.*?)\n\n<!-- end of {name} -->", page, re.DOTALL)
    if not found:
        raise LookupError(name)
    return found[1]


def filled(page: str, name: str, text: str) -> str:
    """The page with this text between the marks of this name."""
    return page.replace(f"<!-- {name} -->\n\n{block(page, name)}\n\n", f"<!-- {name} -->\n\n{text}\n\n")


def main(wanted: Sequence[str]) -> None:
    """Writes the tables of these names, or all of them."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SHUTBOX_CACHE"] = folder
        for name in wanted or TABLES:
            text = TABLES[name]()
            PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), name, text), encoding="utf-8")
            print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
