// A position surveyed, as the server tells it (POST /api/explore).
import type { Worth } from "../coach/advice";
import type { Total } from "../network/wire";
import type { Unit } from "../report/data/report";

export interface ThrowValue {
  dice: number;
  throw: string;
  weight: number;
  value: number;
  best: string | null;
}

export interface Survey {
  position: string;
  total: Total;
  objective: string;
  unit: Unit;
  values: Record<string, number>;
  dice: Worth[];
  by: "sum" | "throw";
  throws: ThrowValue[];
  distribution: Record<string, number>;
}

export interface Ways {
  unit: Unit;
  options: Worth[];
}

/** How many dice can be thrown, fewest first. */
export const countsOf = (survey: Survey): number[] => survey.dice.map((option) => option.dice!).sort((a, b) => a - b);

export const facesOf = (thrown: string): number[] => thrown.split(",").map(Number);
export const sum = (faces: number[]): number => faces.reduce((total, face) => total + face, 0);

/** The number of outcomes of these dice that can shut tiles, and of all outcomes. */
export function playable(survey: Survey, dice: number): { some: number; all: number } {
  const rows = survey.throws.filter((row) => row.dice === dice);
  const count = (some: ThrowValue[]) => some.reduce((total, row) => total + row.weight, 0);
  return { some: count(rows.filter((row) => row.best !== null)), all: count(rows) };
}

/** Whether a value after a throw is worse than before it. */
export const worse = (unit: Unit, before: number, after: number): boolean =>
  unit === "total" ? after > before : after < before;
