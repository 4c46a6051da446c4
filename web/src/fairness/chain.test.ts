import { expect, test } from "vitest";
import { firstBreak, rowHash, type LogRow } from "./chain";

// The first lines of a log that a server wrote.
const ROWS: LogRow[] = [
  {
    n: 1,
    kind: "sealed",
    public: "2935ae6dc8b2de9c",
    value: "abbadce56a986209024251c7903e1359dabbbc0b780e1be1cb0a29b0c4aaee46",
    at: 1794748698,
    hash: "473e40dd59399082e7eaf4e6e630bf416a7b4fd5feba7cf3fba33509a0434616",
  },
  {
    n: 2,
    kind: "opened",
    public: "2935ae6dc8b2de9c",
    value: "2ef7f5d3b7c592f58ad3c979def5d86ad4ad489362f962bdc476af1e342fd328",
    at: 1794748699,
    hash: "be67616c3373f1b9fc731a7170394cd0c7252591911be3005a952f7fb49b48ae",
  },
  {
    n: 3,
    kind: "sealed",
    public: "5e8e83e5704213e7",
    value: "3d452ae675c47c4e130cfb86204b3b3a046b0aafa2e6318aaef3452122e747c2",
    at: 1794748699,
    hash: "e222b26e4284b24255d8066c8b1176b8e973841e2232eb4716abdfabaa8c7994",
  },
];

test("lines that a server wrote hang together, from the first or from a later one", () => {
  expect(firstBreak(ROWS)).toBeNull();
  expect(firstBreak(ROWS.slice(1))).toBeNull();
  expect(firstBreak([])).toBeNull();
});

test("a line that was changed, or left out, is found", () => {
  expect(firstBreak([ROWS[0]!, { ...ROWS[1]!, at: 0 }, ROWS[2]!])).toBe(2);
  expect(firstBreak([ROWS[0]!, ROWS[2]!])).toBe(3);
  expect(firstBreak([{ ...ROWS[0]!, hash: ROWS[1]!.hash }])).toBe(1);
});

test("a line that hangs on another has another hash", () => {
  expect(rowHash(ROWS[0]!.hash, ROWS[1]!)).toBe(ROWS[1]!.hash);
  expect(rowHash(ROWS[2]!.hash, ROWS[1]!)).not.toBe(ROWS[1]!.hash);
});
