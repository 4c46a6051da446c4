"""What an older client finds missing in a newer message: keys may be added, never dropped, and types stay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

# Each server chooses these itself, and then keeps to them.
IDENTIFIERS = frozenset({"token", "code", "public", "transfer", "device", "rematch", "spoken"})
# Texts for people, addresses, and the build of the web app.
FREE = frozenset({"text", "source", "about", "link", "qr", "app"})


@dataclass(slots=True)
class Comparison:
    """An older and a newer session. Their values are compared as well where nothing in them is left to chance."""

    exact: bool
    # What the older server called something, and what the newer one calls it.
    names: dict[str, str] = field(default_factory=dict)

    def translated(self, text: str) -> str:
        """What an older client said, with the names that the newer server has given."""
        for old, new in self.names.items():
            text = text.replace(old, new)
        return text

    def faults(self, old: object, new: object, path: str = "", key: str = "") -> Iterator[str]:
        """Everything that has changed for somebody who knows the older message."""
        if type(old) is not type(new):
            yield f"{path}: {old!r} has become {new!r}"
        elif isinstance(old, dict) and isinstance(new, dict):
            yield from self._object_faults(old, new, path)
        elif isinstance(old, list) and isinstance(new, list):
            yield from self._list_faults(old, new, path)
        elif isinstance(old, str) and isinstance(new, str) and _chosen(old, path, key):
            if self.names.setdefault(old, new) != new:
                yield f"{path}: {old!r} is {self.names[old]!r} elsewhere, here {new!r}"
        elif self.exact and old != new and key not in FREE:
            yield f"{path}: {old!r} has become {new!r}"

    def _object_faults(self, old: dict[str, object], new: dict[str, object], path: str) -> Iterator[str]:
        if not self.exact and old.get("kind") != new.get("kind"):
            return  # other dice, other facts
        for name, value in old.items():
            if name not in new:
                yield f"{path}.{name} is missing"
            else:
                yield from self.faults(value, new[name], f"{path}.{name}", name)

    def _list_faults(self, old: list[object], new: list[object], path: str) -> Iterator[str]:
        if self.exact and len(old) != len(new):
            yield f"{path}: {len(old)} items have become {len(new)}"
        for number, (one, other) in enumerate(zip(old, new, strict=False)):
            yield from self.faults(one, other, f"{path}[{number}]")


def _chosen(old: str, path: str, key: str) -> bool:
    """Whether a text is a name that a server has chosen; the code of an error is none."""
    return bool(old) and key in IDENTIFIERS and not path.endswith("error.code")
