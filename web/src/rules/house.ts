// A house rule: a rule set of the catalogue and what is changed of it. A link carries it behind its `#`, and this
// browser keeps those that somebody saved.
import { keep, recall } from "../device/storage";

/** Settings as they are spelled on a command line. */
export type Changes = Record<string, string>;

export interface House {
  rules: string;
  set: Changes;
}

export interface RuleSet {
  name: string;
  settings: Record<string, unknown>;
  own: Record<string, unknown>;
}

export const spelling = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** What a link says, apart from what belongs to the page alone. */
export function readHouse(fragment: string, usual: string, others: readonly string[] = []): House {
  const fields = new URLSearchParams(fragment);
  const set = Object.fromEntries([...fields].filter(([key]) => key !== "rules" && !others.includes(key)));
  return { rules: fields.get("rules") ?? usual, set };
}

export function writeHouse(house: House, others: Changes = {}): string {
  // Commas, slashes and colons are allowed behind a `#`, and are read more easily as they are.
  const text = new URLSearchParams({ rules: house.rules, ...house.set, ...others }).toString();
  return text.replaceAll("%2C", ",").replaceAll("%2F", "/").replaceAll("%3A", ":");
}

/** The house rule with one setting changed; what is as in the catalogue is left out. */
export function withSetting(house: House, base: RuleSet, setting: string, value: string): House {
  const set = { ...house.set, [setting]: value };
  if (setting === "box") delete set["set_up"];
  if (spelling(base.settings[setting]) === value) delete set[setting];
  return { ...house, set };
}

export interface SavedRule extends House {
  id: string;
  name: string;
}

export const savedRules = (): SavedRule[] => recall<SavedRule[]>("house") ?? [];

/** Saves a house rule under its name; one that had this name before is replaced. */
export function saveRule(house: House, name: string): void {
  const others = savedRules().filter((each) => each.name !== name);
  const id = Math.random().toString(36).slice(2, 10);
  keep("house", [...others, { ...house, set: { ...house.set, name }, id, name }]);
}

export function dropRule(id: string): void {
  keep("house", savedRules().filter((each) => each.id !== id));
}
