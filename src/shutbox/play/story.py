"""The meaning of an event: facts derived from the games before and after it; `words` makes sentences of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from shutbox.play.events import (
    NOTES,
    Event,
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    Rename,
    Reorder,
    Shut,
    Source,
    Take,
    Thrown,
    ThrownSum,
    TimeUp,
    TurnTotal,
    Undo,
)
from shutbox.play.game import Game, Phase
from shutbox.play.quick import quick
from shutbox.play.record import Passage
from shutbox.play.round import in_play
from shutbox.rules import (
    Format,
    Move,
    OffMat,
    Position,
    Tries,
    after_move,
    plain_total,
    raised,
    score,
    taken,
    tiles,
    write_position,
    write_throw,
    write_tiles,
)
from shutbox.rules import Throw as Faces

_ASIDE, _NO_END, _THROWS = (Undo, *NOTES), (Leave, Take), (Thrown, ThrownSum)
_ENDS = (OffMat.END, OffMat.VOID)


@quick
@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened: a kind, and the arguments for a sentence about it."""

    kind: str
    arguments: dict[str, Any] = field(default_factory=dict)


def story(before: Game, event: Event, after: Game) -> list[Fact]:
    """The facts that follow from an event, in the order in which a person would tell them."""
    facts = _event(before, event)
    if isinstance(event, _ASIDE):
        return facts
    # While a turn goes on, as after most events, the tally is the same object and there are no more facts.
    if after.tally is not before.tally or after.phase is Phase.SURVIVOR:
        facts += _start_tie(before, after)
        facts += _turn_end(before, event, after)
        facts += _chase(before, after)
        facts += _points(before, after)
        facts += _next(before, after)
    return facts


def story_data(before: Game, event: Event, after: Game) -> list[dict[str, Any]]:
    """The story of an event as plain data: each fact as its kind and its arguments in one dict."""
    return [{"kind": fact.kind, **_plain(fact.arguments)} for fact in story(before, event, after)]


def _plain(arguments: dict[str, Any]) -> dict[str, Any]:
    return arguments | {"total": plain_total(arguments["total"])} if "total" in arguments else arguments


class SheetEntry(NamedTuple):
    """What an event adds to a scoresheet: the total of a turn that ended, and the points of every seat."""

    round: int
    seat: int
    total: int | None
    points: tuple[int, ...]


def sheet_entry(before: Game, event: Event, after: Game) -> SheetEntry:
    """What an event adds to a scoresheet."""
    ended = before.tally is not after.tally
    facts = story(before, event, after) if ended else []
    totals = [fact.arguments.get("total", 0) for fact in facts if fact.kind in ("turn-total", "box-shut")]
    changes = zip(before.tally.points, after.tally.points, strict=True)
    points = tuple(new - old for old, new in changes)
    return SheetEntry(before.tally.round, before.at, totals[0] if totals else None, points)


def scoresheet(passages: Iterable[Passage]) -> list[dict[str, Any]]:
    """For each round the totals of every seat's turns and its points, without events that were undone."""
    return sheet_data(sheet_entries(passages))


def sheet_entries(passages: Iterable[Passage]) -> Iterator[SheetEntry]:
    """What the events add to a scoresheet, without events that were undone."""
    for _, before, event, after, counted in passages:
        if counted and not isinstance(event, NOTES):
            yield sheet_entry(before, event, after)


def sheet_data(entries: Iterable[SheetEntry]) -> list[dict[str, Any]]:
    """A scoresheet as plain data, by round."""
    rounds: dict[int, dict[str, Any]] = {}
    for entry in entries:
        page = rounds.setdefault(entry.round, _page(entry))
        if entry.total is not None:
            page["totals"][entry.seat].append(plain_total(entry.total))
        page["points"] = [points + gained for points, gained in zip(page["points"], entry.points, strict=True)]
    return list(rounds.values())


def _page(entry: SheetEntry) -> dict[str, Any]:
    return {"round": entry.round, "totals": [[] for _ in entry.points], "points": [0 for _ in entry.points]}


def _name(game: Game, seat: int) -> str:
    return game.players[seat].name


def _event(before: Game, event: Event) -> list[Fact]:
    match event:
        case Thrown(faces, source):
            return [_throw_fact(before, faces, source)]
        case ThrownSum(pips):
            return [_sum_fact(before, pips)]
        case TurnTotal():
            return []
        case Shut(move):
            return [_shut_fact(before, move)]
        case Off():
            off, rule = Fact("off", {"who": _name(before, before.at)}), before.rules.turn.off_mat
            return [off] if rule is OffMat.CHOOSE else [off, *_penalty_facts(before, rule)]
        case Penalty(kind):
            return list(_penalty_facts(before, kind))
        case Take():
            return [Fact("taken", {"who": _name(before, before.at)})]
        case TimeUp():
            return [Fact("time-up", {"who": _name(before, before.at)})]
        case _:
            return [_other_fact(before, event)]


def _throw_fact(before: Game, faces: Faces, source: Source) -> Fact:
    kind = "start-thrown" if before.phase is Phase.START else "thrown"
    throw, pips, made_by = _throw_arguments(faces, source)
    return Fact(kind, {"who": _name(before, before.at), "throw": throw, "sum": pips, "source": made_by})


def _sum_fact(before: Game, pips: int) -> Fact:
    kind = "start-thrown-sum" if before.phase is Phase.START else "thrown-sum"
    return Fact(kind, {"who": _name(before, before.at), "sum": pips, "source": Source.TYPED.name.lower()})


@lru_cache(maxsize=1024)
def _throw_arguments(faces: Faces, source: Source) -> tuple[str, int, str]:
    return write_throw(faces), sum(faces), source.name.lower()


def _other_fact(before: Game, event: Leave | Undo | Hint | Hand | Rename | Reorder) -> Fact:
    """The fact of an event that is not part of a turn."""
    match event:
        case Leave(seat):
            return Fact("left", {"who": _name(before, seat)})
        case Undo():
            return Fact("undone")
        case Hint(seat):
            return Fact("hint", {"who": _name(before, seat)})
        case Hand(seat, name, kind):
            return Fact("handed", {"who": _name(before, seat), "to": name, "bot": kind})
        case Rename(seat, name):
            return Fact("renamed", {"who": _name(before, seat), "to": name})
        case Reorder(order):  # pragma: no branch
            return Fact("reordered", {"names": [_name(before, seat) for seat in order]})


def _shut_fact(before: Game, move: Move) -> Fact:
    box, who = before.rules.turn.box, _name(before, before.at)
    move_tiles = taken(box, before.position, move)
    after = write_position(box, after_move(before.position, move))
    return Fact(
        "shut", {"who": who, "tiles": write_tiles(box, move_tiles), "count": len(move_tiles), "position": after}
    )


def _penalty_facts(before: Game, kind: OffMat) -> Iterator[Fact]:
    who, turn = _name(before, before.at), before.rules.turn
    if kind in _ENDS:
        void = kind is OffMat.VOID and before.format is not Format.LAST_ONE_STANDING
        yield Fact("penalty-void" if void else "penalty-end", {"who": who})
        return
    up = set(tiles(turn.box, raised(turn.box, turn.set_up, before.position))) - set(tiles(turn.box, before.position))
    if up:
        tile = up.pop()
        yield Fact("penalty-raise", {"who": who, "tile": tile.value, "row": tile.row + 1 if turn.box.rows > 1 else 0})
    else:
        yield Fact("penalty-nothing", {"who": who})


def _start_tie(before: Game, after: Game) -> Iterator[Fact]:
    """A tie for the start, when everybody has thrown: those who are tied throw again."""
    if before.phase is not Phase.START or after.phase is not Phase.START:
        return
    rolls = after.tally.rolls
    if len(rolls[after.at]) > len(before.tally.rolls[before.at]):
        tied = [seat for seat in in_play(after) if rolls[seat] == rolls[after.at]]
        yield Fact("start-tied", {"names": [_name(after, seat) for seat in tied]})


def _turn_end(before: Game, event: Event, after: Game) -> Iterator[Fact]:
    """A miss, a shut box, and the total of a turn that ended."""
    if before.phase is Phase.START or isinstance(event, _NO_END):
        return
    who = _name(before, before.at)
    shut = _shuts_box(before, event)
    if shut:
        yield Fact("box-shut", {"who": who})
    if isinstance(event, _THROWS) and after.phase is not Phase.SHUT:
        yield Fact("missed", {"who": who})
    if before.format is Format.LAST_ONE_STANDING:
        return
    if not shut and _turn_over(before, event, after):
        yield Fact("turn-total", {"who": who, "total": final_total(before, event), "position": _left(before, event)})


def _shuts_box(before: Game, event: Event) -> bool:
    return event.total == 0 if isinstance(event, TurnTotal) else _final_position(before, event) == 0


def _left(before: Game, event: Event) -> str | None:
    """What stands at the end of a turn, if that is known."""
    if isinstance(event, TurnTotal):
        return None
    return write_position(before.rules.turn.box, _final_position(before, event))


def final_total(before: Game, event: Event) -> int:
    """The total of a turn if this event ends it."""
    if isinstance(event, TurnTotal):
        return event.total
    return score(before.rules.turn, _final_position(before, event))


def _final_position(before: Game, event: Event) -> Position:
    """The position that a turn counts if this event ends it: in a void turn the set-up."""
    if isinstance(event, Off) and before.rules.turn.off_mat is OffMat.VOID:
        return before.rules.turn.set_up
    return after_move(before.position, event.move) if isinstance(event, Shut) else before.position


def _turn_over(before: Game, event: Event, after: Game) -> bool:
    if isinstance(event, _THROWS):
        return after.phase is not Phase.SHUT
    if isinstance(event, Off):
        return before.rules.turn.off_mat in _ENDS
    return isinstance(event, TimeUp | TurnTotal) or (isinstance(event, Penalty) and event.kind is OffMat.END)


def _chase(before: Game, after: Game) -> Iterator[Fact]:
    """A new total to beat."""
    if before.format is not Format.CHASE or before.rules.game.tries is not Tries.CHASE:
        return
    same_round = before.tally.round == after.tally.round and not after.over
    if same_round and after.tally.holder is not None and after.tally.holder != before.tally.holder:
        arguments = {
            "who": _name(after, after.tally.holder),
            "total": after.to_beat,
            "tries": 1 + len(after.tally.queue),
        }
        yield Fact("super-box-held" if after.to_beat == 0 else "holds", arguments)


def _points(before: Game, after: Game) -> Iterator[Fact]:
    if before.phase is Phase.START:
        return
    for seat, (old, new) in enumerate(zip(before.tally.points, after.tally.points, strict=True)):
        if old != new:
            arguments = {"who": _name(after, seat), "points": abs(new - old), "now": new}
            yield Fact("scores" if new > old else "pays", arguments)
    for seat in sorted(after.tally.out - before.tally.out):
        yield Fact("knocked-out", {"who": _name(after, seat), "total": after.tally.totals[seat]})


def _next(before: Game, after: Game) -> Iterator[Fact]:
    """The end of the game, a new round, or who throws next."""
    if after.over:
        yield from _over(after)
        return
    if after.tally.round != before.tally.round:
        if before.tally.points == after.tally.points and before.format in (Format.CHASE, Format.LAST_ONE_STANDING):
            yield Fact("no-points", {"round": before.tally.round})
        contenders = [_name(after, seat) for seat in after.tally.contenders]
        yield Fact("play-off" if contenders else "round", {"round": after.tally.round, "names": contenders})
    if after.phase is Phase.SURVIVOR and before.phase is not Phase.SURVIVOR:
        yield Fact("survivor", {"who": _name(after, after.at)})
    elif after.phase is Phase.THROW and (before.phase is Phase.START or before.tally.round != after.tally.round):
        yield Fact("begins", {"who": _name(after, after.at)})
    elif after.phase is not Phase.START and after.at != before.at:
        yield Fact("turn", {"who": _name(after, after.at)})


def _over(after: Game) -> Iterator[Fact]:
    winners = [_name(after, seat) for seat in after.tally.winners]
    if after.format is Format.SOLITAIRE:
        yield Fact("solitaire-won" if winners else "solitaire-over", {"total": after.total})
    elif len(winners) == 1:
        yield Fact("won", {"who": winners[0]})
    else:
        yield Fact("shared", {"names": winners, "count": len(winners)})
