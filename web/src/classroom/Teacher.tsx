// The teacher's phone: the pupils and what they leave, what is shown on the projector, and what happens next.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Num } from "../box/Num";
import { Switch } from "../control/Switch";
import { Icon } from "../frame/Icon";
import { recall } from "../device/storage";
import { Sheet } from "../frame/Sheet";
import { level } from "../language/figure";
import { t } from "../language/words";
import { request } from "../network/api";
import { Why } from "../network/Why";
import { average } from "./figures";
import { Bar } from "./Pupil";
import { codeText } from "./code";
import type { Option, PupilView, Room, WholeView } from "./room";
import { Figure, stateOf, Total } from "./Total";

const OPTIONS: Option[] = ["same_dice", "exact", "pairs", "real", "kept"];
// The first ones are always to be seen.
const FIRST = 2;
const MINUTE = 60;

interface Props {
  room: Room;
  view: WholeView;
  code: string;
}

export function Teacher({ room, view, code }: Props) {
  const named = useSignal<number | null>(null);
  const removed = useSignal<number | null>(null);
  const more = useSignal(false);
  const pupil = (number: number | null) => view.pupils.find((each) => each.pupil === number);
  const [renaming, removing] = [pupil(named.value), pupil(removed.value)];
  return (
    <main class="cls teach">
      <Bar view={view} />
      <Standing view={view} code={code} />
      <Options room={room} view={view} all={more.value} onMore={() => (more.value = !more.value)} code={code} />
      <Pupils view={view} onName={(each) => (named.value = each)} onRemove={(each) => (removed.value = each)} />
      {room.fault.value && !renaming && <Why fault={room.fault.value} looks="fault" />}
      <footer class="foot">
        {view.round > 0 && (
          <div class="exp">
            <a class="btn quiet sm" href={`/api/classrooms/${code}/csv`} download>
              <Icon name="save" />
              {t("classroom-csv")}
            </a>
            <a class="btn quiet sm" href={`/c/${code}/results`}>
              <Icon name="print" />
              {t("classroom-print")}
            </a>
          </div>
        )}
        <Next room={room} view={view} />
      </footer>
      {renaming && <Naming room={room} pupil={renaming} onClose={() => (named.value = null)} />}
      {removing && <Removing room={room} pupil={removing} onClose={() => (removed.value = null)} />}
    </main>
  );
}

function Standing({ view, code }: { view: WholeView; code: string }) {
  const count = (state: string) => view.pupils.filter((each) => stateOf(each) === state).length;
  const joining = view.stage === "joining";
  const mean = average(view.totals);
  return (
    <div class="stake">
      <div>
        <h1>
          {joining
            ? t("classroom-here", { count: view.pupils.length, of: view.expected })
            : t("classroom-are-done", { count: count("done"), of: view.pupils.length })}
        </h1>
        <p class="sub">
          {joining
            ? t("classroom-code", { code: codeText(code) })
            : t("classroom-others", { playing: count("playing"), away: count("away") })}
        </p>
      </div>
      {mean !== null && (
        <div class="total">
          <Num value={level("total", mean)} />
          <span class="sr">{level("total", mean)}</span>
          <span>{t("classroom-average")}</span>
        </div>
      )}
    </div>
  );
}

interface OptionsProps extends Props {
  all: boolean;
  onMore: () => void;
}

function Options({ room, view, code, all, onMore }: OptionsProps) {
  return (
    <div class="sws">
      {OPTIONS.slice(0, all ? OPTIONS.length : FIRST).map((option) => (
        <Switch
          key={option}
          label={
            <>
              <b>{t("classroom-option", { option })}</b>
              <small>{t("classroom-option-about", { option })}</small>
            </>
          }
          on={view.options[option]}
          onChange={(on) => void room.send({ do: "switch", option, on })}
        />
      ))}
      {all && <Remote code={code} />}
      <div class="clinks">
        <a class="link" href={`/c/${code}/wall`} target="_blank" rel="noreferrer">
          {t("classroom-wall")}
        </a>
        <button type="button" class="link" aria-expanded={all} onClick={onMore}>
          {t("classroom-more-options", { open: all ? "yes" : "no" })}
        </button>
      </div>
    </div>
  );
}

/** A code that makes the teacher's phone a remote; only the device that opened the classroom has its key. */
function Remote({ code }: { code: string }) {
  const picture = useSignal("");
  const key = recall<string>(`teacher ${code}`);
  useEffect(() => {
    if (!key) return;
    void request<{ qr: string }>("POST", `/api/classrooms/${code}/remote`, { key }).then(
      (answer) => (picture.value = answer.qr),
      () => undefined,
    );
  }, []);
  if (!picture.value) return null;
  return (
    <div class="remote">
      <p>{t("classroom-remote")}</p>
      <img src={`data:image/svg+xml,${encodeURIComponent(picture.value)}`} alt={t("classroom-qr")} />
    </div>
  );
}

const ORDER = { away: 0, playing: 1, done: 2 } as const;

interface PupilsProps {
  view: WholeView;
  onName: (pupil: number) => void;
  onRemove: (pupil: number) => void;
}

function Pupils({ view, onName, onRemove }: PupilsProps) {
  const joining = view.stage === "joining";
  const pupils = [...view.pupils].sort((one, other) =>
    joining ? one.name.localeCompare(other.name) : ORDER[stateOf(one)] - ORDER[stateOf(other)],
  );
  return (
    <section class="plist">
      <header>
        <h2>{t("classroom-pupils")}</h2>
        <span>{t("classroom-order", { by: joining ? "name" : "state" })}</span>
      </header>
      <ol>
        {pupils.map((each) => (
          <li key={each.pupil} class={stateOf(each)}>
            {joining ? <Figure /> : <Total pupil={each} />}
            <div>
              <b>{each.name}</b>
              <small>{about(each, view)}</small>
            </div>
            <button
              type="button"
              class="iconbtn"
              aria-label={t("classroom-rename", { name: each.name })}
              onClick={() => onName(each.pupil)}
            >
              <Icon name="pencil" />
            </button>
            <button
              type="button"
              class="iconbtn"
              aria-label={t("classroom-remove", { name: each.name })}
              onClick={() => onRemove(each.pupil)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function about(pupil: PupilView, view: WholeView): string {
  if (pupil.away !== null && pupil.total === null)
    return t("classroom-away-for", { minutes: Math.floor(pupil.away / MINUTE) });
  if (view.stage === "joining") return t("classroom-is-here");
  return pupil.predicted === null ? t("classroom-not-predicted") : t("classroom-predicted", { total: pupil.predicted });
}

/** One filled button that names what it ends. */
function Next({ room, view }: { room: Room; view: WholeView }) {
  const busy = useSignal(false);
  const last = view.round >= view.rounds;
  const go = async () => {
    busy.value = true;
    await room.send(last ? { do: "finish" } : { do: "next", round: view.round + 1 });
    busy.value = false;
  };
  if (view.stage === "finished") return null;
  const label = view.stage === "joining" ? t("classroom-start") : t("classroom-next", { last: last ? "yes" : "no" });
  return (
    <div class={view.stage === "joining" ? "tact one" : "tact"}>
      {view.stage === "playing" && (
        <button type="button" class="btn quiet" onClick={() => void room.send({ do: "pause", on: !view.paused })}>
          <Icon name={view.paused ? "play" : "pause"} />
          {t("classroom-pause", { paused: view.paused ? "yes" : "no" })}
        </button>
      )}
      <button
        type="button"
        class="btn main stack"
        disabled={busy.value || view.pupils.length === 0}
        onClick={() => void go()}
      >
        <span>{label}</span>
        {view.opens > 0 && <small>{t("classroom-ends", { count: view.opens })}</small>}
      </button>
    </div>
  );
}

function Naming({ room, pupil, onClose }: { room: Room; pupil: PupilView; onClose: () => void }) {
  const name = useSignal(pupil.name);
  useEffect(() => {
    name.value = pupil.name;
    room.fault.value = null;
  }, [pupil.pupil]);
  const save = async (event: Event) => {
    event.preventDefault();
    if (await room.send({ do: "rename", pupil: pupil.pupil, name: name.value })) onClose();
  };
  return (
    <Sheet title={t("classroom-rename", { name: pupil.name })} onClose={onClose}>
      <form class="cls pop" onSubmit={(event) => void save(event)}>
        <input
          aria-label={t("classroom-nickname")}
          value={name.value}
          maxLength={10}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <p class="hint">{t("classroom-hint", { most: 10 })}</p>
        {room.fault.value && <Why fault={room.fault.value} />}
        <button type="submit" class="btn main" disabled={!name.value.trim()}>
          {t("classroom-save")}
        </button>
      </form>
    </Sheet>
  );
}

/** What it means that somebody is removed, and doing it. */
function Removing({ room, pupil: { pupil, name }, onClose }: { room: Room; pupil: PupilView; onClose: () => void }) {
  return (
    <Sheet title={t("classroom-remove", { name })} onClose={onClose}>
      <div class="cls pop">
        <p>{t("classroom-remove-about", { name })}</p>
        <button type="button" class="btn main" onClick={() => void room.send({ do: "remove", pupil }).then(onClose)}>
          {t("classroom-remove-from")}
        </button>
      </div>
    </Sheet>
  );
}
