// A pupil's phone: it joins, predicts, plays at a table of its own, and waits for the next round.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Box } from "../box/Box";
import { Num } from "../box/Num";
import { keep, recall } from "../device/storage";
import { Icon } from "../frame/Icon";
import { lazy } from "../frame/lazy";
import { andList, t } from "../language/words";
import { Why } from "../network/Why";
import { factsIn, opening } from "../rules/rulebook";
import { WANTED, type Way } from "../scorekeeper/count/way";
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
        {room.fault.value && <Why fault={room.fault.value} />}
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

export function Pupil({ room, view, code }: { room: Room; view: OwnView; code: string }) {
  const { shown, close, open } = useTable(view);
  useEffect(() => {
    // A class with real boxes counts what is left; whoever likes to enter dice chooses so once.
    if (view.real && recall<Way>(WANTED) === null) keep(WANTED, "total");
  }, [view.real]);
  if (shown)
    return (
      <>
        {view.paused && (
          <p class="cls halt" role="status">
            {t("classroom-paused")}
          </p>
        )}
        <TablePage
          key={shown}
          code={shown}
          lesson={code}
          after={
            <button type="button" class="btn main" onClick={close}>
              {t("classroom-go-on")}
            </button>
          }
        />
      </>
    );
  if (view.stage === "playing" && view.you.predicted === null && !view.paused)
    return <Predict key={view.round} room={room} view={view} />;
  return <Wait room={room} view={view} onCorrect={open} />;
}

/** The own table, until some seconds after its game is over; with a real box, until the pupil goes on. */
function useTable({ table, you, stage, real }: OwnView) {
  const over = you.total !== null || stage === "finished";
  const closed = useSignal(over ? table : null);
  const close = () => (closed.value = table);
  useEffect(() => {
    if (!table || !over || real) return;
    const timer = setTimeout(close, LINGER);
    return () => clearTimeout(timer);
  }, [table, over]);
  return { shown: table === closed.value ? null : table, close, open: () => (closed.value = null) };
}

/** What there is to say while nothing can be done here. */
function Wait({ room, view, onCorrect }: { room: Room; view: OwnView; onCorrect: () => void }) {
  const { you } = view;
  const [title, about] = waitText(view);
  const plays = view.stage === "playing" && !view.paused;
  // A partner is away, or has been left out of a game that is over now.
  const lonely = plays && you.total === null && view.partners.length > 0 && (view.partner_away || view.table !== null);
  return (
    <main class="cls pup">
      <Bar view={view} />
      <div class="ask">
        <div role="status">
          <h1>{title}</h1>
          <p>{about}</p>
        </div>
        {you.total !== null && (
          <p class={you.total === 0 ? "tot done zero own" : "tot done own"}>
            <Num value={you.total} />
          </p>
        )}
        {lonely && (
          <button type="button" class="btn quiet wide" onClick={() => void room.send({ do: "part" })}>
            {t("classroom-alone")}
          </button>
        )}
        {plays && you.total !== null && view.real && (
          <button type="button" class="btn quiet wide" onClick={onCorrect}>
            {t("classroom-correct")}
          </button>
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
  const by = (step: number) => () => set(value.value + step);
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
        {room.fault.value && <Why fault={room.fault.value} />}
      </div>
      <div class="pick">
        <button type="button" class="iconbtn ring" aria-label={t("classroom-less")} onClick={by(-1)}>
          <Icon name="minus" />
        </button>
        <Wheel value={value.value} most={most} />
        <button type="button" class="iconbtn ring" aria-label={t("classroom-more")} onClick={by(1)}>
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
