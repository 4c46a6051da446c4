"""The policy of a player of one's own in a turn, found by asking it in every situation that its turn can come to.

The player is asked with a game of its own, alone: the position and the throw are those of the situation. Whoever
chooses by anything else, by chance or by what it remembers, has no such policy. So each question is asked twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.bots.bot import BOTS, bot
from shutbox.bots.own import Player, player_label
from shutbox.bots.policy import policy
from shutbox.errors import ShutboxError
from shutbox.play import Game, Phase, Shut, ThrowDice, changed, new_game
from shutbox.play import Penalty as Penalised
from shutbox.rules import Move, OffMat, Position, RuleSet, Throw, TurnRules, dice_counts, moves, throws
from shutbox.rules import after_move as after
from shutbox.solve import Graph, Policy

Array = np.ndarray[Any, Any]
# The situations in which a player is asked before its policy is given up.
MOST_ASKED = 200_000


class VariesError(Exception):
    """The player did not choose the same twice, or there are too many situations."""


def player_policy(graph: Graph, player: object) -> Policy:
    """The policy of a bot or of a player of one's own; raises if the player does not always choose the same."""
    found = find_policy(graph, player)
    if found is None:
        raise ShutboxError("player-varies", player=player_label(player))
    return found


def find_policy(graph: Graph, player: object) -> Policy | None:
    """The policy of a bot or of a player of one's own, None if it does not always choose the same."""
    if isinstance(player, str) and player in BOTS:
        return policy(graph, player, -graph.totals)
    try:
        return _Inquiry(graph, bot(player, lambda: 0.5)).policy()
    except VariesError:
        return None


class _Inquiry:
    """Asks a player about the situations of a turn, and fills in its policy."""

    def __init__(self, graph: Graph, player: Player) -> None:
        self.graph, self.rules, self.player = graph, graph.rules, player
        self._asked = 0
        self._game = new_game(_alone(graph.rules), ["player"])
        self._classes = {throw: place for place, together in enumerate(graph.throws) for throw in together}
        self._odds = np.zeros(graph.after.size)
        self._one_die = (graph.counts == 2).astype(float)
        self._off_mat = graph.lost.copy()

    def policy(self) -> Policy:
        """The policy; positions that the turn cannot come to keep what is there."""
        waiting, seen = [self.rules.set_up], {self.rules.set_up, Position(0)}
        while waiting:
            for position in self._from(waiting.pop()):
                if position not in seen:
                    seen.add(position)
                    waiting.append(position)
        return Policy(self._odds, self._one_die, self._off_mat)

    def _from(self, position: Position) -> list[Position]:
        """Asks what is thrown and shut at a position; the positions that follow."""
        dice = self._dice(position)
        total = self.rules.faces**dice
        share_of = dict[int, float]()
        chosen = dict[Throw, Move]()
        for throw, weight in throws(dice, self.rules.faces):
            if moves(self.rules, position, throw):
                chosen[throw] = self._move(position, throw)
                row = self._row(position, throw)
                share_of[row] = share_of.get(row, 0.0) + weight / total
        for throw, weight in throws(dice, self.rules.faces):
            if throw in chosen:
                row = self._row(position, throw)
                self._odds[self._edge(row, after(position, chosen[throw]))] += weight / total / share_of[row]
        return [after(position, move) for move in chosen.values()] + self._off(position)

    def _row(self, position: Position, throw: Throw) -> int:
        return position * len(self.graph.throws) + self._classes[throw]

    def _edge(self, row: int, place: Position) -> int:
        begin, end = self.graph.first[row : row + 2]
        return int(begin + np.flatnonzero(self.graph.after[begin:end] == place)[0])

    def _dice(self, position: Position) -> int:
        counts = dice_counts(self.rules, position)
        if len(counts) == 1:
            return counts[0]
        action = self._ask(changed(self._game, phase=Phase.THROW, position=position))
        assert isinstance(action, ThrowDice)
        self._one_die[position] = float(action.dice == 1)
        return action.dice

    def _move(self, position: Position, throw: Throw) -> Move:
        situation = changed(self._game, phase=Phase.SHUT, position=position, throw=throw, throws=1, turn_throws=1)
        action = self._ask(situation)
        assert isinstance(action, Shut)
        return action.move

    def _off(self, position: Position) -> list[Position]:
        """The position after a die off the mat, if the turn goes on."""
        if not self.rules.off_mat_chance:
            return []
        if self.rules.off_mat is OffMat.CHOOSE:
            situation = changed(self._game, phase=Phase.PENALTY, position=position, throws=1, turn_throws=1)
            rises = self._ask(situation) == Penalised(OffMat.RAISE)
            self._off_mat[position] = self.graph.up[position] if rises else ~self.graph.ends[position]
        place = int(self._off_mat[position])
        return [Position(place)] if place >= 0 else []

    def _ask(self, game: Game) -> object:
        self._asked += 1
        action = self.player.choose(game)
        if self._asked > MOST_ASKED or self.player.choose(game) != action:
            raise VariesError
        return action


def _alone(rules: TurnRules) -> RuleSet:
    """A rule set for one turn of these rules."""
    return RuleSet("turn", rules)
