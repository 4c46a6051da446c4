import { expect, test } from "vitest";
import { layOut, type Mark } from "./scale";

const mark = (name: Mark["name"], total: number, text: string): Mark => ({ name, total, text });

test("words stand above marks that are far from each other", () => {
  const found = layOut([mark("now", 80, "80 now"), mark("aim", 20, "20 Ann")], 90);
  expect(found.map((each) => each.name)).toEqual(["aim", "now"]);
  expect(found.map((each) => each.middle)).toEqual(found.map((each) => each.at));
});

test("words that would overlap make room, and none leaves the ruler", () => {
  for (const [now, after, aim] of [
    [20, 12, 3],
    [90, 88, 86],
    [5, 3, 2],
    [40, 0, 0],
    [1, 0, 50],
  ] as const) {
    const found = layOut(
      [
        mark("now", now, `${now} now`),
        mark("after", after, `${after} after 6 + 2`),
        mark("aim", aim, `${aim} Dimitri`),
      ],
      90,
    );
    const edges = found.map(
      (each) => [each.middle - each.text.length * 0.975, each.middle + each.text.length * 0.975] as const,
    );
    expect(edges[0]![0]).toBeGreaterThanOrEqual(-1e-9);
    expect(edges[2]![1]).toBeLessThanOrEqual(100 + 1e-9);
    expect(edges[0]![1]).toBeLessThanOrEqual(edges[1]![0]);
    expect(edges[1]![1]).toBeLessThanOrEqual(edges[2]![0]);
  }
});

test("the ruler reaches to what stands when the turn begins", () => {
  expect(layOut([mark("now", 45, "45 now")], 90)[0]!.at).toBeCloseTo(48.08, 1);
});
