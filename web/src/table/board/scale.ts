// Where marks and their words stand on the ruler of totals, in percent of its length.

export interface Mark {
  name: "now" | "after" | "aim";
  total: number;
  text: string;
}

export interface PlacedMark extends Mark {
  at: number;
  /** The middle of its words, which make room for their neighbours'. */
  middle: number;
}

// The room that a letter takes on the narrowest screens, and the gap between two words, in percent.
export const LETTER = 1.95;
const GAP = 2;

/** The marks on a ruler that reaches from 0 to the highest of them, or to what stands when a turn begins. */
export function layOut(marks: Mark[], open: number, letter = LETTER): PlacedMark[] {
  const end = Math.max(...marks.map((mark) => mark.total), open, 1) * 1.04;
  const sorted = marks
    .map((mark) => ({ ...mark, at: (100 * mark.total) / end, middle: 0 }))
    .sort((one, other) => one.at - other.at);
  const half = (mark: Mark) => (mark.text.length * letter) / 2;
  // From the left each finds its place after the one before; from the right what ran over the end is pushed back.
  let reached = 0;
  for (const mark of sorted) {
    mark.middle = Math.max(mark.at, reached + half(mark));
    reached = mark.middle + half(mark) + GAP;
  }
  let free = 100;
  for (const mark of [...sorted].reverse()) {
    mark.middle = Math.min(mark.middle, free - half(mark));
    free = mark.middle - half(mark) - GAP;
  }
  return sorted;
}
