"""Players that are programs, and how strong they are."""

from shutbox.bots.bot import BOTS, PERFECT, RANDOM, Lots, Player, bot
from shutbox.bots.strength import Strength, strength

__all__ = ["BOTS", "PERFECT", "RANDOM", "Lots", "Player", "Strength", "bot", "strength"]
