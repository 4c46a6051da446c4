"""Simulates many games at once: whole games of every format between any bots, with confidence intervals."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.simulate.counts import POINTS as POINTS
    from shutbox.simulate.counts import ROUNDS as ROUNDS
    from shutbox.simulate.counts import TOTAL as TOTAL
    from shutbox.simulate.counts import TURNS as TURNS
    from shutbox.simulate.counts import counts_of as counts_of
    from shutbox.simulate.recording import recorded as recorded
    from shutbox.simulate.simulation import as_players as as_players
    from shutbox.simulate.simulation import check_games as check_games
    from shutbox.simulate.simulation import count as count
    from shutbox.simulate.simulation import ready as ready
    from shutbox.simulate.simulation import simulate as simulate
    from shutbox.simulate.simulation import table_of as table_of
    from shutbox.simulate.summary import LEVEL as LEVEL
    from shutbox.simulate.summary import QUANTILE as QUANTILE
    from shutbox.simulate.summary import Estimate as Estimate
    from shutbox.simulate.summary import Seated as Seated
    from shutbox.simulate.summary import Summary as Summary
    from shutbox.simulate.summary import has_points as has_points
    from shutbox.simulate.summary import ratio as ratio
    from shutbox.simulate.summary import shared as shared
    from shutbox.simulate.summary import wilson as wilson
    from shutbox.simulate.table import Table as Table

open_front(
    __name__,
    counts="POINTS ROUNDS TOTAL TURNS counts_of",
    recording="recorded",
    simulation="as_players check_games count ready simulate table_of",
    summary="Estimate LEVEL QUANTILE Seated Summary has_points ratio shared wilson",
    table="Table",
)
