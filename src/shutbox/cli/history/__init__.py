"""The finished games of the user: kept as records, read again, and rated by the coach."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.history.collection import forget_games as forget_games
    from shutbox.cli.history.collection import game_files as game_files
    from shutbox.cli.history.collection import games_folder as games_folder
    from shutbox.cli.history.collection import keep_game as keep_game
    from shutbox.cli.history.collection import keeps_games as keeps_games
    from shutbox.cli.history.collection import set_keeping as set_keeping
    from shutbox.cli.history.figure_cache import clear_figures as clear_figures
    from shutbox.cli.history.game_history import GameHistory as GameHistory
    from shutbox.cli.history.game_history import rate_games as rate_games
    from shutbox.cli.history.game_history import read_games as read_games

open_front(
    __name__,
    collection="forget_games game_files games_folder keep_game keeps_games set_keeping",
    figure_cache="clear_figures",
    game_history="GameHistory rate_games read_games",
)
