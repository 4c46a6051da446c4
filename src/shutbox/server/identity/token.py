"""Codes and tokens: made from the system's randomness, stored only as hashes."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import NamedTuple

# Crockford's letters: no i, l, o or u, so that a code can be read aloud and typed.
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
CODE, TRANSFER, SPOKEN, CLASSROOM = 12, 26, 6, 6
# What the token of a program may be allowed to do at /api/v1; the token of a device may do everything.
SCOPES = ("create", "play", "watch")
_MISREAD = str.maketrans("ilo", "110")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_SCOPED = re.compile(r"[A-Za-z0-9_-]{43}\.([a-z+]{1,40})")


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def new_code() -> str:
    """The private link of a table: 60 bits."""
    return _letters(CODE)


def new_classroom_code() -> str:
    """The code of a classroom, short enough to be typed by everybody: 30 bits, for a day. It is no spoken code."""
    return next(code for code in iter(lambda: _letters(CLASSROOM), "") if not code.isdecimal())


def new_transfer() -> str:
    """A code that moves a seat to another device, once: 130 bits."""
    return _letters(TRANSFER)


def new_spoken() -> str:
    """A short code to say aloud while a table waits."""
    return f"{secrets.randbelow(10**SPOKEN):0{SPOKEN}}"


def new_public() -> str:
    """The id of a table in the public log, which reveals nothing about its link."""
    return secrets.token_hex(8)


def new_token() -> str:
    """The token of a device: 256 bits."""
    return secrets.token_urlsafe(32)


def new_scoped_token(scopes: Iterable[str]) -> str:
    """The token of a program that may do only this. The scopes are a part of what is hashed, so nobody can add one."""
    return f"{new_token()}.{'+'.join(sorted(set(scopes)))}"


def read_code(text: str, length: int = CODE) -> str | None:
    """Normalises a typed code: dashes, capitals and misread letters; None if it is not a code."""
    plain = text.strip().replace("-", "").replace(" ", "").lower().translate(_MISREAD)
    return plain if len(plain) == length and all(letter in LETTERS for letter in plain) else None


def code_text(code: str) -> str:
    """A code in groups of four."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def code_hash(code: str) -> bytes:
    """The hash of a code, as it is stored."""
    return hashlib.sha256(b"shutbox code " + code.encode()).digest()


def classroom_hash(code: str) -> bytes:
    """The hash of the code of a classroom, as it is stored."""
    return hashlib.sha256(b"shutbox classroom " + code.encode()).digest()


def holder_of(token: str) -> str | None:
    """The id under which a device holds seats: half of the hash of its token; None if this is not the token of one."""
    return _holder(token) if _TOKEN.fullmatch(token) else None


class Bearer(NamedTuple):
    """Who sends a token, and what it may be used for."""

    holder: str = ""
    scopes: tuple[str, ...] = ()


def bearer_of(token: str) -> Bearer | None:
    """The bearer of the token of a device or of a program; None if this is neither."""
    if _TOKEN.fullmatch(token):
        return Bearer(_holder(token), SCOPES)
    scoped = _SCOPED.fullmatch(token)
    return None if scoped is None else Bearer(_holder(token), tuple(scoped[1].split("+")))


def _holder(token: str) -> str:
    return hashlib.sha256(b"shutbox device " + token.encode()).hexdigest()[:32]
