// A sum of tiles in a label: small tiles, dashed where they would be added.
import { tilesOf } from "./gather";
import type { ActionView } from "../network/wire";
import { Num } from "./Num";

export function Sum({ move, gathered = null }: { move: ActionView; gathered?: ReadonlySet<string> | null }) {
  const names = tilesOf(move);
  const adds = (place: number): boolean => gathered !== null && !gathered.has(names[place]!);
  return (
    <span class="sum" aria-hidden="true">
      {move.tiles!.map((value, place) => (
        <>
          {place > 0 && <span key={`+${place}`}>+</span>}
          <span key={place} class={`mt${adds(place) ? " ghost" : ""}${move.rows![place]! > 0 ? " rear" : ""}`}>
            <Num value={value} />
          </span>
        </>
      ))}
    </span>
  );
}

/** The same in words: 6 and 2. */
export const values = (move: ActionView): string[] => move.tiles!.map(String);
