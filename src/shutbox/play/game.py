"""The state of a game after its events so far, as frozen data."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from shutbox.errors import NotationError, brief, wrong_type
from shutbox.play.events import SeatNumber
from shutbox.play.quick import changed, quick
from shutbox.rules import Format, Position, RuleSet, rules_of, score
from shutbox.rules import Throw as Faces

PERSON = "person"
KIND = re.compile(r"[a-z0-9-]+")


class Phase(Enum):
    """What the game waits for."""

    START = "start"
    THROW = "throw"
    SHUT = "shut"
    PENALTY = "penalty"
    SURVIVOR = "survivor"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a name, and a kind, which is `person` or the name of a bot."""

    name: str
    kind: str = PERSON


@quick
@dataclass(frozen=True, slots=True)
class Tally:
    """What changes with turns and rounds but not with throws. Tuples over seats are indexed by seat."""

    order: tuple[SeatNumber, ...]
    starter: SeatNumber
    points: tuple[int, ...]
    totals: tuple[int, ...]
    turns: tuple[int, ...]
    results: tuple[int | None, ...]
    round: int = 0
    queue: tuple[SeatNumber, ...] = ()
    holder: SeatNumber | None = None
    rolls: tuple[tuple[int, ...], ...] = ()
    left: frozenset[SeatNumber] = frozenset()
    out: frozenset[SeatNumber] = frozenset()
    contenders: tuple[SeatNumber, ...] = ()
    winners: tuple[SeatNumber, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Game:
    """The state of a game, on which everything that can happen next depends.

    `pips` is the sum of a throw whose faces are not known, else 0. `reported` is the total of the turn that ended the
    game, if its tiles are not known.
    """

    rules: RuleSet
    players: tuple[Seat, ...]
    tally: Tally
    phase: Phase
    at: SeatNumber
    position: Position
    throw: Faces = ()
    pips: int = 0
    throws: int = 0
    turn_throws: int = 0
    last_throw: bool = False
    shown: Mapping[tuple[int, int], frozenset[Faces]] = field(default_factory=dict, repr=False, hash=False)
    before: Game | None = field(default=None, repr=False, compare=False)
    reported: int | None = None

    # Imported late: games are drawn only where people look at them.
    def __repr__(self) -> str:
        from shutbox.play.picture import summary

        return summary(self)

    def __str__(self) -> str:
        from shutbox.play.picture import text_picture

        return text_picture(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from shutbox.play.picture import svg_picture

        return svg_picture(self)

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.phase is Phase.OVER

    @property
    def format(self) -> Format:
        """The format in force: with one player every rule set is solitaire (RULES 3.8)."""
        return Format.SOLITAIRE if len(self.players) == 1 else self.rules.game.format

    @property
    def to_beat(self) -> int | None:
        """The total that the holder of a chase has set."""
        return None if self.tally.holder is None else self.tally.results[self.tally.holder]

    @property
    def total(self) -> int:
        """What the turn would count if it ended now."""
        return score(self.rules.turn, self.position) if self.reported is None else self.reported

    @property
    def effective_throw(self) -> Faces:
        """The throw as moves depend on it: its faces, or the sum as one number, which is as good where sums buy."""
        return self.throw or (self.pips,)


def seat_players(rules: RuleSet, players: Sequence[Seat | str]) -> tuple[Seat, ...]:
    """The players as seats; raises if their number does not fit the rule set, or if two have the same name.

    Names that are entered are checked more strictly, by `shutbox.name`; stored ones may be twins.
    """
    if not _is_list_of_seats(players):
        raise wrong_type("players", "a list of names or seats", players)
    seats = tuple(Seat(player) if isinstance(player, str) else player for player in players)
    most = 1 if rules.game.format is Format.SOLITAIRE else rules.game.most_players
    if not 1 <= len(seats) <= most:
        raise NotationError("players-count", got=len(seats), most=most, rules=rules.name)
    for seat in seats:
        if not _writable(seat.name):
            raise NotationError("player-name", got=seat.name)
        if not KIND.fullmatch(seat.kind):
            raise NotationError("player-kind", got=seat.kind)
    _check_different([seat.name for seat in seats])
    return seats


def _is_list_of_seats(players: object) -> bool:
    listed = isinstance(players, Iterable) and not isinstance(players, str)
    return listed and all(isinstance(player, Seat | str) for player in players)  # type: ignore[attr-defined]


def _writable(name: str) -> bool:
    """Whether a record can hold a name: it is printable, or one that can be entered, which may have joiners."""
    if name.strip() and name.isprintable():
        return True
    # Imported late because hardly any game needs it.
    from shutbox.name import is_name

    return is_name(name)


def _check_different(names: list[str]) -> None:
    """Raises if two names are equal, with a name that is free."""
    for place, name in enumerate(names):
        if name in names[:place]:
            from shutbox.name import free_name

            raise NotationError("player-twice", name=name, free=free_name(name, names))


def blank(rules: RuleSet | str, players: Sequence[Seat | str], starter: int) -> Game:
    """A game before its first round; a rule set of the catalogue can be given by its name."""
    rules = rules_of(rules)
    seats = seat_players(rules, players)
    if not isinstance(starter, int):
        raise wrong_type("starter", "the number of a seat, counted from 0", starter)
    if not 0 <= starter < len(seats):
        raise NotationError("starter-seat", got=brief(starter + 1), players=len(seats))
    zeros, first = (0,) * len(seats), SeatNumber(starter)
    order = tuple(map(SeatNumber, range(len(seats))))
    tally = Tally(order, first, zeros, zeros, zeros, (None,) * len(seats))
    return Game(rules, seats, tally, Phase.OVER, first, rules.turn.set_up)


def after_step(
    game: Game,
    phase: Phase,
    position: Position,
    throw: Faces,
    *,
    thrown: int,
    last_throw: bool,
    before: Game | None,
    pips: int = 0,
) -> Game:
    """The game with the changes of a throw or a move; spelled out because `changed` takes twice as long."""
    return Game(
        game.rules,
        game.players,
        game.tally,
        phase,
        game.at,
        position,
        throw,
        pips,
        game.throws + thrown,
        game.turn_throws + thrown,
        last_throw,
        game.shown,
        before,
    )


def with_tally(game: Game, **changes: object) -> Game:
    """The game with its tally changed."""
    return changed(game, tally=changed(game.tally, **changes))  # type: ignore[arg-type]


def put(values: tuple[int, ...], seat: SeatNumber, value: int) -> tuple[int, ...]:
    """The values by seat, with the one of this seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
