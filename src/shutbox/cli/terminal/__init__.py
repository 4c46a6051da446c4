"""Input and output: streams, keyboard, screen, text layout, files."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.terminal.drawing import box_drawing as box_drawing
    from shutbox.cli.terminal.file import FileError as FileError
    from shutbox.cli.terminal.file import create as create
    from shutbox.cli.terminal.file import create_private as create_private
    from shutbox.cli.terminal.file import file_error as file_error
    from shutbox.cli.terminal.file import is_file as is_file
    from shutbox.cli.terminal.file import is_folder as is_folder
    from shutbox.cli.terminal.file import make_folder as make_folder
    from shutbox.cli.terminal.file import read_text as read_text
    from shutbox.cli.terminal.file import rewrite as rewrite
    from shutbox.cli.terminal.grid import GAP as GAP
    from shutbox.cli.terminal.grid import align as align
    from shutbox.cli.terminal.grid import flow as flow
    from shutbox.cli.terminal.grid import pad as pad
    from shutbox.cli.terminal.grid import paragraph as paragraph
    from shutbox.cli.terminal.grid import shorten as shorten
    from shutbox.cli.terminal.grid import width as width
    from shutbox.cli.terminal.keyboard import Editor as Editor
    from shutbox.cli.terminal.keyboard import EndOfInput as EndOfInput
    from shutbox.cli.terminal.keyboard import KeyboardEvent as KeyboardEvent
    from shutbox.cli.terminal.keyboard import Keys as Keys
    from shutbox.cli.terminal.keyboard import Resumption as Resumption
    from shutbox.cli.terminal.keyboard import character_mode as character_mode
    from shutbox.cli.terminal.keyboard import listen as listen
    from shutbox.cli.terminal.progress import progress as progress
    from shutbox.cli.terminal.screen import Screen as Screen
    from shutbox.cli.terminal.stream import BOLD as BOLD
    from shutbox.cli.terminal.stream import BRASS as BRASS
    from shutbox.cli.terminal.stream import DIM as DIM
    from shutbox.cli.terminal.stream import WIDEST as WIDEST
    from shutbox.cli.terminal.stream import OutputError as OutputError
    from shutbox.cli.terminal.stream import Style as Style
    from shutbox.cli.terminal.stream import Terminal as Terminal
    from shutbox.cli.terminal.stream import discard_output as discard_output
    from shutbox.cli.terminal.stream import standard_terminal as standard_terminal

open_front(
    __name__,
    drawing="box_drawing",
    file="FileError create create_private file_error is_file is_folder make_folder read_text rewrite",
    grid="GAP align flow pad paragraph shorten width",
    keyboard="Editor EndOfInput KeyboardEvent Keys Resumption character_mode listen",
    progress="progress",
    screen="Screen",
    stream="BOLD BRASS DIM OutputError Style Terminal WIDEST discard_output standard_terminal",
)
