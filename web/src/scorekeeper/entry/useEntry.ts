// The hand of whoever keeps score: it enters what lies on the table, by dice, by tiles or by the total of a turn.
import { useSignal } from "@preact/signals";
import type { Looks } from "../../box/Box";
import { afterTap, gathering } from "../../box/gather";
import { useKeys } from "../../device/keys";
import { keep, recall } from "../../device/storage";
import type { Link } from "../../live/link";
import type { Snapshot } from "../../live/reducer";
import type { StageView } from "../../live/stage";
import { useHand, type Hand } from "../../live/useHand";
import type { Stage } from "../../live/useStage";
import { has } from "../../network/right";
import type { ActionView, TileView } from "../../network/wire";
import { useDice, type DiceEntry } from "./useDice";
import { useTiles, type TilesEntry } from "./useTiles";
import { useTotal, type TotalEntry } from "./useTotal";
import { obstacle, WANTED, type Obstacle, type Way } from "../count/way";

export interface Entry {
  hand: Hand;
  /** Whether this device may enter something now. */
  able: boolean;
  way: Way;
  /** Why a way does not work now; null where it does. */
  obstacle: (way: Way) => Obstacle | null;
  choose: (way: Way) => void;
  dice: DiceEntry;
  tiles: TilesEntry;
  total: TotalEntry;
  looks: (tile: TileView) => Looks;
  ableTile: (tile: TileView) => boolean;
  tap: (tile: string) => void;
  play: (action: ActionView) => void;
  /** Takes back what was typed last, or what was sent last. */
  undo: (() => void) | null;
}

/** An entry for the newest snapshot, whatever the stage still shows: whoever enters something has seen it already. */
export function useEntry(link: Link, snapshot: Snapshot, code: string, { shown, skip }: Stage): Entry {
  const game = snapshot.view.game!;
  const now: StageView = { ...shown.value!, snapshot, game, n: snapshot.n, kind: "stand", settled: true };
  const hand = useHand(link, code, now, skip);
  const wanted = useSignal<Way>(recall<Way>(WANTED) ?? "dice");
  const obstacleOf = (way: Way) => obstacle(way, game, snapshot.rules);
  const way = obstacleOf(wanted.value) ? "dice" : wanted.value;
  const dice = useDice({ link, snapshot, code, hand, skip });
  const tiles = useTiles(link, snapshot, code);
  const total = useTotal(link, snapshot, code);
  const able = has(snapshot, "act") || has(snapshot, "type");
  const laying = way === "tiles" && able;

  const undoSent = useUndo(link, hand, way);
  const typed = { dice: dice.back, tiles: tiles.back, total: total.back }[way];
  const undo = typed ?? (hand.choosing && hand.gathered.size ? hand.drop : undoSent);
  const tap = (tile: string) => {
    if (laying) return tiles.tap(tile);
    const { complete } = gathering(hand.legal, afterTap(hand.legal, hand.gathered, tile));
    if (!complete) return hand.tap(tile);
    hand.drop();
    void hand.make(complete);
  };
  const entry: Entry = {
    hand,
    able,
    way,
    obstacle: obstacleOf,
    choose(next) {
      wanted.value = next;
      keep(WANTED, next);
    },
    dice,
    tiles,
    total,
    looks: laying ? tiles.looks : hand.looks,
    ableTile: laying ? tiles.able : hand.able,
    tap,
    play: (action) => void hand.make(action),
    undo,
  };
  useEntryKeys(entry, link);
  return entry;
}

/** Takes back what was sent last; tiles that were laid down go together with the throw that they stand for. */
function useUndo(link: Link, hand: Hand, way: Way): (() => void) | null {
  const back = async () => {
    if (!(await link.send({ do: "play", word: "undo" })) || way !== "tiles") return;
    const game = link.snapshot.value!.view.game!;
    if (game.phase === "shut" && game.sum && !game.throw.length) await link.send({ do: "play", word: "undo" });
  };
  return hand.undo && (() => void back());
}

/** Digits type dice, tiles or totals, Enter confirms, Backspace takes back. */
function useEntryKeys({ hand, able, way, dice, tiles, total, undo }: Entry, link: Link): void {
  // The key 0 stands behind the 9 and means a tile of 10.
  const digit = (value: number) => value <= 10 && total.type(value % 10);
  const only = hand.legal.length === 1 ? hand.legal[0]! : null;
  const value = {
    dice: (face: number) => face <= dice.most && void dice.enter(face),
    tiles: tiles.press,
    total: digit,
  }[way];
  const confirm = {
    dice: () => (dice.held ? void dice.settle() : only && void hand.make(only)),
    tiles: () => tiles.shut?.(),
    total: () => total.save?.(),
  }[way];
  useKeys({
    value: (number) => able && void value(number),
    confirm: () => able && !link.busy.value && void confirm(),
    throw: () => undefined,
    back: () => !link.busy.value && undo?.(),
    dice: (by) => tiles.setDice(tiles.lay.dice[tiles.lay.dice.indexOf(tiles.dice) - by] ?? tiles.dice),
  });
}
