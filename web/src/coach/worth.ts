// What a way to go on is worth, as people read it.
import { exact, numeral } from "../language/figure";
import type { Unit } from "../report/data/report";

/** A value as options are compared by it; totals that go far need no decimals. */
export const worthOf = (unit: Unit, value: number): string =>
  value < 1000 ? exact(unit, value) : numeral(value, { maximumFractionDigits: 0 });
