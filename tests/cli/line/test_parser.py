"""Reading a command line."""

from __future__ import annotations

import pytest

from shutbox.cli.line.arguments import Arguments, Command, Option, UsageError
from shutbox.cli.line.parser import parse_arguments, wants_help
from shutbox.cli.line.value_kind import Form, Whole

COMMAND = Command(
    "boil",
    required=("RULES",),
    optional=("FILE",),
    options=(
        Option("minutes", "N", Whole(-9, 9)),
        Option("salt", excludes=("soft", "FILE")),
        Option("soft", needs=("minutes", "with")),
        Option("with", "WHAT", Form.NAME, repeatable=True),
    ),
)


def read(*tokens: str) -> Arguments:
    return parse_arguments(COMMAND, tokens)


def code(*tokens: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(UsageError) as caught:
        read(*tokens)
    return caught.value.code, caught.value.arguments


def test_arguments_go_to_their_names_in_order() -> None:
    assert read("brown").positional == {"RULES": "brown"}
    assert read("brown", "silver").positional == {"RULES": "brown", "FILE": "silver"}


def test_options_may_stand_anywhere_with_a_space_or_an_equals_sign() -> None:
    for tokens in (("--minutes", "4", "brown"), ("brown", "--minutes=4")):
        assert read(*tokens) == Arguments({"RULES": "brown"}, {"minutes": ("4",)})


def test_a_flag_is_given_or_not() -> None:
    assert read("brown", "--salt").flag("salt")
    assert not read("brown").flag("salt")


def test_an_option_that_was_not_given_has_no_value() -> None:
    assert read("brown").value("minutes") is None
    assert read("brown").values("with") == ()


def test_only_some_options_can_be_repeated() -> None:
    assert read("brown", "--with", "toast", "--with=tea").values("with") == ("toast", "tea")
    assert code("brown", "--minutes", "4", "--minutes", "5") == ("option-twice", {"option": "--minutes"})


def test_a_value_may_hold_an_equals_sign() -> None:
    assert read("brown", "--with", "a=b=c").value("with") == "a=b=c"
    assert read("brown", "--with=a=b").value("with") == "a=b"


@pytest.mark.parametrize("number", ["-1", "-0.5", "-23/321", "-"])
def test_a_dash_before_anything_but_a_letter_is_no_option(number: str) -> None:
    assert read(number, "--with", number) == Arguments({"RULES": number}, {"with": (number,)})


def test_after_two_dashes_everything_is_an_argument() -> None:
    assert read("--", "--salt", "--") == Arguments({"RULES": "--salt", "FILE": "--"}, {})


@pytest.mark.parametrize("tokens", [("--minutes",), ("--minutes", "--salt"), ("--minutes", "--", "4")])
def test_a_missing_value_is_not_made_up(tokens: tuple[str, ...]) -> None:
    assert code("brown", *tokens) == ("option-needs-value", {"option": "--minutes", "value": "N"})


def test_a_flag_takes_no_value() -> None:
    assert code("brown", "--salt=much") == ("option-no-value", {"option": "--salt", "got": "much"})


def test_an_unknown_option_is_met_with_the_nearest_one() -> None:
    assert code("--minuts=4") == ("option-near", {"command": "boil", "option": "--minuts", "near": "--minutes"})
    assert code("--pepper") == ("option-unknown", {"command": "boil", "option": "--pepper"})


def test_too_few_and_too_many_arguments_show_the_usage() -> None:
    usage = "shutbox boil RULES [FILE] [--minutes N] [--salt] [--soft] [--with WHAT] ..."
    assert code() == ("argument-missing", {"argument": "RULES", "usage": usage})
    assert code("a", "b", "c") == ("argument-extra", {"got": "c", "usage": usage})


def test_the_last_argument_may_be_given_several_times_where_a_command_says_so() -> None:
    count = Command("count", required=("RULES",), options=(Option("salt"),), variadic=True)
    assert count.usage == "shutbox count RULES ... [--salt]"
    assert parse_arguments(count, ["a"]) == Arguments({"RULES": "a"}, {})
    assert parse_arguments(count, ["a", "b", "--salt", "c"]) == Arguments({"RULES": "a"}, {"salt": ("",)}, ("b", "c"))
    with pytest.raises(UsageError) as raised:
        parse_arguments(count, [])
    assert raised.value.code == "argument-missing"


def test_the_help_option_counts_only_before_two_dashes() -> None:
    assert wants_help(["brown", "--help"])
    assert wants_help(["-h"])
    assert not wants_help(["brown", "--", "--help"])


@pytest.mark.parametrize(
    "tokens", [("",), ("brown", " "), ("brown", "--with", ""), ("brown", "--with="), ("--minutes", " ", "a")]
)
def test_no_value_is_empty(tokens: tuple[str, ...]) -> None:
    assert code(*tokens)[0] == "option-empty"


def test_the_last_value_of_an_argument_that_is_repeated_is_checked_too() -> None:
    count = Command("count", required=("FILE",), variadic=True)
    with pytest.raises(UsageError) as raised:
        parse_arguments(count, ["a", "b", ""])
    assert raised.value.arguments == {"option": "FILE"}


def test_options_that_contradict_each_other_or_an_argument_are_refused_whatever_comes_first() -> None:
    both = ("option-together", {"option": "--salt", "other": "--soft"})
    assert code("brown", "--salt", "--soft", "--minutes", "4") == both
    assert code("brown", "--soft", "--minutes", "4", "--salt") == both
    assert code("brown", "silver", "--salt") == ("option-together", {"option": "--salt", "other": "FILE"})


def test_an_option_that_needs_another_one_is_refused_alone() -> None:
    assert code("brown", "--soft") == ("option-needs", {"option": "--soft", "others": "--minutes / --with"})
    assert read("brown", "--soft", "--minutes", "4").flag("soft")
    assert read("brown", "--soft", "--with", "tea").flag("soft")
