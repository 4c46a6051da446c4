"""Exact solutions of turns, rounds and whole games. Solving needs numpy and numba (the extras `play` and `lab`)."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.solve import kernels as kernels
    from shutbox.solve import library as library
    from shutbox.solve.chase import Duel as Duel
    from shutbox.solve.chase import Sheet as Sheet
    from shutbox.solve.chase import duel_arrays as duel_arrays
    from shutbox.solve.chase import fill_super_box as fill_super_box
    from shutbox.solve.chase import solve_game as solve_game
    from shutbox.solve.chase import solve_round as solve_round
    from shutbox.solve.chase import wish as wish
    from shutbox.solve.compilation import compiled as compiled
    from shutbox.solve.compilation import inlined as inlined
    from shutbox.solve.last_one_standing import Ends as Ends
    from shutbox.solve.last_one_standing import play_round as play_round
    from shutbox.solve.last_one_standing import round_ends as round_ends
    from shutbox.solve.last_one_standing import solve_standing as solve_standing
    from shutbox.solve.last_one_standing import standing_arrays as standing_arrays
    from shutbox.solve.last_one_standing import states as states
    from shutbox.solve.library import require_solver as require_solver
    from shutbox.solve.objective import MEAN as MEAN
    from shutbox.solve.objective import SHUT as SHUT
    from shutbox.solve.objective import SLACK as SLACK
    from shutbox.solve.objective import Aim as Aim
    from shutbox.solve.objective import Objective as Objective
    from shutbox.solve.objective import below as below
    from shutbox.solve.objective import read_objective as read_objective
    from shutbox.solve.objective import worth as worth
    from shutbox.solve.price import edge_count as edge_count
    from shutbox.solve.price import price as price
    from shutbox.solve.processor import cores as cores
    from shutbox.solve.processor import is_compiling as is_compiling
    from shutbox.solve.reference import exact_values as exact_values
    from shutbox.solve.ring import last_throws as last_throws
    from shutbox.solve.ring import play_ring as play_ring
    from shutbox.solve.ring import ring_start as ring_start
    from shutbox.solve.solution import Solution as Solution
    from shutbox.solve.solution import Table as Table
    from shutbox.solve.solution import cache_folder as cache_folder
    from shutbox.solve.solution import clear as clear
    from shutbox.solve.solution import contents as contents
    from shutbox.solve.solution import fingerprint as fingerprint
    from shutbox.solve.tables import MOST_BYTES as MOST_BYTES
    from shutbox.solve.tables import Graph as Graph
    from shutbox.solve.tables import column_sums as column_sums
    from shutbox.solve.tables import graph as graph
    from shutbox.solve.tables import memory as memory
    from shutbox.solve.tables import one_die_allowed as one_die_allowed
    from shutbox.solve.tables import ranked_totals as ranked_totals
    from shutbox.solve.tables import standing_counts as standing_counts
    from shutbox.solve.totals import solve_one_turn as solve_one_turn
    from shutbox.solve.totals import solve_running as solve_running
    from shutbox.solve.turn import Choices as Choices
    from shutbox.solve.turn import Policy as Policy
    from shutbox.solve.turn import Turn as Turn
    from shutbox.solve.turn import alike as alike
    from shutbox.solve.turn import best as best
    from shutbox.solve.turn import choice_values as choice_values
    from shutbox.solve.turn import chosen as chosen
    from shutbox.solve.turn import criteria as criteria
    from shutbox.solve.turn import distribution as distribution
    from shutbox.solve.turn import further as further
    from shutbox.solve.turn import policy_distribution as policy_distribution
    from shutbox.solve.turn import policy_of as policy_of
    from shutbox.solve.turn import policy_of_choices as policy_of_choices
    from shutbox.solve.turn import policy_values as policy_values
    from shutbox.solve.turn import solve_turn as solve_turn
    from shutbox.solve.turn import turn_choices as turn_choices
    from shutbox.solve.turn import visits as visits
    from shutbox.solve.turn import worths as worths

open_front(
    __name__,
    renamed={"folder": "cache_folder"},
    chase="Duel Sheet duel_arrays fill_super_box solve_game solve_round wish",
    compilation="compiled inlined",
    kernels="kernels",
    last_one_standing="Ends play_round round_ends solve_standing standing_arrays states",
    library="library require_solver",
    objective="Aim MEAN Objective SHUT SLACK below read_objective worth",
    price="edge_count price",
    processor="cores is_compiling",
    reference="exact_values",
    ring="last_throws play_ring ring_start",
    solution="Solution Table cache_folder clear contents fingerprint",
    tables="Graph MOST_BYTES column_sums graph memory one_die_allowed ranked_totals standing_counts",
    totals="solve_one_turn solve_running",
    turn=(
        "Choices Policy Turn alike best choice_values chosen criteria distribution further policy_distribution "
        "policy_of policy_of_choices policy_values solve_turn turn_choices visits worths"
    ),
)
