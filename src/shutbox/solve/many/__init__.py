"""Games in which a choice matters to more seats than the one that makes it: three or more players, and play-offs."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.solve.many.chase_game import Chases as Chases
    from shutbox.solve.many.chase_game import ManyChase as ManyChase
    from shutbox.solve.many.chase_game import ManySheet as ManySheet
    from shutbox.solve.many.chase_game import SuperBoxes as SuperBoxes
    from shutbox.solve.many.chase_game import abreast as abreast
    from shutbox.solve.many.chase_game import chase_arrays as chase_arrays
    from shutbox.solve.many.chase_game import chases_arrays as chases_arrays
    from shutbox.solve.many.chase_game import round_ends as round_ends
    from shutbox.solve.many.chase_game import solve_chases as solve_chases
    from shutbox.solve.many.chase_game import solve_many_chase as solve_many_chase
    from shutbox.solve.many.chase_game import together as together
    from shutbox.solve.many.chase_range import solve_chase_range as solve_chase_range
    from shutbox.solve.many.limit_game import after_limit_turn as after_limit_turn
    from shutbox.solve.many.limit_game import limit_turns as limit_turns
    from shutbox.solve.many.limit_game import solve_limit_game as solve_limit_game
    from shutbox.solve.many.resting import TOLERANCE as TOLERANCE
    from shutbox.solve.many.resting import Answer as Answer
    from shutbox.solve.many.resting import Mixture as Mixture
    from shutbox.solve.many.resting import mixture as mixture
    from shutbox.solve.many.running import ManyRunning as ManyRunning
    from shutbox.solve.many.running import after_turn as after_turn
    from shutbox.solve.many.running import indices as indices
    from shutbox.solve.many.running import solve_many_running as solve_many_running
    from shutbox.solve.many.standing_range import solve_standing_range as solve_standing_range
    from shutbox.solve.many.turn_mean import TurnMean as TurnMean

open_front(
    __name__,
    chase_game=(
        "Chases ManyChase ManySheet SuperBoxes abreast chase_arrays chases_arrays round_ends solve_chases "
        "solve_many_chase together"
    ),
    chase_range="solve_chase_range",
    limit_game="after_limit_turn limit_turns solve_limit_game",
    resting="Answer Mixture TOLERANCE mixture",
    running="ManyRunning after_turn indices solve_many_running",
    standing_range="solve_standing_range",
    turn_mean="TurnMean",
)
