// What a rule set does to the odds, as the server measures it (POST /api/measure), and the same of the published games.
import data from "./published.json";

export interface TurnMeasures {
  mean: number;
  shut: number;
  throws: number;
  choices: number;
  skill: number;
}

/** What the published figures have besides: the greatest chance to shut the box. */
export interface Published extends TurnMeasures {
  shut_most: number;
}

export interface StartMeasures {
  opener: number | null;
  unit: string | null;
  horizon: string | null;
}

export type Measures = Partial<TurnMeasures & StartMeasures>;
export type Measure = "mean" | "shut" | "opener" | "throws" | "choices" | "skill";

export const MEASURES: Measure[] = ["mean", "shut", "opener", "throws", "choices", "skill"];
export const PUBLISHED_FIGURES: Record<string, Published & StartMeasures> = data;

/** How far a value reaches among all that stand beside it; nothing for one that is not known. */
export function reach(measure: Measure, value: number | null | undefined, all: Measures[]): number {
  const sizes = all.map((each) => Math.abs(each[measure] ?? 0));
  return value == null ? 0 : Math.abs(value) / Math.max(...sizes, Math.abs(value), 1e-9);
}
