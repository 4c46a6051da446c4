"""Turns a wish at a live table into entries, or raises an error that says why there are none. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shutbox.errors import IllegalActionError, NotationError
from shutbox.name import new_name
from shutbox.play import (
    BEFORE_THROW,
    PERSON,
    Action,
    Dice,
    Game,
    Hint,
    Leave,
    Off,
    Penalty,
    Phase,
    Rename,
    Reorder,
    SeatNumber,
    Shut,
    Source,
    Take,
    ThrowDice,
    ThrownSum,
    TimeUp,
    TurnTotal,
    TypedDice,
    Undo,
    decide,
    legal,
    read_event,
    seat_seal,
    write_event,
)
from shutbox.play.table.absence import ALL_HERE, Absence, chaired, settle_absence
from shutbox.play.table.correction import settle_correction
from shutbox.play.table.entry import (
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
from shutbox.play.table.right import (
    acting,
    check_arranger,
    check_device,
    check_host,
    check_keeper,
    check_stage,
    check_undo,
    may_type,
    not_yours,
    own_place,
    place_at,
    sits_here,
    undo_seat,
)
from shutbox.play.table.setting import Coach
from shutbox.play.table.state import OPEN, SERVER, Stage, Table, check_bot, enter
from shutbox.play.table.wish import (
    Again,
    AskHint,
    Close,
    Correct,
    Fill,
    Lay,
    Play,
    Quit,
    Rematch,
    Remove,
    Report,
    Return,
    Reveal,
    Seal,
    Sit,
    Stand,
    Start,
    ToRename,
    ToReorder,
    ToThrow,
    Wish,
)
from shutbox.rules import taken

_HEX = re.compile(r"[0-9a-f]{64}")
_CHOICES = (Shut, Penalty, Take)


@dataclass(frozen=True, slots=True)
class Begin:
    """The keeper begins the game without the missing seeds."""


@dataclass(frozen=True, slots=True)
class Expire:
    """The keeper reports that the time of the player to act is over."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The keeper gives a seat to another device of its holder, who has entered its code."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class GoOn:
    """The keeper has created the table for the rematch."""

    code: str


Keeping = Begin | Expire | Hold | GoOn
Entries = tuple[Entry, ...]


def settle(
    table: Table, who: str, wish: Wish | Keeping, dice: Dice | None = None, absence: Absence = ALL_HERE
) -> Entries:
    """The entries that a wish leads to; raises IllegalActionError or NotationError if the wish is refused."""
    if not who:
        raise IllegalActionError("device-only")
    table = chaired(table, absence)
    if isinstance(wish, Return) or (isinstance(wish, Fill | Remove) and table.stage is Stage.PLAYING):
        return settle_absence(table, who, wish, absence)
    return _SETTLE[type(wish)](table, who, wish, dice)


def _check_seal(table: Table, seal: str) -> None:
    if seal and not (table.sealed and _HEX.fullmatch(seal)):
        raise NotationError("seal-format")


def _sit(table: Table, who: str, wish: Sit, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.WAITING)
    check_device(who)
    if place_at(table, wish.seat).kind != OPEN:
        raise IllegalActionError("seat-taken", seat=wish.seat + 1)
    _check_seal(table, wish.seal)
    return (Sat(wish.seat, _new_name(table, wish), wish.seal),)


def _new_name(table: Table, wish: Sit | Fill) -> str:
    """The name of the wish in its normal form; raises if nobody can have it, or if somebody at the table has it."""
    return new_name(
        wish.name, [place.name for seat, place in enumerate(table.places) if seat != wish.seat and place.name]
    )


def _seal(table: Table, who: str, wish: Seal, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.WAITING)
    own_place(table, who, wish.seat)
    if not wish.seal:
        raise NotationError("seal-format")
    _check_seal(table, wish.seal)
    return (Sealed(wish.seat, wish.seal),)


def _stand(table: Table, who: str, wish: Stand, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.WAITING)
    own_place(table, who, wish.seat)
    return (Stood(wish.seat),)


def _remove(table: Table, who: str, wish: Remove, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.WAITING)
    check_host(table, who)
    if place_at(table, wish.seat).kind == OPEN:
        raise IllegalActionError("seat-open", seat=wish.seat + 1)
    return (Stood(wish.seat),)


def _fill(table: Table, who: str, wish: Fill, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.WAITING)
    check_host(table, who)
    if place_at(table, wish.seat).kind not in (OPEN, PERSON):
        raise IllegalActionError("seat-taken", seat=wish.seat + 1)
    check_bot(wish.bot)
    return (Filled(wish.seat, wish.bot, _new_name(table, wish)),)


def _start(table: Table, who: str, wish: Start, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.WAITING)
    check_host(table, who)
    free = [seat + 1 for seat, place in enumerate(table.places) if place.kind == OPEN]
    if free:
        raise IllegalActionError("seats-open", count=len(free), seats=free)
    # After a rematch some devices may not have sealed a seed yet; one that never does must not block the others.
    if table.unsealed and not wish.without_seals:
        raise IllegalActionError("seals-missing", names=table.unsealed)
    return (Called(), *_if_revealed(enter(table, Called(), who)))


def _reveal(table: Table, who: str, wish: Reveal, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.SEALING)
    place = own_place(table, who, wish.seat)
    if place.seed:
        raise IllegalActionError("seed-known", seat=wish.seat + 1)
    if not _HEX.fullmatch(wish.seed) or seat_seal(table.public, wish.seat, bytes.fromhex(wish.seed)) != place.seal:
        raise IllegalActionError("seed-strange", seat=wish.seat + 1)
    entry = Revealed(wish.seat, wish.seed)
    return (entry, *_if_revealed(enter(table, entry, who)))


def _missing_seeds(table: Table) -> list[int]:
    return [seat for seat, place in enumerate(table.places) if place.seal and not place.seed]


def _if_revealed(table: Table) -> Entries:
    """The entry that begins the game, if no seed is missing."""
    return () if _missing_seeds(table) else (Begun([]),)


def _begin(table: Table, who: str, _wish: Begin, _dice: Dice | None) -> Entries:
    check_keeper(who)
    check_stage(table, Stage.SEALING)
    return (Begun(_missing_seeds(table)),)


def _play_action(game: Game, action: Action, dice: Dice | None = None) -> Entries:
    event = decide(game, action, dice)
    return (Played(write_event(game, event), event),)


def _throw(table: Table, who: str, wish: ToThrow, dice: Dice | None) -> Entries:
    game = acting(table, who)
    if table.typed:
        raise IllegalActionError("dice-typed")
    return _play_action(game, ThrowDice(wish.dice), dice)


def _report(table: Table, who: str, wish: Report, _dice: Dice | None) -> Entries:
    game = _typing(table, who)
    entries = (
        _play_action(game, ThrownSum(wish.sum))
        if wish.sum
        else _play_action(game, ThrowDice(len(wish.faces)), TypedDice(tuple(wish.faces)))
    )
    if wish.hold and game.phase in BEFORE_THROW and enter(table, entries[0], who).live.phase is not Phase.SHUT:
        raise IllegalActionError("throw-ends-turn")
    return entries


def _lay(table: Table, who: str, wish: Lay, _dice: Dice | None) -> Entries:
    """A throw by the sum of the tiles that were shut for it, and these tiles; one die has a face instead of a sum."""
    _typing(table, who)
    game = acting(table, who)
    shut = read_event(game, wish.word)
    if game.phase not in BEFORE_THROW or not isinstance(shut, Shut):
        raise IllegalActionError("not-asked-so", word=wish.word[:40])
    allowed = [action.dice for action in legal(game) if isinstance(action, ThrowDice)]
    if wish.dice not in allowed:
        raise IllegalActionError("dice-count", got=wish.dice, allowed=allowed)
    pips = sum(tile.value for tile in taken(game.rules.turn.box, game.position, shut.move))
    thrown = _report(table, who, Report([pips]) if wish.dice == 1 else Report(sum=pips), None)
    return (*thrown, *_play_action(enter(table, thrown[0], who).live, shut))


def _typing(table: Table, who: str) -> Game:
    """The game; raises if it does not wait for dice that this device may type."""
    check_device(who)
    game = acting(table, who, may_type)
    if not table.typed:
        raise IllegalActionError("dice-sealed")
    return game


def _play(table: Table, who: str, wish: Play, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.PLAYING, Stage.OVER)
    action = read_event(table.live, wish.word)
    if isinstance(action, Undo):
        return _undo(table, who)
    if action == Off(Source.TYPED) or isinstance(action, TurnTotal):
        return _play_action(_typing(table, who), action)
    if not isinstance(action, _CHOICES):
        raise IllegalActionError("not-asked-so", word=wish.word[:40])
    return _play_action(acting(table, who), action)


def _correct(table: Table, who: str, wish: Correct, _dice: Dice | None) -> Entries:
    return settle_correction(table, who, wish)


def _rename(table: Table, who: str, wish: ToRename, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.PLAYING, Stage.OVER)
    check_arranger(table, who)
    place_at(table, wish.seat)
    return _play_action(table.live, Rename(wish.seat, wish.name))


def _reorder(table: Table, who: str, wish: ToReorder, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.PLAYING)
    check_arranger(table, who)
    return _play_action(table.live, Reorder(tuple(map(SeatNumber, wish.seats))))


def _undo(table: Table, who: str) -> Entries:
    """Undoes the last action; if a bot would repeat it at once, also undoes the action before it."""
    check_device(who)
    seat = check_undo(table)
    if not may_type(table, who, seat):
        raise not_yours(table, seat)
    entry = Played(write_event(table.live, Undo()))
    after = enter(table, entry, who)
    seat_before = undo_seat(after) if after.typed and _bot_chooses(after) else None
    again = seat_before is not None and may_type(after, who, seat_before)
    return (entry, *(_undo(after, who) if again else ()))


def _bot_chooses(table: Table) -> bool:
    game = table.live
    return table.places[game.at].kind != PERSON and game.phase in (Phase.SHUT, Phase.PENALTY, Phase.SURVIVOR)


def _quit(table: Table, who: str, wish: Quit, _dice: Dice | None) -> Entries:
    check_stage(table, Stage.PLAYING)
    own_place(table, who, wish.seat)
    return _play_action(table.live, Leave(wish.seat))


def _hint(table: Table, who: str, _wish: AskHint, _dice: Dice | None) -> Entries:
    check_device(who)
    game = acting(table, who)
    if table.settings.coach is Coach.OFF:
        raise IllegalActionError("coach-off")
    return _play_action(game, Hint(game.at))


def _expire(table: Table, who: str, _wish: Expire, dice: Dice | None) -> Entries:
    """Ends the turn; before the first turn, throws for a player who takes too long. Real dice cannot be thrown."""
    check_keeper(who)
    check_stage(table, Stage.PLAYING)
    game = table.live
    if game.phase is not Phase.START:
        return _play_action(game, TimeUp())
    if table.typed:
        raise IllegalActionError("dice-typed")
    (throw,) = legal(game)
    return _play_action(game, throw, dice)


def _close(table: Table, who: str, _wish: Close, _dice: Dice | None) -> Entries:
    if who != SERVER:
        check_host(table, who)
    check_stage(table, Stage.WAITING, Stage.SEALING, Stage.PLAYING)
    return (Closed(),)


def _rematch(table: Table, who: str, _wish: Rematch | Again, _dice: Dice | None) -> Entries:
    """No entries: the keeper creates the other table first, or waits until all others want it, too."""
    if not sits_here(table, who):
        raise IllegalActionError("seated-only")
    _no_rematch(table)
    return ()


def _no_rematch(table: Table) -> None:
    check_stage(table, Stage.OVER, Stage.ABANDONED)
    if table.rematch:
        raise IllegalActionError("rematch-already")


def _hold(table: Table, who: str, wish: Hold, _dice: Dice | None) -> Entries:
    check_device(who)
    if place_at(table, wish.seat).kind != PERSON:
        raise IllegalActionError("seat-unheld", seat=wish.seat + 1)
    return (Moved(wish.seat),)


def _go_on(table: Table, who: str, wish: GoOn, _dice: Dice | None) -> Entries:
    check_keeper(who)
    _no_rematch(table)
    return (Rematched(wish.code),)


_SETTLE: dict[type, Callable[[Table, str, Any, Dice | None], Entries]] = {
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
    Lay: _lay,
    Play: _play,
    Correct: _correct,
    ToRename: _rename,
    ToReorder: _reorder,
    Quit: _quit,
    AskHint: _hint,
    Expire: _expire,
    Close: _close,
    Rematch: _rematch,
    Again: _rematch,
    Hold: _hold,
    GoOn: _go_on,
}
