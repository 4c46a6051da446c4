"""Playing: one step of a game, and whole games between bots and players of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from shutbox.bots import BOTS, OWN, RANDOM, Player, bot, player_label, spelled
from shutbox.errors import IllegalActionError, wrong_type
from shutbox.play import (
    Action,
    Dice,
    Event,
    Game,
    Record,
    Seat,
    begun,
    decide,
    evolve,
    extended,
    legal,
    seed_text,
    seeded_dice,
    system_dice,
)
from shutbox.rules import RuleSet


def player(name: object, seed: str | int | None = None) -> Player:
    """A bot by its name, or a player of one's own, as an object or as `my_bots:Careful`; see `bot_names`."""
    return bot(name, Random(None if seed is None else seed_text(seed)).random)


def bot_names() -> tuple[str, ...]:
    """The names of the bots, weakest first."""
    return BOTS


def choices(game: Game) -> dict[str, Action]:
    """The legal actions by how they are written: the tiles, `throw 2`, `take`, `raise`, `end`."""
    return {spelled(game, action): action for action in legal(game)}


def act(game: Game, action: Action | str, dice: Dice | None = None) -> Game:
    """The game after an action, which can be given as `choices` writes it; without dice, the system throws."""
    if dice is not None and not callable(getattr(dice, "throw", None)):
        raise wrong_type("dice", "Dice, such as seeded_dice(7)", dice)
    return evolve(game, decide(game, as_action(game, action), dice or system_dice()))


def as_action(game: Game, action: Action | str) -> Action:
    """An action as it is, or the legal one that is written like this."""
    if not isinstance(action, str):
        return action
    known = choices(game)
    if action not in known:
        raise IllegalActionError("choice-unknown", got=action, allowed=list(known))
    return known[action]


def play_out(
    rules: RuleSet | str,
    players: Sequence[object] | Mapping[str, object] = (RANDOM,),
    seed: str | int | None = None,
) -> Record:
    """The record of a whole game between bots or players of one's own; the same for the same seed.

    `players` are in the order of their seats: bots by name, objects, or a mapping that gives them names.
    """
    seats, sitting = _seats(players)
    text = None if seed is None else seed_text(seed)
    dice = system_dice() if text is None else seeded_dice(text)
    lots = Random(text).random
    able = [bot(each, lots) for each in sitting]
    record = begun(rules, seats, notes=() if text is None else (("seed", text),))
    game, events = record.start, list[Event]()
    while not game.over:
        events.append(decide(game, able[game.at].choose(game), dice))
        game = evolve(game, events[-1])
    return extended(record, *events)


def _seats(players: Sequence[object] | Mapping[str, object]) -> tuple[list[Seat], list[object]]:
    """The seats of players, and what sits on them; players without names are named after what they are."""
    if isinstance(players, str) or not isinstance(players, Sequence | Mapping):
        raise wrong_type("players", "a list of bots, or bots by the names of players", players)
    named = players if isinstance(players, Mapping) else _names(players)
    return [Seat(name, kind_of(each)) for name, each in named.items()], list(named.values())


def _names(players: Sequence[object]) -> dict[str, object]:
    """A name for each player: its own, with a number if somebody before it has it."""
    from shutbox.name import free_name

    named = dict[str, object]()
    for each in players:
        named[free_name(player_label(each), named)] = each
    return named


def kind_of(player: object) -> str:
    """The kind of a seat as records have it."""
    return player if isinstance(player, str) and player in BOTS else OWN
