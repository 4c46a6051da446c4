"""The fold: a game and an event make the next game. Pure; raises if the event could not have happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shutbox.errors import IllegalActionError, NotationError, WrongTypeError, wrong_type
from shutbox.play.events import (
    Event,
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    Rename,
    Reorder,
    SeatNumber,
    Shut,
    Source,
    Take,
    Thrown,
    ThrownSum,
    TimeUp,
    TurnTotal,
    Undo,
)
from shutbox.play.game import Game, Phase, Seat, after_step, blank, seat_players, with_tally
from shutbox.play.quick import changed
from shutbox.play.round import (
    MOST_TURN_THROWS,
    after_roll,
    first_round,
    left,
    reordered,
    standing_miss,
    standing_on,
    standing_taken,
    start_dice,
    turn_over,
)
from shutbox.rules import (
    Buys,
    Format,
    Move,
    OffMat,
    Position,
    RuleSet,
    after_move,
    attainable,
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


def new_game(rules: RuleSet | str, players: Sequence[Seat | str], *, starter: int = 0) -> Game:
    """A game about to begin; `starter` is the seat that begins unless the dice decide it.

    A rule set of the catalogue can be given by its name.
    """
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
    if not all(isinstance(face, int) for face in faces):
        raise wrong_type("faces", "a tuple of whole numbers", faces)
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
    if not isinstance(event.faces, tuple):
        raise wrong_type("faces", "a tuple of whole numbers", event.faces)
    check_count(game, len(event.faces))
    check_faces(game, event.faces)
    before = _undo_to(game, event.source)
    if game.phase is Phase.START:
        return _after_start_throw(game, sum(event.faces), before)
    if same_dice(game):
        game = _show(game, event.faces)
    return _with_throw(game, event.faces, 0, before)


def _after_start_throw(game: Game, pips: int, before: Game | None) -> Game:
    rolls = game.tally.rolls
    own = (*rolls[game.at], pips)
    game = changed(game, throws=game.throws + 1, before=before)
    return after_roll(with_tally(game, rolls=(*rolls[: game.at], own, *rolls[game.at + 1 :])))


def _with_throw(game: Game, faces: Faces, pips: int, before: Game | None) -> Game:
    """The game after a throw at the box, known by its faces or by its sum."""
    playable = moves(game.rules.turn, game.position, faces or (pips,))
    last = game.last_throw or game.phase is Phase.SURVIVOR
    after = after_step(game, Phase.SHUT, game.position, faces, thrown=1, last_throw=last, before=before, pips=pips)
    return after if playable else _end_turn(after)


def check_sum(game: Game, pips: int) -> None:
    """Raises if no throw is due whose sum is enough to know."""
    turn, at_box = game.rules.turn, game.phase is not Phase.START
    dice = max(throw_counts(game), default=0)
    if not dice:
        raise _not_now(game, "throw")
    if dice == 1:
        raise IllegalActionError("sum-one-die")
    if at_box and turn.buys is not Buys.SUM:
        raise IllegalActionError("sum-faces", rules=game.rules.name)
    if same_dice(game):
        raise IllegalActionError("sum-same-dice", rules=game.rules.name)
    if not dice <= pips <= turn.highest_throw:
        raise IllegalActionError("sum-range", got=pips, dice=dice, most=turn.highest_throw)


def _after_sum(game: Game, pips: int) -> Game:
    check_sum(game, pips)
    return _after_start_throw(game, pips, game) if game.phase is Phase.START else _with_throw(game, (), pips, game)


def check_total(game: Game, total: int) -> None:
    """Raises if the turn at the box cannot be ended by this total alone."""
    turn = game.rules.turn
    if game.format is Format.LAST_ONE_STANDING:
        raise IllegalActionError("total-shared-box")
    if game.phase is not Phase.THROW:
        raise _not_now(game, "total")
    if _is_generated(game):
        raise IllegalActionError("total-generated")
    if not attainable(turn, game.position, total):
        raise IllegalActionError("total-tiles", got=str(total), position=write_position(turn.box, game.position))


def _is_generated(game: Game) -> bool:
    """Whether the computer has thrown: undo never goes back past such a throw, so it ends the chain of games before."""
    while game.before is not None:
        game = game.before
    return game.throws > 0


def _after_total(game: Game, total: int) -> Game:
    check_total(game, total)
    position = game.position if total else Position(0)
    after = turn_over(changed(game, position=position), total)
    return changed(after, reported=total) if after.over else after


def _after_reorder(game: Game, order: tuple[SeatNumber, ...]) -> Game:
    if game.over:
        raise _not_now(game, "order")
    players = len(game.players)
    if players == 1:
        raise IllegalActionError("order-alone")
    if sorted(order) != list(range(players)):
        raise IllegalActionError("order-seats", got=[seat + 1 for seat in order], players=players)
    return reordered(game, order)


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
    if move not in moves(game.rules.turn, game.position, game.effective_throw):
        raise _illegal_move(game, move)


def _after_shut(game: Game, event: Shut) -> Game:
    check_shut(game, event.move)
    position = after_move(game.position, event.move)
    after = after_step(game, Phase.THROW, position, (), thrown=0, last_throw=game.last_throw, before=game)
    if game.format is Format.LAST_ONE_STANDING:
        return standing_on(after)
    return turn_over(after, 0) if after.position == 0 else after


def _illegal_move(game: Game, move: Move) -> IllegalActionError | WrongTypeError:
    box = game.rules.turn.box
    if not isinstance(move, int):
        return wrong_type("move", "a whole number; read_move makes it of tiles", move)
    stands = 0 < move <= box.full and all(
        shut <= count for shut, count in zip(standing(box, move), standing(box, game.position), strict=True)
    )
    return IllegalActionError(
        "move-illegal",
        tiles=write_move(box, game.position, move) if stands else f"#{move}",
        position=write_position(box, game.position),
        throw=write_throw(game.effective_throw),
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


def _with_player(game: Game, seat: SeatNumber, name: str, kind: str | None = None) -> Game:
    """The game with another name at a seat, and another kind of player if it is given."""
    _seat_exists(game, seat)
    players = list(game.players)
    players[seat] = Seat(name, kind or players[seat].kind)
    try:
        return changed(game, players=seat_players(game.rules, players))
    except NotationError as error:
        raise IllegalActionError(error.code, **error.arguments) from None


def _after_note(game: Game, event: Hint | Hand | Rename) -> Game:
    match event:
        case Hint(seat):
            _seat_exists(game, seat)
            return game
        case Hand(seat, name, kind):
            return _with_player(game, seat, name, kind)
        case Rename(seat, name):  # pragma: no branch
            return _with_player(game, seat, name)


def _seat_exists(game: Game, seat: SeatNumber) -> None:
    if not 0 <= seat < len(game.players):
        raise IllegalActionError("seat-unknown", seat=seat + 1, players=len(game.players))


def evolve(game: Game, event: Event) -> Game:
    """The game after an event; raises IllegalActionError if it could not have happened, TypeError if it is no event."""
    if not isinstance(game, Game):
        raise wrong_type("game", "a Game", game)
    match event:
        case Thrown():
            return _after_throw(game, event)
        case Shut():
            return _after_shut(game, event)
        case Off():
            return _after_off(game, event)
        case Undo():
            return _after_undo(game)
        case Hint() | Hand() | Rename():
            return _after_note(game, event)
        case ThrownSum(pips):
            return _after_sum(game, pips)
        case Penalty() | Take() | Leave() | TimeUp() | TurnTotal() | Reorder():
            return changed(_after_other(game, event), before=game)
        case _:
            raise wrong_type("event", "an event such as Thrown or Shut", event)


def _after_other(game: Game, event: Penalty | Take | Leave | TimeUp | TurnTotal | Reorder) -> Game:
    match event:
        case Penalty():
            return _after_penalty(game, event)
        case Take():
            return _after_take(game)
        case Leave():
            return _after_leave(game, event.seat)
        case TimeUp():
            return _after_time_up(game)
        case TurnTotal(total):
            return _after_total(game, total)
        case Reorder(order):  # pragma: no branch
            return _after_reorder(game, order)
