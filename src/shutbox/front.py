"""The front of a package: the names that other packages import, each loaded when somebody first asks for it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from warnings import warn


def open_front(package: str, /, renamed: Mapping[str, str] | None = None, **modules: str) -> None:
    """Lets the package offer these names, listed by module: `box="Box Tile"`. A module can offer itself by its name.

    `renamed` has old names with the new ones. An old name still works, with a `DeprecationWarning`.
    """
    front = sys.modules[package]
    front.__dict__["_renamed"] = dict(renamed or {})
    front.__dict__["_origins"] = {name: module for module, names in modules.items() for name in names.split()}
    front.__dict__["__all__"] = sorted(front.__dict__["_origins"])
    front.__class__ = _Front


class _Front(ModuleType):
    """A package whose names come from its modules. Loading all of them at once would slow every start."""

    _origins: dict[str, str]
    _renamed: dict[str, str]

    def __getattr__(self, name: str) -> object:
        if name in self._renamed:
            new = self._renamed[name]
            warn(f"{self.__name__}.{name} is called {new} now", DeprecationWarning, stacklevel=2)
            return getattr(self, new)
        if name not in self._origins:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}", name=name, obj=self)
        module = import_module(f"{self.__name__}.{self._origins[name]}")
        self.__dict__[name] = getattr(module, name, module)
        return self.__dict__[name]

    def __setattr__(self, name: str, value: object) -> None:
        # The import system makes each loaded module an attribute of its package. A function of the same name stays.
        if not isinstance(value, ModuleType) or name not in self._origins:
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self._origins})
