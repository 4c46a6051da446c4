// What the coach says in one sentence. It counts throws, so that it never argues with the bars.
import { actionArguments, optionText, type Advice, type JudgedChoice, type Reason } from "./advice";
import { goalText, chanceText } from "./yardstick";
import { andList, t } from "../language/words";
import type { ActionView } from "../network/wire";
import { spokenTiles } from "../tile/tileName";
import type { WriteTiles } from "../tile/Drawn";

// The reasons that count something and what is said of them, the plainest first.
const SAID: Record<string, string> = {
  odds: "advice-last-throw",
  "last-throw": "advice-last-throw",
  playable: "advice-playable",
  finish: "advice-finish",
  misses: "advice-misses",
  reach: "advice-reach",
  unreachable: "advice-unreachable",
};

/** Why the best way is the best. */
export function adviceSentence({ options, reasons }: Advice, write: WriteTiles): string {
  const reason = Object.keys(SAID).map((kind) => reasons.find((each) => each.kind === kind)).find(Boolean);
  if (reason) return countSentence(reason, write);
  if (options.filter((option) => option.loss === 0).length > 1) return t("advice-equal");
  return bestSentence(options[0]!, write);
}

const bestSentence = (best: ActionView, write: WriteTiles): string => t("advice-best", actionArguments(best, write));

function countSentence({ kind, args }: Reason, write: WriteTiles): string {
  if (kind === "odds" || kind === "last-throw") return t(SAID[kind]!, args);
  const better = args["better"] as { do: string; dice: number };
  const tiles = ((args["tiles"] as string[] | undefined) ?? []).map(write);
  return t(SAID[kind]!, {
    do: better.do,
    dice: better.dice,
    count: args["better_count"],
    of: args["better_of"],
    all: args["better_count"] === args["better_of"] ? "yes" : "no",
    tile: write(String(args["tile"] ?? "")),
    tiles: andList(tiles),
  });
}

/** What a choice was worth, after it. What shuts no tiles is an action in words, which no sentence can take in. */
export const judgedSentence = ({ taken, best }: JudgedChoice, write: WriteTiles): string =>
  taken.do === "shut"
    ? t("advice-judged", {
        rank: taken.rank ?? "worse",
        option: optionText(taken, write),
        better: optionText(best, write),
      })
    : bestSentence(best, write);

/** The whole advice as one says it: the best way, its chance, and why. */
export function spokenAdvice(advice: Advice): string {
  const [best] = advice.options;
  const chance = chanceText(advice.options, best!);
  const text = [
    `${optionText(best!, spokenTiles)}.`,
    chance && `${goalText(advice)}: ${chance}.`,
    adviceSentence(advice, spokenTiles),
  ];
  return t("advice-hint", { text: text.filter(Boolean).join(" ") });
}
