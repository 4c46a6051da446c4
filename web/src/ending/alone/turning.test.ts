import { expect, test } from "vitest";
import type { Choice, Judgement, Report, Step } from "../../report/data/report";
import { turningPoint } from "./turning";

const choice = (loss: number, judgement: Judgement, forced = false): Choice => ({
  forced,
  loss,
  share: loss,
  judgement,
  symbol: "",
  taken: 1,
  best: 0,
  options: [
    { do: "shut", word: "4", value: 0, loss: 0 },
    { do: "shut", word: "3+1", value: loss, loss },
  ],
  reasons: [{ kind: "mean", args: {} }],
});
const step = (n: number, kind: string, found: Choice | null): Step =>
  ({ n, kind, counted: true, choice: found }) as Step;
const report = (...steps: Step[]): Report => ({ steps }) as Report;

test("the turning point is the choice that cost most, and the throw before it is counted", () => {
  const found = turningPoint(
    report(
      step(1, "throw", null),
      step(2, "shut", choice(1, "mistake")),
      step(3, "throw", null),
      step(4, "shut", choice(3, "blunder")),
      step(5, "throw", null),
    ),
  );
  expect(found).toMatchObject({ n: 2, taken: { word: "3+1" }, best: { word: "4" } });
});

test("what cost next to nothing, and what was forced, turned nothing", () => {
  const good = report(step(1, "throw", null), step(2, "shut", choice(0.1, "good")), step(3, "shut", null));
  expect(turningPoint(good)).toBeNull();
  expect(turningPoint(report(step(1, "shut", choice(3, "blunder", true))))).toBeNull();
});
