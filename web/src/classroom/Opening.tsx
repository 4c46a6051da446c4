// Opening a classroom: its name, its game, how many rounds and pupils, and the options that matter before it begins.
import { useSignal } from "@preact/signals";
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

export function Opening() {
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
  return (
    <Page title={t("classroom-open")} kind="openclass cls">
      <form onSubmit={(event) => void open(event)}>
        <p class="lede">
          <Figure /> {t("classroom-open-about")}
        </p>
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
          <span id="classroom-game">{t("classroom-game")}</span>
          <Segments
            label={t("classroom-game")}
            value={rules.value}
            options={GAMES.map((each) => ({ value: each, label: ruleName(each) }))}
            onChange={(each) => (rules.value = each)}
          />
        </div>
        <div class="row-of">
          <span>{t("classroom-rounds")}</span>
          <Stepper
            label={t("classroom-rounds")}
            value={rounds.value}
            low={1}
            high={MOST_ROUNDS}
            onChange={(each) => (rounds.value = each)}
          />
        </div>
        <div class="row-of">
          <span>{t("classroom-pupils")}</span>
          <Stepper
            label={t("classroom-pupils")}
            value={expected.value}
            low={1}
            high={MOST_PUPILS}
            onChange={(each) => (expected.value = each)}
          />
        </div>
        {OPTIONS.map((option) => (
          <Switch
            key={option}
            label={
              <>
                <b>{t("classroom-option", { option })}</b>
                <small>{t("classroom-option-about", { option })}</small>
              </>
            }
            on={options.value[option] ?? false}
            onChange={(on) => (options.value = { ...options.value, [option]: on })}
          />
        ))}
        {fault.value && <p role="alert">{fault.value}</p>}
        <button type="submit" class="btn main wide">
          {t("classroom-create")}
        </button>
        <p class="note">{t("classroom-network")}</p>
      </form>
    </Page>
  );
}
