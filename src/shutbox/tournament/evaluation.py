"""How good a player is: exactly where it always chooses the same in a turn, otherwise from games that it plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from shutbox.bots import find_policy, player_label
from shutbox.play import seed_text
from shutbox.rules import RuleSet, rules_of
from shutbox.simulate import Estimate, as_players, check_games, count, ready, shared, simulate, wilson
from shutbox.solve import best, graph, policy_values

GAMES = 10_000


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A player's turn for a low total, and its games.

    `mean` is its average total, `regret` how much that is above the lowest possible one, `shut` its chance to shut the
    box. If `exact`, these have no confidence interval. `win` is its chance to win: alone that to shut the box, against
    others the share of the games that it won in every seat in turn, of which there were `games`.
    """

    player: str
    rules: RuleSet
    exact: bool
    games: int
    mean: Estimate
    regret: Estimate
    shut: Estimate
    win: Estimate

    def __str__(self) -> str:
        """The figures, a line for each."""
        how = "exact" if self.exact else "from games, with 95 % confidence intervals"
        rows = [
            ("mean total", _written(self.mean)),
            ("regret", _written(self.regret)),
            ("chance to shut", _written(self.shut)),
            ("chance to win", _written(self.win)),
        ]
        lines = [f"  {name:<16}{text}" for name, text in rows]
        return "\n".join([f"{self.player} at {self.rules.name} ({how})", *lines])


def _written(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:.6f}"
    return f"{estimate.value:.4f} ({estimate.low:.4f} – {estimate.high:.4f})"


def evaluate(
    player: object,
    rules: RuleSet | str,
    *,
    against: Sequence[object] = (),
    games: int = GAMES,
    seed: str | int = 0,
) -> Evaluation:
    """How good a bot or a player of one's own is, alone or against others.

    The figures of its turn are exact if its choices depend on the position and the throw alone, which is found out by
    asking it twice in every situation that it can come to.
    """
    found, text, others = rules_of(rules), seed_text(seed), as_players(against, "against")
    check_games(games)
    exact, mean, regret, shut = _exact(player, found) or _sampled(player, found, games, text)
    win = _share(player, found, others, games, text) if others else shut
    played = games if others or not exact else 0
    return Evaluation(player_label(player), found, exact, played, mean, regret, shut, win)


Figures = tuple[bool, Estimate, Estimate, Estimate]


def _lowest(rules: RuleSet) -> float:
    """The lowest possible mean total."""
    made = graph(rules.turn)
    return -float(best(made, -made.totals)[0][rules.turn.set_up])


def _exact(player: object, rules: RuleSet) -> Figures | None:
    """Mean, regret and chance to shut, computed; None if the player does not always choose the same."""
    made = graph(rules.turn)
    policy = find_policy(made, player)
    if policy is None:
        return None
    start = rules.turn.set_up
    mean = float(policy_values(made, policy, made.totals)[start])
    shut = float(policy_values(made, policy, np.arange(made.size) == 0)[start])
    return True, Estimate(mean), Estimate(max(mean - _lowest(rules), 0.0)), Estimate(shut)


def _sampled(player: object, rules: RuleSet, games: int, seed: str) -> Figures:
    """The same from games that the player plays alone."""
    seat = simulate(rules, [player], games, seed).players[0]
    assert seat.total is not None
    assert seat.shut is not None
    least = _lowest(rules)
    ends = (None if end is None else end - least for end in (seat.total.low, seat.total.high))
    return False, seat.total, Estimate(seat.total.value - least, *ends), seat.shut


def _share(player: object, rules: RuleSet, against: Sequence[object], games: int, seed: str) -> Estimate:
    """The share of the games that the player wins, playing in each seat in turn."""
    seats = len(against) + 1
    won, played = 0.0, 0
    for seat in range(seats):
        line_up = (*against[:seat], player, *against[seat:])
        ready(rules, line_up)
        counts = count(rules, line_up, -(-games // seats), f"{seed} {seat}")
        won, played = won + shared(counts.wins[seat]), played + counts.games
    return wilson(won, played)
