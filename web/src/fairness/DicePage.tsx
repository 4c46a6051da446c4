// The dice: the sealed envelope in plain words, a game checked here, how faces fell, and the public log.
import { ALONE } from "../network/ask";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchAnswer } from "../network/answer";
import { request } from "../network/api";
import { firstBreak, type LogRow } from "./chain";
import { why } from "../network/fault";
import { fairness } from "./fairness";
import { level, numeral } from "../language/figure";
import { playedGames } from "../games/honour";
import { EnvelopeDrawing } from "./EnvelopeDrawing";
import { FaceCount } from "./FaceCount";
import { ProofList } from "./ProofList";
import { promiseOf } from "./proof/promise";
import { prove, whereabouts, type Check, type Known, type Proof } from "./proof/proof";
import { Icon } from "../frame/Icon";
import { Page } from "../frame/Page";
import { fetchRecord, recordOf, records } from "../practise/practice";
import streaks from "../learn/streaks.json";
import { also, andList, region, ruleTitle, t } from "../language/words";
import type { Fault } from "../network/wire";
import "../style/mono.css";
import "./dice.css";

interface Verification {
  ok: boolean;
  error?: Fault;
  throws: number;
  observed: Record<string, number>;
  expected: Record<string, number>;
  p: number;
  enough: boolean;
}

const verify = (record: string) => fetchAnswer<Verification>("/api/verify", { record });

/** What this browser kept of the table of a record, and what the server publishes of it. */
async function whatIsKnown(record: string, own: boolean): Promise<Known> {
  const { public: id, n } = whereabouts(record);
  const published = <Answer,>(path: string): Promise<Answer | null> => request<Answer>("GET", path).catch(() => null);
  const [key, log] = await Promise.all([
    published<{ key: string }>("/api/key"),
    // With the line before it, so that the hash of the line can be checked too.
    n ? published<{ rows: LogRow[] }>(`/api/log?from=${Math.max(1, n - 1)}&limit=2`) : null,
  ]);
  return { promised: promiseOf(id), key: key?.key ?? "", rows: log?.rows ?? [], own };
}

/** Whether the moves follow the rules, which the server is asked for; the page itself does not know the rules. */
const rulesCheck = (answer: Verification | null): Check =>
  !answer
    ? { what: "rules", state: "unknown", how: "none" }
    : answer.ok
      ? { what: "rules", state: "fits", how: "fits" }
      : { what: "rules", state: "differs", how: "fault", ...(answer.error && { fault: answer.error }) };

export function DicePage({ code }: { code: string }) {
  return (
    <Page title={t("aside-dice-page")} kind="dicepage" back={code ? `/t/${code}/report` : "/"}>
      {code ? <Check code={code} /> : null}
      <p class="lede">{t("aside-dice-lede")}</p>
      {ALONE && <p class="note">{t("site-dice")}</p>}
      <ol class="envelopes">
        {[1, 2, 3, 4].map((step) => (
          <li key={step}>
            <EnvelopeDrawing step={step} label={t("aside-dice-drawing", { step })} />
            <h2>{t("aside-dice-step", { step })}</h2>
            <p>{t("aside-dice-step-about", { step })}</p>
          </li>
        ))}
      </ol>
      <section>
        {["server", "last", "again", "limits"].map((question) => (
          <details key={question} class="ask">
            <summary>{t("aside-dice-ask", { question })}</summary>
            <p>{t("aside-dice-answer", { question })}</p>
          </details>
        ))}
      </section>
      {code ? null : <Check code="" />}
      <All />
      <Streaks />
      {!ALONE && <Log />}
      <p class="note exactly">{t("aside-dice-exactly")}</p>
    </Page>
  );
}

/** A game checked: that of a table, one of one's own, a file, or a text. */
function Check({ code }: { code: string }) {
  const found = useSignal<{ proof: Proof; answer: Verification | null } | null>(null);
  const fault = useSignal("");
  const busy = useSignal(false);
  const check = async (record: string) => {
    busy.value = true;
    found.value = null;
    fault.value = "";
    const [known] = await Promise.all([whatIsKnown(record, code !== ""), also("error").catch(() => undefined)]);
    const proof = prove(record, known);
    // Of what is no record, or a damaged one, nothing else can be said.
    found.value = { proof, answer: proof.record && (await verify(record).catch(() => null)) };
    busy.value = false;
  };
  const opened = (record: string | null) => (record ? check(record) : void (fault.value = t("aside-games-gone")));
  useEffect(() => {
    if (code) void fetchRecord(code).then(opened, async (error) => (fault.value = await why(error)));
  }, [code]);
  return (
    <section aria-labelledby="check">
      <h2 id="check">{t("aside-dice-check")}</h2>
      {!code && <p class="note">{t("aside-dice-check-about")}</p>}
      {!code && <Source busy={busy.value} onRecord={(record) => void check(record)} />}
      <div aria-live="polite">
        {busy.value && <p>{t("aside-dice-checking")}</p>}
        {fault.value && <p role="alert">{fault.value}</p>}
        {found.value && <Verdict {...found.value} />}
      </div>
    </section>
  );
}

/** Where a record comes from: one of one's own games, a file, or a text. */
function Source({ busy, onRecord }: { busy: boolean; onRecord: (record: string) => void }) {
  const text = useSignal("");
  const names = new Map(
    playedGames().map((game) => [
      game.public,
      `${ruleTitle(game.rules)}, ${new Intl.DateTimeFormat(region(), { dateStyle: "medium" }).format(game.when)}`,
    ]),
  );
  return (
    <div class="checks">
      {records().length > 0 && (
        <label>
          {t("aside-dice-mine")}
          <select
            onChange={(event) => event.currentTarget.value && onRecord(recordOf(event.currentTarget.value)!)}
          >
            <option value="">{t("aside-dice-choose")}</option>
            {[...records()].reverse().map((each) => (
              <option key={each.id} value={each.id}>
                {names.get(each.id) ?? each.id}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {t("aside-dice-file")}
        <input
          type="file"
          accept=".shutbox,.txt,text/plain"
          onChange={(event) => void event.currentTarget.files?.[0]?.text().then(onRecord)}
        />
      </label>
      <label class="wide">
        {t("aside-dice-text")}
        <textarea
          rows={3}
          spellcheck={false}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="btn main"
        disabled={!text.value.trim() || busy}
        onClick={() => onRecord(text.value.trimStart().replace(/\s*$/, "\n"))}
      >
        {t("aside-dice-check-it")}
      </button>
    </div>
  );
}

type Outcome = "fits" | "alone" | "checked" | "sealed" | "other" | "fault";

/** The outcome of all checks together. */
function verdict({ opening }: Proof, checks: Check[]): Outcome {
  if (checks.some(({ state }) => state === "differs")) return "fault";
  if (!opening) return "other";
  if (opening.state !== "fit") return opening.state === "sealed" ? "sealed" : "checked";
  const before = checks.some(({ what, state }) => (what === "kept" || what === "key") && state === "fits");
  return before ? "fits" : "alone";
}

function Verdict({ proof, answer }: { proof: Proof; answer: Verification | null }) {
  const { opening, record } = proof;
  const checks = record ? [...proof.checks, rulesCheck(answer)] : proof.checks;
  const outcome = verdict(proof, checks);
  const parts = opening?.envelope.parts ?? [];
  const names = record?.seats.map(({ name }) => name) ?? [];
  const missing = names.filter((_, seat) => parts[seat]?.seal && !parts[seat].seed);
  return (
    <div class={`verdict ${outcome}`}>
      <Icon name={outcome === "fault" ? "close" : outcome === "fits" ? "check" : "envelope"} />
      <div>
        <p class="says">{t("aside-dice-verdict", { verdict: outcome, throws: opening?.throws ?? 0 })}</p>
        {record && (
          <p class="note">
            {t("aside-dice-game", {
              rules: ruleTitle(record.rules.name),
              names: andList(names),
              throws: answer?.throws ?? opening?.throws ?? 0,
            })}
          </p>
        )}
        {opening && opening.others > 0 && <p>{t("aside-dice-others", { count: opening.others })}</p>}
        {missing.length > 0 && <p>{t("aside-dice-missing", { names: missing })}</p>}
        {opening?.envelope.secret && parts.every(({ seed }) => !seed) && <p>{t("aside-dice-alone")}</p>}
      </div>
      <ProofList checks={checks} />
      {answer?.ok && answer.throws > 0 && (
        <div class="fell">
          <h3>{t("aside-dice-faces")}</h3>
          <FaceCount
            observed={Object.values(answer.observed)}
            expected={Object.values(answer.expected)[0] ?? 0}
            p={answer.p}
            enough={answer.enough}
          />
        </div>
      )}
    </div>
  );
}

/** The faces of all games that this browser keeps, counted together. */
function All() {
  const all = records();
  const counted = useSignal<number[] | null>(null);
  const left = useSignal(0);
  if (!all.length) return null;
  const count = async () => {
    const sums = [0, 0, 0, 0, 0, 0];
    left.value = all.length;
    for (const { record } of all) {
      const answer = await verify(record).catch(() => null);
      // Dice with other faces are counted by themselves.
      if (answer?.ok && Object.keys(answer.observed).length === sums.length)
        Object.values(answer.observed).forEach((faces, place) => (sums[place]! += faces));
      left.value -= 1;
    }
    counted.value = sums;
  };
  const found = counted.value && fairness(counted.value);
  return (
    <section aria-labelledby="all">
      <h2 id="all">{t("aside-dice-all")}</h2>
      <p class="note">{t("aside-dice-all-about", { count: all.length })}</p>
      {found ? (
        <FaceCount {...found} />
      ) : (
        <button type="button" class="btn quiet" disabled={left.value > 0} onClick={() => void count()}>
          {left.value > 0 ? t("aside-dice-checking") : t("aside-dice-count")}
        </button>
      )}
    </section>
  );
}

function Streaks() {
  return (
    <section aria-labelledby="streaks">
      <h2 id="streaks">{t("aside-dice-streaks")}</h2>
      <p class="note">{t("aside-dice-streaks-about")}</p>
      <table class="streaks">
        <thead>
          <tr>
            <th scope="col">{t("aside-dice-streaks-what")}</th>
            <th scope="col">{t("aside-dice-streaks-next")}</th>
            <th scope="col">{t("aside-dice-streaks-evening")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(streaks).map(([what, { next, evening }]) => (
            <tr key={what}>
              <th scope="row">{t("aside-dice-streak", { what })}</th>
              <td>{fine(next)}</td>
              <td>{level("chance", evening)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const fine = (share: number): string => numeral(share, { style: "percent", maximumFractionDigits: 2 });

/** The server's log; a browser that keeps its tables alone has none. */
function Log() {
  const rows = useSignal<LogRow[] | null>(null);
  useEffect(() => {
    request<{ rows: LogRow[] }>("GET", "/api/log?last=21").then(
      (answer) => (rows.value = answer.rows),
      () => undefined,
    );
  }, []);
  const found = rows.value;
  const fault = found && firstBreak(found);
  const when = (at: number) =>
    new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(1000 * at);
  return (
    <section aria-labelledby="log">
      <h2 id="log">{t("aside-dice-log")}</h2>
      <p class="note">{t("aside-dice-log-about")}</p>
      {found?.length === 0 && <p>{t("aside-dice-log-empty")}</p>}
      {found && found.length > 0 && (
        <details class="ask">
          <summary>
            {fault === null ? t("aside-dice-log-fits") : t("aside-dice-log-broken", { n: fault })}
          </summary>
          <ol class="log">
            {[...found].reverse().map((row) => (
              <li key={row.n}>
                <b>{t("aside-dice-log-kind", { kind: row.kind })}</b>
                <span>{when(row.at)}</span>
                <span>{t("aside-dice-log-row", { n: row.n, table: row.public })}</span>
                <code>{row.value}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
