// The box: rails, felt, tiles in their rows, dice on the mat. Rows and columns are its only inputs.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { key } from "./gather";
import { useSlide } from "./slide";
import { t } from "../language/words";
import type { TileView } from "../network/wire";
import { Num } from "./Num";

export type Looks = "up" | "got" | "better" | "no" | "hid" | "shut";

export interface TileProps {
  tile: TileView;
  looks: Looks;
  behind: number | null;
  /** Which of the tiles that change together this one is: each begins a little after the one before. */
  place: number;
  able: boolean;
  under: boolean;
  note: string;
  clicked?: ((tile: string) => void) | undefined;
}

const STATE: Record<Looks, string> = {
  up: "standing",
  got: "gathered",
  better: "standing",
  no: "not-now",
  hid: "hidden",
  shut: "shut",
};

export function Tile({ tile, looks, behind, place, able, under, note, clicked }: TileProps) {
  const label = t("web-tile", { value: tile.value, state: STATE[looks], behind: behind ?? 0 });
  const name = key(tile.column, tile.row);
  const looking = `tile ${looks}${tile.value > 9 ? " two" : ""}${under ? " under" : ""}${note ? " told" : ""}`;
  const style = { "--c": tile.column, "--i": place };
  const inner = (
    <span class="slab">
      <span class="face">
        <Num value={tile.value} engraved />
        {looks === "got" && (
          <svg class="chk" viewBox="-4 -4 32 32" aria-hidden="true">
            <path d="M5 12.5l4.5 4.5L19 7.5" />
          </svg>
        )}
      </span>
      <span class="back">
        <Num value={tile.value} engraved />
      </span>
    </span>
  );
  if (!clicked) {
    return (
      <span class={looking} style={style} role="img" aria-label={label}>
        {inner}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={looking}
      style={style}
      aria-label={note ? `${label}, ${note}` : label}
      aria-pressed={able ? looks === "got" : undefined}
      aria-disabled={able ? undefined : true}
      tabIndex={able ? 0 : -1}
      data-tile={name}
      onClick={() => able && clicked(name)}
    >
      {inner}
    </button>
  );
}

export interface BoxProps {
  tiles: TileView[][];
  label: string;
  looks: (tile: TileView) => Looks;
  onTap?: ((tile: string) => void) | undefined;
  /** Whether a tile can be tapped; where nothing is said, those that stand free and help. */
  able?: (tile: TileView) => boolean;
  /** What the coach has to say of a tile, in a word. */
  note?: (tile: TileView) => string;
  mat?: ComponentChildren;
  rail?: ComponentChildren;
  /** How a rod rings where the box has just been shut; the last one stands before the wall. */
  ring?: ((wall: boolean) => ComponentChildren) | null | undefined;
}

/** The order in which tiles change that were otherwise in the view before: so they fall one after another. */
function useOrder(tiles: TileView[][]): Map<string, number> {
  const before = useRef(new Map<string, string>());
  const order = useRef(new Map<string, number>());
  const now = new Map(tiles.flat().map((tile) => [key(tile.column, tile.row), tile.state === "shut" ? "shut" : "up"]));
  const changed = [...now].filter(([name, state]) => before.current.has(name) && before.current.get(name) !== state);
  if (changed.length) order.current = new Map(changed.map(([name], place) => [name, place]));
  before.current = now;
  return order.current;
}

export function Box({ tiles, label, looks, onTap, able, note, mat, rail, ring = null }: BoxProps) {
  const cols = Math.max(...tiles.map((row) => Math.max(...row.map((tile) => tile.column + 1))));
  const order = useOrder(tiles);
  const { under, clicked, ...pointing } = useSlide(onTap);
  const front = (tile: TileView) => {
    const before = tiles
      .flat()
      .filter((other) => other.column === tile.column && other.row < tile.row && other.state !== "shut");
    return before.length ? before.at(-1)!.value : null;
  };
  const can = (tile: TileView) => (able ? able(tile) : looks(tile) === "up" || looks(tile) === "got");
  return (
    <div
      class={ring ? "box rung" : "box"}
      data-rows={tiles.length}
      style={{ "--cols": cols, "--rows": tiles.length }}
      role="group"
      aria-label={label}
    >
      <div class={onTap ? "tray taps" : "tray"} {...pointing}>
        <i class="cast" />
        <i class="wall" />
        <i class="felt" />
        <i class="rim far" />
        <i class="rim left" />
        <i class="rim right" />
        {tiles
          .map((row, r) => (
            <div class="row" key={r} style={{ "--r": r }}>
              <i class="rod" />
              {ring?.(r === tiles.length - 1)}
              {Array.from({ length: cols }, (_, column) => {
                const tile = row.find((each) => each.column === column);
                if (!tile) return <span key={column} />;
                const name = key(column, r);
                return (
                  <Tile
                    key={column}
                    tile={tile}
                    looks={looks(tile)}
                    behind={front(tile)}
                    place={order.get(name) ?? 0}
                    able={onTap !== undefined && can(tile)}
                    under={under.value === name}
                    note={note?.(tile) ?? ""}
                    clicked={onTap && clicked}
                  />
                );
              })}
            </div>
          ))
          .reverse()}
        {mat}
        <div class="rim near">{rail}</div>
      </div>
    </div>
  );
}
