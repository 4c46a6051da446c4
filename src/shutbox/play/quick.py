"""Frozen dataclasses that are created and changed in a fraction of the time.

    @quick
    @dataclass(frozen=True, slots=True)
    class Game: ...

    after = changed(game, phase=Phase.THROW, throw=())

A frozen dataclass sets each field of a new object by a call, because it does not allow assignment, and
`dataclasses.replace` inspects every field. A game has a dozen fields, and every event creates a new game: that was a
tenth of the time of a command in `play`. Here a new object first has a class with the same slots that allows
assignment. Its fields are assigned, and then it gets its frozen class. `benchmarks/play.py` measures the difference.
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
    """Makes the objects of a frozen dataclass with slots faster to create; the class can have no subclasses."""
    own: tuple[Field[Any], ...] = fields(cls)  # type: ignore[arg-type]
    names = [each.name for each in own]
    factories = {each.name: each.default_factory for each in own if each.default_factory is not MISSING}
    source = f"""
def __init__(self, {", ".join(map(_parameter, own))}):
    _put(self, "__class__", _thawed)
    {"; ".join(f"self.{name} = _make_{name}() if {name} is _kept else {name}" for name in factories) or "pass"}
    {"; ".join(f"self.{name} = {name}" for name in names if name not in factories)}
    self.__class__ = _cls

def __replace__(self, /, {", ".join(f"{name}=_kept" for name in names)}):
    return _cls({", ".join(f"self.{name} if {name} is _kept else {name}" for name in names)})
"""
    namespace: dict[str, Any] = {f"_make_{name}": make for name, make in factories.items()}
    namespace |= {f"_default_{each.name}": each.default for each in own}
    namespace |= {"_cls": cls, "_thawed": type(cls.__name__, (), {"__slots__": names}), "_kept": _KEPT}
    namespace["_put"] = object.__setattr__
    # `dataclass` makes its methods in the same way.
    exec(source, namespace)
    for name in ("__init__", "__replace__"):
        namespace[name].__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, namespace[name])
    cls.__init_subclass__ = classmethod(_final)  # type: ignore[assignment]
    return cls


def _parameter(each: Field[Any]) -> str:
    if each.default is not MISSING:
        return f"{each.name}=_default_{each.name}"
    return each.name if each.default_factory is MISSING else f"{each.name}=_kept"


def _final(cls: type) -> NoReturn:
    """Raises for a subclass, because its objects would get the class of the base."""
    raise TypeError(f"{cls.__base__.__name__ if cls.__base__ else cls.__name__} has no subclasses")
