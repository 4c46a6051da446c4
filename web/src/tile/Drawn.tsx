// A sentence in which tiles are drawn. Whoever makes the sentence writes tiles with the function given: here it marks
// the places where tiles stand, elsewhere (`spokenTiles`) it says them.
import { Fragment } from "preact";
import { Tiles } from "./MiniTile";

/** Writes tiles in notation into a sentence. */
export type WriteTiles = (word: string) => string;

// Marks that stand in no text.
const [OPEN, CLOSE] = ["\uE002", "\uE003"];
const mark: WriteTiles = (word) => `${OPEN}${word}${CLOSE}`;

export function Drawn({ say }: { say: (write: WriteTiles) => string }) {
  const pieces = say(mark).split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}([,.:;!?…)]*)`));
  // Of every three pieces the second are tiles, the third a mark that must not begin a line.
  return (
    <>
      {pieces.map((piece, place) => {
        if (place % 3 === 2) return null;
        if (place % 3 === 0) return <Fragment key={place}>{piece}</Fragment>;
        return (
          <span key={place} class="tilesword">
            <Tiles word={piece} />
            {pieces[place + 1]}
          </span>
        );
      })}
    </>
  );
}
