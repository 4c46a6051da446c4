"""The rules of the game: boxes, positions, dice, legal moves, totals and rule sets. Standard library only."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.rules.box import Box as Box
    from shutbox.rules.box import Move as Move
    from shutbox.rules.box import Position as Position
    from shutbox.rules.box import Tile as Tile
    from shutbox.rules.box import after_move as after_move
    from shutbox.rules.box import raised as raised
    from shutbox.rules.box import read_move as read_move
    from shutbox.rules.box import read_position as read_position
    from shutbox.rules.box import standing as standing
    from shutbox.rules.box import taken as taken
    from shutbox.rules.box import tile_name as tile_name
    from shutbox.rules.box import tiles as tiles
    from shutbox.rules.box import write_move as write_move
    from shutbox.rules.box import write_position as write_position
    from shutbox.rules.box import write_tiles as write_tiles
    from shutbox.rules.catalog import named as named
    from shutbox.rules.catalog import names as names
    from shutbox.rules.catalog import rules_of as rules_of
    from shutbox.rules.chance import Throw as Throw
    from shutbox.rules.chance import dice_counts as dice_counts
    from shutbox.rules.chance import one_die_condition as one_die_condition
    from shutbox.rules.chance import read_throw as read_throw
    from shutbox.rules.chance import throws as throws
    from shutbox.rules.chance import write_throw as write_throw
    from shutbox.rules.codec import BOXES as BOXES
    from shutbox.rules.codec import GAME as GAME
    from shutbox.rules.codec import SETTINGS as SETTINGS
    from shutbox.rules.codec import TEXTS as TEXTS
    from shutbox.rules.codec import TURN as TURN
    from shutbox.rules.codec import changed as changed
    from shutbox.rules.codec import from_data as from_data
    from shutbox.rules.codec import from_json as from_json
    from shutbox.rules.codec import from_toml as from_toml
    from shutbox.rules.codec import to_data as to_data
    from shutbox.rules.codec import to_json as to_json
    from shutbox.rules.codec import to_toml as to_toml
    from shutbox.rules.column import back as back
    from shutbox.rules.column import column_table as column_table
    from shutbox.rules.domain import axes as axes
    from shutbox.rules.domain import formats as formats
    from shutbox.rules.domain import spellings as spellings
    from shutbox.rules.memory import Memory as Memory
    from shutbox.rules.moves import moves as moves
    from shutbox.rules.perft import divide as divide
    from shutbox.rules.perft import levels as levels
    from shutbox.rules.perft import lines as lines
    from shutbox.rules.perft import perft as perft
    from shutbox.rules.ruleset import BOX_SHUT as BOX_SHUT
    from shutbox.rules.ruleset import LAST_SHUT as LAST_SHUT
    from shutbox.rules.ruleset import MOST_DICE as MOST_DICE
    from shutbox.rules.ruleset import MOST_ROUNDS as MOST_ROUNDS
    from shutbox.rules.ruleset import MOST_SEATS as MOST_SEATS
    from shutbox.rules.ruleset import TAKEN as TAKEN
    from shutbox.rules.ruleset import Begins as Begins
    from shutbox.rules.ruleset import Format as Format
    from shutbox.rules.ruleset import GameRules as GameRules
    from shutbox.rules.ruleset import NextStart as NextStart
    from shutbox.rules.ruleset import Order as Order
    from shutbox.rules.ruleset import OutAt as OutAt
    from shutbox.rules.ruleset import OutWhen as OutWhen
    from shutbox.rules.ruleset import Points as Points
    from shutbox.rules.ruleset import RuleSet as RuleSet
    from shutbox.rules.ruleset import SuperBox as SuperBox
    from shutbox.rules.ruleset import Ties as Ties
    from shutbox.rules.ruleset import Tries as Tries
    from shutbox.rules.ruleset import most_moves as most_moves
    from shutbox.rules.ruleset import ways as ways
    from shutbox.rules.score import attainable as attainable
    from shutbox.rules.score import plain_total as plain_total
    from shutbox.rules.score import score as score
    from shutbox.rules.score import total_columns as total_columns
    from shutbox.rules.turn import FREE as FREE
    from shutbox.rules.turn import NO_LIMIT as NO_LIMIT
    from shutbox.rules.turn import Behind as Behind
    from shutbox.rules.turn import Buys as Buys
    from shutbox.rules.turn import OffMat as OffMat
    from shutbox.rules.turn import OneDie as OneDie
    from shutbox.rules.turn import Total as Total
    from shutbox.rules.turn import TurnRules as TurnRules
    from shutbox.rules.turn import When as When

open_front(
    __name__,
    box=(
        "Box Move Position Tile after_move raised read_move read_position standing taken tile_name tiles write_move "
        "write_position write_tiles"
    ),
    catalog="named names rules_of",
    chance="Throw dice_counts one_die_condition read_throw throws write_throw",
    codec="BOXES GAME SETTINGS TEXTS TURN changed from_data from_json from_toml to_data to_json to_toml",
    column="back column_table",
    domain="axes formats spellings",
    memory="Memory",
    moves="moves",
    perft="divide levels lines perft",
    ruleset=(
        "BOX_SHUT Begins Format GameRules LAST_SHUT MOST_DICE MOST_ROUNDS MOST_SEATS NextStart Order OutAt OutWhen "
        "Points RuleSet SuperBox TAKEN Ties Tries most_moves ways"
    ),
    score="attainable plain_total score total_columns",
    turn="Behind Buys FREE NO_LIMIT OffMat OneDie Total TurnRules When",
)
