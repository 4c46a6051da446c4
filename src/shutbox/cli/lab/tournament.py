"""`shutbox tournament`: bots against each other at several rule sets, and how strong that makes them."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shutbox.bots import BOTS
from shutbox.cli.game.interruption import stoppable
from shutbox.cli.lab.batch import INTERRUPTED, journal, journal_of, place_of, table_path
from shutbox.cli.lab.ranking import Ratings, crossed, rated
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import whole
from shutbox.cli.line.rule_choice import chosen
from shutbox.cli.terminal.file import rewrite
from shutbox.cli.terminal.grid import paragraph
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import Style, Terminal
from shutbox.rules import RuleSet
from shutbox.solve.library import require_solver
from shutbox.tournament.contest import Contest, Score, Standing, checked, contested
from shutbox.tournament.runner import Place
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.simulate import Estimate

USUAL, GAMES, MOST = "nine", 1000, 999_999_999
RATINGS = "-ratings"


@dataclass(frozen=True, slots=True)
class Tournament:
    """What was asked, what came of it, and the ratings by rule set and over all of them."""

    contest: Contest
    standings: list[Standing]
    ratings: Sequence[Ratings]
    overall: Ratings


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Plays the tournament, and shows, writes and lists who won how often and how strong that makes everybody."""
    contest = _contest(given)
    rules = _rules(given, contest)
    place, path = place_of(given), table_path(given)
    if path is not None and not journal_of(path).exists() and ratings_of(path).exists():
        raise UsageError("export-exists", path=str(ratings_of(path)))
    require_solver()
    try:
        with stoppable():
            found = _played(words, rules, contest, place, path, terminal)
    except KeyboardInterrupt:
        if path is not None and journal_of(path).exists():
            terminal.complain(words.text("show-stopped", path=str(journal_of(path))))
        return INTERRUPTED
    if path is not None:
        rewrite(str(path), line_up_table(words, found))
        rewrite(str(ratings_of(path)), rating_table(found))
        journal_of(path).unlink()
    if given.flag("json"):
        terminal.show(data(words, found) | ({"file": str(path)} if path else {}))
    else:
        terminal.tell("\n".join(listed(words, found, terminal.style)))
    return 0


def _contest(given: Given) -> Contest:
    told = given.value("bots")
    bots = BOTS if told is None else tuple(name.strip().removeprefix("@") for name in told.split(","))
    seed = given.value("seed") or "0"
    return checked(Contest(bots, whole(given, "seats", 2, 12) or 2, whole(given, "games", 1, MOST) or GAMES, seed))


def _rules(given: Given, contest: Contest) -> list[RuleSet]:
    """The rule sets by name or file, each once, all of them for so many players."""
    names = [name.strip() for name in (given.value("rules") or USUAL).split(",")]
    found = [chosen(name, given.values("set")) for name in names]
    for place, rules in enumerate(found):
        if rules in found[:place]:
            raise UsageError("tournament-rules", rules=rules.name)
        most = 1 if rules.game.format.value == "solitaire" else rules.game.most_players
        if contest.seats > most:
            raise UsageError("players-count", got=contest.seats, most=most, rules=rules.name)
    return found


def ratings_of(path: Path) -> Path:
    """The table of ratings that goes with a table of line-ups."""
    return path.with_stem(path.stem + RATINGS)


def _played(
    words: Words, rules: list[RuleSet], contest: Contest, place: Place, path: Path | None, terminal: Terminal
) -> Tournament:
    from shutbox.simulate.simulation import ready

    if not place.dask:
        # Made once here and not by every process; the machines of a cluster make their own.
        with progress(words, terminal) as draw:
            for each in rules:
                ready(each, contest.bots, draw, players=contest.seats)
    with progress(words, terminal, "playing") as draw, journal(path) as kept:
        return with_ratings(contest, contested(rules, contest, kept, place=place, progress=draw))


def with_ratings(contest: Contest, standings: list[Standing]) -> Tournament:
    """A tournament that has been played, with its ratings."""
    from shutbox.simulate.summary import shared
    from shutbox.tournament.rating import Result, ratings

    results = [
        [Result(score.line_up, score.games, tuple(map(shared, score.wins))) for score in standing.scores]
        for standing in standings
    ]
    every = [result for each in results for result in each]
    by_rules = [ratings(each) if each else {} for each in results]
    return Tournament(contest, standings, by_rules, ratings(every) if every else {})


def seat_measures(rules: RuleSet, score: Score, seat: int) -> dict[str, Estimate | None]:
    """What is told of a seat: wins as a share of the games, points of a game, total of a turn, turns that shut."""
    from shutbox.simulate.counts import POINTS, TOTAL, TURNS
    from shutbox.simulate.summary import has_points, ratio, shared, wilson

    sums, products, turns = score.sums[seat], score.products[seat], score.sums[seat][TURNS]
    return {
        "wins": wilson(shared(score.wins[seat]), score.games),
        "points": ratio(score.games, sums, products, POINTS) if has_points(rules, len(score.line_up)) else None,
        "total": ratio(score.games, sums, products, TOTAL, TURNS) if turns else None,
        "shut": wilson(score.shut[seat], turns) if turns else None,
    }


def line_up_table(words: Words, found: Tournament) -> str:
    """Every line-up of every rule set as CSV, all digits: who sat where, and what came of it."""
    out = StringIO()
    table = csv.writer(out, lineterminator="\n")
    seats = range(1, found.contest.seats + 1)
    names = [f"{name}_{seat}" for seat in seats for name in ("bot", "wins", "low", "high", "points", "total", "shut")]
    table.writerow(["rules", "games", *names, "fault"])
    for standing in found.standings:
        if standing.fault:
            table.writerow([standing.rules.name, 0, *[""] * len(names), words.error(standing.fault)])
        for score in standing.scores:
            cells = [cell for seat in range(found.contest.seats) for cell in _cells(standing.rules, score, seat)]
            table.writerow([standing.rules.name, score.games, *cells, ""])
    return out.getvalue()


def _cells(rules: RuleSet, score: Score, seat: int) -> list[str]:
    told = seat_measures(rules, score, seat)
    wins, more = told["wins"], [told[name] for name in ("points", "total", "shut")]
    assert wins is not None
    return [
        score.line_up[seat],
        *map(str, (wins.value, wins.low, wins.high)),
        *("" if each is None else str(each.value) for each in more),
    ]


def rating_table(found: Tournament) -> str:
    """The ratings of every rule set as CSV, and over all of them with no name."""
    out = StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["rules", "bot", "rating", "low", "high"])
    named = [(each.rules.name, ratings) for each, ratings in zip(found.standings, found.ratings, strict=True)]
    for rules, ratings in [*named, ("", found.overall)]:
        for name, rating in ratings.items():
            table.writerow([rules, name, rating.value, rating.low, rating.high])
    return out.getvalue()


def data(words: Words, found: Tournament) -> dict[str, Any]:
    """A tournament as plain data."""
    contest = found.contest
    head = {"bots": list(contest.bots), "seats": contest.seats, "games": contest.games, "seed": contest.seed}
    rules = [
        _rules_data(words, standing, ratings) for standing, ratings in zip(found.standings, found.ratings, strict=True)
    ]
    return head | {"rules": rules, "ratings": _ratings_data(found.overall)}


def _rules_data(words: Words, standing: Standing, ratings: Ratings) -> dict[str, Any]:
    if standing.fault:
        fault = {"code": standing.fault.code, "text": words.error(standing.fault)}
        return {"rules": standing.rules.name, "fault": fault}
    line_ups = [
        {
            "games": score.games,
            "seats": [
                {"bot": name}
                | {
                    key: None if each is None else _estimate(each)
                    for key, each in seat_measures(standing.rules, score, seat).items()
                }
                for seat, name in enumerate(score.line_up)
            ],
        }
        for score in standing.scores
    ]
    return {"rules": standing.rules.name, "line_ups": line_ups, "ratings": _ratings_data(ratings)}


def _ratings_data(ratings: Ratings) -> list[dict[str, Any]]:
    return [{"bot": name, **_estimate(rating)} for name, rating in ratings.items()]


def _estimate(found: Estimate) -> dict[str, float | None]:
    return {"value": found.value, "low": found.low, "high": found.high}


def listed(words: Words, found: Tournament, style: Style) -> list[str]:
    """A tournament for people: the ratings by rule set, who beats whom, and the ratings over all."""
    contest = found.contest
    count = len(contest.line_ups)
    head = words.text("tournament-head", bots=len(contest.bots), line_ups=count, games=contest.games, seed=contest.seed)
    lines = paragraph(head, style.width)
    for standing, ratings in zip(found.standings, found.ratings, strict=True):
        lines += ["", words.rule_title(standing.rules)]
        if standing.fault:
            lines += paragraph(words.error(standing.fault), style.width, indent=2)
            continue
        lines += [
            *rated(words, ratings, standing.scores, style),
            *crossed(words, standing.scores, ratings, style),
        ]
    if len(found.standings) > 1 and found.overall:
        every = [score for standing in found.standings for score in standing.scores]
        lines += ["", words.text("tournament-overall"), *rated(words, found.overall, every, style)]
    return lines
