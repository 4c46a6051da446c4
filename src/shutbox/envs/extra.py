"""Checks that the packages of an extra are installed."""

from __future__ import annotations

from importlib.util import find_spec

from shutbox.errors import ShutboxError


class MissingExtraError(ShutboxError, ImportError):
    """A package that an extra of Shutbox brings is not installed."""


def require(extra: str, *packages: str) -> None:
    """Raises if one of these packages is missing; the error names the extra to install."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtraError("envs-extra-missing", missing=package, install=f'pip install "shutbox[{extra}]"')
