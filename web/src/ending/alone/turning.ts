// The choice that cost most in a game alone.
import type { Reason, Worth } from "../../coach/advice";
import type { Report } from "../../report/data/report";

export interface TurningPoint {
  /** After which throw. */
  n: number;
  taken: Worth;
  best: Worth;
  reasons: Reason[];
}

const GOOD = ["best", "good"];

/** Null where no choice cost anything to speak of. */
export function turningPoint(report: Report): TurningPoint | null {
  const costly = report.steps.filter(
    (step) => step.counted && step.choice && !step.choice.forced && !GOOD.includes(step.choice.judgement),
  );
  const [worst] = costly.sort((one, other) => other.choice!.loss - one.choice!.loss);
  if (!worst) return null;
  const { options, taken, best, reasons } = worst.choice!;
  const n = report.steps.filter((step) => step.counted && step.kind === "throw" && step.n <= worst.n).length;
  return { n, taken: options[taken]!, best: options[best]!, reasons };
}
