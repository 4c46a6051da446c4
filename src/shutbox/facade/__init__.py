"""The first hour with the library: what `import shutbox as sb` offers beside the names of the packages."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.facade.chance_curve import ChanceCurve as ChanceCurve
    from shutbox.facade.chance_curve import chance_curve as chance_curve
    from shutbox.facade.cursor import Cursor as Cursor
    from shutbox.facade.cursor import cursor as cursor
    from shutbox.facade.play_out import act as act
    from shutbox.facade.play_out import bot_names as bot_names
    from shutbox.facade.play_out import choices as choices
    from shutbox.facade.play_out import play_out as play_out
    from shutbox.facade.play_out import player as player
    from shutbox.facade.record_file import load_record as load_record
    from shutbox.facade.record_file import save_record as save_record
    from shutbox.facade.rulebook import house_rules as house_rules
    from shutbox.facade.rulebook import position as position
    from shutbox.facade.rulebook import rule_set as rule_set
    from shutbox.facade.rulebook import rule_set_names as rule_set_names
    from shutbox.facade.rulebook import throw as throw
    from shutbox.facade.rulebook import tile_choices as tile_choices
    from shutbox.facade.solved import SolvedTurn as SolvedTurn
    from shutbox.facade.solved import ranked_options as ranked_options
    from shutbox.facade.solved import simulation as simulation
    from shutbox.facade.solved import solution as solution

open_front(
    __name__,
    chance_curve="ChanceCurve chance_curve",
    cursor="Cursor cursor",
    play_out="act bot_names choices play_out player",
    record_file="load_record save_record",
    rulebook="house_rules position rule_set rule_set_names throw tile_choices",
    solved="SolvedTurn ranked_options simulation solution",
)
