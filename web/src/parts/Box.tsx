// The box: rails, felt, tiles in their rows, dice on the mat. Rows and columns are its only inputs.
import type { ComponentChildren } from "preact";
import { key } from "../gather";
import { t } from "../words";
import type { TileView } from "../wire";
import { Num } from "./Num";

export type Looks = "up" | "got" | "no" | "hid" | "shut";

export interface TileProps {
  tile: TileView;
  looks: Looks;
  behind: number | null;
  onTap?: ((tile: string) => void) | undefined;
}

const STATE: Record<Looks, string> = { up: "standing", got: "gathered", no: "not-now", hid: "hidden", shut: "shut" };

export function Tile({ tile, looks, behind, onTap }: TileProps) {
  const label = t("web-tile", { value: tile.value, state: STATE[looks], behind: behind ?? 0 });
  const two = tile.value > 9 ? " two" : "";
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
  const style = { "--c": tile.column };
  if (!onTap) {
    return (
      <span class={`tile ${looks}${two}`} style={style} role="img" aria-label={label}>
        {inner}
      </span>
    );
  }
  const active = looks === "up" || looks === "got";
  return (
    <button
      type="button"
      class={`tile ${looks}${two}`}
      style={style}
      aria-label={label}
      aria-pressed={active ? looks === "got" : undefined}
      aria-disabled={active ? undefined : true}
      tabIndex={active ? 0 : -1}
      data-tile={key(tile.column, tile.row)}
      onClick={() => active && onTap(key(tile.column, tile.row))}
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
  mat?: ComponentChildren;
  rail?: ComponentChildren;
}

export function Box({ tiles, label, looks, onTap, mat, rail }: BoxProps) {
  const cols = Math.max(...tiles.map((row) => Math.max(...row.map((tile) => tile.column + 1))));
  const front = (tile: TileView) => {
    const before = tiles.flat().filter((other) => other.column === tile.column && other.row < tile.row && other.state !== "shut");
    return before.length ? before.at(-1)!.value : null;
  };
  return (
    <div class="box" data-rows={tiles.length} style={{ "--cols": cols, "--rows": tiles.length }} role="group" aria-label={label}>
      <div class="tray">
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
              {Array.from({ length: cols }, (_, column) => {
                const tile = row.find((each) => each.column === column);
                return tile ? (
                  <Tile key={column} tile={tile} looks={looks(tile)} behind={front(tile)} onTap={onTap} />
                ) : (
                  <span key={column} />
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
