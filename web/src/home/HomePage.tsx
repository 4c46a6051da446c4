// Home: a sentence that says what will be played, each part of it a choice, and one button. Then today's position, and
// the way to everything else.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import { why } from "../network/fault";
import { recall } from "../device/storage";
import { Icon } from "../frame/Icon";
import { Logo } from "../frame/Logo";
import { Setup } from "../setup/Setup";
import { Languages, PreferenceSheet } from "../device/Preferences";
import { Today } from "../practise/Today";
import { WaySign, WAYS } from "./WaySign";
import { WhoSign } from "../setup/WhoSign";
import { go } from "../frame/route";
import { lastPlan, type Whom } from "../setup/plan";
import { locale, ruleName, t } from "../language/words";
import "./home.css";

const WITH: Exclude<Whom, "score">[] = ["alone", "bot", "here", "link"];

export function HomePage() {
  const plan = useSignal(lastPlan("plan"));
  useEffect(() => {
    document.title = "Shutbox";
  }, []);
  return (
    <div class="home">
      <Mast />
      <main class="cols">
        <Setup
          plan={plan}
          name="plan"
          who={<Who chosen={plan.value.whom} onChoose={(whom) => (plan.value = { ...plan.value, whom })} />}
        >
          {plan.value.whom === "link" && <Join />}
          <Unfinished />
        </Setup>
        <Today />
        <Elsewhere />
      </main>
    </div>
  );
}

function Mast() {
  const open = useSignal<"settings" | "languages" | null>(null);
  return (
    <>
      <header class="mast">
        <h1>
          <Logo />
        </h1>
        <nav aria-label={t("web-settings")}>
          <button
            type="button"
            class="iconbtn"
            aria-label={t("web-language")}
            onClick={() => (open.value = "languages")}
          >
            {locale.value.toUpperCase()}
          </button>
          <button
            type="button"
            class="iconbtn"
            aria-label={t("web-settings")}
            onClick={() => (open.value = "settings")}
          >
            <Icon name="settings" />
          </button>
        </nav>
      </header>
      {open.value === "settings" && <PreferenceSheet onClose={() => (open.value = null)} />}
      {open.value === "languages" && <Languages onClose={() => (open.value = null)} />}
    </>
  );
}

function Who({ chosen, onChoose }: { chosen: Whom; onChoose: (whom: Whom) => void }) {
  return (
    <div class="who" role="group" aria-label={t("web-with-whom")}>
      {WITH.map((each) => (
        <button key={each} type="button" aria-pressed={chosen === each} onClick={() => onChoose(each)}>
          <WhoSign whom={each} />
          {t("web-whom", { whom: each })}
        </button>
      ))}
    </div>
  );
}

/** The ways to the other pages. */
function Elsewhere() {
  return (
    <div class="wide">
      <nav class="also" aria-label={t("web-elsewhere")}>
        <ul>
          {WAYS.map((way) => (
            <li key={way}>
              <a href={`/${way}`}>
                <WaySign way={way} />
                <div>
                  <b>{t("web-way-to", { way })}</b>
                  <span>{t("web-way-about", { way })}</span>
                </div>
                <Icon name="next" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <footer class="foot">
        <a href="/dice">{t("web-to-dice")}</a>
        <a href="/about">{t("web-to-about")}</a>
        <p>{t("web-independent")}</p>
      </footer>
    </div>
  );
}

/** A code that somebody said aloud leads to the table where they sit. */
function Join() {
  const spoken = useSignal("");
  const fault = useSignal("");
  const join = () =>
    request<{ code: string }>("POST", "/api/spoken", { spoken: spoken.value }).then(
      (answer) => go(`/t/${answer.code.replaceAll("-", "")}`),
      async (error) => (fault.value = await why(error)),
    );
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <label>
        {t("web-have-code")}
        <input
          value={spoken.value}
          autocapitalize="off"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => (spoken.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn quiet" disabled={!spoken.value.trim()}>
        {t("web-join")}
      </button>
      {fault.value && <p role="alert">{fault.value}</p>}
    </form>
  );
}

/** The way back to a table that was left in the middle. */
function Unfinished() {
  const open = recall<{ code: string; rules: string }>("open");
  if (!open) return null;
  return (
    <p class="unfinished">
      <a href={`/t/${open.code}`}>
        <Icon name="next" />
        {t("web-unfinished", { rules: ruleName(open.rules) })}
      </a>
    </p>
  );
}
