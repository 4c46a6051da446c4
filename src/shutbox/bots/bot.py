"""Computer players: each chooses one of the legal actions of a live game, in every format."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from shutbox.bots.grade import GRADES, odds, spread
from shutbox.bots.own import Lots, Player, is_own, own_player
from shutbox.bots.thumb import THUMBS, Thumb, favourite, thumb_dice
from shutbox.errors import NotationError, nearest
from shutbox.play import Action, Game, Penalty, Phase, Shut, Take, ThrowDice, legal
from shutbox.rules import OffMat
from shutbox.value import Horizon, options, reach


def draw_action(actions: Sequence[Action], chances: Sequence[float], lots: Lots) -> Action:
    """A random action; each has its own chance."""
    rest = lots()
    for action, chance in zip(actions, chances, strict=True):
        rest -= chance
        if rest < 0:
            return action
    # Rounding may leave a small rest, so the last action with a chance above 0 is chosen.
    return next(action for action, chance in zip(reversed(actions), reversed(chances), strict=True) if chance > 0)


@dataclass(frozen=True, slots=True)
class Chance:
    """Chooses a random action; after a die off the mat a tile rises and the turn goes on."""

    lots: Lots

    def choose(self, game: Game) -> Action:
        """Any of the legal actions."""
        actions = legal(game)
        if game.phase is Phase.PENALTY:
            return Penalty(OffMat.RAISE)
        return draw_action(actions, [1 / len(actions)] * len(actions), self.lots)


@dataclass(frozen=True, slots=True)
class ByThumb:
    """Follows a rule of thumb."""

    thumb: Thumb

    def choose(self, game: Game) -> Action:
        """What the rule of thumb says."""
        match game.phase:
            case Phase.SHUT:
                moves = tuple(action.move for action in legal(game) if isinstance(action, Shut))
                return Shut(favourite(self.thumb, game.rules.turn, game.position, moves))
            case Phase.PENALTY:
                return Penalty(OffMat.RAISE)
            case Phase.SURVIVOR:
                return Take()
            case Phase.THROW:
                return ThrowDice(thumb_dice(game.rules.turn, game.position))
            case Phase.START | Phase.OVER:
                return legal(game)[0]


@dataclass(frozen=True, slots=True)
class Graded:
    """Knows the value of each option and errs at random; costly errors are rarer. Chooses the best penalty."""

    heat: float
    lots: Lots
    budget: float = inf
    horizon: Horizon = Horizon.GAME

    def choose(self, game: Game) -> Action:
        """A random legal action; the more it costs, the lower its chance."""
        if len(legal(game)) == 1:
            return legal(game)[0]
        choices = options(game, horizon=self.horizon, budget=self.budget)
        if game.phase is Phase.PENALTY:
            return choices.best.action
        width = spread(choices.best.seats[choices.seat], *reach(game, choices.unit))
        chances = odds([choices.loss(option) for option in choices.options], width, self.heat)
        return draw_action([option.action for option in choices.options], chances, self.lots)


@dataclass(frozen=True, slots=True)
class Perfect:
    """Makes the best choice at the longest solved horizon up to its own."""

    budget: float = inf
    horizon: Horizon = Horizon.GAME

    def choose(self, game: Game) -> Action:
        """The best of the legal actions."""
        actions = legal(game)
        if len(actions) == 1:
            return actions[0]
        return options(game, horizon=self.horizon, budget=self.budget).best.action


RANDOM, PERFECT = "random", "perfect"
BOTS = (RANDOM, *THUMBS, *GRADES, PERFECT)


def bot(name: object, lots: Lots, *, budget: float = inf, horizon: Horizon = Horizon.GAME) -> Player:
    """The bot with this name, or a player of one's own (`shutbox.bots.own`), by its name in a module or as an object.

    The values of a bot have the longest horizon up to `horizon` that can be solved within the budget.
    """
    if not isinstance(name, str) or is_own(name):
        return own_player(name, lots)
    if name == RANDOM:
        return Chance(lots)
    if name in THUMBS:
        return ByThumb(THUMBS[name])
    if name in GRADES:
        return Graded(GRADES[name], lots, budget, horizon)
    if name == PERFECT:
        return Perfect(budget, horizon)
    raise unknown_bot(name)


def unknown_bot(name: str) -> NotationError:
    """The error for a name that no bot has."""
    return NotationError("bot-unknown", got=name, near=nearest(name, BOTS) or "nothing", bots=list(BOTS))
