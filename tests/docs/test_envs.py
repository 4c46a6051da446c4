"""docs/envs.md compared with the environments: its tables of actions and observations."""

from __future__ import annotations

from shutbox.envs import action_index
from shutbox.envs.observation import PHASES, features
from shutbox.play import Action, Shut, ThrowDice, new_game
from shutbox.rules import RuleSet, named, names, write_move
from tests.docs.page import read, rows

PAGE = read("docs/envs.md")


def under(line: str) -> list[list[str]]:
    """The table that follows a line of the page."""
    return rows(PAGE, next(each for each in PAGE.splitlines() if each.startswith(line)))


def spelled(rules: RuleSet, action: Action) -> str:
    """An action as the page spells it, on a full box."""
    box = rules.turn.box
    if isinstance(action, ThrowDice):
        return f"throw {action.dice}"
    assert isinstance(action, Shut)
    return write_move(box, box.full, action.move)


def test_the_numbers_mean_what_the_page_says() -> None:
    table = under("tiles that they take of a full box")
    for place, row in enumerate(table):
        told = [
            spelled(named(name), action_index(named(name)).decode(place))
            for name in ("nine", "double-shutter", "exact")
        ]
        assert row == [str(place), *told]
    assert len(table) == 16


def test_every_rule_set_has_as_many_actions_as_the_page_says() -> None:
    expected = [(named(name), action_index(named(name))) for name in names()]
    assert under("How many numbers each rule set") == [
        [f"`{rules.name}`", str(len(index.dice)), str(len(index.moves)), str(len(index))] for rules, index in expected
    ]


def test_the_pieces_of_an_observation_are_those_of_the_page() -> None:
    rules = named("double-shutter")
    lengths = {"columns": len(rules.turn.box.columns), "faces": rules.turn.faces, "players": 3}
    seen = features(new_game(rules, ["Ann", "Bo", "Cy"]), 0)
    table = under("the one who looks, clockwise:")
    assert {piece.strip("`"): lengths.get(length) or int(length) for piece, length, _ in table} == {
        name: len(numbers) for name, numbers in seen.items()
    }


def test_the_phases_are_numbered_as_the_page_says() -> None:
    (told,) = [cell for key, cell in under("**Observation**") if key == "`phase`"]
    for number, phase in enumerate(PHASES):
        assert f"{number} {phase.value}" in told
