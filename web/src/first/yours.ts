// What the table says to you: a sentence about your own seat speaks to you, all others tell of somebody.
import { t } from "../language/words";
import type { Fact, GameView } from "../network/wire";

/** The facts that have words for you. */
const FACTS: Record<string, string> = {
  "start-thrown": "you-start-thrown",
  thrown: "you-thrown",
  shut: "you-shut",
  "box-shut": "you-box-shut",
  missed: "you-miss",
  "turn-total": "you-turn-total",
  holds: "you-holds",
  "super-box-held": "you-super-box-held",
  scores: "you-scores",
  pays: "you-pays",
  "knocked-out": "you-knocked-out",
  begins: "you-begin",
  turn: "you-next",
  won: "you-won-game",
  taken: "you-taken",
  "time-up": "you-time-up",
  hint: "you-hint",
  survivor: "you-last",
  off: "you-off",
};

/** The id of the message that tells a fact: to you, where it is about you. */
export const factWords = (fact: Fact, you: string): string =>
  (you && fact["who"] === you && FACTS[fact.kind]) || `fact-${fact.kind}`;

/** What is at stake for you, where it is your turn or your total; null where it is somebody else's. */
export function stakeForYou(game: GameView, you: number | null): string | null {
  if (you === null) return null;
  if (game.over) return wonByYou(game, you);
  const { holder, to_beat: aim, super_box: superBox } = game.chase ?? { holder: null, to_beat: null, super_box: false };
  if (game.at !== you)
    return holder === you && !superBox && game.at !== null && game.phase !== "start"
      ? t("you-hold", { who: game.seats[game.at]!.name, total: aim ?? 0 })
      : null;
  if (game.phase === "start") return t("you-start");
  if (game.phase === "survivor") return t("you-survivor");
  if (game.phase === "penalty") return t("you-penalty");
  if (game.last_throw) return t("you-last-throw");
  if (superBox) return t("you-super-try");
  if (holder !== null && holder !== you)
    return t("you-try", { holder: game.seats[holder]!.name, total: aim ?? 0 });
  if (game.phase === "throw" && game.dice.length > 1) return t("you-one-or-two");
  return t("you-turn", { format: game.format });
}

const wonByYou = ({ winners, format }: GameView, you: number): string | null =>
  winners.length === 1 && winners[0] === you ? t("you-won", { format }) : null;
