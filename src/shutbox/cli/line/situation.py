"""The game that a command line describes: a position, optionally with players, scores and a total to beat."""

from __future__ import annotations

from dataclasses import replace

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.line.number import integer, integers
from shutbox.cli.line.throw import legal_throw
from shutbox.play import Game, Phase, SeatNumber, new_game
from shutbox.rules import Format, RuleSet, moves, read_position, read_throw, score, write_position, write_throw
from shutbox.value import Horizon


def situation(args: Arguments, rules: RuleSet) -> tuple[Game, Horizon]:
    """The game with seat 0 at the box, and the horizon of its values."""
    position = read_position(rules.turn.box, args.positional["POSITION"])
    if position == 0:
        raise UsageError("advise-shut", position=args.positional["POSITION"])
    players = integer(args, "players")
    if players is None:
        return _with_throw(args, replace(new_game(rules, ["1"]), position=position)), Horizon.TURN
    start = new_game(rules, [str(seat) for seat in range(players)])
    start = replace(start, position=position, phase=Phase.THROW, at=SeatNumber(0))
    whole_game = args.flag("score") or args.flag("rounds") or rules.game.format is not Format.CHASE
    return _with_throw(args, _with_context(args, rules, start, players)), Horizon.GAME if whole_game else Horizon.ROUND


def points_of(args: Arguments, rules: RuleSet, players: int) -> tuple[int, ...] | None:
    """The score of the option; raises if the rule set has no score."""
    points = integers(args, "score", players)
    if points and rules.game.format in (Format.ONE_TURN, Format.SOLITAIRE):
        raise UsageError("score-no-meaning", rules=rules.name)
    limit = rules.game.limit
    if points and rules.game.format is Format.LAST_ONE_STANDING and not all(0 <= each < limit for each in points):
        raise UsageError("score-range", low=0, high=limit - 1)
    return points


def _with_context(args: Arguments, rules: RuleSet, game: Game, players: int) -> Game:
    """The game with its score, the total to beat, and the players who are still to play."""
    tries = integer(args, "tries", 1, players)
    to_beat = integer(args, "to-beat", 0, score(rules.turn, rules.turn.set_up))
    left = players - 1 if tries is None else tries - 1
    queue = tuple(map(SeatNumber, range(1, left + 1)))
    tally = replace(game.tally, rolls=(), starter=SeatNumber(0), round=1, queue=queue)
    if points := points_of(args, rules, players):
        running = rules.game.format in (Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL)
        tally = replace(tally, totals=points) if running else replace(tally, points=points)
    game = replace(game, tally=tally, rules=_with_rounds(args, rules))
    chased = rules.game.format in (Format.CHASE, Format.ONE_TURN)
    if to_beat is not None and not chased:
        raise UsageError("to-beat-no-meaning", rules=rules.name)
    if chased and (to_beat is None) != (tries is None):
        raise UsageError("solve-try")
    if to_beat is not None and tries is not None:
        return _with_total_to_beat(args, game, to_beat, tries)
    alone = rules.game.format is Format.LAST_ONE_STANDING and left == 0
    return replace(game, phase=Phase.SURVIVOR) if alone else game


def _with_rounds(args: Arguments, rules: RuleSet) -> RuleSet:
    rounds = integer(args, "rounds")
    if rounds is None:
        return rules
    if rules.game.format not in (Format.RUNNING, Format.CHASE):
        raise UsageError("rounds-no-meaning", rules=rules.name)
    game = replace(rules.game, rounds=rounds, fewest_rounds=1, most_rounds=max(rounds, rules.game.most_rounds))
    return replace(rules, game=game)


def _with_total_to_beat(args: Arguments, game: Game, to_beat: int, tries: int) -> Game:
    """The game with a total to beat, held by the seat after the last player who may still try."""
    players, chase = len(game.players), game.format is Format.CHASE
    sharers = integer(args, "sharers", 1, players - tries) or 1
    if tries >= players or (chase and sharers > 1):
        raise UsageError("advise-tries", most=players - 1)
    holders = range(tries, tries + sharers)
    results = tuple(to_beat if seat in holders else None for seat in range(players))
    starter = integer(args, "starter", 1, players)
    first = starter - 1 if starter is not None else holders[0] if chase else 0
    holder = SeatNumber(holders[0]) if chase else None
    return replace(game, tally=replace(game.tally, results=results, starter=SeatNumber(first), holder=holder))


def _with_throw(args: Arguments, game: Game) -> Game:
    """The game after the throw, if one was given."""
    text = args.positional.get("THROW")
    if text is None:
        return game
    throw = legal_throw(game.rules, game.position, read_throw(game.rules.turn, text))
    if not moves(game.rules.turn, game.position, throw):
        notation = write_position(game.rules.turn.box, game.position)
        raise UsageError("advise-miss", position=notation, throw=write_throw(throw))
    return replace(game, phase=Phase.SHUT, throw=throw, last_throw=game.phase is Phase.SURVIVOR)
