// A turn entered by its tiles: those that were shut are laid down, and only the sum of the throw is known.
import { useSignal } from "@preact/signals";
import { key } from "../../box/gather";
import type { Looks } from "../../box/Box";
import { tick } from "../../device/sound";
import type { Link } from "../../live/link";
import { choiceOf, type Snapshot } from "../../live/reducer";
import type { TileView } from "../../network/wire";
import { afterLayKey, afterLayTap, layable, layOf, type Lay } from "../count/lay";
import { useEntered } from "./useEntered";

export interface TilesEntry {
  lay: Lay;
  /** How many dice were thrown, as far as the tiles leave it open. */
  dice: number;
  setDice: (count: number) => void;
  looks: (tile: TileView) => Looks;
  able: (tile: TileView) => boolean;
  tap: (tile: string) => void;
  press: (value: number) => void;
  /** Sends the tiles that are laid down; null where no throw can have shut them. */
  shut: (() => void) | null;
  /** Ends the turn with what stands. */
  miss: () => void;
  /** Takes the tiles up again; null where none are laid down. */
  back: (() => void) | null;
}

export function useTiles(link: Link, snapshot: Snapshot, code: string): TilesEntry {
  const { rules, view } = snapshot;
  const game = view.game!;
  const laid = useEntered<string[]>(`laid ${code}`, choiceOf(view), []);
  const wanted = useSignal(0);
  const names = new Set(laid.value);
  const lay = layOf(game, rules, names);
  const dice = lay.dice.includes(wanted.value) ? wanted.value : (lay.dice[0] ?? 0);
  const set = (next: ReadonlySet<string>) => {
    laid.set([...next]);
    tick();
  };
  const able = (tile: TileView) => layable(game, rules, names, tile);
  const looks = (tile: TileView): Looks => {
    if (tile.state === "shut") return "shut";
    return names.has(key(tile.column, tile.row)) ? "got" : able(tile) ? "up" : "hid";
  };
  return {
    lay,
    dice,
    setDice: (count) => (wanted.value = count),
    looks,
    able,
    tap: (tile) => set(afterLayTap(names, tile)),
    press: (value) => set(afterLayKey(game, rules, names, value)),
    shut: lay.word && dice && !lay.fault ? () => void link.send({ do: "lay", word: lay.word, dice }) : null,
    miss: () => void link.send({ do: "play", word: `total:${game.total}` }),
    back: names.size ? () => set(new Set()) : null,
  };
}
