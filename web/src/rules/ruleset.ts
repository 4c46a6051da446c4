// The rule sets that can be asked about: those of the catalogue, and house rules made of them.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useAnswer } from "../network/answer";
import { request } from "../network/api";
import { readOneDie, type OneDie } from "./axis";
import type { House, RuleSet } from "./house";
import { ruleTitle, t } from "../language/words";
import type { Fault } from "../network/wire";

export const PUBLISHED = [
  "double-shutter",
  "double-shutter-2008",
  "last-one-standing",
  "shut-the-box",
  "ferme-ta-boite",
];

const AGAIN = 3000;
const catalogue = signal<RuleSet[] | null>(null);

export function useCatalogue(): RuleSet[] | null {
  useEffect(() => {
    if (catalogue.value) return;
    let timer = 0;
    const ask = () =>
      void request<{ rules: RuleSet[] }>("GET", "/api/rules").then(
        (answer) => (catalogue.value = answer.rules),
        () => (timer = window.setTimeout(ask, AGAIN)),
      );
    ask();
    return () => clearTimeout(timer);
  }, []);
  return catalogue.value;
}

export interface Checked {
  settings: Record<string, unknown> | null;
  fault: Fault | null;
  fresh: boolean;
}

/** All settings of a house rule, as the server understands it, or what is wrong with it. */
export function useSettings(house: House, all: RuleSet[] | null): Checked {
  const base = all?.find((each) => each.name === house.rules) ?? all?.find((each) => each.name === "nine") ?? null;
  const changed = Object.keys(house.set).length > 0;
  const asked = useAnswer<RuleSet>("/api/rules", changed && base ? { rules: base.name, set: house.set } : null, 120);
  if (!changed) return { settings: base?.settings ?? null, fault: null, fresh: base !== null };
  return { settings: asked.answer?.settings ?? base?.settings ?? null, fault: asked.fault, fresh: asked.fresh };
}

/** What a house rule is called: its own name, or that of what it changes. */
export function titleOf(house: House): string {
  const { name, about: _, ...rest } = house.set;
  if (name) return name;
  const title = ruleTitle(house.rules);
  return Object.keys(rest).length ? t("aside-rules-changed", { title }) : title;
}

/** How many dice are thrown, and when it is one instead. */
function diceText(dice: number, { when, limit, forced }: OneDie): string {
  if (when === "never") return t("aside-says-all-dice", { dice });
  const condition = t(`aside-value-one_die-${when}`, { limit });
  return t("aside-says-dice", { dice, condition, forced: forced ? "yes" : "no" });
}

/** The settings of a turn in phrases, each with the axes that it speaks of. */
export function phrases(settings: Record<string, unknown>): { axes: string[]; text: string }[] {
  const value = (axis: string) => String(settings[axis]);
  const says = (axis: string, args = {}) => t(`aside-value-${axis}-${value(axis)}.says`, args);
  const found = [
    { axes: ["dice", "faces", "one_die"], text: diceText(Number(settings["dice"]), readOneDie(value("one_die"))) },
    {
      axes: ["buys", "tiles"],
      text: says("buys", { tiles: value("tiles") === "any" ? "any" : Number(value("tiles")) }),
    },
    { axes: ["total"], text: says("total") },
  ];
  if (value("faces") !== "6")
    found.push({ axes: ["faces"], text: t("aside-says-faces", { faces: Number(value("faces")) }) });
  if (value("behind") !== "at-once") found.push({ axes: ["behind"], text: t("aside-says-behind") });
  if (value("first_throw") !== "free")
    found.push({ axes: ["first_throw"], text: t("aside-says-first", { tile: Number(value("first_throw")) }) });
  if (value("unlucky") !== "none")
    found.push({ axes: ["unlucky"], text: t("aside-says-unlucky", { total: Number(value("unlucky")) }) });
  if (value("off_mat") !== "none" && value("off_mat_chance") !== "0")
    found.push({ axes: ["off_mat"], text: says("off_mat") });
  return found;
}
