// How options are compared in people's words: a chance, or only which one is better. The server says which.
import type { Advice, Worth } from "./advice";
import { exact, level } from "../language/figure";
import { t } from "../language/words";

type Measured = Pick<Advice, "goal" | "unit" | "horizon">;

/** What the bars stand for: the chance to win, or the best for this round. */
export const goalText = ({ goal, horizon }: Measured): string =>
  t("advice-goal", { goal: goal.kind, total: goal.total ?? 0, horizon });

export const rankText = (option: Worth): string => t("advice-rank", { rank: option.rank ?? "worse" });

/** Whether whole percents would show options as equal of which one is better. */
const isClose = (options: Worth[]): boolean => {
  const whole = options.map((option) => Math.round(100 * (option.chance ?? 0)));
  return options.some((option, place) =>
    options.some((other, there) => whole[place] === whole[there] && option.rank !== other.rank),
  );
};

/** The chance of an option, with a decimal where options would look equal; nothing where only its rank is known. */
export function chanceText(options: Worth[], option: Worth): string {
  if (option.chance == null) return "";
  return isClose(options) ? exact("chance", option.chance) : level("chance", option.chance);
}

/** An option in a word or a number: 51 %, or nearly. */
export const figureText = (options: Worth[], option: Worth): string =>
  chanceText(options, option) || rankText(option);

/** How much of its bar each option fills. Totals are better the lower they are; points may be below zero. */
export function fills({ unit }: Pick<Advice, "unit">, options: Worth[]): number[] {
  if (options.every((option) => option.chance != null)) return options.map((option) => clamp(option.chance!));
  const values = options.map((option) => option.value);
  if (unit === "total") return values.map((value) => clamp(value > 0 ? Math.min(...values) / value : 1));
  const low = Math.min(0, ...values);
  const high = Math.max(...values);
  return values.map((value) => (high > low ? clamp((value - low) / (high - low)) : 1));
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
