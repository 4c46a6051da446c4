"""The effect of ties in Last One Standing (docs/coach.md): `.venv/bin/python benchmarks/coin.py`, some minutes.

At a few scores the solver values equally good options as if a coin decided between them. For the players who do not
decide, a real round then differs from the value of the score by the amount shown here; elsewhere the difference is
rounding.
"""

from __future__ import annotations

from itertools import product

from needs import packages

with packages("numba", "numpy"):
    from shutbox.play import begin, new_game, with_tally
    from shutbox.rules import named
    from shutbox.solve import library
    from shutbox.solve.format import Kind, Problem
    from shutbox.value import options

RULES = named("last-one-standing")
SEEN = 1e-7


def moved(score: tuple[int, ...]) -> float:
    """The greatest difference between a score's value and that of its round begun by the first seat."""
    start = with_tally(new_game(RULES, [str(seat) for seat in range(len(score))]), points=score)
    known = library.solution(Problem(Kind.STANDING, RULES, len(score))).tables["won"].row(*score, 0)
    return max(abs(one - other) for one, other in zip(options(begin(start, 0)).best.seats, known, strict=True))


def main() -> None:
    """Prints the scores, from the starter round the table, at which a coin moves something."""
    for players in (2, 3, 4):
        found = {score: moved(score) for score in product(range(RULES.game.limit), repeat=players)}
        print(f"{players} players: {max(found.values()):.2e} at the most")
        for score, change in found.items():
            if change > SEEN:
                print(f"  at {','.join(map(str, score))}: {change:.6%}", flush=True)


if __name__ == "__main__":
    main()
