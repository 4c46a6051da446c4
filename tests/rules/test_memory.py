"""A cache with a limit on its total size."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from hypothesis import given
from hypothesis import strategies as st

from shutbox.rules.memory import Memory


def test_the_oldest_results_are_dropped_first() -> None:
    memory: Memory[str, str] = Memory(5, len)
    for key, value in (("a", "11"), ("b", "22"), ("c", "33")):
        memory.keep(key, value)
    assert list(memory.found) == ["b", "c"]
    assert memory.weight == 4


def test_the_first_result_of_a_key_stays_and_is_weighed_once() -> None:
    memory: Memory[str, str] = Memory(10, len)
    memory.keep("a", "first")
    memory.keep("a", "second")
    memory.keep("a", memory.found["a"])
    assert memory.found == {"a": "first"}
    assert memory.weight == 5


def test_a_result_larger_than_the_limit_is_not_kept() -> None:
    memory: Memory[str, str] = Memory(3, len)
    memory.keep("small", "1")
    memory.keep("large", "1234")
    assert not memory.found
    assert memory.weight == 0


@given(st.integers(0, 50), st.lists(st.tuples(st.integers(0, 9), st.text(max_size=20))))
def test_the_weight_is_that_of_the_results_and_within_the_limit(room: int, results: list[tuple[int, str]]) -> None:
    memory: Memory[int, str] = Memory(room, len)
    for key, value in results:
        memory.keep(key, value)
        assert memory.weight == sum(map(len, memory.found.values())) <= room


def test_threads_do_not_disturb_the_weight() -> None:
    memory: Memory[int, bytes] = Memory(1000, len)
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda number: memory.keep(number % 97, bytes(number % 50)), range(4000)))
    assert memory.weight == sum(map(len, memory.found.values())) <= 1000


def test_as_much_as_there_is_room_for_is_kept() -> None:
    memory: Memory[str, str] = Memory(4, len)
    memory.keep("a", "11")
    memory.keep("b", "22")
    assert list(memory.found) == ["a", "b"]
