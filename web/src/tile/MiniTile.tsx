// A tile in a label or a sentence: maple in front, walnut with a maple foot in the rows behind.
import { Num } from "../box/Num";
import { spokenTile, tilesNamed, type NamedTile } from "./tileName";
import "./tile.css";

/** `ghost`: the tile would be added to those that were picked. */
export function MiniTile({ ghost = false, ...tile }: NamedTile & { ghost?: boolean }) {
  return (
    <span class={`mt${tile.row ? " rear" : ""}${ghost ? " ghost" : ""}`}>
      <span class="sr">{spokenTile(tile)}</span>
      <Num value={tile.value} />
    </span>
  );
}

/** Tiles in notation, drawn with a plus between them. */
export function Tiles({ word }: { word: string }) {
  return (
    <span class="tiles">
      {tilesNamed(word).map((tile, place) => (
        <span key={place} class="one">
          {place > 0 && <em>{" + "}</em>}
          <MiniTile {...tile} />
        </span>
      ))}
    </span>
  );
}
