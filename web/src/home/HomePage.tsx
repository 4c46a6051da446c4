// Home: what one is most likely to want, as one button; a sentence that says what will be played, each part of it a
// choice; today's position; and the way to everything else.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import { ALONE } from "../network/ask";
import { why } from "../network/fault";
import { recall } from "../device/storage";
import { playedGames } from "../games/honour";
import { Icon } from "../frame/Icon";
import { Logo } from "../frame/Logo";
import { Setup } from "../setup/Setup";
import { StillBox } from "../setup/Showcase";
import { Languages, PreferenceSheet } from "../device/Preferences";
import { Today } from "../practise/Today";
import { WaySign, WAYS } from "./WaySign";
import { WhoSign } from "../setup/WhoSign";
import { go } from "../frame/route";
import { factsOf, FIRST_GAME, lastPlan, suited, type Plan, type Whom } from "../setup/plan";
import { opening, rulebook, USUAL } from "../rules/rulebook";
import { locale, ruleName, t } from "../language/words";
import { Entrance, resultText } from "./Entrance";
import { COMPANIES, entranceFor, lastGame, type Entrance as Kind, type OpenTable } from "./offer";
import "./home.css";

export function HomePage() {
  const last = lastPlan("plan");
  const open = recall<OpenTable>("open");
  const kind = entranceFor(open, last.when);
  const plan = useSignal(last.when ? last : { ...last, ...FIRST_GAME });
  // What is offered first makes room as soon as somebody begins to choose.
  const choosing = useSignal(false);
  const choose = (whom: Whom) => {
    plan.value = suited({ ...plan.value, whom });
    choosing.value = true;
  };
  useEffect(() => {
    document.title = "Shutbox";
  }, []);
  const others = (
    <Others kind={kind} plan={plan.value} choosing={choosing.value} onChoose={choose} />
  );
  return (
    <div class="home">
      <Mast />
      <main class="cols">
        <Setup
          plan={plan}
          name="plan"
          box={choosing.value || kind === "first" ? undefined : <LeftBox open={open} last={last} />}
          lead={
            choosing.value
              ? null
              : (begin) => <Entrance kind={kind} plan={plan.value} last={last} open={open} onStart={begin} />
          }
          who={others}
        >
          {choosing.value && plan.value.whom === "link" && !ALONE && <Join />}
          {choosing.value && open && <Unfinished open={open} />}
        </Setup>
        <Today />
        <Elsewhere />
      </main>
    </div>
  );
}

/** The box of the game that goes on, or of the one that was played last. */
function LeftBox({ open, last }: { open: OpenTable | null; last: Plan }) {
  if (open?.box) {
    const tiles = open.box.tiles.flat();
    const shut = tiles.filter((tile) => tile.state === "shut").length;
    return (
      <StillBox tiles={open.box.tiles} label={ruleName(open.rules)}>
        <span>{t("web-tiles-shut", { shut, of: tiles.length })}</span>
        <span>{t("web-left", { total: open.box.total })}</span>
      </StillBox>
    );
  }
  const facts = (open ? rulebook.value[open.rules] : factsOf(last)) ?? rulebook.value[USUAL]!;
  const game = open ? null : lastGame(playedGames(), last.house.rules);
  return (
    <StillBox tiles={opening(facts)} label={ruleName(open?.rules ?? last.house.rules)}>
      <span>{(game && resultText(game)) || ruleName(open?.rules ?? last.house.rules)}</span>
    </StillBox>
  );
}

interface OthersProps {
  kind: Kind;
  plan: Plan;
  choosing: boolean;
  onChoose: (whom: Whom) => void;
}

/** With whom: on a first visit the other ways beside the first game, later all of them. */
function Others({ kind, plan, choosing, onChoose }: OthersProps) {
  const first = kind === "first" && !choosing;
  const offered = COMPANIES.filter((whom) => !first || whom !== "alone");
  return (
    <div class="lead">
      {first && (
        <p class="or">
          <span>{t("first-or")}</span>
        </p>
      )}
      {!first && !choosing && <h3 class="newh">{t("first-or-new")}</h3>}
      <div class="who" role="group" aria-label={t("web-with-whom")}>
        {offered.map((whom) => (
          <button
            key={whom}
            type="button"
            data-whom={whom}
            aria-pressed={choosing ? plan.whom === whom : undefined}
            onClick={() => onChoose(whom)}
          >
            <WhoSign whom={whom} />
            {first ? t("first-whom", { whom }) : t("web-whom", { whom })}
          </button>
        ))}
      </div>
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
        <a href="/paper">{t("web-to-paper")}</a>
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
function Unfinished({ open }: { open: OpenTable }) {
  return (
    <p class="unfinished">
      <a href={`/t/${open.code}`}>
        <Icon name="next" />
        {t("web-unfinished", { rules: ruleName(open.rules) })}
      </a>
    </p>
  );
}
