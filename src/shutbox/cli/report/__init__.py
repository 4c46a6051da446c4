"""Reports on games as text and SVG: scoreboards, decisions, key moments, charts, strategy cards."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.report.advice_text import INDENT as INDENT
    from shutbox.cli.report.advice_text import Data as Data
    from shutbox.cli.report.advice_text import hint_lines as hint_lines
    from shutbox.cli.report.advice_text import option_name as option_name
    from shutbox.cli.report.advice_text import option_rows as option_rows
    from shutbox.cli.report.advice_text import reason_lines as reason_lines
    from shutbox.cli.report.amount import amount as amount
    from shutbox.cli.report.amount import faces as faces
    from shutbox.cli.report.card import card_data as card_data
    from shutbox.cli.report.chart import UNDEFINED as UNDEFINED
    from shutbox.cli.report.chart import flush_right as flush_right
    from shutbox.cli.report.chart import histogram as histogram
    from shutbox.cli.report.chart import intervals as intervals
    from shutbox.cli.report.curve import curve as curve
    from shutbox.cli.report.curve import sign as sign
    from shutbox.cli.report.decision import decisions as decisions
    from shutbox.cli.report.decision import option_text as option_text
    from shutbox.cli.report.drill_score import DrillScore as DrillScore
    from shutbox.cli.report.drill_score import load_score as load_score
    from shutbox.cli.report.drill_score import save_score as save_score
    from shutbox.cli.report.history_table import Optimum as Optimum
    from shutbox.cli.report.history_table import champion_lines as champion_lines
    from shutbox.cli.report.history_table import rival_lines as rival_lines
    from shutbox.cli.report.history_table import tally_lines as tally_lines
    from shutbox.cli.report.key_moment import key_moments as key_moments
    from shutbox.cli.report.player_table import player_tables as player_tables
    from shutbox.cli.report.scoreboard import NAME_WIDTH as NAME_WIDTH
    from shutbox.cli.report.scoreboard import PlayerLine as PlayerLine
    from shutbox.cli.report.scoreboard import player_lines as player_lines
    from shutbox.cli.report.scoreboard import points as points
    from shutbox.cli.report.scoreboard import score_text as score_text
    from shutbox.cli.report.scoreboard import scoreboard as scoreboard
    from shutbox.cli.report.scoreboard import totals as totals
    from shutbox.cli.report.symbol import symbol as symbol

open_front(
    __name__,
    advice_text="Data INDENT hint_lines option_name option_rows reason_lines",
    amount="amount faces",
    card="card_data",
    chart="UNDEFINED flush_right histogram intervals",
    curve="curve sign",
    decision="decisions option_text",
    drill_score="DrillScore load_score save_score",
    history_table="Optimum champion_lines rival_lines tally_lines",
    key_moment="key_moments",
    player_table="player_tables",
    scoreboard="NAME_WIDTH PlayerLine player_lines points score_text scoreboard totals",
    symbol="symbol",
)
