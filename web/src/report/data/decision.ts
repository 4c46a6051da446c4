// The decisions of a game, and which of them are worth a look.
import type { Report, Step, Choice } from "./report";

export type Decision = Step & { choice: Choice };

const BAD = ["inaccuracy", "mistake", "blunder"];

export function decisions(report: Report): Decision[] {
  return report.steps.filter(
    (step): step is Decision => step.choice !== null && step.counted && !isForcedThrow(step.choice),
  );
}

/** Throwing because nothing else is left to do is no decision. */
const isForcedThrow = (choice: Choice): boolean => choice.forced && choice.options[0]!.do === "throw";

/** What cost something. */
export const worthALook = ({ choice }: Decision): boolean => !choice.forced && BAD.includes(choice.judgement);

/** How much of a bar an option fills, and how much of it is lost: the best fills all that it is worth. */
export function fill(
  unit: string,
  values: { value: number; loss: number }[],
  each: { value: number; loss: number },
): { got: number; lost: number } {
  if (unit === "chance") return { got: clamp(each.value), lost: clamp(each.loss) };
  const low = Math.min(0, ...values.map((option) => option.value));
  const high = Math.max(...values.map((option) => option.value + (unit === "points" ? option.loss : 0)), low + 1e-9);
  const part = (value: number) => clamp(value / (high - low));
  // Of a total less is better: what is lost comes on top.
  return { got: part((unit === "total" ? each.value - each.loss : each.value) - low), lost: part(each.loss) };
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
