import { beforeEach, expect, test } from "vitest";
import { importAll, exportAll, deleteAll, merge } from "./possession";

class Storage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  (globalThis as { localStorage?: unknown }).localStorage = new Storage();
});

test("what was saved comes back elsewhere, but for the seeds of dice", () => {
  localStorage.setItem("shutbox name", '"Ann"');
  localStorage.setItem("shutbox seed abc 0", '"secret"');
  localStorage.setItem("other", "not ours");
  const text = exportAll();
  expect(text).not.toContain("secret");
  deleteAll();
  expect(localStorage.getItem("shutbox name")).toBeNull();
  expect(localStorage.getItem("other")).toBe("not ours");
  expect(importAll(text)).toBe(1);
  expect(localStorage.getItem("shutbox name")).toBe('"Ann"');
});

test("what is none of ours is not brought in", () => {
  for (const text of ["", "{}", "[]", '{"kind":"other","version":1,"kept":{}}']) expect(importAll(text)).toBeNull();
});

test("lists are joined without doubles, in the order of time where they have one", () => {
  expect(
    merge(
      [{ public: "b", when: 2 }],
      [
        { public: "a", when: 1 },
        { public: "b", when: 2 },
        { public: "c", when: 3 },
      ],
    ),
  ).toEqual([
    { public: "a", when: 1 },
    { public: "b", when: 2 },
    { public: "c", when: 3 },
  ]);
  expect(merge({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 1, b: 3 });
  expect(merge("here", "there")).toBe("here");
});
