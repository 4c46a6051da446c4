"""A rule set: the rules of a turn and of the game around it, valid as a whole (RULES 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from math import comb
from typing import NamedTuple

from shutbox.errors import Fault, RulesError, brief
from shutbox.rules.box import exposed, standing, tiles, write_position
from shutbox.rules.chance import takes_limit
from shutbox.rules.column import back
from shutbox.rules.goal import can_be_shut, first_throw_possible
from shutbox.rules.turn import FREE, NO_LIMIT, Behind, Buys, OffMat, TurnRules

MOST_COLUMNS, MOST_ROWS, MOST_VALUE, MOST_POSITIONS = 24, 6, 99, 1 << 32
# The limit on the number of ways to use one throw: people could not choose among more, and listing them is slow.
MOST_WAYS = 50_000
MOST_DICE, MOST_FACES, MOST_SEATS, MOST_ROUNDS = 6, 20, 12, 1000


# The points of Last One Standing (RULES 3.7): for taking the point, for a last throw that shuts tiles, for shutting
# the box.
TAKEN, LAST_SHUT, BOX_SHUT = 1, 2, 4


class Format(Enum):
    """How the turns of the players are combined into a game."""

    ONE_TURN = "one-turn"
    RUNNING = "running"
    KNOCK_OUT = "knock-out"
    UNTIL = "until"
    CHASE = "chase"
    LAST_ONE_STANDING = "last-one-standing"
    SOLITAIRE = "solitaire"


class OutAt(Enum):
    """Which running total knocks a player out."""

    ABOVE = "above"
    REACHED = "reached"


class OutWhen(Enum):
    """When a player whose total is too high goes out."""

    AT_ONCE = "at-once"
    ROUND_END = "round-end"


class Points(Enum):
    """What winning a chase round pays: 2015 or 2008 edition."""

    WINNER = "winner"
    PAID = "paid"


class SuperBox(Enum):
    """What happens when a second player shuts the box too."""

    HANDOVER = "handover"
    DRAW = "draw"
    FIRST_KEEPS = "first-keeps"
    BOTH_SCORE = "both-score"


class Tries(Enum):
    """Whether a round is a chase or one turn each."""

    CHASE = "chase"
    ONE_EACH = "one-each"


class Begins(Enum):
    """Who begins the first round."""

    FIRST = "first"
    THROW = "throw"


class Order(Enum):
    """The order in which the other players follow the first."""

    CLOCKWISE = "clockwise"
    DESCENDING = "descending"


class NextStart(Enum):
    """Who begins each later round."""

    CLOCKWISE = "clockwise"
    WINNER = "winner"
    THROW = "throw"
    SAME = "same"


class Ties(Enum):
    """How ties for first place are broken."""

    SHARED = "shared"
    PLAY_OFF = "play-off"


@dataclass(frozen=True, slots=True)
class GameRules:
    """Everything about a game beyond a single turn."""

    format: Format = Format.ONE_TURN
    rounds: int = 5
    fewest_rounds: int = 1
    most_rounds: int = MOST_ROUNDS
    limit: int = 0
    out_at: OutAt = OutAt.ABOVE
    out_when: OutWhen = OutWhen.AT_ONCE
    points: Points = Points.WINNER
    super_box: SuperBox = SuperBox.HANDOVER
    tries: Tries = Tries.CHASE
    begins: Begins = Begins.FIRST
    order: Order = Order.CLOCKWISE
    next_start: NextStart = NextStart.CLOCKWISE
    ties: Ties = Ties.SHARED
    shut_wins: bool = False
    same_dice: bool = False
    most_players: int = MOST_SEATS


DEFAULT = GameRules()
_USUAL = TurnRules()
TOTALS = {Format.ONE_TURN, Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL}
_MANY = TOTALS | {Format.CHASE, Format.LAST_ONE_STANDING}
_ROUNDS = {Format.RUNNING, Format.CHASE}
# The formats in which each setting has a meaning. In other formats it must keep its default.
SERVES = {
    "rounds": _ROUNDS,
    "fewest_rounds": _ROUNDS,
    "most_rounds": _ROUNDS,
    "limit": {Format.KNOCK_OUT, Format.UNTIL, Format.LAST_ONE_STANDING},
    "out_at": {Format.KNOCK_OUT},
    "out_when": {Format.KNOCK_OUT},
    "points": {Format.CHASE},
    "super_box": {Format.CHASE},
    "tries": {Format.CHASE},
    "begins": _MANY,
    "order": _MANY,
    "next_start": _MANY - {Format.ONE_TURN},
    "ties": _MANY - {Format.LAST_ONE_STANDING},
    "shut_wins": TOTALS,
    "same_dice": _MANY - {Format.LAST_ONE_STANDING},
    "most_players": _MANY,
}


class Range(NamedTuple):
    """A range of whole numbers; both ends are included."""

    low: int
    high: int


# The range of each numeric setting: for `box` that of its tile values, for `one_die` that of its limit. Other settings
# may narrow it. The 0 that stands for none is not included.
RANGES = {
    "box": Range(1, MOST_VALUE),
    "dice": Range(1, MOST_DICE),
    "faces": Range(2, MOST_FACES),
    "one_die": Range(0, 10**9 - 1),
    "tiles": Range(1, MOST_COLUMNS * MOST_ROWS),
    "first_throw": Range(1, MOST_VALUE),
    "unlucky": Range(1, MOST_DICE * MOST_FACES),
    "rounds": Range(1, MOST_ROUNDS),
    "fewest_rounds": Range(1, MOST_ROUNDS),
    "most_rounds": Range(1, MOST_ROUNDS),
    "limit": Range(1, 10**6),
    "most_players": Range(2, MOST_SEATS),
}
# Settings that have no meaning beside this value of another setting, so they must keep their defaults.
NO_ROOM: dict[tuple[str, object], tuple[str, ...]] = {
    ("dice", 1): ("one_die",),
    ("buys", Buys.THAI): ("tiles", "behind"),
    ("off_mat", OffMat.NONE): ("off_mat_chance",),
    ("tries", Tries.ONE_EACH): ("super_box",),
    ("begins", Begins.FIRST): ("order",),
}


def _box_faults(rules: TurnRules) -> Iterator[Fault]:
    columns = rules.box.columns
    for value in sorted({value for column in columns for value in column}):
        if not _within(RANGES["box"], value):
            yield Fault("tile-value", {"got": value, "most": MOST_VALUE})
    if not columns or not all(columns):
        yield Fault("box-empty")
        return
    if len(columns) > MOST_COLUMNS or rules.box.rows > MOST_ROWS:
        got = {"columns": len(columns), "rows": rules.box.rows}
        yield Fault("box-shape", got | {"most_columns": MOST_COLUMNS, "most_rows": MOST_ROWS})
    elif rules.box.size > MOST_POSITIONS:
        yield Fault("box-positions", {"got": rules.box.size, "most": MOST_POSITIONS})
    elif _dice_within(rules) and ways(rules) > MOST_WAYS:
        yield Fault("box-ways", {"got": ways(rules), "most": MOST_WAYS})
    if not 1 <= rules.set_up <= rules.box.full:
        yield Fault("set-up-empty")
    elif rules.first_throw != FREE and not _first_throw_within_reach(rules):
        yield Fault("first-throw-tile", {"tile": rules.first_throw})


def _within(bounds: Range, value: int) -> bool:
    return bounds.low <= value <= bounds.high


def _dice_within(rules: TurnRules) -> bool:
    """Whether there can be such dice; else what they throw is not computed."""
    return _within(RANGES["dice"], rules.dice) and _within(RANGES["faces"], rules.faces)


def _first_throw_within_reach(rules: TurnRules) -> bool:
    """Whether the tile that the first throw must shut stands in reach, and is no higher than the dice."""
    candidates = tiles if rules.behind is Behind.AT_ONCE else exposed
    values = {tile.value for tile in candidates(rules.box, rules.set_up)}
    return rules.first_throw in values and rules.first_throw <= rules.highest_throw


def ways(rules: TurnRules) -> int:
    """An upper bound on the number of sets of tiles that the throws can shut at any position."""
    return sum(_ways_by_total(rules))


def most_moves(rules: TurnRules) -> int:
    """An upper bound on the number of moves for one throw at any position."""
    if rules.buys is Buys.THAI:
        return len(rules.box.columns)
    if rules.tiles == NO_LIMIT:
        return max(_ways_by_total(rules))
    return min(max(_ways_by_total(rules)), _choices(len(rules.box.columns) * rules.box.rows, rules.tiles))


def _choices(tiles: int, most: int) -> int:
    """The number of sets of at most so many tiles."""
    return sum(comb(tiles, count) for count in range(1, most + 1))


def _ways_by_total(rules: TurnRules) -> list[int]:
    """For each total, an upper bound on the number of sets of tiles that have it."""
    pips = rules.highest_throw
    counts = [1] + [0] * pips
    for column in rules.box.columns:
        runs = {sum(column[front:back]) for front in range(len(column)) for back in range(front + 1, len(column) + 1)}
        counts = [counts[pip] + sum(counts[pip - run] for run in runs if 1 <= run <= pip) for pip in range(pips + 1)]
    return counts


def _range(name: str, value: int, bounds: Range | None = None) -> Iterator[Fault]:
    allowed = bounds or RANGES[name]
    if not _within(allowed, value):
        yield Fault("setting-range", {"setting": name, "low": allowed.low, "high": allowed.high, "got": value})


def _no_room(rules: TurnRules | GameRules, setting: str) -> bool:
    """Whether the value of this setting rules out another setting that does not have its default."""
    usual = _USUAL if isinstance(rules, TurnRules) else DEFAULT
    others = NO_ROOM.get((setting, getattr(rules, setting)), ())
    return any(getattr(rules, other) != getattr(usual, other) for other in others)


def _turn_faults(rules: TurnRules) -> Iterator[Fault]:
    yield from _range("dice", rules.dice)
    yield from _range("faces", rules.faces)
    if rules.tiles != NO_LIMIT:
        yield from _range("tiles", rules.tiles)
    if _no_room(rules, "dice"):
        yield Fault("one-die-always", {"setting": "one_die"})
    limits = RANGES["one_die"] if takes_limit(rules.one_die.when) else Range(0, 0)
    if not _within(limits, rules.one_die.limit):
        yield Fault("one-die-limit", {"low": limits.low, "high": limits.high, "got": rules.one_die.limit})
    if rules.unlucky and not rules.dice <= rules.unlucky <= rules.highest_throw:
        yield Fault("unlucky-total", {"got": rules.unlucky, "low": rules.dice, "high": rules.highest_throw})
    if _no_room(rules, "buys"):
        yield Fault("thai-one-tile")
    yield from _off_mat_faults(rules)


def _off_mat_faults(rules: TurnRules) -> Iterator[Fault]:
    chance = rules.off_mat_chance
    if not 0 <= chance <= 1:
        yield Fault("off-mat-chance", {"got": str(chance)})
    elif _no_room(rules, "off_mat"):
        yield Fault("off-mat-none")
    elif chance == 1 and rules.off_mat not in (OffMat.END, OffMat.VOID):
        yield Fault("off-mat-endless")


def _game_faults(game: GameRules) -> Iterator[Fault]:
    for each in fields(game):
        serves = SERVES.get(each.name)
        if serves and game.format not in serves and getattr(game, each.name) != getattr(DEFAULT, each.name):
            yield Fault("setting-no-meaning", {"setting": each.name, "format": game.format.value})
    if game.format in _ROUNDS:
        yield from _range("fewest_rounds", game.fewest_rounds)
        yield from _range("most_rounds", game.most_rounds)
        yield from _range("rounds", game.rounds, _rounds_range(game))
    if game.format in SERVES["limit"]:
        yield from _range("limit", game.limit)
    yield from _range("most_players", game.most_players)
    if _no_room(game, "begins"):
        yield Fault("order-needs-throw")
    if game.format is Format.CHASE and _no_room(game, "tries"):
        yield Fault("super-box-one-each")


def _rounds_range(game: GameRules) -> Range:
    """The numbers of rounds from the fewest to the most, each as far as it is in its own range."""
    usual = RANGES["rounds"]
    fewest = game.fewest_rounds if _within(usual, game.fewest_rounds) else usual.low
    most = game.most_rounds if _within(usual, game.most_rounds) else usual.high
    return Range(fewest, most)


def _needs_shut_box(game: GameRules) -> bool:
    return game.format in (Format.SOLITAIRE, Format.LAST_ONE_STANDING) or game.shut_wins


def _goal_faults(turn: TurnRules, game: GameRules) -> Iterator[Fault]:
    """The faults of a game whose goal is to shut the box, if its dice cannot shut that box."""
    if not _needs_shut_box(game):
        return
    stacks = zip(turn.box.columns, standing(turn.box, turn.set_up), strict=True)
    high = [value for column, count in stacks for value in back(column, count) if value > turn.highest_throw]
    if high:
        yield Fault("box-never-shut", {"tile": max(high), "most": turn.highest_throw, "format": game.format.value})


def faults(turn: TurnRules, game: GameRules) -> list[Fault]:
    """Everything that is wrong with these rules, except what `impossible_goals` finds."""
    found = [*_box_faults(turn), *_turn_faults(turn), *_game_faults(game), *_goal_faults(turn, game)]
    return [Fault(each.code, {key: brief(value) for key, value in each.arguments.items()}) for each in found]


def impossible_goals(turn: TurnRules, game: GameRules) -> list[Fault]:
    """The faults of rules without other faults that no play can satisfy. Stored games may have been played by them."""
    found = []
    if not first_throw_possible(turn):
        found.append(Fault("first-throw-tile", {"tile": turn.first_throw}))
    elif _needs_shut_box(game) and not can_be_shut(turn):
        goal = "shut_wins = true" if game.shut_wins else f"format = {game.format.value}"
        found.append(Fault("goal-never-shut", {"goal": goal, "position": write_position(turn.box, turn.set_up)}))
    return found


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A named game: the rules of a turn, the format, the source. Raises if the rules have faults."""

    name: str
    turn: TurnRules = TurnRules()
    game: GameRules = DEFAULT
    source: str = ""
    about: str = ""

    def __post_init__(self) -> None:
        if errors := faults(self.turn, self.game):
            raise RulesError(errors)
