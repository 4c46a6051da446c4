// The coach's answer as it comes over the wire, and its reasons in words.
import { andList, t } from "../language/words";
import type { ActionView, Total } from "../network/wire";
import type { WriteTiles } from "../tile/Drawn";
import { spokenTiles } from "../tile/tileName";

export interface Worth extends ActionView {
  value: number;
  loss: number;
  /** The chance that the goal is about; null where only the rank is known. */
  chance?: number | null;
  rank?: "best" | "nearly" | "worse";
  /** By what the best option is better; null for the best one. */
  decides?: string | null;
}

export interface Reason {
  kind: string;
  args: Record<string, unknown>;
}

export interface Advice {
  seat: number;
  horizon: "turn" | "round" | "forecast" | "game";
  unit: "total" | "points" | "chance";
  goal: Goal;
  options: Worth[];
  reasons: Reason[];
  after: Outcome;
}

/** What the chances are about: to win, to shut the box, to beat a total; "none" where no chance ranks the options. */
export interface Goal {
  kind: "win" | "shut" | "beat" | "none";
  total: Total | null;
}

/** What the best option leads to; null where it leads to no throw, or where turns have no totals. */
export interface Outcome {
  playable: number | null;
  of: number | null;
  shut: number | null;
  mean: number | null;
}

export function isAdvice(value: unknown): value is Advice {
  return typeof value === "object" && value !== null && Array.isArray((value as Advice).options);
}

/** The value of a choice, shown after it if the settings of the table say so. */
export interface JudgedChoice {
  goal: Goal;
  unit: Advice["unit"];
  horizon: Advice["horizon"];
  taken: Worth;
  best: Worth;
  judgement: string;
  reasons: Reason[];
}

export function isJudgedChoice(value: unknown): value is JudgedChoice {
  return typeof value === "object" && value !== null && "judgement" in value;
}

const comparedText = (option: unknown, write: WriteTiles): string => {
  const { do: what, tiles, dice } = option as { do: string; tiles: string; dice: number };
  return t("reason-option", { do: what, tiles: write(tiles), dice });
};

/** A reason in a sentence; the two options it compares are named first. */
export function because(reason: Reason, write: WriteTiles = spokenTiles): string {
  const { better, worse, tile, tiles, ...rest } = reason.args;
  const names: Record<string, unknown> = {};
  if (better !== undefined) names["better"] = typeof better === "object" ? comparedText(better, write) : better;
  if (worse !== undefined) names["worse"] = typeof worse === "object" ? comparedText(worse, write) : worse;
  if (tile !== undefined) names["tile"] = write(String(tile));
  if (Array.isArray(tiles)) names["tiles"] = andList(tiles.map((each) => write(String(each))));
  return t(`reason-${reason.kind}`, { ...rest, ...names });
}

/** An option as sentences name it: what is done, with which tiles or how many dice. */
export function actionArguments(
  option: ActionView,
  write: WriteTiles = spokenTiles,
): { do: string; tiles: string; dice: number } {
  return {
    do: option.do === "penalty" ? option.word! : option.do,
    tiles: option.do === "shut" ? write(option.word ?? "") : "",
    dice: option.dice ?? 0,
  };
}

/** An option in a sentence: its tiles, or what is done. */
export const optionText = (option: ActionView, write: WriteTiles): string =>
  option.do === "shut" ? write(option.word ?? "") : choiceText(option);

/** An option that is no move, as a button says it: Take 1 point. */
export const choiceText = (option: ActionView): string =>
  t("web-choice", { choice: option.word ?? "throw", dice: option.dice ?? 0, several: option.dice ? "yes" : "no" });
