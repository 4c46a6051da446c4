from __future__ import annotations

from random import Random

import pytest

from shutbox.bots import BOTS, Player, bot
from shutbox.play import Game, decide, evolve, legal, new_game, seeded_dice
from shutbox.rules import changed, named
from shutbox.value import options

# One of each format, on boxes small enough to be solved at once; the published ones stand in tests of the command.
SMALL = {"box": "1234567"}
GAMES = {
    "one-turn": (changed(named("shut-the-box"), SMALL), 3),
    "running": (changed(named("ferme-ta-boite"), {**SMALL, "rounds": "3"}), 2),
    "chase": (changed(named("double-shutter"), {**SMALL, "rounds": "3"}), 2),
    "chase of three": (changed(named("double-shutter-2008"), {**SMALL, "rounds": "3"}), 3),
    "last-one-standing": (changed(named("last-one-standing"), {**SMALL, "limit": "2"}), 2),
    "knock-out": (changed(named("knock-out-45"), SMALL), 3),
    "until": (changed(named("tournament-100"), SMALL), 2),
    "solitaire": (changed(named("nine"), SMALL), 1),
}


def finished(game: Game, players: list[Player], seed: str) -> Game:
    dice = seeded_dice(seed)
    while not game.over:
        action = players[game.at].choose(game)
        assert action in legal(game)
        game = evolve(game, decide(game, action, dice))
    return game


@pytest.mark.parametrize("format_", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_every_format_to_its_end(name: str, format_: str) -> None:
    rules, count = GAMES[format_]
    chance = Random(f"{name} {format_}")
    players = [bot(name, chance.random), *[bot("random", chance.random) for _ in range(count - 1)]]
    names = ["Ann", "Bo", "Cy"][:count]
    assert finished(new_game(rules, names), players, format_).over


def test_the_perfect_player_loses_nothing() -> None:
    rules, count = GAMES["chase"]
    game, dice = new_game(rules, ["Ann", "Bo"][:count]), seeded_dice("7")
    while not game.over:
        action = bot("perfect", lambda: 0.0).choose(game)
        found = options(game)
        assert found.loss(next(option for option in found.options if option.action == action)) == 0
        game = evolve(game, decide(game, action, dice))


def test_the_same_lots_make_the_same_choices() -> None:
    rules, _ = GAMES["one-turn"]
    ends = []
    for _ in range(2):
        chance = Random(5)
        ends.append(finished(new_game(rules, ["Ann", "Bo"]), [bot("novice", chance.random)] * 2, "a").tally.results)
    assert ends[0] == ends[1]
