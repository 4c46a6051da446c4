// What a house rule changes of the game that it comes from, in a sentence for its printed rules.
import { AXES, readOneDie } from "../rules/axis";
import type { House } from "../rules/house";
import { ruleTitle, t } from "../language/words";

// A sheet draws the box, and real dice leave the mat as they like.
const UNTOLD = ["box", "set-up", "chance"];

/** The value of a setting as the designer names it; nothing for what is switched off. */
export function valueText(axis: string, value: string): string | null {
  const { kind, values = [] } = AXES[axis]!;
  if (kind === "flag") return value === "true" ? "" : null;
  if (kind === "one-die") {
    const { when, limit } = readOneDie(value);
    return t(`aside-value-one_die-${when}`, { limit });
  }
  if (values.includes(value)) return t(`aside-value-${axis}-${value}`);
  return axis === "first_throw" ? `${t("aside-value-first_throw-number")} ${value}` : value;
}

/** The changes one after the other; nothing where only the box is another. */
export function changesText({ rules, set }: House): string {
  const changes = Object.entries(set).flatMap(([axis, value]) => {
    if (!(axis in AXES) || UNTOLD.includes(AXES[axis]!.kind)) return [];
    const told = valueText(axis, value);
    const name = t(`aside-axis-${axis}`);
    return told === null ? [] : [told ? `${name}: ${told}` : name];
  });
  return changes.length ? t("paper-changed", { rules: ruleTitle(rules), changes: changes.join(" · ") }) : "";
}
