// The coach's answer as it comes over the wire, and its reasons in words.
import { t } from "../language/words";
import type { ActionView } from "../network/wire";

export interface Worth extends ActionView {
  value: number;
  loss: number;
  /** By what the best option is better; null for the best one. */
  decides?: string | null;
}

export interface Reason {
  kind: string;
  args: Record<string, unknown>;
}

export interface Advice {
  seat: number;
  horizon: "turn" | "round" | "game";
  unit: "total" | "points" | "chance";
  options: Worth[];
  reasons: Reason[];
}

export function isAdvice(value: unknown): value is Advice {
  return typeof value === "object" && value !== null && Array.isArray((value as Advice).options);
}

/** The value of a choice, shown after it if the settings of the table say so. */
export interface JudgedChoice {
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

/** Tiles as people read them: 5 + 3′. */
export const tileText = (tiles: string): string => tiles.replaceAll("+", "\u00a0+\u00a0").replaceAll("'", "′");

const optionText = (option: unknown): string => {
  const { do: what, tiles, dice } = option as { do: string; tiles: string; dice: number };
  return t("reason-option", { do: what, tiles: tileText(tiles), dice });
};

/** A reason in a sentence; the two options it compares are named first. */
export function because(reason: Reason): string {
  const { better, worse, tile, tiles, ...rest } = reason.args;
  const names: Record<string, unknown> = {};
  if (better !== undefined) names["better"] = typeof better === "object" ? optionText(better) : better;
  if (worse !== undefined) names["worse"] = typeof worse === "object" ? optionText(worse) : worse;
  if (tile !== undefined) names["tile"] = tileText(String(tile));
  if (Array.isArray(tiles)) names["tiles"] = tiles.map((each) => tileText(String(each)));
  return t(`reason-${reason.kind}`, { ...rest, ...names });
}

/** An option as sentences name it: what is done, with which tiles or how many dice. */
export function actionArguments(option: ActionView): { do: string; tiles: string; dice: number } {
  return {
    do: option.do === "penalty" ? option.word! : option.do,
    tiles: tileText(option.word ?? ""),
    dice: option.dice ?? 0,
  };
}

export function optionName(option: ActionView): string {
  return t("reason-label", actionArguments(option));
}
