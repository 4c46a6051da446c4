// What will be played, as a sentence: each part of it is a choice. Above it the box itself, below it one button.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { why } from "../network/fault";
import type { House } from "../rules/house";
import { keep, recall } from "../device/storage";
import { lazy } from "../frame/lazy";
import { createTable } from "./creation";
import { typedName } from "./name";
import { factsOf, goalFor, GRADES, PERSON, suited, withDistinctNames, type Plan } from "./plan";
import { callMe } from "../games/honour";
import { readRulebook } from "../rules/rulebook";
import { also, andList, region, t } from "../language/words";
import { Icon } from "../frame/Icon";
import { Rich } from "../language/Rich";
import { Showcase, titleOf } from "./Showcase";
import "../control/control.css";
import "./setup.css";

const RuleSheet = lazy(
  () => Promise.all([import("./RuleSheet"), also("setup")]).then(([part]) => part.RuleSheet),
  "sr",
);
const PeopleSheet = lazy(
  () => Promise.all([import("./PeopleSheet"), also("setup")]).then(([part]) => part.PeopleSheet),
  "sr",
);
const HowSheet = lazy(() => Promise.all([import("./HowSheet"), also("setup")]).then(([part]) => part.HowSheet), "sr");

export type Part = "rules" | "goal" | "bot" | "seats" | "people" | "me" | "how";

export interface SetupProps {
  plan: Signal<Plan>;
  /** Under which name the plan is kept. */
  name: string;
  /** What stands in the place of the box, and of the sentence with its button. */
  box?: ComponentChildren;
  lead?: ((begin: (plan: Plan) => void) => ComponentChildren) | null;
  /** With whom, where that can be chosen. */
  who?: ComponentChildren;
  children?: ComponentChildren;
}

export function Setup({ plan, name, box, lead, who, children }: SetupProps) {
  const me = useSignal(recall<string>("name") ?? "");
  const fault = useSignal("");
  const open = useSignal<Part | null>(null);
  const set = (part: Partial<Plan>) => (plan.value = suited({ ...plan.value, ...part }));
  const choose = (house: House) => {
    set({ house, facts: null, goal: null });
    // What a house rule changes is known to the server alone.
    if (Object.keys(house.set).length)
      void import("./RuleSheet").then((part) => part.factsFor(house)).then((facts) => set({ facts }));
  };
  useEffect(() => {
    void readRulebook().catch(() => undefined);
  }, []);
  const begin = (wanted: Plan) => {
    keep(name, { ...wanted, when: Date.now() });
    callMe(me.value.trim());
    createTable(wanted, me.value.trim()).catch(async (error) => (fault.value = await why(error)));
  };
  return (
    <section class="setup" aria-label={t("web-play")}>
      {box ?? <Showcase plan={plan.value} onChoose={choose} />}
      {lead ? (
        <>
          {fault.value && <p role="alert">{fault.value}</p>}
          {lead(begin)}
          {who}
        </>
      ) : (
        <>
          {who}
          <Sentence plan={plan.value} me={me.value} onOpen={(part) => (open.value = part)} />
          {fault.value && <p role="alert">{fault.value}</p>}
          <GoLine plan={plan.value} me={me} onBegin={() => begin(plan.value)} />
        </>
      )}
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

/** The button that begins; whoever invites others says their name before. */
function GoLine({ plan, me, onBegin }: { plan: Plan; me: Signal<string>; onBegin: () => void }) {
  const inviting = plan.whom === "link";
  const submit = (event: Event) => {
    event.preventDefault();
    onBegin();
  };
  return (
    <form class="goline" onSubmit={submit}>
      {inviting && (
        <label class="hostname">
          {t("web-your-name")}
          <input
            value={me.value}
            autocomplete="nickname"
            enterkeyhint="go"
            onInput={(event) => (me.value = typedName(event))}
          />
        </label>
      )}
      <button type="submit" class="btn main">
        {inviting ? t("web-invite") : t("web-set-up")}
      </button>
      <LastTime when={plan.when} />
    </form>
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
  const alone = plan.whom === "alone";
  if (part === "rules") return <RuleSheet chosen={plan.house} alone={alone} onChoose={onChoose} onClose={onClose} />;
  if (part === "goal" || part === "how") return <HowSheet part={part} plan={plan} onPlan={onPlan} onClose={onClose} />;
  return <PeopleSheet part={part} plan={plan} me={me} onPlan={onPlan} onMe={onMe} onClose={onClose} />;
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
