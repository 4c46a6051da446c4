"""The form of values."""

from __future__ import annotations

import pytest

from shutbox.cli.line.arguments import UsageError
from shutbox.cli.line.form import check_value
from shutbox.cli.line.value_kind import KINDS, Choice, Form, Kind, NewFile, Whole

COLOURS = Choice(lambda: ("red", "blue"))
EVERY = [*Form, *KINDS.values(), COLOURS, NewFile(), NewFile((".csv",)), Whole(1, 9)]


def code(kind: Kind, text: str) -> str:
    with pytest.raises(UsageError) as raised:
        check_value("--x", kind, text)
    return raised.value.code


@pytest.mark.parametrize("kind", EVERY)
def test_no_value_is_empty_or_has_control_characters(kind: Kind) -> None:
    assert {code(kind, text) for text in ("", " ", "\t", "\u3000")} == {"option-empty"}
    assert {code(kind, text) for text in ("a\nb", "\x1b[2J", "a\0", "\x9b")} == {"option-control"}


def test_a_path_may_have_bytes_that_are_no_text() -> None:
    for kind in (Form.FILE, Form.FOLDER, Form.RULES, NewFile()):
        check_value("--x", kind, "caf\udce9")
    assert code(Form.SEED, "caf\udce9") == "option-control"


def test_a_number_is_in_its_range_or_one_of_the_words() -> None:
    for text in ("0", "9", "any"):
        check_value("--x", Whole(0, 9, ("any",)), text)
    assert {code(Whole(0, 9, ("any",)), text) for text in ("-1", "10", "09", "many")} == {"option-range"}


def test_a_choice_is_one_of_its_words() -> None:
    check_value("--x", COLOURS, "blue")
    with pytest.raises(UsageError) as raised:
        check_value("--x", COLOURS, "green")
    assert raised.value.arguments == {"option": "--x", "got": "green", "known": ["red", "blue"]}


def test_a_new_file_has_one_of_its_suffixes() -> None:
    check_value("--x", NewFile((".csv", ".npz")), "a/b.NPZ")
    check_value("--x", NewFile(), "anything")
    assert {code(NewFile((".csv",)), text) for text in ("a", "a.txt", ".csv", "a.csv/b")} == {"option-suffix"}


@pytest.mark.parametrize("form", [Form.NAMES, Form.BOTS, Form.SEATS, Form.RULES_LIST, Form.POINTS])
def test_no_item_of_a_list_is_empty(form: Form) -> None:
    check_value("--x", form, "a, b")
    assert {code(form, text) for text in (",", "a,", ",a", "a,,b", "a, ,b")} == {"option-item"}


def test_a_seed_is_printable_and_has_no_space_at_its_ends() -> None:
    check_value("--x", Form.SEED, "a seed ü")
    assert {code(Form.SEED, text) for text in (" a", "a ", "a\u2028b")} == {"seed"}


@pytest.mark.parametrize("text", ["tcp://10.0.0.5:8786", "tls://box.example:1", "localhost:8786", "ws://[::1]:8786"])
def test_a_cluster_has_a_host_and_a_port(text: str) -> None:
    check_value("--x", Form.CLUSTER, text)


@pytest.mark.parametrize(
    "text",
    ["nonsense", "tcp://", "tcp://host", "host:", "host:port", "ftp://host:1", "a b:1", "host:123456", "host:８"],
)
def test_what_is_no_address_of_a_cluster_is_refused_by_its_form(text: str) -> None:
    assert code(Form.CLUSTER, text) == "cluster-address"


def test_a_host_has_a_name_or_an_address() -> None:
    for text in ("localhost", "box.example", "müller.local", "127.0.0.1", "::1", "fe80::1%eth0"):
        check_value("--x", Form.HOST, text)
    assert {code(Form.HOST, text) for text in ("a b", "http://x", "127.0.0.1:80", "x" * 254)} == {"host-name"}


def test_a_public_address_has_no_path() -> None:
    check_value("--x", Form.PUBLIC_URL, "https://box.example:8443")
    assert {code(Form.PUBLIC_URL, text) for text in ("box.example", "https://x/y", "ftp://x")} == {"serve-public"}
