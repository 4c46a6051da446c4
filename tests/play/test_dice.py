"""Sources of throws: known answers, fairness, chance off the mat, and the other sources."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from fractions import Fraction
from itertools import count, product

import pytest

from shutbox.errors import ShutboxError, WrongTypeError
from shutbox.play import KeyedDice, ScriptedDice, Source, TypedDice, seeded_dice, system_dice
from shutbox.play.dice import Number, _happens, seed_text
from shutbox.rules import TurnRules, named

NEVER = Fraction(0)
TWO_DICE = named("nine").turn
KEY = bytes(range(32))


def told(key: bytes, label: str, numbers: list[int], dice: int, faces: int) -> tuple[int, ...]:
    """The faces as the description says: bytes of HMAC-SHA256, those past the last full cycle of faces rejected."""
    found: list[int] = []
    for counter in count():
        text = label.encode() + b"".join(number.to_bytes(4, "big") for number in (*numbers, counter))
        drawn = hmac.new(key, text, hashlib.sha256).digest()
        found += [byte % faces + 1 for byte in drawn if byte < 256 - 256 % faces]
        if len(found) >= dice:
            return tuple(found[:dice])
    raise AssertionError


@pytest.mark.parametrize("faces", [2, 6, 10, 20])
@pytest.mark.parametrize("numbers", [[0], [1], [65536], [0, 0], [3, 7]])
def test_faces_are_as_described(faces: int, numbers: list[int]) -> None:
    label = "throw" if len(numbers) == 1 else "turn"
    rules = TurnRules(dice=6, faces=faces)
    number: Number = (label, *numbers)
    faced = KeyedDice(KEY, Source.SEALED).throw(rules, number, 6, NEVER)
    assert faced == told(KEY, label, numbers, 6, faces)


def test_bytes_beyond_one_digest_are_used_too() -> None:
    rules = TurnRules(dice=200, faces=20)
    faced = KeyedDice(KEY, Source.SEALED).throw(rules, ("throw", 5), 200, NEVER)
    assert faced == told(KEY, "throw", [5], 200, 20)


def test_a_known_answer_never_changes() -> None:
    dice = seeded_dice("shutbox")
    faces = [dice.throw(TWO_DICE, ("throw", number), 2, NEVER) for number in range(6)]
    key = hashlib.sha256(b"shutbox seed shutbox").digest()
    assert faces == [told(key, "throw", [number], 2, 6) for number in range(6)]
    assert faces == [(2, 1), (4, 2), (3, 6), (3, 3), (1, 3), (6, 3)]


def test_one_die_is_the_first_of_the_two() -> None:
    dice = seeded_dice("one")
    for number in range(50):
        both = dice.throw(TWO_DICE, ("throw", number), 2, NEVER)
        assert dice.throw(TWO_DICE, ("throw", number), 1, NEVER) == both[:1]


def test_a_throw_depends_on_its_number_alone_and_not_on_those_before() -> None:
    forwards, backwards = seeded_dice("a"), seeded_dice("a")
    numbers: list[Number] = [("throw", number) for number in range(20)]
    there = [forwards.throw(TWO_DICE, number, 2, NEVER) for number in numbers]
    back = [backwards.throw(TWO_DICE, number, 2, NEVER) for number in reversed(numbers)]
    assert there == back[::-1]
    assert len(set(there)) > 5


def test_a_fair_throw_passes_the_chi_square_test() -> None:
    dice, thrown = seeded_dice("fair"), 7200
    seen = Counter(dice.throw(TWO_DICE, ("throw", number), 2, NEVER) for number in range(thrown))
    expected = thrown / 36
    square = sum((seen[pair] - expected) ** 2 / expected for pair in product(range(1, 7), repeat=2))
    # 35 degrees of freedom: 99.9 % of fair dice lie below 66.6, 0.1 % below 14.7.
    assert 14.7 < square < 66.6


def test_ten_faces_are_fair_though_they_do_not_divide_a_byte() -> None:
    rules, thrown = TurnRules(dice=1, faces=10), 5000
    dice = seeded_dice("ten")
    seen = Counter(dice.throw(rules, ("throw", number), 1, NEVER) for number in range(thrown))
    square = sum((seen[(face,)] - thrown / 10) ** 2 / (thrown / 10) for face in range(1, 11))
    # 9 degrees of freedom.
    assert 1.15 < square < 27.9


@pytest.mark.parametrize("chance", [Fraction(1, 50), Fraction(1, 3), Fraction(2, 7), Fraction(999, 1000)])
def test_dice_leave_the_mat_as_often_as_their_chance_says(chance: Fraction) -> None:
    dice, thrown = seeded_dice("mat"), 4000
    off = sum(dice.throw(TWO_DICE, ("throw", number), 2, chance) == () for number in range(thrown))
    deviation = float(thrown * chance * (1 - chance)) ** 0.5
    assert abs(off - float(thrown * chance)) < 4 * deviation


def lots(key: bytes, number: int, width: int) -> list[int]:
    """The numbers of so many bytes that follow the one die of a coin's throw."""
    blocks = (b"throw" + number.to_bytes(4, "big") + block.to_bytes(4, "big") for block in range(2))
    drawn = b"".join(hmac.digest(key, block, "sha256") for block in blocks)
    return [int.from_bytes(drawn[at : at + width], "big") for at in range(1, 60, width)]


@pytest.mark.parametrize("chance", [Fraction(1, 2), Fraction(100, 243), Fraction(1, 256), Fraction(10**8, 10**9 + 7)])
def test_the_chance_is_exact_for_any_denominator(chance: Fraction) -> None:
    # As many bytes as the denominator has and one more; past the last full cycle they are drawn again.
    width = (chance.denominator.bit_length() + 7) // 8 + 1
    cycle = 256**width // chance.denominator * chance.denominator
    dice, coin = KeyedDice(KEY, Source.SEEDED), TurnRules(dice=1, faces=2)
    for number in range(1000):
        lot = next(lot for lot in lots(KEY, number, width) if lot < cycle)
        expected = lot % chance.denominator < chance.numerator
        assert (dice.throw(coin, ("throw", number), 1, chance) == ()) is expected


@pytest.mark.parametrize("chance", [Fraction(100, 243), Fraction(1, 3), Fraction(5, 7), Fraction(2, 65537)])
def test_the_first_number_past_the_last_full_cycle_is_drawn_again_and_the_last_within_it_is_not(
    chance: Fraction,
) -> None:
    width = (chance.denominator.bit_length() + 7) // 8 + 1
    past = 256**width // chance.denominator * chance.denominator
    misses = chance.numerator.to_bytes(width, "big")  # the least that does not happen
    assert not _happens(iter(past.to_bytes(width, "big") + misses), chance)
    hits = past - chance.denominator
    assert _happens(iter(hits.to_bytes(width, "big")), chance)
    assert not _happens(iter((past - 1).to_bytes(width, "big")), chance)


def test_some_numbers_lie_past_the_last_full_cycle() -> None:
    # Else the test above would not see that they are drawn again.
    assert any(lots(KEY, number, 2)[0] >= 65536 // 243 * 243 for number in range(1000))


def test_the_chance_does_not_change_the_faces() -> None:
    dice = seeded_dice("mat")
    for number in range(100):
        faces = dice.throw(TWO_DICE, ("throw", number), 2, Fraction(1, 3))
        assert faces in ((), dice.throw(TWO_DICE, ("throw", number), 2, NEVER))


def test_whether_one_or_two_are_thrown_does_not_change_whether_they_leave_the_mat() -> None:
    dice, chance = seeded_dice("mat"), Fraction(1, 3)
    for number in range(100):
        one, two = (dice.throw(TWO_DICE, ("throw", number), each, chance) for each in (1, 2))
        assert bool(one) is bool(two)


def test_seeds_repeat_and_differ() -> None:
    def first(seed: str) -> list[tuple[int, ...]]:
        return [seeded_dice(seed).throw(TWO_DICE, ("throw", number), 2, NEVER) for number in range(20)]

    assert first("a") == first("a")
    assert first("a") != first("b")
    assert seeded_dice("a").source is Source.SEEDED


@pytest.mark.parametrize("seed", [True, 1.5, None, b"a"])
def test_a_seed_is_a_text_or_a_whole_number(seed: object) -> None:
    assert (seed_text("7"), seed_text(7), seed_text("")) == ("7", "7", "")
    with pytest.raises(WrongTypeError) as raised:
        seed_text(seed)  # type: ignore[arg-type]
    assert (raised.value.arguments["argument"], raised.value.arguments["wanted"]) == (
        "seed",
        "a text or a whole number",
    )


def test_the_systems_dice_have_a_key_of_256_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {size: bytes(range(size)) for size in (31, 32, 33)}
    monkeypatch.setattr(secrets, "token_bytes", keys.__getitem__)
    found = system_dice().throw(TWO_DICE, ("throw", 0), 2, NEVER)
    assert found == KeyedDice(keys[32], Source.SYSTEM).throw(TWO_DICE, ("throw", 0), 2, NEVER)
    faces = [KeyedDice(key, Source.SYSTEM).throw(TWO_DICE, ("throw", 0), 2, NEVER) for key in keys.values()]
    assert len(set(faces)) == 3, "else another size would not be noticed"


def test_the_systems_dice_differ_each_time() -> None:
    def first(dice: KeyedDice) -> list[tuple[int, ...]]:
        return [dice.throw(TWO_DICE, ("throw", number), 2, NEVER) for number in range(40)]

    assert first(system_dice()) != first(system_dice())
    assert system_dice().source is Source.SYSTEM


def test_scripted_dice_are_read_off_their_list_until_it_is_over() -> None:
    dice = ScriptedDice([(3, 5), (), (4,)])
    thrown = [dice.throw(TWO_DICE, ("throw", 0), 2, NEVER) for _ in range(3)]
    assert thrown == [(3, 5), (), (4,)]
    with pytest.raises(ShutboxError) as raised:
        dice.throw(TWO_DICE, ("throw", 3), 2, NEVER)
    assert raised.value.code == "dice-script-over"
    assert dice.source is Source.SCRIPTED


def test_typed_dice_are_what_was_typed() -> None:
    dice = TypedDice((5, 3))
    assert dice.throw(TWO_DICE, ("throw", 0), 2, NEVER) == (5, 3)
    assert dice.source is Source.TYPED
