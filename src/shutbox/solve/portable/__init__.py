"""What the standard library alone can do: the turn at hand, and the solutions that come with the package."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.solve.portable.assembly import games_by_file as games_by_file
    from shutbox.solve.portable.assembly import write_shelf as write_shelf
    from shutbox.solve.portable.comparison import Comparison as Comparison
    from shutbox.solve.portable.comparison import compare as compare
    from shutbox.solve.portable.comparison import compared_problems as compared_problems
    from shutbox.solve.portable.links import Links as Links
    from shutbox.solve.portable.links import is_sweepable as is_sweepable
    from shutbox.solve.portable.links import links as links
    from shutbox.solve.portable.packing import BITS as BITS
    from shutbox.solve.portable.packing import BOUND as BOUND
    from shutbox.solve.portable.packing import QUANTUM as QUANTUM
    from shutbox.solve.portable.running_turn import after_turn_tables as after_turn_tables
    from shutbox.solve.portable.single_turn import sweep_turn as sweep_turn
    from shutbox.solve.portable.supply import FOLDER as FOLDER
    from shutbox.solve.portable.supply import closed_shelf as closed_shelf
    from shutbox.solve.portable.supply import is_shelf_open as is_shelf_open
    from shutbox.solve.portable.supply import is_shipped as is_shipped
    from shutbox.solve.portable.supply import read_shelf as read_shelf
    from shutbox.solve.portable.supply import shipped as shipped
    from shutbox.solve.portable.turn_tables import objective_tables as objective_tables
    from shutbox.solve.portable.turn_tables import seats_tables as seats_tables
    from shutbox.solve.portable.turn_tables import turn_endings as turn_endings

open_front(
    __name__,
    assembly="games_by_file write_shelf",
    comparison="Comparison compare compared_problems",
    links="Links is_sweepable links",
    packing="BITS BOUND QUANTUM",
    running_turn="after_turn_tables",
    single_turn="sweep_turn",
    supply="FOLDER closed_shelf is_shelf_open is_shipped read_shelf shipped",
    turn_tables="objective_tables seats_tables turn_endings",
)
