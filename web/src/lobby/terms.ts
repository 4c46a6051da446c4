// What is played at a table and how, in a line.
import type { Snapshot } from "../live/reducer";
import { commaList, ruleName, t } from "../language/words";

/** How long a game lasts; nothing where that goes without saying. */
function lengthOf({ rules, view }: Pick<Snapshot, "rules" | "view">): string {
  const format = String(rules["format"]);
  if (view.seats.length < 2) return "";
  if (format === "chase" || format === "running") return t("web-rounds", { rounds: Number(rules["rounds"]) });
  const limit = Number(rules["limit"]);
  return limit > 0 && format !== "one-turn" ? t("web-limit", { format, limit }) : "";
}

export function termsOf(snapshot: Snapshot): string {
  const { settings } = snapshot.view;
  const clock = settings.seconds ? t("lobby-clock", { seconds: settings.seconds }) : "";
  const said = [ruleName(String(snapshot.rules["name"])), lengthOf(snapshot), clock].filter(Boolean);
  return `${commaList(said)}.`;
}
