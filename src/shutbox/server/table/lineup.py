"""The seats of a table before anybody sits there: open, or a bot's under its title."""

from __future__ import annotations

from collections.abc import Sequence

from shutbox.bots import BOTS, unknown_bot
from shutbox.name import free_name, player_name
from shutbox.play.table import OPEN
from shutbox.rules import RuleSet
from shutbox.server.think import check_price, needs_tables
from shutbox.words import Words

Lineup = list[dict[str, str]]


def lineup(words: Words, rules: RuleSet, wishes: Sequence[dict[str, str]]) -> Lineup:
    """The seats of a new table; a bot may have a name of its own."""
    seats: Lineup = []
    for wish in wishes:
        kind = str(wish.get("kind", OPEN))
        others = [seat["name"] for seat in seats]
        name = "" if kind == OPEN else bot_name(words, rules, kind, others, len(wishes), wish.get("name", ""))
        seats.append({"kind": kind, "name": name})
    return seats


def bot_name(words: Words, rules: RuleSet, kind: str, others: list[str], players: int, wish: str) -> str:
    """The name of a bot at a table: its title or the one wished for, with a number if another has it."""
    if kind not in BOTS:
        raise unknown_bot(kind[:40])
    if needs_tables(kind):
        check_price(rules, players)
    title = player_name(wish) if wish else words.text("bots-title", bot=kind)
    return free_name(title, filter(None, others))
