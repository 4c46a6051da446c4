"""Frozen dataclasses that are made, and made anew with a change, in a fraction of the time.

    @quick
    @dataclass(frozen=True, slots=True)
    class Game: ...

    after = changed(game, phase=Phase.THROW, throw=())

A frozen dataclass sets each field of a new object by a call, for an assignment is refused, and `dataclasses.replace`
asks every field what it is. A game has a dozen fields and is made anew by every event: that was a tenth of what a
command takes in `play`. Here a new object is for a moment of a class that has the same slots and refuses nothing; its
fields are assigned, and it is frozen from then on. `benchmarks/play.py` says what this saves.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

__all__ = ["changed", "quick"]

T = TypeVar("T")
_KEPT = object()

if TYPE_CHECKING:
    from dataclasses import replace as changed
else:

    def changed(thing, /, **changes):
        """An object of a quick class with some fields changed, as `dataclasses.replace` would make it."""
        return thing.__replace__(**changes)


def quick(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots, whose objects are made faster and are otherwise the same; it has no subclasses."""
    own: tuple[Field[Any], ...] = fields(cls)  # type: ignore[arg-type]
    names = [each.name for each in own]
    made = {each.name: each.default_factory for each in own if each.default_factory is not MISSING}
    source = f"""
def __init__(self, {", ".join(map(_parameter, own))}):
    _put(self, "__class__", _thawed)
    {"; ".join(f"self.{name} = _make_{name}() if {name} is _kept else {name}" for name in made) or "pass"}
    {"; ".join(f"self.{name} = {name}" for name in names if name not in made)}
    self.__class__ = _cls

def __replace__(self, /, {", ".join(f"{name}=_kept" for name in names)}):
    return _cls({", ".join(f"self.{name} if {name} is _kept else {name}" for name in names)})
"""
    known: dict[str, Any] = {f"_make_{name}": make for name, make in made.items()}
    known |= {f"_default_{each.name}": each.default for each in own}
    known |= {"_cls": cls, "_thawed": type(cls.__name__, (), {"__slots__": names}), "_kept": _KEPT}
    known["_put"] = object.__setattr__
    # As `dataclass` itself makes its methods.
    exec(source, known)
    for name in ("__init__", "__replace__"):
        known[name].__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, known[name])
    cls.__init_subclass__ = classmethod(_final)  # type: ignore[assignment]
    return cls


def _parameter(each: Field[Any]) -> str:
    if each.default is not MISSING:
        return f"{each.name}=_default_{each.name}"
    return each.name if each.default_factory is MISSING else f"{each.name}=_kept"


def _final(cls: type) -> NoReturn:
    """Refuses a subclass: its objects would be of the class itself once they are made."""
    raise TypeError(f"{cls.__base__.__name__ if cls.__base__ else cls.__name__} has no subclasses")
