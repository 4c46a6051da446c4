"""Rate limits for each sender, as token buckets."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace


@dataclass(frozen=True, slots=True)
class Rate:
    """A count in a number of seconds."""

    count: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a connection or an address; a count of 0 means no limit."""

    player: Rate = Rate(100, 20)
    spectator: Rate = Rate(50, 20)
    # Reactions of a device at a table.
    say: Rate = Rate(8, 30)
    connect: Rate = Rate(120, 60)
    create: Rate = Rate(30, 60)
    request: Rate = Rate(600, 60)
    spoken: Rate = Rate(10, 60)
    spoken_all: Rate = Rate(120, 60)
    # Classrooms that an address opens.
    classroom: Rate = Rate(30, 3600)
    # What the devices of one classroom may do together, in place of their address: new devices, sockets, requests.
    class_create: Rate = Rate(120, 60)
    class_connect: Rate = Rate(600, 60)
    class_request: Rate = Rate(3000, 60)
    # The files of the web app, of an address: a class that opens it at the same time needs a thousand.
    file: Rate = Rate(3000, 60)
    study: Rate = Rate(60, 60)
    # Downloads and deletions of what is stored about a device.
    own: Rate = Rate(20, 3600)
    frame: int = 4096
    body: int = 65_536
    seconds: float = 10.0
    outbox: int = 65_536
    sockets: int = 30_000
    onlookers: int = 60
    of_device: int = 12
    # Connections of a classroom from which on nobody else may look on.
    of_class: int = 200
    # Connections of one address: a class of forty phones behind one router has about three hundred.
    of_address: int = 512
    # New connections of one address. Those above it are cut off unread, because even a refusal takes time from players.
    arrive: Rate = Rate(600, 30)


# The number of files that the server has open beside the sockets of clients.
OTHER_FILES = 100


def affordable(limits: Limits) -> Limits:
    """The limits with no more sockets than the system allows this process; raises that limit as far as possible."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return limits
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    needs = limits.sockets + OTHER_FILES
    allowed = needs if most == resource.RLIM_INFINITY else min(most, needs)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return replace(limits, sockets=allowed - OTHER_FILES)


FREE = Rate(0, 1)
_FREE_RATES = {each.name: FREE for each in fields(Limits) if isinstance(each.default, Rate)}
# Without limits for one sender; limits of sizes stay.
UNLIMITED = Limits(**_FREE_RATES, of_address=0)  # type: ignore[arg-type]


def behind_proxy(limits: Limits) -> Limits:
    """The limits where all connections come from the address of a proxy: none of them counts by address."""
    return replace(limits, of_address=0, arrive=FREE)


@dataclass(slots=True)
class Bucket:
    """The remaining tokens of a rate."""

    level: float
    at: float

    def allows(self, rate: Rate, now: float) -> bool:
        """Whether one more is allowed, which it then is."""
        if not rate.count:
            return True
        self._fill(rate, now)
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def charge(self, rate: Rate, amount: float, now: float) -> None:
        """Takes tokens for what is done already; nothing is allowed until they have come back."""
        self._fill(rate, now)
        self.level -= amount

    def is_full(self, rate: Rate, now: float) -> bool:
        """Whether nothing is known that a new bucket would not say."""
        return self.level + (now - self.at) * rate.count / rate.seconds >= rate.count

    def _fill(self, rate: Rate, now: float) -> None:
        self.level = min(rate.count, self.level + (now - self.at) * rate.count / rate.seconds)
        self.at = now


@dataclass(slots=True)
class Meter:
    """The buckets of many senders; full ones are dropped."""

    rate: Rate
    buckets: dict[str, Bucket] = field(default_factory=dict)
    swept: float = 0.0

    def allows(self, sender: str, now: float) -> bool:
        """Whether one more is allowed, which it then is."""
        if not self.rate.count:
            return True
        self._sweep(now)
        return self._bucket(sender, now).allows(self.rate, now)

    def charge(self, sender: str, amount: float, now: float) -> None:
        """Takes tokens of a sender for what is done already."""
        if self.rate.count and amount:
            self._bucket(sender, now).charge(self.rate, amount, now)

    def _bucket(self, sender: str, now: float) -> Bucket:
        return self.buckets.setdefault(sender, Bucket(self.rate.count, now))

    def has(self, sender: str, now: float) -> bool:
        """Whether one more would be allowed."""
        return not self.rate.count or self._level(sender, now) >= 1

    def wait(self, sender: str, now: float) -> float:
        """The seconds until one more is allowed."""
        if not self.rate.count or sender not in self.buckets:
            return 0.0
        return max(0.0, 1 - self._level(sender, now)) * self.rate.seconds / self.rate.count

    def remaining(self, sender: str, now: float) -> tuple[int, float]:
        """How many more are allowed now, and the seconds until as many as ever are."""
        level = self._level(sender, now)
        return max(0, int(level)), (self.rate.count - level) * self.rate.seconds / self.rate.count

    def _level(self, sender: str, now: float) -> float:
        bucket = self.buckets.get(sender)
        back = 0.0 if bucket is None else (now - bucket.at) * self.rate.count / self.rate.seconds
        return self.rate.count if bucket is None else min(self.rate.count, bucket.level + back)

    def _sweep(self, now: float) -> None:
        """Drops senders whose bucket is full again."""
        if now - self.swept < self.rate.seconds:
            return
        self.swept = now
        quiet = [sender for sender, bucket in self.buckets.items() if bucket.is_full(self.rate, now)]
        for sender in quiet:
            del self.buckets[sender]
