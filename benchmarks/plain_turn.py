"""How long plain Python takes to sweep the turn at hand: `.venv/bin/python benchmarks/plain_turn.py`.

The lists of moves are made once in a process; a sweep answers one turn of a game of three. The times are processor
time, the best of several runs.
"""

from __future__ import annotations

from time import process_time

from needs import packages

with packages():
    from shutbox.rules import named
    from shutbox.solve.portable import Links, links, sweep_turn

BOXES = ("nine", "ten", "twelve", "double-shutter")
RUNS = 5


def main() -> None:
    """Prints a table in Markdown."""
    print("| box | positions | moves | lists | one turn |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name in BOXES:
        rules = named(name).turn
        making = min(_seconds_of_lists(name) for _ in range(RUNS))
        moves = links(rules)
        count = sum(len(row) for rows in moves.rows for row in rows)
        sweep = min(_seconds_of_sweep(moves) for _ in range(RUNS))
        print(f"| `{name}` | {rules.box.size:,} | {count:,} | {1000 * making:,.0f} ms | {1000 * sweep:,.0f} ms |")


def _seconds_of_lists(name: str) -> float:
    links.cache_clear()
    begun = process_time()
    links(named(name).turn)
    return process_time() - begun


def _seconds_of_sweep(moves: Links) -> float:
    """One turn with a chance for each of three seats that falls with the total."""
    most = max(moves.totals)
    own = [1 - total / most for total in moves.totals]
    other = [total / most / 2 for total in moves.totals]
    begun = process_time()
    sweep_turn(moves, [own, [-float(total) for total in moves.totals]], [other, other])
    return process_time() - begun


if __name__ == "__main__":
    main()
