// Opening a classroom: its name, its game, how many rounds and pupils, and the options that matter before it begins.
import { useSignal, type Signal } from "@preact/signals";
import { Segments } from "../control/Segments";
import { Stepper } from "../control/Stepper";
import { Switch } from "../control/Switch";
import { Page } from "../frame/Page";
import { go } from "../frame/route";
import { ruleName, t } from "../language/words";
import { request } from "../network/api";
import { why } from "../network/fault";
import { keep } from "../device/storage";
import { Figure } from "./Total";
import type { Option } from "./room";

const GAMES = ["nine", "ten", "twelve"] as const;
const OPTIONS: Option[] = ["pairs", "same_dice", "real", "kept"];
const MOST_ROUNDS = 20;
const MOST_PUPILS = 60;

interface Opened {
  code: string;
  key: string;
}

/** What is chosen before a class is opened, and opening it. */
function usePlan() {
  const title = useSignal("");
  const rules = useSignal<string>("nine");
  const rounds = useSignal(5);
  const expected = useSignal(30);
  const options = useSignal<Partial<Record<Option, boolean>>>({});
  const fault = useSignal("");
  const open = async (event: Event) => {
    event.preventDefault();
    const data = {
      title: title.value || t("classroom-title-usual"),
      rules: rules.value,
      rounds: rounds.value,
      expected: expected.value,
      options: options.value,
    };
    await request<Opened>("POST", "/api/classrooms", data).then(
      ({ code, key }) => {
        keep(`teacher ${code}`, key);
        go(`/c/${code}`);
      },
      async (error: unknown) => (fault.value = await why(error)),
    );
  };
  return { title, rules, rounds, expected, options, fault, open };
}

type Plan = ReturnType<typeof usePlan>;

export function Opening() {
  const plan = usePlan();
  return (
    <Page title={t("classroom-open")} kind="openclass cls">
      <form onSubmit={(event) => void plan.open(event)}>
        <p class="lede">
          <Figure /> {t("classroom-open-about")}
        </p>
        <Fields plan={plan} />
        {OPTIONS.map((option) => (
          <Switch
            key={option}
            label={
              <>
                <b>{t("classroom-option", { option })}</b>
                <small>{t("classroom-option-about", { option })}</small>
              </>
            }
            on={plan.options.value[option] ?? false}
            onChange={(on) => (plan.options.value = { ...plan.options.value, [option]: on })}
          />
        ))}
        {plan.fault.value && <p role="alert">{plan.fault.value}</p>}
        <button type="submit" class="btn main wide">
          {t("classroom-create")}
        </button>
        <p class="note">{t("classroom-network")}</p>
      </form>
    </Page>
  );
}

function Fields({ plan: { title, rules, rounds, expected } }: { plan: Plan }) {
  return (
    <>
      <label>
        <span>{t("classroom-title")}</span>
        <input
          type="text"
          value={title.value}
          maxLength={24}
          placeholder={t("classroom-title-usual")}
          onInput={(event) => (title.value = event.currentTarget.value)}
        />
      </label>
      <div class="row-of">
        <span aria-hidden="true">{t("classroom-game")}</span>
        <Segments
          label={t("classroom-game")}
          value={rules.value}
          options={GAMES.map((each) => ({ value: each, label: ruleName(each) }))}
          onChange={(each) => (rules.value = each)}
        />
      </div>
      <Number label={t("classroom-rounds")} value={rounds} high={MOST_ROUNDS} />
      <Number label={t("classroom-pupils")} value={expected} high={MOST_PUPILS} />
    </>
  );
}

function Number({ label, value, high }: { label: string; value: Signal<number>; high: number }) {
  return (
    <div class="row-of">
      <span aria-hidden="true">{label}</span>
      <Stepper label={label} value={value.value} low={1} high={high} onChange={(each) => (value.value = each)} />
    </div>
  );
}
