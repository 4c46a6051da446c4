"""The fold: a game and an event make the next game. Pure; what could not have happened is refused."""

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
from shutbox.play.game import Game, Phase, Seat, blank, seated, stepped, tallied
from shutbox.play.quick import changed
from shutbox.play.round import (
    first_round,
    left,
    rolled,
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

# Dice that people or scripts report may leave the mat at any time, the computer's only by the chance of the rules.
REPORTED = (Source.TYPED, Source.SCRIPTED)
BEFORE_THROW = (Phase.THROW, Phase.SURVIVOR)


def new_game(rules: RuleSet, players: Sequence[Seat | str], *, starter: int = 0) -> Game:
    """A game about to begin; the starter is the seat that begins where the dice do not decide it."""
    return first_round(blank(rules, players, starter))


def throw_counts(game: Game) -> tuple[int, ...]:
    """The numbers of dice that may be thrown now; none where no throw is due."""
    if game.phase in BEFORE_THROW:
        return dice_counts(game.rules.turn, game.position)
    return (start_dice(game),) if game.phase is Phase.START else ()


def _not_now(game: Game, asked: str) -> IllegalActionError:
    return IllegalActionError("not-now", asked=asked, phase=game.phase.value)


def _undo_to(game: Game, source: Source) -> Game | None:
    """Where undo leads after a throw: nowhere once a generated one has been seen (RULES 3.9)."""
    return None if source.generated else game


def check_count(game: Game, dice: int) -> None:
    """Refuses a number of dice that may not be thrown now."""
    allowed = throw_counts(game)
    if not allowed:
        raise _not_now(game, "throw")
    if dice not in allowed:
        raise IllegalActionError("dice-count", got=dice, allowed=list(allowed))


def check_faces(game: Game, faces: Faces) -> None:
    """Refuses faces that these dice do not have, or that the same-dice rule contradicts."""
    most = game.rules.turn.faces
    if min(faces) < 1 or max(faces) > most:
        raise IllegalActionError("throw-faces", got=write_throw(faces), faces=most)
    if tuple(sorted(faces)) != faces:
        raise IllegalActionError("throw-sorted", got=write_throw(faces))
    if not game.shown or game.phase is Phase.START:
        return
    for shown in game.shown.get(turn_throw(game), ()):
        few, many = sorted((shown, faces), key=len)
        if not Counter(few) <= Counter(many):
            raise IllegalActionError("same-dice", got=write_throw(faces), shown=write_throw(shown))


def turn_throw(game: Game) -> tuple[int, int]:
    """Which throw of which of its turns the player at the box is about to make."""
    return game.tally.turns[game.at], game.turn_throws


def _show(game: Game, faces: Faces) -> Game:
    key = turn_throw(game)
    return changed(game, shown={**game.shown, key: game.shown.get(key, frozenset()) | {faces}})


def _thrown(game: Game, event: Thrown) -> Game:
    check_count(game, len(event.faces))
    check_faces(game, event.faces)
    if game.phase is Phase.START:
        rolls = game.tally.rolls
        own = (*rolls[game.at], sum(event.faces))
        game = changed(game, throws=game.throws + 1, before=_undo_to(game, event.source))
        return rolled(tallied(game, rolls=(*rolls[: game.at], own, *rolls[game.at + 1 :])))
    before = _undo_to(game, event.source)
    if game.rules.game.same_dice:
        game = _show(game, event.faces)
    playable = moves(game.rules.turn, game.position, event.faces)
    last = game.last_throw or game.phase is Phase.SURVIVOR
    after = stepped(game, Phase.SHUT, game.position, event.faces, thrown=1, last_throw=last, before=before)
    return after if playable else _ended(after)


def _ended(game: Game) -> Game:
    """The game after a turn that ended where it stands: a miss, penalty (b), or no time left."""
    if game.format is Format.LAST_ONE_STANDING:
        return standing_miss(game)
    return turn_over(game, game.total)


def check_shut(game: Game, move: Move) -> None:
    """Refuses tiles that the throw on the table does not buy."""
    if game.phase is not Phase.SHUT:
        raise _not_now(game, "shut")
    if move not in moves(game.rules.turn, game.position, game.throw):
        raise _illegal_move(game, move)


def _shut(game: Game, event: Shut) -> Game:
    check_shut(game, event.move)
    position = after_move(game.position, event.move)
    after = stepped(game, Phase.THROW, position, (), thrown=0, last_throw=game.last_throw, before=game)
    if game.format is Format.LAST_ONE_STANDING:
        return standing_on(after)
    return turn_over(after, 0) if after.position == 0 else after


def _illegal_move(game: Game, move: Move) -> IllegalActionError:
    box = game.rules.turn.box
    stands = 0 < move <= box.full and all(
        gone <= count for gone, count in zip(standing(box, move), standing(box, game.position), strict=True)
    )
    return IllegalActionError(
        "move-illegal",
        tiles=write_move(box, game.position, move) if stands else f"#{move}",
        position=write_position(box, game.position),
        throw=write_throw(game.throw),
    )


def _off(game: Game, event: Off) -> Game:
    penalty = game.rules.turn.off_mat
    if game.phase not in BEFORE_THROW or penalty is OffMat.NONE:
        raise _not_now(game, "off")
    if event.source not in REPORTED and not game.rules.turn.off_mat_chance:
        raise IllegalActionError("off-mat-never")
    last = game.last_throw or game.phase is Phase.SURVIVOR
    before = _undo_to(game, event.source)
    after = stepped(game, Phase.PENALTY, game.position, (), thrown=1, last_throw=last, before=before)
    return after if penalty is OffMat.CHOOSE else _penalised(after, penalty)


def _penalty(game: Game, event: Penalty) -> Game:
    if game.phase is not Phase.PENALTY or event.kind not in (OffMat.RAISE, OffMat.END):
        raise _not_now(game, "penalty")
    return _penalised(game, event.kind)


def _penalised(game: Game, kind: OffMat) -> Game:
    if kind is OffMat.END:
        return _ended(game)
    turn = game.rules.turn
    alone = game.format is Format.LAST_ONE_STANDING and not game.tally.queue and not game.last_throw
    phase = Phase.SURVIVOR if alone else Phase.THROW
    return changed(game, phase=phase, position=raised(turn.box, turn.set_up, game.position))


def _taken(game: Game) -> Game:
    if game.phase is not Phase.SURVIVOR:
        raise _not_now(game, "take")
    return standing_taken(game)


def _left(game: Game, seat: SeatNumber) -> Game:
    if game.over:
        raise _not_now(game, "leave")
    if not 0 <= seat < len(game.players) or seat in game.tally.left:
        raise IllegalActionError("leave-seat", seat=seat + 1, players=len(game.players))
    return left(game, seat)


def _time_up(game: Game) -> Game:
    if game.phase in (Phase.START, Phase.OVER):
        raise _not_now(game, "time")
    return standing_taken(game) if game.phase is Phase.SURVIVOR else _ended(game)


def _undone(game: Game) -> Game:
    if game.before is None:
        raise IllegalActionError("undo-nothing")
    # Who sits where is a note beside the game, and is not taken back with it.
    return changed(game.before, players=game.players)


def _handed(game: Game, event: Hand) -> Game:
    _seat_exists(game, event.seat)
    players = list(game.players)
    players[event.seat] = Seat(event.name, event.kind)
    try:
        return changed(game, players=seated(game.rules, players))
    except NotationError as error:
        raise IllegalActionError(error.code, **error.arguments) from None


def _seat_exists(game: Game, seat: int) -> None:
    if not 0 <= seat < len(game.players):
        raise IllegalActionError("seat-unknown", seat=seat + 1, players=len(game.players))


def evolve(game: Game, event: Event) -> Game:
    """The game after an event; raises IllegalActionError for one that could not have happened."""
    match event:
        case Thrown():
            return _thrown(game, event)
        case Shut():
            return _shut(game, event)
        case Off():
            return _off(game, event)
        case Undo():
            return _undone(game)
        case Hint():
            _seat_exists(game, event.seat)
            return game
        case Hand():
            return _handed(game, event)
        case Penalty() | Take() | Leave() | TimeUp():  # pragma: no branch
            return changed(_settled(game, event), before=game)


def _settled(game: Game, event: Penalty | Take | Leave | TimeUp) -> Game:
    match event:
        case Penalty():
            return _penalty(game, event)
        case Take():
            return _taken(game)
        case Leave():
            return _left(game, event.seat)
        case TimeUp():  # pragma: no branch
            return _time_up(game)
