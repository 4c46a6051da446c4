import { expect, test } from "vitest";
import { decisions, fill, worthALook, type Decision } from "./decision";
import type { Choice, Report, Unit } from "./report";

const choice = (losses: number[], taken: number, more: Partial<Choice> = {}): Choice => ({
  forced: losses.length === 1,
  loss: losses[taken]!,
  share: losses[taken]!,
  judgement: "best",
  symbol: "✓",
  taken,
  best: losses.indexOf(0),
  reasons: [],
  options: losses.map((loss, place) => ({ do: "shut", word: `${place + 1}`, value: 1 - loss, loss })),
  ...more,
});
const report = (choices: (Choice | null)[], unit: Unit = "chance"): Report =>
  ({
    thresholds: { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 },
    stretches: [{ unit, horizon: "game" }],
    steps: choices.map((each, place) => ({ n: place + 1, counted: true, stretch: 0, choice: each })),
  }) as unknown as Report;
const looked = (told: Report) => decisions(told).map((each: Decision) => worthALook(each));

test("a throw that had to be is no decision, a move that had to be is one", () => {
  const thrown = choice([0], 0);
  thrown.options[0] = { do: "throw", dice: 2, value: 1, loss: 0 };
  expect(decisions(report([thrown, choice([0], 0), null])).map((each) => each.n)).toEqual([2]);
});

test("what was taken back is no decision", () => {
  const told = report([choice([0, 0.1], 0)]);
  told.steps[0]!.counted = false;
  expect(decisions(told)).toEqual([]);
});

test("worth a look is what cost something, and nothing else", () => {
  const cost = choice([0, 0.03], 1, { judgement: "inaccuracy" });
  const found = choice([0.06, 0, 0.2], 1);
  const little = choice([0, 0.01], 1, { judgement: "good" });
  const only = choice([0], 0);
  expect(looked(report([cost, found, little, only]))).toEqual([true, false, false, false]);
});

test("of a chance the bar is the chance, and what is lost is hatched behind it", () => {
  const options = [{ value: 0.5, loss: 0 }, { value: 0.25, loss: 0.25 }];
  expect(fill("chance", options, options[0]!)).toEqual({ got: 0.5, lost: 0 });
  expect(fill("chance", options, options[1]!)).toEqual({ got: 0.25, lost: 0.25 });
});

test("of a total less is better: what is lost comes on top of the best", () => {
  const options = [{ value: 10, loss: 0 }, { value: 20, loss: 10 }];
  expect(fill("total", options, options[0]!)).toEqual({ got: 0.5, lost: 0 });
  expect(fill("total", options, options[1]!)).toEqual({ got: 0.5, lost: 0.5 });
});

test("points may be less than nothing", () => {
  const options = [{ value: 1, loss: 0 }, { value: -1, loss: 2 }];
  expect(fill("points", options, options[0]!)).toEqual({ got: 1, lost: 0 });
  expect(fill("points", options, options[1]!)).toEqual({ got: 0, lost: 1 });
});
