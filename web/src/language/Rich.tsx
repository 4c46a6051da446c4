// A sentence whose parts are more than words: the catalogue says where they stand, the page what they are.
import { Fragment, type ComponentChildren } from "preact";
import { t } from "./words";

// Marks that stand in no text around the name of a part.
const [OPEN, CLOSE] = ["\uE000", "\uE001"];

export function Rich({
  id,
  args = {},
  parts,
}: {
  id: string;
  args?: Record<string, unknown>;
  parts: Record<string, ComponentChildren>;
}) {
  const marked = Object.fromEntries(Object.keys(parts).map((name) => [name, `${OPEN}${name}${CLOSE}`]));
  const pieces = t(id, { ...args, ...marked }).split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}([,.:;!?…]*)`));
  // Of every three pieces the second is the name of a part, the third a mark that must not begin a line.
  return (
    <>
      {pieces.map((piece, place) => {
        if (place % 3 === 2) return null;
        if (place % 3 === 0) return <Fragment key={place}>{piece}</Fragment>;
        return (
          <span key={place} class="glue">
            {parts[piece]}
            {pieces[place + 1]}
          </span>
        );
      })}
    </>
  );
}
