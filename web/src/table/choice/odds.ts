// What the last throw of a survivor can bring, in words.
import { level } from "../../language/figure";
import { t } from "../../language/words";
import type { Snapshot } from "../../live/reducer";
import type { ActionView, GainView, GameView } from "../../network/wire";

/** The points of the player to act, and how many more win the game. */
export interface Goal {
  points: number;
  missing: number;
}

export function goalOf({ at, seats, limit }: GameView): Goal {
  const points = at === null ? 0 : (seats[at]!.points ?? 0);
  return { points, missing: (limit ?? Infinity) - points };
}

/** Whether odds are told: where the players do without the coach, they count for themselves. */
export const tellsOdds = ({ view }: Snapshot): boolean => view.settings.coach !== "off";

/** The throws whose odds are known. */
export const throwsOf = ({ legal }: GameView): ActionView[] => legal.filter((action) => action.odds);

export const chanceOf = ({ count, of }: GainView): number => count / of;

export const chanceText = (gain: GainView): string => level("chance", chanceOf(gain));

/** What brings points, the most likely first. */
export const gainsOf = (odds: GainView[]): GainView[] =>
  odds.filter((gain) => gain.points > 0).sort((one, other) => other.count - one.count);

/** Whether every gain wins the game, so that only one thing is to be said of them. */
const allWin = (gains: GainView[], { missing }: Goal): boolean =>
  gains.length > 0 && gains.every((gain) => gain.points >= missing);

const gainText = (gain: GainView): string =>
  t("you-odds-gain", { chance: chanceText(gain), points: gain.points });

/** The most likely gain; where every gain wins, the chance to win. */
export function oddsText(odds: GainView[], goal: Goal): string {
  const gains = gainsOf(odds);
  if (!gains.length) return t("you-odds-none");
  if (!allWin(gains, goal)) return gainText(gains[0]!);
  const count = gains.reduce((sum, gain) => sum + gain.count, 0);
  return t("you-odds-win", { chance: chanceText({ ...gains[0]!, count }) });
}

/** What comes instead: the other gain, nothing, or no risk. */
export function otherwiseText(odds: GainView[], goal: Goal): string {
  const gains = gainsOf(odds);
  if (gains.length > 1 && !allWin(gains, goal)) return gainText(gains[1]!);
  return odds.some((gain) => !gain.points) ? t("you-odds-or-nothing") : t("you-odds-sure");
}
