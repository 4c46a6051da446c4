"""How much one sender may ask: buckets that fill with time."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in so many seconds."""

    count: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed, to a connection or to an address; a count of 0 means without limit."""

    player: Rate = Rate(100, 20)
    spectator: Rate = Rate(50, 20)
    connect: Rate = Rate(120, 60)
    create: Rate = Rate(30, 60)
    request: Rate = Rate(600, 60)
    spoken: Rate = Rate(10, 60)
    spoken_all: Rate = Rate(120, 60)
    study: Rate = Rate(60, 60)
    frame: int = 4096
    body: int = 65_536
    seconds: float = 10.0
    outbox: int = 65_536
    sockets: int = 30_000
    onlookers: int = 60
    of_device: int = 12


# Files that the server has open beside the sockets of clients.
OTHER_FILES = 100


def affordable(limits: Limits) -> Limits:
    """The limits with no more sockets than the system lets this process have, which it is asked to make many."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return limits
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = limits.sockets + OTHER_FILES
    allowed = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return replace(limits, sockets=allowed - OTHER_FILES)


FREE = Rate(0, 1)
# How large something may be stays as it is; only how often is left open.
UNLIMITED = Limits(**{each.name: FREE for each in fields(Limits) if isinstance(each.default, Rate)})  # type: ignore[arg-type]


@dataclass(slots=True)
class Bucket:
    """What is left of a rate."""

    level: float
    at: float

    def allows(self, rate: Rate, now: float) -> bool:
        """Whether one more is allowed, which it then is."""
        if not rate.count:
            return True
        self.level = min(rate.count, self.level + (now - self.at) * rate.count / rate.seconds)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@dataclass(slots=True)
class Meter:
    """The rates of many senders, with the full ones forgotten."""

    rate: Rate
    buckets: dict[str, Bucket] = field(default_factory=dict)
    swept: float = 0.0

    def allows(self, sender: str, now: float) -> bool:
        """Whether one more is allowed, which it then is."""
        if not self.rate.count:
            return True
        self._sweep(now)
        return self.buckets.setdefault(sender, Bucket(self.rate.count, now)).allows(self.rate, now)

    def _sweep(self, now: float) -> None:
        """Forgets senders who have been quiet for so long that their bucket is full."""
        if now - self.swept < self.rate.seconds:
            return
        self.swept = now
        quiet = [sender for sender, bucket in self.buckets.items() if now - bucket.at > self.rate.seconds]
        for sender in quiet:
            del self.buckets[sender]
