"""Checks the form of a value, before its command is imported."""

from __future__ import annotations

import re
import unicodedata
from ipaddress import ip_address
from pathlib import PurePath

from shutbox.cli.line.arguments import UsageError
from shutbox.cli.line.number import read_whole
from shutbox.cli.line.value_kind import LISTS, Choice, Form, Kind, NewFile, Whole, holds_path

# The addresses of a Dask scheduler always have a port.
_CLUSTER = re.compile(r"((tcp|tls|ws|wss|ucx)://)?([a-z0-9._-]+|\[[0-9a-f:.]+\]):[0-9]{1,5}", re.IGNORECASE)
_PUBLIC = re.compile(r"https?://[a-z0-9.:\[\]-]+", re.IGNORECASE)
# The longest name that the domain name system allows has 253 characters.
_HOST = re.compile(r"[\w.-]{1,253}")
DATABASES = ("postgresql://", "postgres://")
_SERVER_KEY = re.compile(r"[0-9a-f]{64}", re.IGNORECASE)
_CONTROL, _UNDECODABLE = "Cc", "Cs"


def check_value(name: str, kind: Kind, text: str) -> None:
    """Raises if a value does not have the form of its kind; `name` is its option or argument."""
    if not text.strip():
        raise UsageError("option-empty", option=name)
    if _is_unreadable(kind, text):
        raise UsageError("option-control", option=name, got=text)
    match kind:
        case Whole():
            _check_whole(name, kind, text)
        case Choice():
            _check_choice(name, kind, text)
        case NewFile():
            _check_suffix(name, kind, text)
        case Form():
            _check_form(name, kind, text)


def _is_unreadable(kind: Kind, text: str) -> bool:
    """Whether a value has control characters, or bytes that are not text; a path may have the latter."""
    wrong = {_CONTROL} if holds_path(kind) else {_CONTROL, _UNDECODABLE}
    return any(unicodedata.category(letter) in wrong for letter in text)


def _check_whole(name: str, kind: Whole, text: str) -> None:
    number = read_whole(text)
    if text not in kind.words and (number is None or not kind.low <= number <= kind.high):
        raise UsageError("option-range", option=name, low=kind.low, high=kind.high, got=text)


def _check_choice(name: str, kind: Choice, text: str) -> None:
    if text not in (known := kind.find()):
        raise UsageError("option-choice", option=name, got=text, known=list(known))


def _check_suffix(name: str, kind: NewFile, text: str) -> None:
    if kind.suffixes and PurePath(text).suffix.lower() not in kind.suffixes:
        raise UsageError("option-suffix", option=name, got=text, suffixes=" / ".join(kind.suffixes))


def _check_form(name: str, form: Form, text: str) -> None:
    if form in LISTS and not all(item.strip() for item in text.split(",")):
        raise UsageError("option-item", option=name, got=text)
    if form is Form.SEED and (not text.isprintable() or text.strip() != text):
        raise UsageError("seed", got=text)
    if form is Form.HOST and not _is_host(text):
        raise UsageError("host-name", option=name, got=text)
    if form is Form.PUBLIC_URL and not _PUBLIC.fullmatch(text):
        raise UsageError("serve-public", got=text)
    if form is Form.DATABASE and not text.startswith(DATABASES):
        raise UsageError("database-form", option=name, got=text)
    if form is Form.SERVER_KEY and not _SERVER_KEY.fullmatch(text):
        raise UsageError("server-key-form", option=name, got=text)
    if form is Form.CLUSTER and not _CLUSTER.fullmatch(text):
        raise UsageError("cluster-address", option=name, got=text)


def _is_host(text: str) -> bool:
    """Whether a text is the name of a host or an IP address."""
    if _HOST.fullmatch(text):
        return True
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
