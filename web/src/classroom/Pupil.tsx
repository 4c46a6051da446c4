// A pupil's phone: it joins, predicts, plays at a table of its own, and waits for the next round.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Box } from "../box/Box";
import { Num } from "../box/Num";
import { Icon } from "../frame/Icon";
import { lazy } from "../frame/lazy";
import { andList, t } from "../language/words";
import { factsIn, opening } from "../rules/rulebook";
import { freeName } from "../setup/name";
import { marks } from "./figures";
import type { OwnView, Room, View } from "./room";

const TablePage = lazy(() => import("../table/TablePage").then((page) => page.TablePage));
// So long the end of a turn is seen before the page goes on.
const LINGER = 4000;
// Names that fit the projector.
const LONGEST = 10;

export function Bar({ view }: { view: View }) {
  return (
    <header class="bar">
      <a class="iconbtn" href="/" aria-label={t("web-back")}>
        <Icon name="back" />
      </a>
      <div class="mid">
        <b>{view.title}</b>
        {view.round > 0 && (
          <span class="rounds" aria-hidden="true">
            {Array.from({ length: view.rounds }, (_, index) => (
              <i key={index} class={index + 1 < view.round ? "done" : index + 1 === view.round ? "now" : ""} />
            ))}
          </span>
        )}
        {view.round > 0 && t("classroom-round-short", { round: view.round, rounds: view.rounds })}
      </div>
      <span />
    </header>
  );
}

/** A name that nobody here has, from the list of the language. */
function suggestion(taken: readonly string[]): string {
  const names = t("classroom-nicknames").split(",").map((each) => each.trim());
  const free = names.filter((each) => !taken.includes(each));
  const from = free.length ? free : names;
  return freeName(from[Math.floor(Math.random() * from.length)]!, [...taken]);
}

export function Join({ room, view, taken }: { room: Room; view: View; taken: string[] }) {
  const name = useSignal("");
  const busy = useSignal(false);
  useEffect(() => {
    name.value = suggestion(taken);
  }, []);
  const join = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    await room.send({ do: "join", name: name.value });
    busy.value = false;
  };
  return (
    <main class="cls pup">
      <Bar view={view} />
      <form class="ask" onSubmit={(event) => void join(event)}>
        <h1>{t("classroom-join")}</h1>
        <label>
          {t("classroom-nickname")}
          <input
            value={name.value}
            maxLength={LONGEST}
            required
            autocomplete="off"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <p class="hint">{t("classroom-hint", { most: LONGEST })}</p>
        {room.fault.value && <p role="alert">{room.fault.value.text ?? room.fault.value.code}</p>}
        <button type="submit" class="btn main wide" disabled={busy.value || !name.value.trim()}>
          {t("classroom-join")}
        </button>
        <button type="button" class="btn quiet wide" onClick={() => (name.value = suggestion(taken))}>
          {t("classroom-suggest")}
        </button>
      </form>
    </main>
  );
}

export function Pupil({ room, view }: { room: Room; view: OwnView }) {
  const shown = useLingering(view.table, view.you.total !== null || view.stage === "finished");
  if (shown)
    return (
      <>
        {view.paused && (
          <p class="cls halt" role="status">
            {t("classroom-paused")}
          </p>
        )}
        <TablePage key={shown} code={shown} />
      </>
    );
  if (view.stage === "playing" && view.you.predicted === null && !view.paused)
    return <Predict key={view.round} room={room} view={view} />;
  return <Wait view={view} />;
}

/** The table to show: the own one, and for some seconds more after its game is over. */
function useLingering(table: string | null, over: boolean): string | null {
  const shown = useSignal<string | null>(over ? null : table);
  useEffect(() => {
    if (!over || !shown.value) {
      shown.value = over ? null : table;
      return;
    }
    const timer = setTimeout(() => (shown.value = null), LINGER);
    return () => clearTimeout(timer);
  }, [table, over]);
  return shown.value;
}

/** What there is to say while nothing can be done here. */
function Wait({ view }: { view: OwnView }) {
  const { you } = view;
  const [title, about] = waitText(view);
  return (
    <main class="cls pup">
      <Bar view={view} />
      <div class="ask" role="status">
        <h1>{title}</h1>
        <p>{about}</p>
        {you.total !== null && (
          <p class={you.total === 0 ? "tot done zero own" : "tot done own"}>
            <Num value={you.total} />
          </p>
        )}
      </div>
    </main>
  );
}

function waitText(view: OwnView): [string, string] {
  const { you } = view;
  if (view.paused) return [t("classroom-paused"), t("classroom-you-are", { name: you.name })];
  if (view.stage === "joining") return [t("classroom-you-are", { name: you.name }), t("classroom-waiting")];
  if (you.total !== null) {
    const own = t("classroom-own-predicted", { total: you.predicted ?? 0 });
    const next = t("classroom-next-waits", { over: view.stage === "finished" ? "yes" : "no" });
    return [t("classroom-own-left", { total: you.total }), `${own} ${next}`];
  }
  if (view.stage === "finished") return [t("classroom-over"), t("classroom-look-up")];
  const own = t("classroom-own-predicted", { total: you.predicted ?? 0 });
  const wait = view.partners.length ? t("classroom-partner", { names: andList(view.partners) }) : "";
  return [own, wait];
}

function Predict({ room, view }: { room: Room; view: OwnView }) {
  const { most } = view;
  const value = useSignal(Math.round(most / 2));
  const busy = useSignal(false);
  const set = (next: number) => (value.value = Math.min(most, Math.max(0, next)));
  const predict = async () => {
    busy.value = true;
    await room.send({ do: "predict", total: value.value });
    busy.value = false;
  };
  return (
    <main class="cls pup">
      <Bar view={view} />
      <div class="ask">
        <h1>{t("classroom-ask")}</h1>
        <p>{t("classroom-ask-about", { most })}</p>
      </div>
      <div class="pick">
        <button type="button" class="iconbtn ring" aria-label={t("classroom-less")} onClick={() => set(value.value - 1)}>
          <Icon name="minus" />
        </button>
        <Wheel value={value.value} most={most} />
        <button type="button" class="iconbtn ring" aria-label={t("classroom-more")} onClick={() => set(value.value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
      <Scale value={value.value} most={most} onChange={set} />
      <div class="pbox">
        <Box
          tiles={opening(factsIn(view.rules))}
          label={t("classroom-first-then")}
          looks={({ state }) => (state === "standing" ? "up" : "hid")}
          mat={
            <div class="mat">
              <p class="say">{t("classroom-first-then")}</p>
            </div>
          }
        />
      </div>
      <div class="tact one">
        <button type="button" class="btn main" disabled={busy.value} onClick={() => void predict()}>
          {t("classroom-predict", { total: value.value })}
        </button>
      </div>
    </main>
  );
}

/** The number that is predicted, between its neighbours. */
function Wheel({ value, most }: { value: number; most: number }) {
  return (
    <div class="wheel" aria-hidden="true">
      {[-2, -1, 0, 1, 2].map((step) => {
        const each = value + step;
        return (
          <span key={step} class={`w${Math.abs(step)}`}>
            {each >= 0 && each <= most && <Num value={each} />}
          </span>
        );
      })}
    </div>
  );
}

function Scale({ value, most, onChange }: { value: number; most: number; onChange: (value: number) => void }) {
  const far = most > 60 ? 30 : 15;
  return (
    <div class="scale">
      <div>
        {Array.from({ length: most + 1 }, (_, total) => (
          <i key={total} class={total % 5 ? "" : "t5"} style={{ left: `${(100 * total) / most}%` }} />
        ))}
        <em style={{ left: `${(100 * value) / most}%` }} />
        <input
          type="range"
          min="0"
          max={most}
          value={value}
          aria-label={t("classroom-prediction")}
          onInput={(event) => onChange(Number(event.currentTarget.value))}
        />
      </div>
      <p aria-hidden="true">
        {marks(most)
          .filter((total) => total % far === 0)
          .map((total) => (
            <b key={total} style={{ left: `${(100 * total) / most}%` }}>
              {total}
            </b>
          ))}
      </p>
    </div>
  );
}
