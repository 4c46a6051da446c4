"""Every rule set as an OpenSpiel game with chance nodes for the throws and perfect information."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

from shutbox.envs.action import ActionIndex, action_index
from shutbox.envs.observation import WITH_POINTS, WITH_TOTALS, features, notation
from shutbox.envs.outcome import chances, outcomes
from shutbox.envs.reward import shares, zero_sum
from shutbox.extra import require
from shutbox.play import Event, Game, Off, Phase, Source, ThrowDice, Thrown, evolve, new_game, start_dice, write_event
from shutbox.rules import MOST_SEATS, Order, RuleSet, from_json, named, names, to_json, write_throw
from shutbox.rules import Throw as Faces
from shutbox.solve import Aim, Objective, read_objective, worth

require("openspiel", "pyspiel")

import pyspiel  # noqa: E402
from open_spiel.python.observation import IIGObserverForPublicInfoGame  # noqa: E402

NAME = "python_shutbox"
DEFAULTS = {"rules": "nine", "players": 2, "objective": "mean", "longest": 10_000}


def _type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Shut the Box",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def parameter(rules: RuleSet | str) -> str:
    """A rule set as a parameter: its name in the catalogue, or its JSON in URL encoding."""
    if isinstance(rules, str):
        return rules
    in_catalogue = rules.name in names() and named(rules.name) == rules
    return rules.name if in_catalogue else quote(to_json(rules), safe="")


def read_rules(text: str) -> RuleSet:
    """The rule set that a parameter describes."""
    plain = unquote(text)
    return from_json(plain) if plain.startswith("{") else named(plain)


def load(rules: RuleSet | str, players: int = 2, **parameters: Any) -> Any:
    """The OpenSpiel game of a rule set, also of one that is not in the catalogue."""
    return pyspiel.load_game(NAME, {"rules": parameter(rules), "players": players, **parameters})


def _utilities(game: Game, objective: Objective) -> tuple[float, float]:
    """The lowest and the highest utility of a player."""
    if len(game.players) > 1:
        return -1 / (len(game.players) - 1), 1.0
    if objective.aim is Aim.MEAN:
        return -float(game.total), 0.0
    return 0.0, 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """The data that all states of one OpenSpiel game share."""

    start: Game
    index: ActionIndex
    outcomes: tuple[Faces, ...]
    objective: Objective
    longest: int


def _setting(parameters: dict[str, Any]) -> Setting:
    rules, players = read_rules(str(parameters["rules"])), int(parameters["players"])
    start = new_game(rules, [f"player_{seat}" for seat in range(players)])
    objective = read_objective(str(parameters["objective"]))
    return Setting(start, action_index(rules), outcomes(rules.turn), objective, int(parameters["longest"]))


class ShutboxGame(pyspiel.Game):
    """A rule set with a number of players; for one player, one turn with an objective."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = _setting(DEFAULTS | (params or {}))
        players = len(self.setting.start.players)
        least, most = _utilities(self.setting.start, self.setting.objective)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.index),
            max_chance_outcomes=len(self.setting.outcomes),
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=self.setting.longest,
        )
        utility = pyspiel.GameType.Utility
        super().__init__(_type(utility.ZERO_SUM if players > 1 else utility.GENERAL_SUM), info, params or {})

    def new_initial_state(self) -> ShutboxState:
        """The state at the start of the game."""
        return ShutboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """An observer of the state for one player; with perfect recall, of the history."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.setting.start)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """The data of a state: the game, the number of dice about to be thrown, the number of decisions so far."""

    setting: Setting
    game: Game
    length: int = 0
    dice: int = 0

    def __deepcopy__(self, _memo: object) -> Place:
        # It is immutable, so clones of a state share it.
        return self

    @property
    def too_long(self) -> bool:
        """Whether the game is cut off because it has reached the limit on decisions."""
        return not self.dice and self.length >= self.setting.longest


def _after(place: Place, event: Event) -> Place:
    """The place after an event; if players throw for the start, the next node is a chance node."""
    return _with_start_dice(replace(place, game=evolve(place.game, event), dice=0))


def _with_start_dice(place: Place) -> Place:
    return replace(place, dice=start_dice(place.game)) if place.game.phase is Phase.START else place


def _throw_event(faces: Faces) -> Event:
    return Thrown(faces, Source.SCRIPTED) if faces else Off(Source.SCRIPTED)


class ShutboxState(pyspiel.State):
    """A state: a decision of a player, or a chance node for a throw."""

    def __init__(self, game: ShutboxGame) -> None:
        super().__init__(game)
        self.place = _with_start_dice(Place(game.setting, game.setting.start))

    def current_player(self) -> int:
        """The player to act, or the id for chance or for the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.place.dice else self.place.game.at

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off because it is too long."""
        return self.place.game.over or self.place.too_long

    def returns(self) -> list[float]:
        """The return of each player; 0 before the end."""
        setting, game = self.place.setting, self.place.game
        if len(game.players) > 1:
            return zero_sum(shares(game))
        result = worth(setting.objective, game.rules.turn, game.position) if self.is_terminal() else 0
        return [float(setting.objective.sign * result)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible throws by their numbers in the fixed order, with their chances."""
        place = self.place
        by_number = {
            place.setting.outcomes.index(faces): float(chance)
            for faces, chance in chances(place.game, place.dice).items()
        }
        return sorted(by_number.items())

    def _legal_actions(self, _player: int) -> list[int]:
        return self.place.setting.index.legal(self.place.game)

    def _apply_action(self, action: int) -> None:
        place = self.place
        if place.dice:
            self.place = _after(place, _throw_event(place.setting.outcomes[action]))
            return
        choice, longer = place.setting.index.decode(action), replace(place, length=place.length + 1)
        self.place = replace(longer, dice=choice.dice) if isinstance(choice, ThrowDice) else _after(longer, choice)

    def _action_to_string(self, player: int, action: int) -> str:
        place = self.place
        if player == pyspiel.PlayerId.CHANCE:
            return write_throw(place.setting.outcomes[action]) or "off"
        choice = place.setting.index.decode(action)
        return f"throw:{choice.dice}" if isinstance(choice, ThrowDice) else write_event(place.game, choice)

    def __str__(self) -> str:
        return state_text(self.place.game, self.place.dice)


def state_text(game: Game, dice: int) -> str:
    """The full text of a state; states with the same text have the same future."""
    tally, same = game.tally, game.rules.game.same_dice
    fields = {
        "at": game.at,
        "air": dice,
        "last": game.last_throw,
        "round": tally.round,
        "starter": tally.starter,
        "order": tally.order if game.rules.game.order is Order.DESCENDING else (),
        "queue": tally.queue,
        "holder": tally.holder,
        "results": tally.results,
        "totals": tally.totals if game.format in WITH_TOTALS else (),
        "points": tally.points if game.format in WITH_POINTS else (),
        "rolls": tally.rolls,
        "out": sorted(tally.out),
        "contenders": tally.contenders,
        "winners": tally.winners,
        "turns": (tally.turns, game.turn_throws) if same else (),
        "shown": sorted((key, sorted(faces)) for key, faces in game.shown.items()),
    }
    words = (f"{name}={value}" for name, value in fields.items() if value not in ((), [], None))
    return " ".join([notation(game), *words])


class Observer:
    """The observation of a player in OpenSpiel's format: one flat tensor, and its pieces by name."""

    def __init__(self, start: Game) -> None:
        pieces = {name: len(numbers) for name, numbers in features(start, 0).items()}
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        ends = np.cumsum(list(pieces.values()))
        self.dict = dict(zip(pieces, np.split(self.tensor, ends[:-1]), strict=True))

    def set_from(self, state: ShutboxState, player: int) -> None:
        """Fills the tensor with the observation of a player."""
        for name, numbers in features(state.place.game, player).items():
            self.dict[name][:] = numbers

    def string_from(self, state: ShutboxState, _player: int) -> str:
        """The public state as text."""
        return str(state)


pyspiel.register_game(_type(pyspiel.GameType.Utility.GENERAL_SUM), ShutboxGame)
