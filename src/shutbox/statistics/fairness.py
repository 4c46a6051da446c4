"""Tests whether dice are fair: the observed counts against the expected ones, with a p-value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import erfc, exp, lgamma, log, sqrt

from shutbox.play import Number, Record, Source, Thrown, ThrownSum, course, throw_number
from shutbox.rules import Throw as Faces

# The p-value is reliable if at least four fifths of the expected counts reach this number and none is below 1
# (Cochran 1954).
ENOUGH = 5


@dataclass(frozen=True, slots=True)
class Fairness:
    """Observed counts against expected ones. `p` is the chance that fair dice are at least as uneven."""

    observed: Mapping[int, int]
    expected: Mapping[int, float]
    chi2: float
    p: float

    @property
    def degrees(self) -> int:
        """The degrees of freedom of `chi2`."""
        return len(self.expected) - 1

    @property
    def enough(self) -> bool:
        """Whether there are enough throws for `p` to be reliable."""
        few = [count for count in self.expected.values() if count < ENOUGH]
        return 5 * len(few) <= len(self.expected) and min(self.expected.values()) >= 1


def fairness(observed: Mapping[int, int], weights: Mapping[int, int]) -> Fairness:
    """Compares observed counts with the expected ones by Pearson's chi-square test."""
    total, whole = sum(observed.values()), sum(weights.values())
    expected = {outcome: total * weight / whole for outcome, weight in weights.items()}
    counts = {outcome: observed.get(outcome, 0) for outcome in weights}
    chi2 = sum((counts[each] - mean) ** 2 / mean for each, mean in expected.items()) if total else 0.0
    return Fairness(counts, expected, chi2, chi2_tail(chi2, len(weights) - 1))


def face_fairness(throws: Iterable[Faces], faces: int = 6) -> Fairness:
    """How often each face came up."""
    return fairness(Counter(face for throw in throws for face in throw), dict.fromkeys(range(1, faces + 1), 1))


def sum_fairness(throws: Iterable[Faces], dice: int = 2, faces: int = 6, sums: Iterable[int] = ()) -> Fairness:
    """How often each sum came up in throws of this number of dice, and in those of which only the sum is known."""
    observed = Counter(sum(throw) for throw in throws if len(throw) == dice)
    observed.update(sums)
    return fairness(observed, sum_weights(dice, faces))


def sum_weights(dice: int, faces: int) -> dict[int, int]:
    """The number of outcomes of the dice with each sum."""
    ways = {0: 1}
    for _ in range(dice):
        more: Counter[int] = Counter()
        for total, count in ways.items():
            more.update({total + face: count for face in range(1, faces + 1)})
        ways = more
    return dict(sorted(ways.items()))


def chi2_tail(chi2: float, degrees: int) -> float:
    """The chance that a chi-square variable with these degrees of freedom is at least this: Q(degrees / 2, chi2 / 2).

    Computed by Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1), from e^-x or erfc √x. All terms are positive, so no digits
    are lost.
    """
    if chi2 <= 0 or degrees <= 0:
        return 1.0
    x, a = chi2 / 2, 1 - degrees % 2 / 2
    tail = erfc(sqrt(x)) if degrees % 2 else exp(-x)
    while a < degrees / 2:
        tail += exp(a * log(x) - x - lgamma(a + 1))
        a += 1
    return min(tail, 1.0)


def thrown(records: Iterable[Record]) -> dict[tuple[Source, int], list[Faces]]:
    """The throws of games by source and number of faces, without those that were undone.

    A throw that a seed or an envelope fixes counts once, even if several records or players have it.
    """
    unique: dict[tuple[object, ...], tuple[Source, int, Faces]] = {}
    for record in records:
        origin, faces = _origin(record), record.rules.turn.faces
        for number, event in standing_throws(record).items():
            unique.setdefault((origin, faces, event.source, number), (event.source, faces, event.faces))
    groups: dict[tuple[Source, int], list[Faces]] = {}
    for source, faces, throw in unique.values():
        groups.setdefault((source, faces), []).append(throw)
    return groups


def known_sums(records: Iterable[Record]) -> dict[int, dict[int, list[int]]]:
    """The typed throws of games of which only the sum is known, without those that were undone.

    The sums are by number of faces, then by number of dice.
    """
    unique: dict[tuple[object, Number], tuple[int, int, int]] = {}
    for record in records:
        turn = record.rules.turn
        for _, before, event, _, counted in course(record):
            if counted and isinstance(event, ThrownSum):
                unique.setdefault((_origin(record), throw_number(before)), (turn.faces, turn.dice, event.pips))
    groups: dict[int, dict[int, list[int]]] = {}
    for faces, dice, pips in unique.values():
        groups.setdefault(faces, {}).setdefault(dice, []).append(pips)
    return groups


def _origin(record: Record) -> object:
    """The origin of the throws of a record: its seed or envelope; if it has neither, the record itself."""
    keys = [(key, text) for key, text in record.notes if key in ("seed", "sealed")]
    return tuple(keys) or record


def standing_throws(record: Record) -> dict[Number, Thrown]:
    """The throws of a game by throw number, without those that were undone."""
    by_number: dict[Number, Thrown] = {}
    for _, before, event, _, counted in course(record):
        if counted and isinstance(event, Thrown):
            # If everybody has the same dice, only the first player's throw counts.
            by_number.setdefault(throw_number(before), event)
    return by_number
