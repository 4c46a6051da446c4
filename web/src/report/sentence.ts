// A moment in words: what happened, with names, and a why that counts throws.
import { actionArguments, type Reason } from "../coach/advice";
import { t } from "../language/words";
import type { WriteTiles } from "../tile/Drawn";
import { countedReason, kindOf, missedAt, moveAt, pipsAt, tally, type Tally } from "./data/moment";
import type { Booklet, Moment, Step } from "./data/report";
import { sentences } from "../table/Story";

export function momentSentence(booklet: Booklet, moment: Moment, write: WriteTiles): string {
  const step = booklet.report.steps[moment.n - 1]!;
  const who = booklet.report.players[moment.seat]!.name;
  const { choice } = step;
  if (moment.cause === "choice" && choice) {
    const taken = choice.options[choice.taken]!;
    return `${t("moment-does", { who, ...actionArguments(taken, write) })} ${mistakeText(step, write)}`;
  }
  if (moment.cause === "luck" && moment.odds)
    return `${throwText(booklet, step, who, write)} ${tallyText(booklet, moment, step)}`;
  return sentences(booklet.course[step.n]!.facts.slice(0, 1), write) || who;
}

function throwText(booklet: Booklet, step: Step, who: string, write: WriteTiles): string {
  const pips = pipsAt(booklet, step);
  const move = moveAt(booklet, step);
  if (missedAt(booklet, step)) return t("moment-threw-missed", { who, pips });
  return move ? t("moment-threw-shut", { who, pips, tiles: write(move.word ?? "") }) : t("moment-threw", { who, pips });
}

const TALLIES: Record<Tally["kind"], string> = {
  "others-fit": "moment-others-fit",
  "few-as-good": "moment-few-as-good",
  better: "moment-better",
  worse: "moment-worse",
};

function tallyText(booklet: Booklet, moment: Moment, step: Step): string {
  const { kind, count, of } = tally(moment.odds!, kindOf(moment) === "good", missedAt(booklet, step));
  return t(TALLIES[kind], { count, of });
}

const WHYS: Record<string, string> = {
  playable: "moment-playable",
  finish: "moment-finish",
  misses: "moment-misses",
  reach: "moment-reach",
  odds: "moment-odds",
  "last-throw": "moment-odds",
};

/** What the better choice would have kept; without a count, only which one it was. */
function mistakeText({ choice }: Step, write: WriteTiles): string {
  const best = choice!.options[choice!.best]!;
  const reason = countedReason(choice!.reasons);
  const better = t("web-report-better", actionArguments(best, write));
  if (!reason) return better;
  const why = countText(reason, actionArguments(best, write), write);
  return reason.kind === "odds" || reason.kind === "last-throw" ? `${better} ${why}` : why;
}

function countText({ kind, args }: Reason, best: object, write: WriteTiles): string {
  return t(WHYS[kind]!, {
    ...args,
    ...best,
    count: args["better_count"],
    of: args["better_of"] ?? args["of"],
    tile: write(String(args["tile"] ?? "")),
  });
}
