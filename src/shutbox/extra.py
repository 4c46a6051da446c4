"""The extras of the package: what each of them brings, and the error where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

from shutbox.errors import ShutboxError

PLAY, LAB, RL, OPENSPIEL, POSTGRES = "play", "lab", "rl", "openspiel", "postgres"
# What solving imports. The extras `play`, `lab` and `rl` bring it.
SOLVER = ("numpy", "numba")
SERVER = ("msgspec", "uvicorn", "uvloop", "httptools", "websockets", "segno")


class MissingExtraError(ShutboxError, ImportError):
    """A package that an extra of Shutbox brings is not installed."""


# Which extra brings a package that a command imports; that of the solver is told by whoever solves.
_BRINGS = {
    **dict.fromkeys((*SERVER, *SOLVER), PLAY),
    "dask": LAB,
    "distributed": LAB,
    "gymnasium": RL,
    "pettingzoo": RL,
    "pyspiel": OPENSPIEL,
    "psycopg": POSTGRES,
}


def install_line(*extras: str) -> str:
    """The command that installs extras."""
    return f'pip install "shutbox[{",".join(extras)}]"'


def is_installed(*packages: str) -> bool:
    """Whether all of these packages are installed; nothing is imported."""
    return not missing(*packages)


def missing(*packages: str) -> str:
    """The first of these packages that is not installed; empty if all are."""
    return next((package for package in packages if find_spec(package) is None), "")


def unmet(error: ModuleNotFoundError) -> MissingExtraError | None:
    """The error for an import that failed because an extra is not installed; None if another module is missing."""
    package = (error.name or "").partition(".")[0]
    if package not in _BRINGS:
        return None
    return MissingExtraError("envs-extra-missing", missing=package, install=install_line(_BRINGS[package]))


def require(extra: str, *packages: str) -> None:
    """Raises if one of these packages is missing; the error names the extra to install."""
    if package := missing(*packages):
        raise MissingExtraError("envs-extra-missing", missing=package, install=install_line(extra))


def require_package(package: str, name: str) -> None:
    """Raises if a package is missing that no extra brings, because it is large; the error names what to install."""
    if missing(package):
        raise MissingExtraError("envs-extra-missing", missing=package, install=f"pip install {name}")


def require_server() -> None:
    """Raises if a package that the server needs is missing."""
    if package := missing(*SERVER):
        raise MissingExtraError("server-extra-missing", missing=package, install=install_line(PLAY))
