"""Computer players, and how strong they are."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.bots.bot import BOTS as BOTS
    from shutbox.bots.bot import PERFECT as PERFECT
    from shutbox.bots.bot import RANDOM as RANDOM
    from shutbox.bots.bot import Lots as Lots
    from shutbox.bots.bot import Player as Player
    from shutbox.bots.bot import bot as bot
    from shutbox.bots.grade import GRADES as GRADES
    from shutbox.bots.policy import graded_policy as graded_policy
    from shutbox.bots.policy import playable_chances as playable_chances
    from shutbox.bots.policy import policy as policy
    from shutbox.bots.policy import rows as rows
    from shutbox.bots.policy import thumb_policy as thumb_policy
    from shutbox.bots.strength import Strength as Strength
    from shutbox.bots.strength import strength as strength
    from shutbox.bots.thumb import THUMBS as THUMBS
    from shutbox.bots.thumb import TIE_BREAKS as TIE_BREAKS
    from shutbox.bots.thumb import Sight as Sight
    from shutbox.bots.thumb import Thumb as Thumb

open_front(
    __name__,
    bot="BOTS Lots PERFECT Player RANDOM bot",
    grade="GRADES",
    policy="graded_policy playable_chances policy rows thumb_policy",
    strength="Strength strength",
    thumb="Sight THUMBS TIE_BREAKS Thumb",
)
