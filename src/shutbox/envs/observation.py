"""Observations as numbers: the box and the throw of a turn, and the whole state of a game."""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.play import SUPER_BOX, Game, Phase, in_play
from shutbox.rules import BOX_SHUT, Format, Points, RuleSet, score, standing, write_position, write_throw

Array = np.ndarray[Any, Any]
# The order of the phases in every observation. The start is not included, because it has no decisions.
PHASES = (Phase.THROW, Phase.SHUT, Phase.PENALTY, Phase.SURVIVOR, Phase.OVER)
WITH_TOTALS = {Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL}
WITH_POINTS = {Format.CHASE, Format.LAST_ONE_STANDING}


def face_counts(game: Game) -> list[int]:
    """The number of dice of the current throw that show each face."""
    return [game.throw.count(face) for face in range(1, game.rules.turn.faces + 1)]


def turn_observation(game: Game) -> dict[str, Any]:
    """A turn: standing tiles by column, dice of the throw by face, the phase."""
    return {
        "standing": np.array(standing(game.rules.turn.box, game.position), np.int8),
        "throw": np.array(face_counts(game), np.int8),
        "phase": np.int64(PHASES.index(game.phase)),
    }


def most_total(rules: RuleSet) -> int:
    """An upper bound on the running totals of this rule set."""
    worst, game = score(rules.turn, rules.turn.set_up), rules.game
    return game.rounds * worst if game.format is Format.RUNNING else game.limit + worst


def most_points(rules: RuleSet, players: int) -> int:
    """The most points that a player can have, one round of a play-off included."""
    if rules.game.format is Format.LAST_ONE_STANDING:
        return rules.game.limit + BOX_SHUT
    payers = players - 1 if rules.game.points is Points.PAID else 1
    return SUPER_BOX * payers * (rules.game.rounds + 1)


def _seats(game: Game, seat: int) -> list[int]:
    """The seats as this one sees them: itself first, then clockwise."""
    return [(seat + step) % len(game.players) for step in range(len(game.players))]


def _round(game: Game) -> float:
    """The share of the rounds that have begun; 0 if the format has no fixed number of rounds."""
    if game.format not in (Format.RUNNING, Format.CHASE):
        return 0.0
    return min(1.0, game.tally.round / game.rules.game.rounds)


def features(game: Game, seat: int) -> dict[str, list[float]]:
    """The state of a game from the view of one seat, all numbers from -1 to 1; docs/envs.md explains each."""
    turn, tally = game.rules.turn, game.tally
    seats, playing = _seats(game, seat), in_play(game)
    worst = score(turn, turn.set_up)
    totals = most_total(game.rules) if game.format in WITH_TOTALS else None
    points = most_points(game.rules, len(game.players)) if game.format in WITH_POINTS else None
    results = [tally.results[each] for each in seats]
    return {
        "standing": [
            count / len(column)
            for count, column in zip(standing(turn.box, game.position), turn.box.columns, strict=True)
        ],
        "throw": [count / turn.dice for count in face_counts(game)],
        "phase": [float(game.phase is phase) for phase in PHASES],
        "last_throw": [float(game.last_throw)],
        "round": [_round(game)],
        "play_off": [float(bool(tally.contenders))],
        "at": [float(each == game.at) for each in seats],
        "starter": [float(each == tally.starter) for each in seats],
        "holder": [float(each == tally.holder) for each in seats],
        "playing": [float(each in playing) for each in seats],
        "queue": [(tally.queue.index(each) + 1) / len(seats) if each in tally.queue else 0.0 for each in seats],
        "done": [float(result is not None) for result in results],
        "result": [(result or 0) / worst for result in results],
        "total": [min(1.0, tally.totals[each] / totals) if totals else 0.0 for each in seats],
        "points": [max(-1.0, min(1.0, tally.points[each] / points)) if points else 0.0 for each in seats],
    }


def game_observation(game: Game, seat: int) -> Array:
    """The features of a game as one flat array."""
    return np.array([number for piece in features(game, seat).values() for number in piece], np.float32)


def notation(game: Game) -> str:
    """A game as a line of notation: position, total, the throw on the table, the phase."""
    position = write_position(game.rules.turn.box, game.position)
    throw = f" {write_throw(game.throw)}" if game.throw else ""
    return f"{position} = {game.total}{throw} {game.phase.value}"
