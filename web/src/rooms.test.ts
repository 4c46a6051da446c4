// What keeps the sources easy to look over: short lines and short functions. Files in a folder: tests/test_rooms.py.
import { parseSync } from "vite";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const STYLES = import.meta.glob<string>("./**/*.css", { query: "?raw", import: "default", eager: true });
const LONGEST_LINE = 120;
const LONGEST_FUNCTION = 60;
// The path of a drawing, and a picture in a style, cannot be broken.
const UNBREAKABLE = /"M[-\d.][^"]{60,}"|url\("data:/;

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
    .filter(({ start, end }) => line(end) - line(start) >= LONGEST_FUNCTION)
    .map(({ start }) => `${path}:${line(start)}`);
}

function longLines(path: string, text: string): string[] {
  const lines = text.split("\n").map((line, place) => ({ line, where: `${path}:${place + 1}` }));
  return lines.filter(({ line }) => line.length > LONGEST_LINE && !UNBREAKABLE.test(line)).map(({ where }) => where);
}

const found = (texts: Record<string, string>, faults: (path: string, text: string) => string[]): string[] =>
  Object.entries(texts).flatMap(([path, text]) => faults(path, text));

test("no function is longer than sixty lines", () => {
  expect(longFunctions("a.ts", `const one = () => {${"\n".repeat(60)}};`)).toEqual(["a.ts:1"]);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(found(SOURCES, longFunctions)).toEqual([]);
});

test("no line is longer than a hundred and twenty characters, unless it cannot be broken", () => {
  expect(longLines("a.css", `${" ".repeat(121)}\n`)).toEqual(["a.css:1"]);
  expect(STYLES["./box/box.css"]).toContain(".tile");
  expect(found({ ...SOURCES, ...STYLES }, longLines)).toEqual([]);
});
