"""Shutbox: the Shut the Box family of dice games, exactly.

    import shutbox as sb

    game = sb.act(sb.new_game("nine", ["Ann"]), "throw 2")
    print(game)

These names are enough for a first hour (docs/library.md). Each is loaded when it is first used. More is in the
packages: `shutbox.rules`, `shutbox.play`, `shutbox.solve`, `shutbox.simulate`, `shutbox.envs` and others.
"""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.bots import Player as Player
    from shutbox.bots import Strength as Strength
    from shutbox.bots import strength as strength
    from shutbox.errors import CorruptRecordError as CorruptRecordError
    from shutbox.errors import IllegalActionError as IllegalActionError
    from shutbox.errors import NotationError as NotationError
    from shutbox.errors import RulesError as RulesError
    from shutbox.errors import ShutboxError as ShutboxError
    from shutbox.facade import ChanceCurve as ChanceCurve
    from shutbox.facade import Cursor as Cursor
    from shutbox.facade import SolvedTurn as SolvedTurn
    from shutbox.facade import act as act
    from shutbox.facade import bot_names as bot_names
    from shutbox.facade import chance_curve as chance_curve
    from shutbox.facade import choices as choices
    from shutbox.facade import cursor as cursor
    from shutbox.facade import house_rules as house_rules
    from shutbox.facade import load_record as load_record
    from shutbox.facade import play_out as play_out
    from shutbox.facade import player as player
    from shutbox.facade import position as position
    from shutbox.facade import ranked_options as ranked_options
    from shutbox.facade import rule_set as rule_set
    from shutbox.facade import rule_set_names as rule_set_names
    from shutbox.facade import save_record as save_record
    from shutbox.facade import simulation as simulation
    from shutbox.facade import solution as solution
    from shutbox.facade import throw as throw
    from shutbox.facade import tile_choices as tile_choices
    from shutbox.play import Action as Action
    from shutbox.play import Dice as Dice
    from shutbox.play import Event as Event
    from shutbox.play import Game as Game
    from shutbox.play import Penalty as Penalty
    from shutbox.play import Phase as Phase
    from shutbox.play import Record as Record
    from shutbox.play import ScriptedDice as ScriptedDice
    from shutbox.play import Shut as Shut
    from shutbox.play import Take as Take
    from shutbox.play import ThrowDice as ThrowDice
    from shutbox.play import Thrown as Thrown
    from shutbox.play import begun as begun
    from shutbox.play import decide as decide
    from shutbox.play import evolve as evolve
    from shutbox.play import extended as extended
    from shutbox.play import legal as legal
    from shutbox.play import new_game as new_game
    from shutbox.play import read_record as read_record
    from shutbox.play import seeded_dice as seeded_dice
    from shutbox.play import system_dice as system_dice
    from shutbox.play import write_record as write_record
    from shutbox.rules import RuleSet as RuleSet
    from shutbox.simulate import Estimate as Estimate
    from shutbox.simulate import Summary as Summary
    from shutbox.solve import Objective as Objective
    from shutbox.tournament import Crosstable as Crosstable
    from shutbox.tournament import Evaluation as Evaluation
    from shutbox.tournament import crosstable as crosstable
    from shutbox.tournament import evaluate as evaluate
    from shutbox.value import Options as Options

__version__ = "0.1.0"

open_front(
    __name__,
    bots="Player Strength strength",
    errors="CorruptRecordError IllegalActionError NotationError RulesError ShutboxError",
    facade=(
        "ChanceCurve Cursor SolvedTurn act bot_names chance_curve choices cursor house_rules load_record play_out "
        "player position ranked_options rule_set rule_set_names save_record simulation solution throw tile_choices"
    ),
    play=(
        "Action Dice Event Game Penalty Phase Record ScriptedDice Shut Take ThrowDice Thrown begun decide evolve "
        "extended legal new_game read_record seeded_dice system_dice write_record"
    ),
    rules="RuleSet",
    simulate="Estimate Summary",
    solve="Objective",
    tournament="Crosstable Evaluation crosstable evaluate",
    value="Options",
)
