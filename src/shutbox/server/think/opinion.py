"""What bots and the coach think about a game, as plain data, and what it may cost. Needs no server and no process."""

from __future__ import annotations

from typing import Any, NamedTuple

from shutbox.bots import GRADES, bot
from shutbox.errors import ShutboxError
from shutbox.play import Action, Event, Game, Record, action_data, changed, read_record
from shutbox.rules import RuleSet
from shutbox.solve import price

# A price of 2.5e8 is about a second of one core, so a thought takes at most two thirds of the time that a server
# allows. If a whole game costs more, only its rounds or its turns are solved; if these cost more too, nothing is.
MOST_POSITIONS, MOST_PRICE = 1 << 18, 10**10


class Subject(NamedTuple):
    """What a thought is about: the same for every moment of a game, so that slow games can be refused."""

    rules: RuleSet
    players: int


def subject(game: Game) -> Subject:
    """The subject of a game."""
    return Subject(game.rules, len(game.players))


def without_past(game: Game) -> Game:
    """The game without the games before it, which undo needs and a worker does not."""
    return changed(game, before=None)


def needs_tables(kind: str) -> bool:
    """Whether a bot uses tables that may have to be solved first."""
    return kind in GRADES or kind == "perfect"


def check_price(rules: RuleSet, players: int) -> None:
    """Raises if even a turn of this game would cost too much."""
    if rules.turn.box.size > MOST_POSITIONS or price(rules) > MOST_PRICE:
        raise too_dear(rules, players)


def too_dear(rules: RuleSet, players: int) -> ShutboxError:
    """The error for a game that costs too much."""
    return ShutboxError("think-too-dear", positions=rules.turn.box.size, players=players)


def priced_record(text: str) -> Record:
    """Parses a record that a client sent, and checks its price; runs in a worker, because the record may be long."""
    record = read_record(text)
    check_price(record.rules, len(record.players))
    return record


def bot_action(kind: str, game: Game) -> Action:
    """The action of a bot."""
    from random import SystemRandom

    return bot(kind, SystemRandom().random, budget=MOST_PRICE).choose(game)


def choose(kind: str, game: Game) -> dict[str, Any]:
    """The action of a bot."""
    return action_data(game, bot_action(kind, game))


def advise(game: Game) -> dict[str, Any]:
    """The options of a game, the best first, with reasons."""
    from shutbox.coach import hint, hint_data

    return hint_data(game, hint(game, budget=MOST_PRICE))


def judge(before: Game, event: Event) -> dict[str, Any] | None:
    """What a choice cost and why; None if there was nothing to choose."""
    from shutbox.coach import decision, decision_data

    judged = decision(before, event, budget=MOST_PRICE)
    return None if judged is None else decision_data(before, judged, budget=MOST_PRICE)


def outlook(game: Game) -> dict[str, Any] | None:
    """What each seat can expect; None for a seat whose value is unknown."""
    from shutbox.value import Horizon, Unit, options

    if game.over:
        return None
    choices = options(game, budget=MOST_PRICE)
    alone = choices.horizon is Horizon.TURN or choices.unit is Unit.TOTAL
    seats = [None if alone and seat != choices.seat else value for seat, value in enumerate(choices.best.seats)]
    return {"horizon": choices.horizon.value, "unit": choices.unit.value, "seats": seats}
