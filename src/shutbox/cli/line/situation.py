"""The game that a command line describes: a position with what stands around it."""

from __future__ import annotations

from dataclasses import replace

from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import numbers, whole
from shutbox.cli.line.throw import allowed
from shutbox.play import Game, Phase, new_game
from shutbox.rules import Format, RuleSet, moves, read_position, read_throw, score, write_position, write_throw
from shutbox.value import Horizon

AROUND = ("players", "to-beat", "tries", "sharers", "score", "rounds", "starter")


def situation(given: Given, rules: RuleSet) -> tuple[Game, Horizon]:
    """The game at hand with seat 0 at the box, and how far ahead it makes sense to look."""
    position = read_position(rules.turn.box, given.arguments["POSITION"])
    if position == 0:
        raise UsageError("advise-shut", position=given.arguments["POSITION"])
    if not any(map(given.flag, AROUND)):
        return _thrown(given, replace(new_game(rules, ["1"]), position=position)), Horizon.TURN
    players = whole(given, "players", 2, 12)
    if players is None:
        raise UsageError("advise-players", options=list(AROUND[1:]))
    start = replace(new_game(rules, [str(seat) for seat in range(players)]), position=position, phase=Phase.THROW, at=0)
    wide = given.flag("score") or given.flag("rounds") or rules.game.format is not Format.CHASE
    return _thrown(given, _around(given, rules, start, players)), Horizon.GAME if wide else Horizon.ROUND


def points_of(given: Given, rules: RuleSet, players: int) -> tuple[int, ...] | None:
    """The score that was given, where the rule set keeps one."""
    scored = numbers(given, "score", players)
    if scored and rules.game.format in (Format.ONE_TURN, Format.SOLITAIRE):
        raise UsageError("score-no-meaning", rules=rules.name)
    limit = rules.game.limit
    if scored and rules.game.format is Format.LAST_ONE_STANDING and not all(0 <= each < limit for each in scored):
        raise UsageError("score-range", low=0, high=limit - 1)
    return scored


def _around(given: Given, rules: RuleSet, game: Game, players: int) -> Game:
    """The game with its score, the total to beat and who is still to play."""
    tries = whole(given, "tries", 1, players)
    to_beat = whole(given, "to-beat", 0, score(rules.turn, rules.turn.set_up))
    left = players - 1 if tries is None else tries - 1
    tally = replace(game.tally, rolls=(), starter=0, round=1, queue=tuple(range(1, left + 1)))
    if points := points_of(given, rules, players):
        running = rules.game.format in (Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL)
        tally = replace(tally, totals=points) if running else replace(tally, points=points)
    game = replace(game, tally=tally, rules=_with_rounds(given, rules))
    chased = rules.game.format in (Format.CHASE, Format.ONE_TURN)
    if to_beat is not None and not chased:
        raise UsageError("to-beat-no-meaning", rules=rules.name)
    if chased and (to_beat is None) != (tries is None):
        raise UsageError("solve-try")
    if to_beat is not None and tries is not None:
        return _against(given, game, to_beat, tries)
    alone = rules.game.format is Format.LAST_ONE_STANDING and left == 0
    return replace(game, phase=Phase.SURVIVOR) if alone else game


def _with_rounds(given: Given, rules: RuleSet) -> RuleSet:
    rounds = whole(given, "rounds", 1, 1000)
    if rounds is None:
        return rules
    if rules.game.format not in (Format.RUNNING, Format.CHASE):
        raise UsageError("rounds-no-meaning", rules=rules.name)
    game = replace(rules.game, rounds=rounds, fewest_rounds=1, most_rounds=max(rounds, rules.game.most_rounds))
    return replace(rules, game=game)


def _against(given: Given, game: Game, to_beat: int, tries: int) -> Game:
    """The game with a total to beat, held by whoever sits after the last who may still try."""
    players, chase = len(game.players), game.format is Format.CHASE
    sharers = whole(given, "sharers", 1, players - tries) or 1
    if tries >= players or (chase and sharers > 1):
        raise UsageError("advise-tries", most=players - 1)
    holders = range(tries, tries + sharers)
    results = tuple(to_beat if seat in holders else None for seat in range(players))
    starter = whole(given, "starter", 0, players - 1)
    begins = starter if starter is not None else holders[0] if chase else 0
    held = holders[0] if chase else None
    return replace(game, tally=replace(game.tally, results=results, starter=begins, holder=held))


def _thrown(given: Given, game: Game) -> Game:
    """The game with the throw on the table, if one was given."""
    text = given.arguments.get("THROW")
    if text is None:
        return game
    throw = allowed(game.rules, game.position, read_throw(game.rules.turn, text))
    if not moves(game.rules.turn, game.position, throw):
        shown = write_position(game.rules.turn.box, game.position)
        raise UsageError("advise-miss", position=shown, throw=write_throw(throw))
    return replace(game, phase=Phase.SHUT, throw=throw, last_throw=game.phase is Phase.SURVIVOR)
