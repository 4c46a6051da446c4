"""Many finished games together: results, streaks, losses and luck of one player, and of players against each other."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.coach.history.figure import Figures as Figures
    from shutbox.coach.history.figure import figures as figures
    from shutbox.coach.history.played_game import PlayedGame as PlayedGame
    from shutbox.coach.history.played_game import played_game as played_game
    from shutbox.coach.history.player_tally import Luck as Luck
    from shutbox.coach.history.player_tally import Tally as Tally
    from shutbox.coach.history.player_tally import people as people
    from shutbox.coach.history.player_tally import tallies as tallies
    from shutbox.coach.history.rivalry import Champion as Champion
    from shutbox.coach.history.rivalry import Rival as Rival
    from shutbox.coach.history.rivalry import champions as champions
    from shutbox.coach.history.rivalry import rivals as rivals
    from shutbox.coach.history.streak import Streak as Streak
    from shutbox.coach.history.streak import day_streak as day_streak

open_front(
    __name__,
    figure="Figures figures",
    played_game="PlayedGame played_game",
    player_tally="Luck Tally people tallies",
    rivalry="Champion Rival champions rivals",
    streak="Streak day_streak",
)
