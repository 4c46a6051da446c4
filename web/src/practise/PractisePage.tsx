// Practise: the position of the day, drills by game and level, and one's own mistakes.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchAnswer } from "../network/answer";
import { request } from "../network/api";
import { nameOf, type Choosable, type Exercise } from "./exercise";
import { why } from "../network/fault";
import { percent } from "../language/figure";
import { keep, recall } from "../device/storage";
import { Daily } from "./Daily";
import { DayGame } from "./day/DayGame";
import { WithDay } from "./day/WithDay";
import { ExerciseBoard } from "./ExerciseBoard";
import { Page } from "../frame/Page";
import { Picker } from "../control/Picker";
import { fetchRecord, form, keepTry, records, tries, type Form } from "./practice";
import { mistakes, seatsIn } from "./mistake";
import { ruleTitle, t } from "../language/words";
import type { Settings } from "../network/wire";
import "../report/report.css";
import "./practise.css";

type Level = "easy" | "medium" | "hard";
interface DrillChoice {
  rules: string;
  level: Level;
}
const LEVELS: Level[] = ["easy", "medium", "hard"];
const USUAL: DrillChoice = { rules: "double-shutter", level: "medium" };
const AT_ONCE = 5;

export function PractisePage({ code, own }: { code: string; own: boolean }) {
  return (
    <Page title={t("web-practise")} kind="practise" back={code ? `/t/${code}/report` : own ? "/practise" : "/"}>
      {code || own ? (
        <Drill key={code} next={() => (code ? ofTable(code) : ofRecords())} once none={t("web-practise-no-mistakes")} />
      ) : (
        <div class="cols">
          <WithDay title={t("web-practise-today")}>
            {(day) => (
              <>
                <Daily day={day} />
                <DayGame day={day} />
              </>
            )}
          </WithDay>
          <Chooser />
        </div>
      )}
    </Page>
  );
}

/** Drills of a game and a level of one's choosing. */
function Chooser() {
  const wanted = useSignal<DrillChoice>({ ...USUAL, ...recall<DrillChoice>("drill") });
  const known = useSignal<string[]>([USUAL.rules]);
  useEffect(
    () => void request<{ rules: string[] }>("GET", "/api/about").then((answer) => (known.value = answer.rules)),
    [],
  );
  const set = (part: Partial<DrillChoice>) => {
    wanted.value = { ...wanted.value, ...part };
    keep("drill", wanted.value);
  };
  const { rules, level } = wanted.value;
  return (
    <section class="drill" aria-labelledby="drill">
      <h2 id="drill">{t("web-practise-drill")}</h2>
      <div class="which">
        <p>{t("web-practise-game")}</p>
        <Picker
          label={t("web-practise-game")}
          options={known.value.map((each) => ({ value: each, title: ruleTitle(each) }))}
          value={rules}
          onChange={(chosen) => set({ rules: chosen })}
        />
      </div>
      <div class="seg" role="group" aria-label={t("web-practise-level")}>
        {LEVELS.map((each) => (
          <button key={each} type="button" aria-pressed={level === each} onClick={() => set({ level: each })}>
            {t("web-practise-levels", { level: each })}
          </button>
        ))}
      </div>
      {records().length > 0 && (
        <p>
          <a class="show" href="/practise/mistakes">
            {t("web-practise-own")}
          </a>
        </p>
      )}
      <Drill key={`${rules} ${level}`} next={() => newExercises(rules, level)} none={t("web-practise-none")} />
    </section>
  );
}

function newExercises(rules: string, level: Level): Promise<Exercise[]> {
  const seed = Math.random().toString(36).slice(2);
  const wanted = { rules, level, seed, players: 2, count: AT_ONCE };
  return fetchAnswer<{ exercises: Exercise[] }>("/api/exercises", wanted).then((answer) => answer.exercises);
}

/** The mistakes at a table, of those who sit there from this device; of everybody, if nobody does. */
async function ofTable(code: string): Promise<Exercise[]> {
  const record = await fetchRecord(code);
  const snapshot = await request<{ you: number[]; view: { settings: Settings } }>("GET", `/api/tables/${code}`);
  return record ? mistakes(record, seatsIn(record, snapshot.you)) : [];
}

/** The mistakes in the latest game of one's own that has some. */
async function ofRecords(): Promise<Exercise[]> {
  for (const { record } of [...records()].reverse()) {
    const found = await mistakes(record, []);
    if (found.length) return found;
  }
  return [];
}

interface DrillProps {
  next: () => Promise<Exercise[]>;
  once?: boolean;
  none: string;
}

/** One exercise after the other, with the mean of what the choices have cost. */
function Drill({ next, once = false, none }: DrillProps) {
  const queue = useSignal<Exercise[] | null>(null);
  const place = useSignal(0);
  const chosen = useSignal<string | null>(null);
  const fault = useSignal("");
  const more = () =>
    next().then(
      (found) => (queue.value = [...(queue.value ?? []), ...found]),
      async (error) => (fault.value = await why(error)),
    );
  useEffect(() => void more(), []);
  const choose = (option: Choosable) => {
    chosen.value = nameOf(option);
    keepTry(new Date().toISOString().slice(0, 10), option.share, option.judgement);
  };
  const step = () => {
    chosen.value = null;
    place.value += 1;
    if (!once && place.value >= (queue.value?.length ?? 0)) void more();
  };
  const exercise = queue.value?.[place.value];
  if (fault.value) return <p role="alert">{fault.value}</p>;
  if (!queue.value) return <p class="note awaited" role="status">{t("web-practise-wait")}</p>;
  if (!queue.value.length) return <Nothing text={none} back={once} />;
  if (!exercise)
    return once ? (
      <Done count={queue.value.length} again={() => (place.value = 0)} />
    ) : (
      <p class="note awaited" role="status">
        {t("web-practise-wait")}
      </p>
    );
  return (
    <div class="course">
      {once && <p class="note">{t("web-practise-number", { number: place.value + 1, of: queue.value.length })}</p>}
      <ExerciseBoard key={place.value} exercise={exercise} chosen={chosen.value} onChoose={choose} />
      {chosen.value !== null && (
        <button type="button" class="btn main" onClick={step}>
          {t("web-practise-next")}
        </button>
      )}
      <Running found={form(tries())} />
    </div>
  );
}

/** There is nothing to practise; whoever came for mistakes finds other exercises one tap away. */
function Nothing({ text, back }: { text: string; back: boolean }) {
  return (
    <>
      <p class="note">{text}</p>
      {back && (
        <a class="btn main others" href="/practise">
          {t("web-practise-today")}
        </a>
      )}
    </>
  );
}

function Done({ count, again }: { count: number; again: () => void }) {
  return (
    <div class="course">
      <p class="verdict">{t("web-practise-done", { count })}</p>
      <button type="button" class="btn main" onClick={again}>
        {t("web-practise-again")}
      </button>
      <Running found={form(tries())} />
    </div>
  );
}

/** What one's choices have cost so far, kept in this browser. */
function Running({ found }: { found: Form | null }) {
  if (!found) return null;
  return (
    <p class="note">{t("web-practise-running", { count: found.count, best: found.best, loss: percent(found.mean) })}</p>
  );
}
