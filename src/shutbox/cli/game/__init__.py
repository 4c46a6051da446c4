"""A local game in the terminal: prompts, answers, the game loop, saved games."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.game import answer as answer
    from shutbox.cli.game.agreement import DICE as DICE
    from shutbox.cli.game.agreement import OFF_MAT as OFF_MAT
    from shutbox.cli.game.agreement import ROUNDS as ROUNDS
    from shutbox.cli.game.agreement import STARTER as STARTER
    from shutbox.cli.game.agreement import agree as agree
    from shutbox.cli.game.answer import parse_answer as parse_answer
    from shutbox.cli.game.game_file import load_record as load_record
    from shutbox.cli.game.game_file import save_game as save_game
    from shutbox.cli.game.game_file import shell_command as shell_command
    from shutbox.cli.game.game_loop import may_correct as may_correct
    from shutbox.cli.game.game_loop import play_game as play_game
    from shutbox.cli.game.game_loop import saved_message as saved_message
    from shutbox.cli.game.interruption import stoppable as stoppable
    from shutbox.cli.game.interruption import uninterruptible as uninterruptible
    from shutbox.cli.game.last_answers import LastAnswers as LastAnswers
    from shutbox.cli.game.last_answers import load_answers as load_answers
    from shutbox.cli.game.last_answers import store_answers as store_answers
    from shutbox.cli.game.last_answers import with_answers as with_answers
    from shutbox.cli.game.local_game import DICE_KINDS as DICE_KINDS
    from shutbox.cli.game.local_game import SEEDED as SEEDED
    from shutbox.cli.game.local_game import LocalGame as LocalGame
    from shutbox.cli.game.local_game import new_record as new_record
    from shutbox.cli.game.local_game import open_game as open_game
    from shutbox.cli.game.opponent import check_bots as check_bots
    from shutbox.cli.game.opponent import tell_foresight as tell_foresight
    from shutbox.cli.game.prompt import answers as answers
    from shutbox.cli.game.prompt import choices as choices
    from shutbox.cli.game.prompt import command_row as command_row
    from shutbox.cli.game.prompt import question as question
    from shutbox.cli.game.setup import DEFAULT_RULES as DEFAULT_RULES
    from shutbox.cli.game.setup import ask_players as ask_players
    from shutbox.cli.game.setup import ask_rules as ask_rules
    from shutbox.cli.game.setup import own_players as own_players
    from shutbox.cli.game.setup import players_text as players_text
    from shutbox.cli.game.setup import seats as seats
    from shutbox.cli.game.status import status as status
    from shutbox.cli.game.vocabulary import Command as Command
    from shutbox.cli.game.vocabulary import command_word as command_word
    from shutbox.cli.game.vocabulary import read_command as read_command

open_front(
    __name__,
    agreement="DICE OFF_MAT ROUNDS STARTER agree",
    answer="answer parse_answer",
    game_file="load_record save_game shell_command",
    game_loop="may_correct play_game saved_message",
    interruption="stoppable uninterruptible",
    last_answers="LastAnswers load_answers store_answers with_answers",
    local_game="DICE_KINDS LocalGame SEEDED new_record open_game",
    opponent="check_bots tell_foresight",
    prompt="answers choices command_row question",
    setup="DEFAULT_RULES ask_players ask_rules own_players players_text seats",
    status="status",
    vocabulary="Command command_word read_command",
)
