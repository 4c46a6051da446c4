"""`shutbox tournament`: bots play each other at several rule sets and get ratings."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shutbox.bots import BOTS
from shutbox.cli.game import stoppable
from shutbox.cli.lab.job import journal, journal_of, output_path, place_of, stop
from shutbox.cli.lab.ranking import Ratings, cross_table, rating_lines
from shutbox.cli.line import Arguments, UsageError, choose_rules, integer
from shutbox.cli.terminal import Style, Terminal, paragraph, progress, rewrite
from shutbox.extra import LAB
from shutbox.rules import RuleSet
from shutbox.solve import require_solver
from shutbox.tournament import Contest, Place, Score, Standing, play_contest, valid
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.simulate import Estimate

DEFAULT_RULES, DEFAULT_GAMES = "nine", 1000
RATINGS_SUFFIX = "-ratings"


@dataclass(frozen=True, slots=True)
class Tournament:
    """The parameters of a tournament, its results, and the ratings by rule set and overall."""

    contest: Contest
    standings: list[Standing]
    ratings: Sequence[Ratings]
    overall: Ratings


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Plays the tournament, and shows or writes the results and ratings."""
    contest = _contest(args)
    rules = _rules(args, contest)
    place, path = place_of(args), output_path(args)
    if path is not None and not journal_of(path).exists() and ratings_of(path).exists():
        raise UsageError("export-exists", path=str(ratings_of(path)))
    require_solver(LAB)
    try:
        with stoppable():
            tournament = _play(words, rules, contest, place, path, terminal)
    except KeyboardInterrupt:
        return stop(words, terminal, path)
    if path is not None:
        rewrite(str(path), line_up_table(words, tournament))
        rewrite(str(ratings_of(path)), rating_table(tournament))
        journal_of(path).unlink()
    if args.flag("json"):
        terminal.show(data(words, tournament) | ({"file": str(path)} if path else {}))
    else:
        terminal.tell("\n".join(text_lines(words, tournament, terminal.style)))
    return 0


def _contest(args: Arguments) -> Contest:
    names = args.value("bots")
    bots = BOTS if names is None else tuple(name.strip().removeprefix("@") for name in names.split(","))
    seed = args.value("seed") or "0"
    return valid(Contest(bots, integer(args, "seats") or 2, integer(args, "games") or DEFAULT_GAMES, seed))


def _rules(args: Arguments, contest: Contest) -> list[RuleSet]:
    """The rule sets of the option; raises if one is given twice or has too few seats."""
    names = [name.strip() for name in (args.value("rules") or DEFAULT_RULES).split(",")]
    selection = [choose_rules(name, args.values("set")) for name in names]
    for place, rules in enumerate(selection):
        if rules in selection[:place]:
            raise UsageError("tournament-rules", rules=rules.name)
        most = 1 if rules.game.format.value == "solitaire" else rules.game.most_players
        if contest.seats > most:
            raise UsageError("players-count", got=contest.seats, most=most, rules=rules.name)
    return selection


def ratings_of(path: Path) -> Path:
    """The path of the table of ratings, beside the table of line-ups."""
    return path.with_stem(path.stem + RATINGS_SUFFIX)


def _play(
    words: Words, rules: list[RuleSet], contest: Contest, place: Place, path: Path | None, terminal: Terminal
) -> Tournament:
    from shutbox.simulate import ready

    if not place.dask:
        # Solved once here instead of in every process; the machines of a cluster solve for themselves.
        with progress(words, terminal) as draw:
            for each in rules:
                ready(each, contest.bots, draw, players=contest.seats)
    with progress(words, terminal, "playing") as draw, journal(path) as journal_path:
        return with_ratings(contest, play_contest(rules, contest, journal_path, place=place, progress=draw))


def with_ratings(contest: Contest, standings: list[Standing]) -> Tournament:
    """The tournament with its ratings."""
    from shutbox.simulate import shared
    from shutbox.tournament import Result, ratings

    results = [
        [Result(score.line_up, score.games, tuple(map(shared, score.wins))) for score in standing.scores]
        for standing in standings
    ]
    every = [result for each in results for result in each]
    by_rules = [ratings(each) if each else {} for each in results]
    return Tournament(contest, standings, by_rules, ratings(every) if every else {})


def seat_measures(rules: RuleSet, score: Score, seat: int) -> dict[str, Estimate | None]:
    """The measures of a seat: share of games won, mean points of a game, mean total of a turn, share of shut boxes."""
    from shutbox.simulate import POINTS, TOTAL, TURNS, has_points, ratio, shared, wilson

    sums, products, turns = score.sums[seat], score.products[seat], score.sums[seat][TURNS]
    return {
        "wins": wilson(shared(score.wins[seat]), score.games),
        "points": ratio(score.games, sums, products, POINTS) if has_points(rules, len(score.line_up)) else None,
        "total": ratio(score.games, sums, products, TOTAL, TURNS) if turns else None,
        "shut": wilson(score.shut[seat], turns) if turns else None,
    }


def line_up_table(words: Words, tournament: Tournament) -> str:
    """Every line-up of every rule set as CSV with full precision: the bots by seat, and their measures."""
    out = StringIO()
    table = csv.writer(out, lineterminator="\n")
    seats = range(1, tournament.contest.seats + 1)
    names = [f"{name}_{seat}" for seat in seats for name in ("bot", "wins", "low", "high", "points", "total", "shut")]
    table.writerow(["rules", "games", *names, "fault"])
    for standing in tournament.standings:
        if standing.fault:
            table.writerow([standing.rules.name, 0, *[""] * len(names), words.error(standing.fault)])
        for score in standing.scores:
            cells = [cell for seat in range(tournament.contest.seats) for cell in _cells(standing.rules, score, seat)]
            table.writerow([standing.rules.name, score.games, *cells, ""])
    return out.getvalue()


def _cells(rules: RuleSet, score: Score, seat: int) -> list[str]:
    measures = seat_measures(rules, score, seat)
    wins, more = measures["wins"], [measures[name] for name in ("points", "total", "shut")]
    assert wins is not None
    return [
        score.line_up[seat],
        *map(str, (wins.value, wins.low, wins.high)),
        *("" if each is None else str(each.value) for each in more),
    ]


def rating_table(tournament: Tournament) -> str:
    """The ratings of every rule set as CSV; the overall ratings have an empty name."""
    out = StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["rules", "bot", "rating", "low", "high"])
    by_rules = [
        (each.rules.name, ratings) for each, ratings in zip(tournament.standings, tournament.ratings, strict=True)
    ]
    for rules, ratings in [*by_rules, ("", tournament.overall)]:
        for name, rating in ratings.items():
            table.writerow([rules, name, rating.value, rating.low, rating.high])
    return out.getvalue()


def data(words: Words, tournament: Tournament) -> dict[str, Any]:
    """A tournament as JSON data."""
    contest = tournament.contest
    head = {"bots": list(contest.bots), "seats": contest.seats, "games": contest.games, "seed": contest.seed}
    rules = [
        _rules_data(words, standing, ratings)
        for standing, ratings in zip(tournament.standings, tournament.ratings, strict=True)
    ]
    return head | {"rules": rules, "ratings": _ratings_data(tournament.overall)}


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


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def text_lines(words: Words, tournament: Tournament, style: Style) -> list[str]:
    """A tournament as text: ratings and cross table by rule set, and the overall ratings."""
    contest = tournament.contest
    count = len(contest.line_ups)
    head = words.text("tournament-head", bots=len(contest.bots), line_ups=count, games=contest.games, seed=contest.seed)
    lines = paragraph(head, style.width)
    for standing, ratings in zip(tournament.standings, tournament.ratings, strict=True):
        lines += ["", words.rule_title(standing.rules)]
        if standing.fault:
            lines += paragraph(words.error(standing.fault), style.width, indent=2)
            continue
        lines += [
            *rating_lines(words, ratings, standing.scores, style),
            *cross_table(words, standing.scores, ratings, style),
        ]
    if len(tournament.standings) > 1 and tournament.overall:
        every = [score for standing in tournament.standings for score in standing.scores]
        lines += ["", words.text("tournament-overall"), *rating_lines(words, tournament.overall, every, style)]
    return lines
