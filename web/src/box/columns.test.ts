import { describe, expect, test } from "vitest";
import { columnsOf, countsAt, full, rowsOf, countsAfterTap, tilesAt, notation } from "./columns";

const NINE = Array.from({ length: 9 }, (_, place) => [place + 1]);
const DOUBLE = NINE.map(([value]) => [value!, 10 - value!]);
const TEN = [...NINE, [10]];

test("positions are written as docs/rules.md writes them", () => {
  expect(notation(NINE, full(NINE))).toBe("123456789");
  expect(notation(DOUBLE, full(DOUBLE))).toBe("123456789/987654321");
  expect(notation(TEN, countsAfterTap(TEN, full(TEN), 2, 0))).toBe("1,2,.,4,5,6,7,8,9,10");
  expect(notation([[1, 3], [2]], [2, 1])).toBe("12/3-");
  expect(notation([[11]], [1])).toBe("11,");
});

test.each([NINE, DOUBLE, TEN, [[1, 3], [2]], [[11]], [[12, 3], [4]]])(
  "what was written is read again",
  (...columns) => {
    const most = columns.map((column) => column.length);
    for (const counts of [most, most.map(() => 0), most.map((count, place) => (place % 2 ? count : count - 1))]) {
      expect(countsAt(columns, notation(columns, counts))).toEqual(counts);
    }
  },
);

test("what is no position of the box is none", () => {
  expect(countsAt(NINE, "12345678")).toBeNull();
  expect(countsAt(NINE, "1234567892")).toBeNull();
  expect(countsAt(DOUBLE, "123456789")).toBeNull();
  expect(countsAt(DOUBLE, "123456789/.87654321")).toBeNull();
});

describe("a column's tiles are tapped in legal order", () => {
  test("a front tile falls alone, and a hidden one takes the tile before it along", () => {
    expect(countsAfterTap(DOUBLE, full(DOUBLE), 0, 0)[0]).toBe(1);
    expect(countsAfterTap(DOUBLE, full(DOUBLE), 0, 1)[0]).toBe(0);
  });
  test("a shut tile stands up with all behind it", () => {
    const shut = DOUBLE.map(() => 0);
    expect(countsAfterTap(DOUBLE, shut, 3, 1)[3]).toBe(1);
    expect(countsAfterTap(DOUBLE, shut, 3, 0)[3]).toBe(2);
    expect(countsAfterTap(DOUBLE, shut, 3, 0)[4]).toBe(0);
  });
});

test("a tile behind one that stands is hidden", () => {
  const rows = tilesAt(DOUBLE, countsAfterTap(DOUBLE, full(DOUBLE), 0, 0));
  expect(rows[0]![0]!.state).toBe("shut");
  expect(rows[1]![0]).toEqual({ column: 0, row: 1, value: 9, state: "standing" });
  expect(rows[1]![1]!.state).toBe("hidden");
});

test("rows that were typed make columns, and columns rows", () => {
  expect(columnsOf([[1, 2, 3], [9, 8]])).toEqual([[1, 9], [2, 8], [3]]);
  expect(rowsOf(DOUBLE)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1]]);
});
