// Functions that one can look over. tests/test_rooms.py does the same for folders and lines.
import { parseSync } from "vite";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const LONGEST = 60;

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** A node of a syntax tree with all below it. */
function nodes(node: Node): Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodes)];
}

/** The functions in a text that are too long, each as the line that it begins on. */
function longFunctions(path: string, text: string): string[] {
  const line = (at: number) => text.slice(0, at).split("\n").length;
  return nodes(parseSync(path, text).program as unknown as Node)
    .filter(({ type }) => /^(?:Arrow)?Function/.test(type))
    .filter(({ start, end }) => line(end) - line(start) >= LONGEST)
    .map(({ start }) => `${path}:${line(start)}`);
}

test("no function is longer than sixty lines", () => {
  expect(longFunctions("a.ts", `const one = () => {${"\n".repeat(60)}};`)).toEqual(["a.ts:1"]);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(Object.entries(SOURCES).flatMap(([path, text]) => longFunctions(path, text))).toEqual([]);
});
