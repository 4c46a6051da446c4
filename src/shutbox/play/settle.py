"""What comes of a wish at a live table: the entries it leads to, or a refusal that says why. Pure.

Nobody acts in another's seat: a seat's holder acts for it, the keeper (SERVER) for bots and for time. Where the table
has a pencil, whoever is seated may enter what the player at the box does.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shutbox.errors import IllegalActionError, NotationError
from shutbox.play.decide import decide, legal
from shutbox.play.dice import Dice, TypedDice
from shutbox.play.entry import (
    Begun,
    Called,
    Closed,
    Entry,
    Filled,
    Moved,
    Played,
    Rematched,
    Revealed,
    Sat,
    Sealed,
    Stood,
)
from shutbox.play.events import Action, Hand, Hint, Leave, Off, Penalty, Shut, Source, Take, Throw, TimeUp, Undo
from shutbox.play.game import PERSON, Game, Phase, Seat, seated
from shutbox.play.notation import read_event, write_event
from shutbox.play.seal import seat_seal
from shutbox.play.setting import Coach
from shutbox.play.table import OPEN, SERVER, Place, Stage, Table, enter
from shutbox.play.wish import (
    AskHint,
    Close,
    Fill,
    Play,
    Quit,
    Rematch,
    Remove,
    Report,
    Reveal,
    Seal,
    Sit,
    Stand,
    Start,
    ToThrow,
    Wish,
)

_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Begin:
    """The keeper begins without the seeds that did not come."""


@dataclass(frozen=True, slots=True)
class Expire:
    """The keeper's clock: the time of the player to act is over."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The keeper gives a seat to another device of its holder, who has shown the code for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """The keeper has laid the table for the rematch."""

    code: str


Keeping = Begin | Expire | Hold | GoOn
Made = tuple[Entry, ...]


def settle(table: Table, who: str, wish: Wish | Keeping, dice: Dice | None = None) -> Made:
    """The entries that a wish leads to; IllegalActionError or NotationError says why there are none."""
    return _SETTLE[type(wish)](table, who, wish, dice)


def _stage(table: Table, *stages: Stage) -> None:
    if table.stage not in stages:
        raise IllegalActionError("table-stage", stage=table.stage.value)


def _host(table: Table, who: str) -> None:
    if who != table.host:
        raise IllegalActionError("host-only")


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise NotationError("table-seat", got=seat + 1, seats=len(table.places))
    return table.places[seat]


def _own(table: Table, who: str, seat: int) -> Place:
    place = _place(table, seat)
    if place.holder != who:
        raise IllegalActionError("not-your-seat", seat=seat + 1)
    return place


def _seated(table: Table, who: str) -> bool:
    return who == table.host or any(place.holder == who for place in table.places)


def may_act(table: Table, who: str, seat: int) -> bool:
    """Whether somebody may act for a seat."""
    place = table.places[seat]
    if who == SERVER:
        return place.kind != PERSON
    return place.holder == who or (table.settings.pencil and _seated(table, who))


def _acting(table: Table, who: str) -> Game:
    """The game, if it waits for this one."""
    _stage(table, Stage.PLAYING)
    game = table.live
    if not may_act(table, who, game.at):
        raise IllegalActionError("not-your-turn", who=game.players[game.at].name)
    return game


def _check_seal(table: Table, seal: str) -> None:
    if seal and not (table.sealed and _HEX.fullmatch(seal)):
        raise NotationError("seal-format")


def _sit(table: Table, _who: str, wish: Sit, _dice: Dice | None) -> Made:
    _stage(table, Stage.WAITING)
    if _place(table, wish.seat).kind != OPEN:
        raise IllegalActionError("seat-taken", seat=wish.seat + 1)
    _check_seal(table, wish.seal)
    # The names of those who sit already must stay told apart.
    seated(table.rules, [*(Seat(place.name) for place in table.places if place.kind != OPEN), Seat(wish.name)])
    return (Sat(wish.seat, wish.name, wish.seal),)


def _seal(table: Table, who: str, wish: Seal, _dice: Dice | None) -> Made:
    _stage(table, Stage.WAITING)
    _own(table, who, wish.seat)
    if not wish.seal:
        raise NotationError("seal-format")
    _check_seal(table, wish.seal)
    return (Sealed(wish.seat, wish.seal),)


def _stand(table: Table, who: str, wish: Stand, _dice: Dice | None) -> Made:
    _stage(table, Stage.WAITING)
    _own(table, who, wish.seat)
    return (Stood(wish.seat),)


def _remove(table: Table, who: str, wish: Remove, _dice: Dice | None) -> Made:
    _stage(table, Stage.WAITING)
    _host(table, who)
    if _place(table, wish.seat).kind == OPEN:
        raise IllegalActionError("seat-open", seat=wish.seat + 1)
    return (Stood(wish.seat),)


def _fill(table: Table, who: str, wish: Fill, _dice: Dice | None) -> Made:
    _stage(table, Stage.WAITING, Stage.PLAYING)
    _host(table, who)
    place = _place(table, wish.seat)
    if table.stage is Stage.PLAYING:
        return _happened(table.live, Hand(wish.seat, wish.name, wish.bot))
    if place.kind not in (OPEN, PERSON):
        raise IllegalActionError("seat-taken", seat=wish.seat + 1)
    others = [each for seat, each in enumerate(table.places) if seat != wish.seat and each.kind != OPEN]
    seated(table.rules, [*(Seat(each.name) for each in others), Seat(wish.name, wish.bot)])
    return (Filled(wish.seat, wish.bot, wish.name),)


def _start(table: Table, who: str, _wish: Start, _dice: Dice | None) -> Made:
    _stage(table, Stage.WAITING)
    _host(table, who)
    free = [seat + 1 for seat, place in enumerate(table.places) if place.kind == OPEN]
    if free:
        raise IllegalActionError("seats-open", seats=free)
    return (Called(), *_if_revealed(enter(table, Called(), who)))


def _reveal(table: Table, who: str, wish: Reveal, _dice: Dice | None) -> Made:
    _stage(table, Stage.SEALING)
    place = _own(table, who, wish.seat)
    if place.seed:
        raise IllegalActionError("seed-known", seat=wish.seat + 1)
    if not _HEX.fullmatch(wish.seed) or seat_seal(table.public, wish.seat, bytes.fromhex(wish.seed)) != place.seal:
        raise IllegalActionError("seed-strange", seat=wish.seat + 1)
    made = Revealed(wish.seat, wish.seed)
    return (made, *_if_revealed(enter(table, made, who)))


def _missing(table: Table) -> list[int]:
    return [seat for seat, place in enumerate(table.places) if place.seal and not place.seed]


def _if_revealed(table: Table) -> Made:
    """The beginning of the game, once no seed is missing."""
    return () if _missing(table) else (Begun([]),)


def _begin(table: Table, _who: str, _wish: Begin, _dice: Dice | None) -> Made:
    _stage(table, Stage.SEALING)
    return (Begun(_missing(table)),)


def _happened(game: Game, action: Action, dice: Dice | None = None) -> Made:
    return (Played(write_event(game, decide(game, action, dice))),)


def _throw(table: Table, who: str, wish: ToThrow, dice: Dice | None) -> Made:
    game = _acting(table, who)
    if not table.sealed:
        raise IllegalActionError("dice-typed")
    return _happened(game, Throw(wish.dice), dice)


def _report(table: Table, who: str, wish: Report, _dice: Dice | None) -> Made:
    _stage(table, Stage.PLAYING)
    game = table.live
    bot = table.places[game.at].kind != PERSON
    # A bot has no hands: whoever is seated throws for it.
    if not (bot and _seated(table, who)):
        _acting(table, who)
    if table.sealed:
        raise IllegalActionError("dice-sealed")
    faces = tuple(sorted(wish.faces))
    return _happened(game, Throw(len(faces)), TypedDice(faces))


def _play(table: Table, who: str, wish: Play, _dice: Dice | None) -> Made:
    _stage(table, Stage.PLAYING, Stage.OVER)
    game = table.live
    action = read_event(game, wish.word)
    if isinstance(action, Undo):
        return _undo(table, who)
    if not isinstance(action, Shut | Off | Penalty | Take):
        raise IllegalActionError("not-asked-so", word=wish.word[:40])
    _acting(table, who)
    if isinstance(action, Off) and (table.sealed or action.source is not Source.TYPED):
        raise IllegalActionError("dice-sealed" if table.sealed else "not-asked-so", **_word(table, wish))
    return _happened(game, action)


def _word(table: Table, wish: Play) -> dict[str, str]:
    return {} if table.sealed else {"word": wish.word[:40]}


def _undo(table: Table, who: str) -> Made:
    """Taking back is for whoever did it, and ends when the envelope is open (RULES 3.9)."""
    if not table.settings.undo or table.secret:
        raise IllegalActionError("undo-off")
    game = table.live
    if game.before is not None and not may_act(table, who, game.before.at):
        raise IllegalActionError("not-your-turn", who=game.players[game.before.at].name)
    return _happened(game, Undo())


def _quit(table: Table, who: str, wish: Quit, _dice: Dice | None) -> Made:
    _stage(table, Stage.PLAYING)
    _own(table, who, wish.seat)
    return _happened(table.live, Leave(wish.seat))


def _hint(table: Table, who: str, _wish: AskHint, _dice: Dice | None) -> Made:
    game = _acting(table, who)
    if table.settings.coach is Coach.OFF:
        raise IllegalActionError("coach-off")
    return _happened(game, Hint(game.at))


def _expire(table: Table, _who: str, _wish: Expire, dice: Dice | None) -> Made:
    _stage(table, Stage.PLAYING)
    game = table.live
    if game.phase is Phase.START:
        (action,) = legal(game)
        return _happened(game, action, dice)
    return _happened(game, TimeUp())


def _close(table: Table, who: str, _wish: Close, _dice: Dice | None) -> Made:
    if who != SERVER:
        _host(table, who)
    _stage(table, Stage.WAITING, Stage.SEALING, Stage.PLAYING)
    return (Closed(),)


def _rematch(table: Table, who: str, _wish: Rematch, _dice: Dice | None) -> Made:
    """Nothing yet: the keeper has to lay the other table first."""
    _stage(table, Stage.OVER, Stage.ABANDONED)
    if not _seated(table, who):
        raise IllegalActionError("seated-only")
    if table.rematch:
        raise IllegalActionError("rematch-already")
    return ()


_SETTLE: dict[type, Callable[[Table, str, Any, Dice | None], Made]] = {
    Sit: _sit,
    Seal: _seal,
    Stand: _stand,
    Remove: _remove,
    Fill: _fill,
    Start: _start,
    Reveal: _reveal,
    Begin: _begin,
    ToThrow: _throw,
    Report: _report,
    Play: _play,
    Quit: _quit,
    AskHint: _hint,
    Expire: _expire,
    Close: _close,
    Rematch: _rematch,
    Hold: lambda _table, _who, wish, _dice: (Moved(wish.seat),),
    GoOn: lambda _table, _who, wish, _dice: (Rematched(wish.code),),
}
