"""What follows from a turn: the next player, points, the next round, the winners. Derived, never stored."""

from __future__ import annotations

from shutbox.play.events import SeatNumber
from shutbox.play.game import Game, Phase, put, with_tally
from shutbox.play.quick import changed
from shutbox.rules import (
    BOX_SHUT,
    LAST_SHUT,
    MOST_ROUNDS,
    TAKEN,
    Begins,
    Format,
    NextStart,
    Order,
    OutAt,
    OutWhen,
    Points,
    SuperBox,
    Ties,
    Tries,
)

WON, SUPER_BOX = 1, 2
# Every game ends (RULES 3.9). Rules that would let it go on for ever meet these limits, other games hardly ever do:
# ties in a row, for the start or for the win; tries of a player per round of a chase; throws of a turn.
MOST_TIES, MOST_TRIES, MOST_TURN_THROWS = 100, 100, 1000


def in_play(game: Game) -> tuple[SeatNumber, ...]:
    """The seats that still take turns, in playing order."""
    tally = game.tally
    absent = tally.left | tally.out
    if not absent and not tally.contenders:
        return tally.order
    return tuple(
        seat for seat in tally.order if seat not in absent and (not tally.contenders or seat in tally.contenders)
    )


def clockwise(game: Game, seat: SeatNumber) -> tuple[SeatNumber, ...]:
    """The seats in play in the order in which they follow this one, itself first if it plays."""
    order = game.tally.order
    place = order.index(seat)
    playing = in_play(game)
    return tuple(each for each in (*order[place:], *order[:place]) if each in playing)


def start_dice(game: Game) -> int:
    """The number of dice that decide who begins."""
    return game.rules.turn.dice if game.format is Format.LAST_ONE_STANDING else 1


def start_ties(game: Game) -> tuple[int, tuple[SeatNumber, ...]]:
    """How many times the seats tied for the start have all thrown for it, and these seats.

    After `MOST_TIES` throws the first of them in playing order counts as the highest.
    """
    rolls, tied = game.tally.rolls, in_play(game)
    depth = 0
    while len(tied) > 1 and all(len(rolls[seat]) > depth for seat in tied):
        best = max(rolls[seat][depth] for seat in tied)
        tied = tuple(seat for seat in tied if rolls[seat][depth] == best)
        depth += 1
    return depth, tied[:1] if depth == MOST_TIES else tied


def next_to_roll(game: Game) -> SeatNumber | None:
    """The seat that throws next for the start: everybody once, then only those tied for highest; None if decided."""
    depth, tied = start_ties(game)
    if len(tied) == 1:
        return None
    return next(seat for seat in tied if len(game.tally.rolls[seat]) == depth)


def roll_for_start(game: Game) -> Game:
    """The game waiting for the throws that decide who begins."""
    empty = ((),) * len(game.players)
    waiting = with_tally(game, rolls=empty, holder=None, queue=(), results=(None,) * len(game.players))
    return after_roll(
        changed(waiting, phase=Phase.START, position=game.rules.turn.set_up, throw=(), pips=0, last_throw=False)
    )


def after_roll(game: Game) -> Game:
    """The game after a throw for the start: the next to throw, or the round begins."""
    seat = next_to_roll(game)
    if seat is not None:
        return changed(game, at=seat)
    rolls, playing = game.tally.rolls, in_play(game)
    first = max(playing, key=lambda each: rolls[each])
    if game.rules.game.order is Order.DESCENDING:
        # Equal throws below the highest are ordered by seat.
        ranked = tuple(sorted(playing, key=lambda each: rolls[each], reverse=True))
        game = with_tally(game, order=ranked + tuple(each for each in game.tally.order if each not in playing))
    return begin(game, first)


def first_round(game: Game) -> Game:
    """The game with its first round begun, or waiting for the throws that decide who begins it."""
    game = with_tally(game, round=1)
    if game.rules.game.begins is Begins.THROW and len(game.players) > 1:
        return roll_for_start(game)
    return begin(game, game.tally.starter)


def begin(game: Game, starter: SeatNumber) -> Game:
    """The game with a fresh box for the starter, or for the next player clockwise if the starter is not in play."""
    seats = clockwise(game, starter)
    fresh = with_tally(
        game, starter=seats[0], queue=seats[1:], holder=None, results=(None,) * len(game.players), rolls=()
    )
    return at_box(fresh, seats[0])


def at_box(game: Game, seat: SeatNumber) -> Game:
    """The game with this seat about to throw at a fresh box."""
    return changed(
        game,
        phase=Phase.THROW,
        at=seat,
        position=game.rules.turn.set_up,
        throw=(),
        pips=0,
        turn_throws=0,
        last_throw=False,
    )


def reordered(game: Game, order: tuple[SeatNumber, ...]) -> Game:
    """The game with a new clockwise order, which the turns left in the round follow from the player at the box on."""
    game = with_tally(game, order=order)
    if game.phase is Phase.START:
        return after_roll(game)
    place, waiting = order.index(game.at), game.tally.queue
    return with_tally(game, queue=tuple(seat for seat in (*order[place:], *order[:place]) if seat in waiting))


def won(game: Game, winners: tuple[int, ...]) -> Game:
    """The game over."""
    return changed(with_tally(game, winners=winners, queue=()), phase=Phase.OVER, throw=(), pips=0, last_throw=False)


def next_round(game: Game, winner: SeatNumber | None) -> Game:
    """The game with the next round begun by the player that the rules name."""
    game = with_tally(game, round=game.tally.round + 1)
    starter, rule = game.tally.starter, game.rules.game.next_start
    if rule is NextStart.THROW:
        return roll_for_start(game)
    if rule is NextStart.SAME:
        return begin(game, starter)
    if rule is NextStart.WINNER and winner is not None:
        return begin(game, winner)
    order = game.tally.order
    return begin(game, order[(order.index(starter) + 1) % len(order)])


def turn_over(game: Game, total: int) -> Game:
    """The game after the player at the box has finished a turn of its own with this total."""
    seat, tally, rules = game.at, game.tally, game.rules.game
    results = (*tally.results[:seat], total, *tally.results[seat + 1 :])
    if game.format is Format.SOLITAIRE:
        return won(with_tally(game, results=results, turns=(1,)), (0,) if game.position == 0 else ())
    to_beat = game.to_beat
    totals = tally.totals if tally.contenders else put(tally.totals, seat, tally.totals[seat] + total)
    turns = put(tally.turns, seat, tally.turns[seat] + 1)
    game = with_tally(game, results=results, turns=turns, totals=totals)
    if rules.shut_wins and game.position == 0:
        return won(game, (seat,))
    if game.format is Format.CHASE and rules.tries is Tries.CHASE:
        return _after_try(game, to_beat, total)
    if game.format is Format.KNOCK_OUT and rules.out_when is OutWhen.AT_ONCE and _too_high(game, seat):
        game = with_tally(game, out=tally.out | {seat})
        if len(in_play(game)) == 1:
            return won(game, in_play(game))
    return next_turn(game)


def next_turn(game: Game) -> Game:
    """The game with the next in the queue at a fresh box, or the round over."""
    queue = game.tally.queue
    if not queue:
        return _round_over(game)
    return at_box(with_tally(game, queue=queue[1:]), queue[0])


def _after_try(game: Game, to_beat: int | None, total: int) -> Game:
    """The game after a try against the total to beat (RULES 3.5)."""
    rule = game.rules.game.super_box
    if total == to_beat == 0 and rule is SuperBox.DRAW:
        return _after_chase(game, None, (), 0)
    beats = to_beat is None or total < to_beat or (total == to_beat == 0 and rule is SuperBox.HANDOVER)
    if beats and (to_beat is None or _may_beat(game)):
        # The handover is immediate: everybody else has one try, and unused tries lapse.
        game = with_tally(game, holder=game.at, queue=clockwise(game, game.at)[1:])
    return next_turn(game)


def _may_beat(game: Game) -> bool:
    """Whether the player at the box can still become the holder: not after too many tries for the rounds played."""
    return game.tally.turns[game.at] <= MOST_TRIES * game.tally.round


def _too_high(game: Game, seat: SeatNumber) -> bool:
    total, limit = game.tally.totals[seat], game.rules.game.limit
    return total > limit if game.rules.game.out_at is OutAt.ABOVE else total >= limit


def _round_over(game: Game) -> Game:
    rules, tally = game.rules.game, game.tally
    winner = _round_winner(game)
    if game.format is Format.CHASE:
        shut = winner is not None and tally.results[winner] == 0
        scorers = super_boxes(game) or (() if winner is None else (winner,))
        return _after_chase(game, winner, scorers, SUPER_BOX if shut else WON)
    if tally.contenders or game.format is Format.ONE_TURN:
        ranked = tally.contenders or tally.order
        return _lowest(game, {seat: total for seat in ranked if (total := tally.results[seat]) is not None}, winner)
    if game.format is Format.KNOCK_OUT:
        return _knocked_out(game, winner)
    if game.format is Format.RUNNING:
        over = tally.round >= rules.rounds
    else:
        over = tally.round >= MOST_ROUNDS or any(total >= rules.limit for total in tally.totals)
    return _lowest(game, _full_totals(game), winner) if over else next_round(game, winner)


def _round_winner(game: Game) -> SeatNumber | None:
    """The holder of a chase, otherwise the only player with the lowest total of the round, if there is one."""
    tally = game.tally
    if tally.holder is not None:
        return tally.holder
    results = [result for result in tally.results if result is not None]
    best = [SeatNumber(seat) for seat, result in enumerate(tally.results) if result == min(results)]
    return best[0] if len(best) == 1 else None


def _full_totals(game: Game) -> dict[SeatNumber, int]:
    """The running totals of the players who took every turn; the smaller sum of a leaver cannot win."""
    tally = game.tally
    most = max(tally.turns[seat] for seat in in_play(game))
    return {seat: tally.totals[seat] for seat in tally.order if tally.turns[seat] == most}


def _knocked_out(game: Game, winner: SeatNumber | None) -> Game:
    """The game after a full knock-out round; only with `round-end` can it knock out several players at once."""
    playing = in_play(game)
    high = {seat for seat in playing if _too_high(game, seat)}
    if len(high) == len(playing) or game.tally.round >= MOST_ROUNDS:
        return _lowest(game, {seat: game.tally.totals[seat] for seat in playing}, winner)
    game = with_tally(game, out=game.tally.out | high)
    playing = in_play(game)
    return won(game, playing) if len(playing) == 1 else next_round(game, winner)


def _lowest(game: Game, values: dict[SeatNumber, int], winner: SeatNumber | None) -> Game:
    """The game decided by the lowest value, or a play-off among those who share it."""
    best = min(values.values())
    leaders = tuple(sorted(seat for seat, value in values.items() if value == best))
    return _leading(game, leaders, winner)


def _leading(game: Game, leaders: tuple[SeatNumber, ...], winner: SeatNumber | None) -> Game:
    if len(leaders) == 1 or game.rules.game.ties is Ties.SHARED or _played_off(game):
        return won(game, leaders)
    present = tuple(seat for seat in leaders if seat not in game.tally.left)
    if len(present) < 2:
        return won(game, present or leaders)
    game = with_tally(game, contenders=present)
    if game.format is Format.CHASE:
        return next_round(game, winner)
    # Another turn each in the same order (RULES 3.1).
    return begin(with_tally(game, round=game.tally.round + 1), game.tally.starter)


def _played_off(game: Game) -> bool:
    """Whether the play-off has been tied so often that the win is shared."""
    rules = game.rules.game
    match game.format:
        case Format.ONE_TURN:
            last = 1
        case Format.RUNNING | Format.CHASE:
            last = rules.rounds
        case _:
            last = MOST_ROUNDS
    return game.tally.round >= last + MOST_TIES


def super_boxes(game: Game) -> tuple[SeatNumber, ...]:
    """The seats with a Super Box in this round of a chase: the holder, and by `both-score` whoever shut the box too."""
    tally = game.tally
    if tally.holder is None or game.to_beat != 0:
        return ()
    if game.rules.game.super_box is not SuperBox.BOTH_SCORE:
        return (tally.holder,)
    return tuple(SeatNumber(seat) for seat, result in enumerate(tally.results) if result == 0)


def _after_chase(game: Game, winner: SeatNumber | None, scorers: tuple[SeatNumber, ...], worth: int) -> Game:
    """The game after a chase round: points to its scorers, then the next round or the end."""
    rules, tally = game.rules.game, game.tally
    if scorers:
        game = with_tally(game, points=_payment(game, scorers, worth))
    if not tally.contenders and tally.round < rules.rounds:
        return next_round(game, winner)
    points = game.tally.points
    ranked = tally.contenders or tally.order
    best = max(points[seat] for seat in ranked)
    return _leading(game, tuple(sorted(seat for seat in ranked if points[seat] == best)), winner)


def _payment(game: Game, scorers: tuple[SeatNumber, ...], worth: int) -> tuple[int, ...]:
    """The points of each seat after a round; where they are paid, by everybody in play who does not score."""
    points = game.tally.points
    payers = tuple(seat for seat in in_play(game) if seat not in scorers)
    gain = worth * len(payers) if game.rules.game.points is Points.PAID else worth
    for seat in scorers:
        points = put(points, seat, points[seat] + gain)
    if game.rules.game.points is Points.PAID:
        for seat in payers:
            points = put(points, seat, points[seat] - worth * len(scorers))
    return points


def standing_on(game: Game) -> Game:
    """Last One Standing: the player at the box has shut tiles and stays in the round."""
    if game.position == 0:
        return _standing_won(game, BOX_SHUT)
    if game.last_throw:
        return _standing_won(game, LAST_SHUT)
    return standing_next(with_tally(game, queue=(*game.tally.queue, game.at)))


def standing_miss(game: Game) -> Game:
    """Last One Standing: the player at the box is out of the round."""
    if game.last_throw or not game.tally.queue:
        return _standing_over(game, None)
    return standing_next(game)


def standing_next(game: Game) -> Game:
    """Last One Standing: the next player at the shared box, deciding as survivor when alone."""
    seat, *rest = game.tally.queue
    phase = Phase.THROW if rest else Phase.SURVIVOR
    return changed(with_tally(game, queue=tuple(rest)), at=seat, phase=phase, throw=(), pips=0)


def standing_taken(game: Game) -> Game:
    """Last One Standing: the survivor has taken the point."""
    return _standing_won(game, TAKEN)


def _standing_won(game: Game, worth: int) -> Game:
    points = game.tally.points[game.at] + worth
    game = with_tally(game, points=put(game.tally.points, game.at, points))
    return won(game, (game.at,)) if points >= game.rules.game.limit else _standing_over(game, game.at)


def _standing_over(game: Game, winner: SeatNumber | None) -> Game:
    """Last One Standing: the next round, or after the last one the end."""
    if game.tally.round < MOST_ROUNDS:
        return next_round(game, winner)
    points, playing = game.tally.points, in_play(game)
    best = max(points[seat] for seat in playing)
    return won(game, tuple(sorted(seat for seat in playing if points[seat] == best)))


def left(game: Game, seat: SeatNumber) -> Game:
    """The game after a player has left it (RULES 3.9)."""
    was_playing = seat in in_play(game)
    queue = tuple(each for each in game.tally.queue if each != seat)
    game = with_tally(game, left=game.tally.left | {seat}, queue=queue)
    remaining = in_play(game)
    if len(game.players) == 1:
        return won(game, ())
    if was_playing and len(remaining) == 1:
        return won(game, remaining)
    if game.phase is Phase.START:
        return after_roll(game)
    if game.format is Format.LAST_ONE_STANDING:
        return _left_standing(game, seat)
    return next_turn(game) if seat == game.at else game


def _left_standing(game: Game, seat: SeatNumber) -> Game:
    if seat == game.at:
        return standing_miss(game)
    if game.phase is Phase.THROW and not game.tally.queue and not game.last_throw:
        return changed(game, phase=Phase.SURVIVOR)
    return game
