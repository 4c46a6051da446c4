// A sum of tiles in a label: small tiles, dashed where they would be added.
import { tilesOf } from "./gather";
import type { ActionView } from "../network/wire";
import { MiniTile } from "../tile/MiniTile";
import { spokenTile } from "../tile/tileName";

export function Sum({ move, gathered = null }: { move: ActionView; gathered?: ReadonlySet<string> | null }) {
  const names = tilesOf(move);
  const adds = (place: number): boolean => gathered !== null && !gathered.has(names[place]!);
  return (
    <span class="sum" aria-hidden="true">
      {move.tiles!.map((value, place) => (
        <>
          {place > 0 && <span key={`+${place}`}>+</span>}
          <MiniTile key={place} value={value} row={move.rows![place]!} ghost={adds(place)} />
        </>
      ))}
    </span>
  );
}

/** The same in words: 6, and 2 in the back row. */
export const spoken = (move: ActionView): string[] =>
  move.tiles!.map((value, place) => spokenTile({ value, row: move.rows![place]! }));
