"""Computer players, and how strong they are."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.bots.bot import BOTS as BOTS
    from shutbox.bots.bot import PERFECT as PERFECT
    from shutbox.bots.bot import RANDOM as RANDOM
    from shutbox.bots.bot import bot as bot
    from shutbox.bots.bot import unknown_bot as unknown_bot
    from shutbox.bots.grade import GRADES as GRADES
    from shutbox.bots.own import OWN as OWN
    from shutbox.bots.own import Lots as Lots
    from shutbox.bots.own import Player as Player
    from shutbox.bots.own import is_own as is_own
    from shutbox.bots.own import player_label as player_label
    from shutbox.bots.own import source_digest as source_digest
    from shutbox.bots.own import spelled as spelled
    from shutbox.bots.own_policy import find_policy as find_policy
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
    bot="BOTS PERFECT RANDOM bot unknown_bot",
    grade="GRADES",
    own="Lots OWN Player is_own player_label source_digest spelled",
    own_policy="find_policy",
    policy="graded_policy playable_chances policy rows thumb_policy",
    strength="Strength strength",
    thumb="Sight THUMBS TIE_BREAKS Thumb",
)
