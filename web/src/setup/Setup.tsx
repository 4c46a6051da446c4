// What will be played, as a sentence: each part of it is a choice. Above it the box itself, below it one button.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { why } from "../network/fault";
import { savedRules, type House } from "../rules/house";
import { keep, recall } from "../device/storage";
import { lazy } from "../frame/lazy";
import { createTable } from "./creation";
import { factsOf, goalFor, GRADES, PERSON, withDistinctNames, type Plan } from "./plan";
import { opening, readRulebook, rulebook } from "../rules/rulebook";
import { andList, region, ruleName, t } from "../language/words";
import { Box } from "../box/Box";
import { Die } from "../dice/Die";
import { Icon } from "../frame/Icon";
import { Rich } from "../language/Rich";

const SHOWN = ["double-shutter", "shut-the-box", "ferme-ta-boite", "last-one-standing", "nine", "twelve"];
const RuleSheet = lazy(() => import("./RuleSheet").then((part) => part.RuleSheet), "sr");
const PeopleSheet = lazy(() => import("./PeopleSheet").then((part) => part.PeopleSheet), "sr");
const HowSheet = lazy(() => import("./HowSheet").then((part) => part.HowSheet), "sr");

export type Part = "rules" | "goal" | "bot" | "seats" | "people" | "me" | "how";

export interface SetupProps {
  plan: Signal<Plan>;
  /** Under which name the plan is kept. */
  name: string;
  /** With whom, where that can be chosen. */
  who?: ComponentChildren;
  children?: ComponentChildren;
}

const same = (one: House, other: House) => one.rules === other.rules && one.set["name"] === other.set["name"];

/** The games that one leafs through: the best known, those of one's own, and the chosen one. */
function shelf(chosen: House): House[] {
  const own = savedRules().slice(-3).map(({ rules, set }) => ({ rules, set }));
  const known = [...SHOWN.map((rules) => ({ rules, set: {} })), ...own];
  return known.some((each) => same(each, chosen)) ? known : [...known, chosen];
}

export const titleOf = (house: House): string => house.set["name"] ?? ruleName(house.rules);

export function Setup({ plan, name, who, children }: SetupProps) {
  const me = useSignal(recall<string>("name") ?? "");
  const fault = useSignal("");
  const open = useSignal<Part | null>(null);
  const set = (part: Partial<Plan>) => (plan.value = { ...plan.value, ...part });
  const choose = (house: House) => {
    set({ house, facts: null, goal: null });
    // What a house rule changes is known to the server alone.
    if (Object.keys(house.set).length)
      void import("./RuleSheet").then((part) => part.factsFor(house)).then((facts) => set({ facts }));
  };
  useEffect(() => {
    void readRulebook().catch(() => undefined);
  }, []);
  const begin = () => {
    keep(name, { ...plan.value, when: Date.now() });
    keep("name", me.value);
    createTable(plan.value, me.value.trim()).catch(async (error) => (fault.value = await why(error)));
  };
  const facts = factsOf(plan.value) ?? rulebook.value["double-shutter"]!;
  return (
    <section class="setup" aria-label={t("web-play")}>
      <Box
        tiles={opening(facts)}
        label={titleOf(plan.value.house)}
        looks={(tile) => (tile.state === "shut" ? "shut" : tile.state === "hidden" ? "hid" : "up")}
        mat={
          <div class="mat">
            <div class="dice" aria-hidden="true">
              <Die face={4} yaw={24} twist={1} />
              <Die face={1} yaw={62} />
            </div>
          </div>
        }
        rail={<Games chosen={plan.value.house} onChoose={choose} />}
      />
      {who}
      <Sentence plan={plan.value} me={me.value} onOpen={(part) => (open.value = part)} />
      {fault.value && <p role="alert">{fault.value}</p>}
      <div class="goline">
        <button type="button" class="btn main" onClick={begin}>
          {plan.value.whom === "link" ? t("web-invite") : t("web-set-up")}
        </button>
        <LastTime when={plan.value.when} />
      </div>
      {children}
      {open.value && (
        <Choices
          part={open.value}
          plan={plan.value}
          me={me.value}
          onChoose={choose}
          onPlan={set}
          onMe={(text) => (me.value = text)}
          onClose={() => (open.value = null)}
        />
      )}
    </section>
  );
}

interface ChoicesProps {
  part: Part;
  plan: Plan;
  me: string;
  onChoose: (house: House) => void;
  onPlan: (part: Partial<Plan>) => void;
  onMe: (name: string) => void;
  onClose: () => void;
}

/** The sheet for a part of the sentence. */
function Choices({ part, plan, me, onChoose, onPlan, onMe, onClose }: ChoicesProps) {
  if (part === "rules") return <RuleSheet chosen={plan.house} onChoose={onChoose} onClose={onClose} />;
  if (part === "goal" || part === "how") return <HowSheet part={part} plan={plan} onPlan={onPlan} onClose={onClose} />;
  return <PeopleSheet part={part} plan={plan} me={me} onPlan={onPlan} onMe={onMe} onClose={onClose} />;
}

/** Leafs through the games, with a peg for each. */
function Games({ chosen, onChoose }: { chosen: House; onChoose: (house: House) => void }) {
  const games = shelf(chosen);
  const at = games.findIndex((each) => same(each, chosen));
  const step = (by: number) => onChoose(games[(at + by + games.length) % games.length]!);
  return (
    <div class="rail">
      <button type="button" aria-label={t("web-previous")} onClick={() => step(-1)}>
        <span class="l">
          <Icon name="next" />
        </span>
      </button>
      <span class="pegs" role="img" aria-label={t("web-game-of", { number: at + 1, of: games.length })}>
        {games.map((each, place) => (
          <i key={place} class={same(each, chosen) ? "in" : ""} />
        ))}
      </span>
      <button type="button" aria-label={t("web-next")} onClick={() => step(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}

function LastTime({ when }: { when: number }) {
  if (!when) return null;
  const date = new Intl.DateTimeFormat(region(), { weekday: "long", day: "numeric", month: "long" }).format(when);
  return <small>{t("web-last-time", { date })}</small>;
}

function Sentence({ plan, me, onOpen }: { plan: Plan; me: string; onOpen: (part: Part) => void }) {
  const part = (name: Part, text: string) => (
    <button type="button" onClick={() => onOpen(name)}>
      <span>{text}</span>
    </button>
  );
  const goal = goalFor(plan);
  const format = factsOf(plan)?.format ?? "";
  const names = withDistinctNames(plan.seats, (number) => t("web-player", { number })).map((seat) =>
    seat.kind === PERSON ? seat.name : t("web-against", { bot: seat.kind }),
  );
  return (
    <>
      <p class="sentence">
        <Rich
          id="web-sentence"
          args={{ whom: plan.whom, ends: goal ? "yes" : "no" }}
          parts={{
            rules: part("rules", titleOf(plan.house)),
            goal:
              goal &&
              part(
                "goal",
                goal.key === "rounds"
                  ? t("web-rounds", { rounds: goal.value })
                  : t("web-limit", { format, limit: goal.value }),
              ),
            me: part("me", me.trim() || t("web-you")),
            bot: part("bot", t("web-against", { bot: GRADES.includes(plan.bot) ? plan.bot : "club" })),
            seats: part("seats", andList(names)),
            people: part("people", t("web-people", { people: plan.people })),
          }}
        />
      </p>
      {plan.whom !== "score" && (
        <p class="how">
          <button type="button" onClick={() => onOpen("how")}>
            <Icon name="settings" />
            <span>
              {t("web-how-said", { coach: plan.coach, undo: plan.undo ? "yes" : "no", seconds: plan.seconds })}
            </span>
          </button>
        </p>
      )}
    </>
  );
}
