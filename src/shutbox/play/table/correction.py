"""Another total for a turn that ended long ago: all since then is taken back, and made again where it still fits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from shutbox.errors import IllegalActionError, NotationError, ShutboxError
from shutbox.play import (
    Event,
    Game,
    Leave,
    Phase,
    Reorder,
    TurnTotal,
    Undo,
    decide,
    effective,
    read_event,
    sheet_entry,
    write_event,
)
from shutbox.play.table.entry import Played
from shutbox.play.table.right import check_device, check_stage, check_undo, may_type, not_yours, place_at
from shutbox.play.table.state import Stage, Table, enter
from shutbox.play.table.wish import Correct


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that was not undone, with the games before and after it."""

    before: Game
    event: Event
    after: Game


@dataclass(frozen=True, slots=True)
class Draft:
    """A table as it is after some entries that are not stored yet."""

    table: Table
    who: str
    entries: tuple[Played, ...] = ()

    def after(self, event: Event) -> Draft:
        """The draft with one more event; raises if it cannot happen."""
        played = Played(write_event(self.table.live, event), event)
        return replace(self, table=enter(self.table, played, self.who), entries=(*self.entries, played))


def settle_correction(table: Table, who: str, wish: Correct) -> tuple[Played, ...]:
    """The entries that give a turn another total: undos, the total, and what came after the turn."""
    check_stage(table, Stage.PLAYING, Stage.OVER)
    check_device(who)
    if not table.typed:
        raise IllegalActionError("dice-sealed")
    happened = happenings(table)
    turn = turn_of(happened, table, wish)
    draft = Draft(table, who)
    for _ in happened[turn.start :]:
        draft = _taken_back(draft)
    for each in happened[turn.start : turn.stop]:
        draft = draft.after(each.event) if isinstance(each.event, Leave | Reorder) else draft
    draft = draft.after(_total(draft.table.live, wish.word))
    return _again(draft, happened[turn.stop :], cut=wish.cut).entries


def happenings(table: Table) -> list[Happening]:
    """What has happened at a table and was not undone, in order."""
    record = table.record
    assert record is not None
    games = [table.live]
    while (before := games[-1].before) is not None:
        games.append(before)
    events = [record.events[index] for index in effective(record.events)]
    pairs = pairwise(reversed(games))
    return [Happening(before, event, after) for (before, after), event in zip(pairs, events, strict=True)]


def turn_of(happened: list[Happening], table: Table, wish: Correct) -> range:
    """The places of a turn that ended with a total, from its first event to that one."""
    place_at(table, wish.seat)
    ends = [place for place, each in enumerate(happened) if _is_of(each, wish) and _has_total(each)]
    if wish.turn >= len(ends):
        raise NotationError("correct-turn", seat=wish.seat + 1, round=wish.round, count=len(ends))
    start = stop = ends[wish.turn]
    while start and _is_of(happened[start - 1], wish) and not _has_total(happened[start - 1]):
        start -= 1
    return range(start, stop + 1)


def _is_of(each: Happening, wish: Correct) -> bool:
    """Whether it happened in the turn of this seat in this round."""
    before = each.before
    return before.at == wish.seat and before.tally.round == wish.round and before.phase is not Phase.START


def _has_total(each: Happening) -> bool:
    return sheet_entry(each.before, each.event, each.after).total is not None


def _taken_back(draft: Draft) -> Draft:
    seat = check_undo(draft.table)
    if not may_type(draft.table, draft.who, seat):
        raise not_yours(draft.table, seat)
    return draft.after(Undo())


def _total(game: Game, word: str) -> Event:
    action = read_event(game, word)
    if not isinstance(action, TurnTotal):
        raise IllegalActionError("not-asked-so", word=word[:40])
    return decide(game, action)


def _again(draft: Draft, later: list[Happening], *, cut: bool) -> Draft:
    """The draft with what came later, as far as it still fits; raises if it does not, unless the rest is cut off."""
    for each in later:
        try:
            draft = _once_more(draft, each)
        except ShutboxError:
            if cut:
                return draft
            who, number = each.before.players[each.before.at].name, each.before.tally.round
            raise IllegalActionError("correct-later", who=who, round=number) from None
    return draft


def _once_more(draft: Draft, each: Happening) -> Draft:
    """The draft with an event of earlier; raises if it would mean something else now."""
    now = draft.table.live
    if _moment(each.before) != _moment(now):
        raise IllegalActionError("not-asked-so", word=write_event(each.before, each.event)[:40])
    return draft.after(each.event)


def _moment(game: Game) -> tuple[object, ...]:
    return game.phase, game.at, game.tally.round, game.turn_throws
