// What the projector shows: who comes, every box and the distribution, and the result. Sized for a room of 1280 × 800.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Num } from "../box/Num";
import { exact as exactly, level, percent } from "../language/figure";
import { ruleName, t } from "../language/words";
import { Chart } from "./Chart";
import { average, expectation, type Exact } from "./figures";
import { codeText } from "./code";
import type { PupilView, WholeView } from "./room";
import { ResultChart } from "./ResultChart";
import { Figure, stateOf, Total } from "./Total";
import { useExact } from "./useExact";

const WIDE = 1280;
const HIGH = 800;

/** How much larger than the picture of 1280 × 800 the screen is. */
function useScale(): number {
  const scale = useSignal(1);
  useEffect(() => {
    const fit = () => (scale.value = Math.min(innerWidth / WIDE, innerHeight / HIGH));
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
  return scale.value;
}

export function Wall({ view, code }: { view: WholeView; code: string }) {
  const scale = useScale();
  const shown = (view.options.exact && view.comparable) || (view.stage === "finished" && view.comparable);
  const exact = useExact(view, shown);
  return (
    <main class="cls projector" style={{ "--fit": scale }}>
      <div class="pane">
        {view.stage === "joining" ? (
          <Joining view={view} code={code} />
        ) : view.stage === "finished" ? (
          <Result view={view} exact={exact} />
        ) : (
          <Playing view={view} code={code} exact={exact} />
        )}
      </div>
    </main>
  );
}

const Qr = ({ code }: { code: string }) => (
  <img class="ccode" src={`/api/classrooms/${code}/qr`} alt={t("classroom-qr")} />
);

function Joining({ view, code }: { view: WholeView; code: string }) {
  const places = Math.max(30, view.pupils.length, view.expected);
  const empty = Math.max(0, Math.min(view.expected, places) - view.pupils.length);
  return (
    <div class="lesson jn">
      <section class="jl">
        <h1>{t("classroom-scan")}</h1>
        <Qr code={code} />
        <p class="type">{t("classroom-or-type")}</p>
        <p class="bigcode">{codeText(code)}</p>
      </section>
      <section class="jr">
        <header>
          <h2 aria-label={t("classroom-here", { count: view.pupils.length, of: view.expected })}>
            <Num value={view.pupils.length} />
            <span>{t("classroom-here-of", { count: view.pupils.length, of: view.expected })}</span>
          </h2>
        </header>
        <ol class="fill" style={{ "--rows": Math.ceil(places / 3) }}>
          {view.pupils.map((each) => (
            <li key={each.pupil}>
              <Figure />
              <span>{each.name}</span>
            </li>
          ))}
          {Array.from({ length: empty }, (_, index) => (
            <li key={`open ${index}`} aria-hidden="true">
              <Figure open />
            </li>
          ))}
        </ol>
        <p class="first">{t("classroom-first-predict")}</p>
      </section>
    </div>
  );
}

const SIX = 6;

function Playing({ view, code, exact }: { view: WholeView; code: string; exact: Exact | null }) {
  const rows = Math.max(5, Math.ceil(view.pupils.length / SIX));
  const high = rows <= 5 ? 53 : rows <= 7 ? 42 : 34;
  const count = (state: string) => view.pupils.filter((each) => stateOf(each) === state).length;
  return (
    <div class={view.paused ? "lesson halted" : "lesson"}>
      <header class="rh">
        <div>
          <h1>{view.paused ? t("classroom-paused") : t("classroom-question")}</h1>
          <div class="rs">
            <p>
              {t("classroom-round", {
                rules: ruleName(String(view.rules["name"])),
                round: view.round,
                rounds: view.rounds,
              })}
            </p>
            <p class="counts">
              {(["done", "playing", "away"] as const).map((state) => (
                <span key={state}>
                  <i class={`tot ${state === "playing" ? "play" : state}`} />
                  <b>{count(state)}</b> {t("classroom-state", { state })}
                </span>
              ))}
            </p>
          </div>
        </div>
        <div class="corner">
          <p>
            {t("classroom-join-here")}
            <b>{codeText(code)}</b>
          </p>
          <Qr code={code} />
        </div>
      </header>
      <Roll pupils={view.pupils} rows={rows} high={high} />
      <Chart
        most={view.most}
        totals={view.totals}
        predictions={view.pupils.flatMap((each) => (each.predicted === null ? [] : [each.predicted]))}
        exact={exact}
        less={Math.max(0, rows * high - 265)}
      />
    </div>
  );
}

function Roll({ pupils, rows, high }: { pupils: PupilView[]; rows: number; high: number }) {
  return (
    <ol
      class={high < 53 ? "roll tight" : "roll"}
      style={{ "--rows": rows, "--high": `${high}px` }}
      aria-label={t("classroom-pupils")}
    >
      {pupils.map((each) => (
        <li key={each.pupil} class={stateOf(each)}>
          <span class="n">{each.name}</span>
          <Total pupil={each} />
        </li>
      ))}
    </ol>
  );
}

export function Result({ view, exact }: { view: WholeView; exact: Exact | null }) {
  const predicted = average(view.first);
  const left = average(view.totals);
  const shut = view.totals.filter((each) => each === 0).length;
  return (
    <div class="lesson res">
      <header class="rh">
        <h1>
          {predicted === null || left === null
            ? t("classroom-no-result")
            : t("classroom-result", { predicted: level("total", predicted), left: level("total", left) })}
        </h1>
      </header>
      <div class="rgrid">
        <dl>
          <Part value={predicted === null ? undefined : level("total", predicted)} name={t("classroom-you-predicted")}>
            {t("classroom-said-zero", {
              count: view.first.filter((each) => each === 0).length,
              of: view.first.length,
            })}
          </Part>
          <Part value={left === null ? undefined : level("total", left)} name={t("classroom-you-left")} kind="cfell">
            {t("classroom-shut-of", {
              count: shut,
              of: view.totals.length,
              share: percent(view.totals.length ? shut / view.totals.length : 0),
            })}
          </Part>
          {exact && (
            <Part value={exactly("total", exact.mean)} name={t("classroom-is-exact")}>
              {t("classroom-exact-shut", { share: percent(exact.chances[0]!) })}
            </Part>
          )}
        </dl>
        <p class="size">{t("classroom-size", { pupils: view.pupils.length, rounds: view.round })}</p>
        <ResultChart most={view.most} predictions={view.first} totals={view.totals} exact={exact} />
      </div>
      <p class="talk">
        {predicted !== null && left !== null && t("classroom-talk", { expected: expectation(predicted, left) })}
      </p>
    </div>
  );
}

interface PartProps {
  value: string | undefined;
  name: string;
  kind?: string;
  children: string;
}

function Part({ value, name, kind = "", children }: PartProps) {
  return (
    <div class={kind}>
      <dt>
        {value !== undefined && <Num value={value} />}
        <span class="sr">{value}</span> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
