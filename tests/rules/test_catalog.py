"""The catalogue: the games of RULES 3, each under its name and with its settings."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.errors import NotationError
from shutbox.rules import BOXES, Format, from_json, from_toml, named, names, rules_of, to_data, to_json, to_toml
from shutbox.rules.codec import TEXTS
from shutbox.rules.turn import OffMat

SUM_SIX = {"one_die": "standing:6:optional"}
DOUBLE = {"box": "double", "total": "front-double", "format": "chase", "begins": "throw", **SUM_SIX}
SETTINGS: dict[str, dict[str, Any]] = {
    "shut-the-box": {"tiles": 2},
    "ferme-ta-boite": {"off_mat": "raise", "format": "running"},
    "double-shutter": DOUBLE,
    "double-shutter-2008": DOUBLE | {"points": "paid", "fewest_rounds": 3, "most_rounds": 10},
    "last-one-standing": DOUBLE | {"format": "last-one-standing", "limit": 5, "next_start": "throw", "most_players": 4},
    "nine": {},
    "nine-sum6": SUM_SIX,
    "nine-789": {"one_die": "789:optional"},
    "ten": {"box": "ten", "one_die": "highest:6:optional"},
    "twelve": {"box": "twelve", "one_die": "highest:6:optional"},
    "three-down": {"set_up": "...456789"},
    "odds": {"set_up": "1.3.5.7.9"},
    "evens": {"set_up": ".2.4.6.8."},
    "digits": {"total": "digits"},
    "tile-count": {"total": "tiles"},
    "thai": {"buys": "thai"},
    "exact": {"buys": "exact"},
    "unlucky-seven": {"unlucky": 7},
    "two-to-go": {"first_throw": 2},
    "knock-out-45": {"format": "knock-out", "limit": 45},
    "tournament-100": {"format": "until", "limit": 100},
    "golf": {"format": "running", "rounds": 9},
    "instant-win": {"shut_wins": True},
    "triple": DOUBLE | {"box": "triple"},
}


def settings_of(name: str) -> dict[str, Any]:
    """What an entry says beyond the defaults, its box by name."""
    data = {key: value for key, value in to_data(named(name)).items() if key not in TEXTS}
    known = {box: key for key, box in BOXES.items()}
    return data | ({"box": known[named(name).turn.box]} if "box" in data else {})


def test_the_catalogue_holds_the_games_of_the_rules_published_ones_first() -> None:
    assert list(names()) == list(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_an_entry_differs_from_the_defaults_as_the_rules_say(name: str) -> None:
    assert settings_of(name) == SETTINGS[name]


@pytest.mark.parametrize("name", names())
def test_an_entry_has_its_name_and_a_source(name: str) -> None:
    assert named(name).name == name
    assert named(name).source
    assert named(name) is named(name)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("whole", [False, True])
def test_an_entry_embeds_in_a_record_and_reads_back(name: str, *, whole: bool) -> None:
    rules = named(name)
    assert from_json(to_json(rules, whole=whole)) == rules
    assert from_toml(to_toml(rules, whole=whole)) == rules


def test_every_format_but_solitaire_has_an_entry() -> None:
    assert {named(name).game.format for name in names()} == set(Format) - {Format.SOLITAIRE}


def test_a_game_has_five_rounds_unless_more_or_fewer_are_agreed() -> None:
    assert named("ferme-ta-boite").game.rounds == 5
    assert named("double-shutter").game.rounds == 5
    assert named("double-shutter-2008").game.rounds == 5


def test_dice_fall_off_the_mat_only_where_a_rulebook_has_a_penalty() -> None:
    assert [name for name in names() if named(name).turn.off_mat is not OffMat.NONE] == ["ferme-ta-boite"]
    assert not any(named(name).turn.off_mat_chance for name in names())


def test_games_that_differ_only_in_format_share_their_turn() -> None:
    assert named("double-shutter").turn == named("double-shutter-2008").turn == named("last-one-standing").turn
    assert named("nine").turn == named("knock-out-45").turn == named("instant-win").turn


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NotationError) as caught:
        named("monopoly")
    assert caught.value.code == "rules-unknown"
    assert caught.value.arguments["got"] == "monopoly"
    assert caught.value.arguments["near"] == "nothing"
    assert "shut-the-box" in str(caught.value.arguments["known"])


def test_a_misspelt_name_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(NotationError) as caught:
        named("shut-the-fox")
    assert caught.value.code == "rules-unknown"
    assert caught.value.arguments["near"] == "shut-the-box"


def test_a_rule_set_can_be_given_by_its_name() -> None:
    assert rules_of("nine") is named("nine")
    assert rules_of(named("nine")) is named("nine")
    with pytest.raises(TypeError, match="rules must be a RuleSet or the name of one, not int 9"):
        rules_of(9)  # type: ignore[arg-type]
