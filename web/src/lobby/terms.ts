// What is played at a table and how, in a line.
import type { Snapshot } from "../live/reducer";
import { commaList, locale, ruleName, t } from "../language/words";

/** How long a game lasts; nothing where that goes without saying. */
function lengthOf({ rules, view }: Pick<Snapshot, "rules" | "view">): string {
  const format = String(rules["format"]);
  if (view.seats.length < 2) return "";
  if (format === "chase" || format === "running") return t("web-rounds", { rounds: Number(rules["rounds"]) });
  const limit = Number(rules["limit"]);
  return limit > 0 && format !== "one-turn" ? t("web-limit", { format, limit }) : "";
}

/** `named`: whether the name of the game comes first; where a heading has it, the line says the rest. */
export function termsOf(snapshot: Snapshot, named = true): string {
  const { settings } = snapshot.view;
  const clock = settings.seconds ? t("lobby-clock", { seconds: settings.seconds }) : "";
  const name = named ? ruleName(String(snapshot.rules["name"])) : "";
  const said = [name, lengthOf(snapshot), clock].filter(Boolean);
  return said.length ? `${capital(commaList(said))}.` : "";
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase(locale.value) + text.slice(1);
