"""Names of players: 1 to 24 characters as people count them, by the PRECIS nickname profile (RFC 8266)."""

from __future__ import annotations

import unicodedata

from shutbox.errors import NotationError

MOST = 24
LONGEST = 200
# The braille character without dots, which is invisible.
_BLANK = "\u2800"


def player_name(text: str) -> str:
    """The name in normalised form; raises if it is not valid, or has nothing visible."""
    import regex
    from precis_i18n import get_profile

    try:
        name: str = get_profile("NicknameCasePreserved").enforce(text[:LONGEST])
    except UnicodeEncodeError:
        raise NotationError("table-name", most=MOST) from None
    if not 1 <= len(regex.findall(r"\X", name)) <= MOST or len(name) > 4 * MOST or _hidden(name):
        raise NotationError("table-name", most=MOST)
    return name


def same_name(one: str, other: str) -> bool:
    """Whether two names read alike, whatever their case and width."""
    from precis_i18n import get_profile

    profile = get_profile("Nickname")
    return bool(profile.enforce(one) == profile.enforce(other))


def _hidden(name: str) -> bool:
    """Whether a name has invisible characters, or ones that change the direction of text."""
    hidden = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")
    return any(unicodedata.category(char) in hidden or char == _BLANK for char in name)
