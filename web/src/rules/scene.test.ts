import { expect, test } from "vitest";
import { PICTURED, sceneOf, SHOWN } from "./scene";

test("no two games with one row of nine look alike", () => {
  const looks = ["nine", "shut-the-box", "ferme-ta-boite"].map((rules) => JSON.stringify(sceneOf(rules)));
  expect(new Set(looks).size).toBe(3);
});

test("what is picked is what the dice show", () => {
  for (const rules of PICTURED) {
    const { faces, picked } = sceneOf(rules);
    const sum = (values: number[]) => values.reduce((total, each) => total + each, 0);
    if (picked.length) expect(sum(picked)).toBe(sum(faces));
  }
});

test("every game that one leafs through has a picture", () => {
  expect(SHOWN.filter((rules) => !PICTURED.includes(rules))).toEqual([]);
});
