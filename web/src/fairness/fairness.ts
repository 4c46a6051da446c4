// Whether dice fall as often as they should: Pearson's chi-square test, as src/shutbox/statistics/fairness.py has it.

export interface Fairness {
  observed: number[];
  expected: number;
  p: number;
  /** Whether so much was thrown that `p` can be trusted. */
  enough: boolean;
}

const ENOUGH = 5;

/** Faces counted, from one up, against as many of each. */
export function fairness(observed: number[]): Fairness {
  const total = observed.reduce((sum, count) => sum + count, 0);
  const expected = total / observed.length;
  const chi2 = total ? observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) : 0;
  return { observed, expected, p: tail(chi2, observed.length - 1), enough: expected >= ENOUGH };
}

const lgammaHalf = (twice: number): number => {
  // ln Γ(n / 2) by Γ(x + 1) = x Γ(x), from Γ(1) = 1 and Γ(1/2) = √π.
  let value = twice % 2 ? Math.log(Math.PI) / 2 : 0;
  for (let x = twice % 2 ? 1 : 2; x < twice; x += 2) value += Math.log(x / 2);
  return value;
};

/** The chance that a chi-square with these degrees of freedom is at least this. */
export function tail(chi2: number, degrees: number): number {
  if (chi2 <= 0 || degrees <= 0) return 1;
  const x = chi2 / 2;
  let sum = degrees % 2 ? erfc(Math.sqrt(x)) : Math.exp(-x);
  for (let a = 1 - (degrees % 2) / 2; a < degrees / 2; a++)
    sum += Math.exp(a * Math.log(x) - x - lgammaHalf(2 * a + 2));
  return Math.min(sum, 1);
}

/** The complementary error function by its continued fraction, or by its series where x is small. */
function erfc(x: number): number {
  if (x < 2) {
    let [term, sum] = [x, x];
    for (let n = 1; n < 60; n++) sum += (term *= -(x * x) / n) / (2 * n + 1);
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let n = 60; n > 0; n--) fraction = n / 2 / (x + fraction);
  return Math.exp(-x * x) / ((x + fraction) * Math.sqrt(Math.PI));
}

export const judgement = (p: number): "usual" | "odd" | "rare" => (p >= 0.05 ? "usual" : p >= 0.001 ? "odd" : "rare");
