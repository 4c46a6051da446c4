"""The fold: a game and an event make the next game. Pure; raises if the event could not have happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shutbox.errors import IllegalActionError, NotationError
from shutbox.play.events import (
    Event,
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    SeatNumber,
    Shut,
    Source,
    Take,
    Thrown,
    TimeUp,
    Undo,
)
from shutbox.play.game import Game, Phase, Seat, after_step, blank, seat_players, with_tally
from shutbox.play.quick import changed
from shutbox.play.round import (
    MOST_TURN_THROWS,
    after_roll,
    first_round,
    left,
    standing_miss,
    standing_on,
    standing_taken,
    start_dice,
    turn_over,
)
from shutbox.rules import (
    Format,
    Move,
    OffMat,
    RuleSet,
    after_move,
    dice_counts,
    moves,
    raised,
    standing,
    write_move,
    write_position,
    write_throw,
)
from shutbox.rules import Throw as Faces

# Typed and scripted dice may leave the mat at any time, generated ones only if the rules give a chance for it.
REPORTED = (Source.TYPED, Source.SCRIPTED)
BEFORE_THROW = (Phase.THROW, Phase.SURVIVOR)


def new_game(rules: RuleSet, players: Sequence[Seat | str], *, starter: int = 0) -> Game:
    """A game about to begin; `starter` is the seat that begins unless the dice decide it."""
    return first_round(blank(rules, players, starter))


def throw_counts(game: Game) -> tuple[int, ...]:
    """The numbers of dice that may be thrown now; empty if no throw is due."""
    if game.phase in BEFORE_THROW:
        return dice_counts(game.rules.turn, game.position)
    return (start_dice(game),) if game.phase is Phase.START else ()


def _not_now(game: Game, word: str) -> IllegalActionError:
    return IllegalActionError("not-now", asked=word, phase=game.phase.value)


def _undo_to(game: Game, source: Source) -> Game | None:
    """The game that undo returns to after a throw; None after a generated one, which has been seen (RULES 3.9)."""
    return None if source.generated else game


def check_count(game: Game, dice: int) -> None:
    """Raises if this number of dice may not be thrown now."""
    allowed = throw_counts(game)
    if not allowed:
        raise _not_now(game, "throw")
    if dice not in allowed:
        raise IllegalActionError("dice-count", got=dice, allowed=list(allowed))


def check_faces(game: Game, faces: Faces) -> None:
    """Raises if these dice do not have such faces, or if they contradict the same-dice rule."""
    most = game.rules.turn.faces
    if min(faces) < 1 or max(faces) > most:
        raise IllegalActionError("throw-faces", got=write_throw(faces), faces=most)
    if tuple(sorted(faces)) != faces:
        raise IllegalActionError("throw-sorted", got=write_throw(faces))
    if not game.shown or not same_dice(game):
        return
    for shown in game.shown.get(turn_throw(game), ()):
        few, many = sorted((shown, faces), key=len)
        if not Counter(few) <= Counter(many):
            raise IllegalActionError("same-dice", got=write_throw(faces), shown=write_throw(shown))


def same_dice(game: Game) -> bool:
    """Whether the next throw is the same for everybody; not in a play-off, because equal players would tie for ever."""
    return game.rules.game.same_dice and game.phase is not Phase.START and not game.tally.contenders


def turn_throw(game: Game) -> tuple[int, int]:
    """The number of the turn of the player at the box, and the number of the next throw within it."""
    return game.tally.turns[game.at], game.turn_throws


def _show(game: Game, faces: Faces) -> Game:
    key = turn_throw(game)
    return changed(game, shown={**game.shown, key: game.shown.get(key, frozenset()) | {faces}})


def _after_throw(game: Game, event: Thrown) -> Game:
    check_count(game, len(event.faces))
    check_faces(game, event.faces)
    if game.phase is Phase.START:
        rolls = game.tally.rolls
        own = (*rolls[game.at], sum(event.faces))
        game = changed(game, throws=game.throws + 1, before=_undo_to(game, event.source))
        return after_roll(with_tally(game, rolls=(*rolls[: game.at], own, *rolls[game.at + 1 :])))
    before = _undo_to(game, event.source)
    if same_dice(game):
        game = _show(game, event.faces)
    playable = moves(game.rules.turn, game.position, event.faces)
    last = game.last_throw or game.phase is Phase.SURVIVOR
    after = after_step(game, Phase.SHUT, game.position, event.faces, thrown=1, last_throw=last, before=before)
    return after if playable else _end_turn(after)


def _end_turn(game: Game) -> Game:
    """The game after its turn has ended at this position: by a miss, penalty (b), or no time left."""
    if game.format is Format.LAST_ONE_STANDING:
        return standing_miss(game)
    return turn_over(game, game.total)


def _void_turn(game: Game) -> Game:
    """The game after its turn has counted as if no tile had been shut; at a shared box that is a miss."""
    shared = game.format is Format.LAST_ONE_STANDING
    return _end_turn(game if shared else changed(game, position=game.rules.turn.set_up))


def check_shut(game: Game, move: Move) -> None:
    """Raises if the throw on the table does not allow this move."""
    if game.phase is not Phase.SHUT:
        raise _not_now(game, "shut")
    if move not in moves(game.rules.turn, game.position, game.throw):
        raise _illegal_move(game, move)


def _after_shut(game: Game, event: Shut) -> Game:
    check_shut(game, event.move)
    position = after_move(game.position, event.move)
    after = after_step(game, Phase.THROW, position, (), thrown=0, last_throw=game.last_throw, before=game)
    if game.format is Format.LAST_ONE_STANDING:
        return standing_on(after)
    return turn_over(after, 0) if after.position == 0 else after


def _illegal_move(game: Game, move: Move) -> IllegalActionError:
    box = game.rules.turn.box
    stands = 0 < move <= box.full and all(
        shut <= count for shut, count in zip(standing(box, move), standing(box, game.position), strict=True)
    )
    return IllegalActionError(
        "move-illegal",
        tiles=write_move(box, game.position, move) if stands else f"#{move}",
        position=write_position(box, game.position),
        throw=write_throw(game.throw),
    )


def _after_off(game: Game, event: Off) -> Game:
    penalty = game.rules.turn.off_mat
    if game.phase not in BEFORE_THROW or penalty is OffMat.NONE:
        raise _not_now(game, "off")
    if event.source not in REPORTED and not game.rules.turn.off_mat_chance:
        raise IllegalActionError("off-mat-never")
    last = game.last_throw or game.phase is Phase.SURVIVOR
    before = _undo_to(game, event.source)
    after = after_step(game, Phase.PENALTY, game.position, (), thrown=1, last_throw=last, before=before)
    return after if penalty is OffMat.CHOOSE else _apply_penalty(after, penalty)


def _after_penalty(game: Game, event: Penalty) -> Game:
    if game.phase is not Phase.PENALTY or event.kind not in (OffMat.RAISE, OffMat.END):
        raise _not_now(game, "penalty")
    return _apply_penalty(game, event.kind)


def _apply_penalty(game: Game, kind: OffMat) -> Game:
    if kind is OffMat.VOID:
        return _void_turn(game)
    if kind is OffMat.END or game.turn_throws >= MOST_TURN_THROWS:
        return _end_turn(game)
    turn = game.rules.turn
    alone = game.format is Format.LAST_ONE_STANDING and not game.tally.queue and not game.last_throw
    phase = Phase.SURVIVOR if alone else Phase.THROW
    return changed(game, phase=phase, position=raised(turn.box, turn.set_up, game.position))


def _after_take(game: Game) -> Game:
    if game.phase is not Phase.SURVIVOR:
        raise _not_now(game, "take")
    return standing_taken(game)


def _after_leave(game: Game, seat: SeatNumber) -> Game:
    if game.over:
        raise _not_now(game, "leave")
    if not 0 <= seat < len(game.players) or seat in game.tally.left:
        raise IllegalActionError("leave-seat", seat=seat + 1, players=len(game.players))
    return left(game, seat)


def _after_time_up(game: Game) -> Game:
    if game.phase in (Phase.START, Phase.OVER):
        raise _not_now(game, "time")
    return standing_taken(game) if game.phase is Phase.SURVIVOR else _end_turn(game)


def _after_undo(game: Game) -> Game:
    if game.before is None:
        raise IllegalActionError("undo-nothing")
    # Seats are changed by notes, which an undo does not revert.
    return changed(game.before, players=game.players)


def _after_hand(game: Game, event: Hand) -> Game:
    _seat_exists(game, event.seat)
    players = list(game.players)
    players[event.seat] = Seat(event.name, event.kind)
    try:
        return changed(game, players=seat_players(game.rules, players))
    except NotationError as error:
        raise IllegalActionError(error.code, **error.arguments) from None


def _seat_exists(game: Game, seat: SeatNumber) -> None:
    if not 0 <= seat < len(game.players):
        raise IllegalActionError("seat-unknown", seat=seat + 1, players=len(game.players))


def evolve(game: Game, event: Event) -> Game:
    """The game after an event; raises IllegalActionError if it could not have happened, TypeError if it is no event."""
    match event:
        case Thrown():
            return _after_throw(game, event)
        case Shut():
            return _after_shut(game, event)
        case Off():
            return _after_off(game, event)
        case Undo():
            return _after_undo(game)
        case Hint():
            _seat_exists(game, event.seat)
            return game
        case Hand():
            return _after_hand(game, event)
        case Penalty() | Take() | Leave() | TimeUp():
            return changed(_after_other(game, event), before=game)
        case _:
            raise TypeError(f"not an event: {event!r}")


def _after_other(game: Game, event: Penalty | Take | Leave | TimeUp) -> Game:
    match event:
        case Penalty():
            return _after_penalty(game, event)
        case Take():
            return _after_take(game)
        case Leave():
            return _after_leave(game, event.seat)
        case TimeUp():  # pragma: no branch
            return _after_time_up(game)
