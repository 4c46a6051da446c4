"""What the environments need beyond the base package, asked for by the name of its extra."""

from __future__ import annotations

from importlib.util import find_spec

from shutbox.errors import ShutboxError


class MissingExtraError(ShutboxError, ImportError):
    """A package that an extra of Shutbox brings is not installed."""


def require(extra: str, *packages: str) -> None:
    """Refuses to go on without these packages, naming the extra that brings them."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtraError("envs-extra-missing", missing=package, install=f'pip install "shutbox[{extra}]"')
