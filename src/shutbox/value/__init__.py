"""The values of a live game, read from solved tables; a missing table is computed. Reading is standard library only."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.value.coverage import coverage as coverage
    from shutbox.value.option import Criterion as Criterion
    from shutbox.value.option import Horizon as Horizon
    from shutbox.value.option import Option as Option
    from shutbox.value.option import Options as Options
    from shutbox.value.option import Stakes as Stakes
    from shutbox.value.option import Unit as Unit
    from shutbox.value.options import after_sum as after_sum
    from shutbox.value.options import after_throw as after_throw
    from shutbox.value.options import after_throws as after_throws
    from shutbox.value.options import options as options
    from shutbox.value.preparation import prepare as prepare
    from shutbox.value.preparation import prepared_horizon as prepared_horizon
    from shutbox.value.preparation import require_values as require_values
    from shutbox.value.reach import reach as reach
    from shutbox.value.rounding import sampled_advice as sampled_advice
    from shutbox.value.shared_box import is_solved as is_solved
    from shutbox.value.shared_box import ring as ring
    from shutbox.value.shared_box import round_values as round_values
    from shutbox.value.stakes import stakes as stakes

open_front(
    __name__,
    coverage="coverage",
    option="Criterion Horizon Option Options Stakes Unit",
    options="after_sum after_throw after_throws options",
    preparation="prepare prepared_horizon require_values",
    reach="reach",
    rounding="sampled_advice",
    shared_box="is_solved ring round_values",
    stakes="stakes",
)
