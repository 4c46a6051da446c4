// Design a house rule: a control for every setting, what that does to the odds, and then save it, share it, play it.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useAnswer } from "../network/answer";
import { AXES, changedTo, columnsIn, serves } from "../rules/axis";
import { countsAt, full, countsAfterTap, tilesAt, notation, type Columns } from "../box/columns";
import { faultText } from "../network/fault";
import {
  dropRule,
  readHouse,
  savedRules,
  saveRule,
  spelling,
  withSetting,
  writeHouse,
  type House,
  type RuleSet,
} from "../rules/house";
import { clack } from "../device/sound";
import { Axis } from "./Axis";
import { Stepper } from "../control/Stepper";
import { Rich } from "../language/Rich";
import { Box } from "../box/Box";
import { Busy } from "../network/Busy";
import { Figures, measureText } from "./Figures";
import { Icon } from "../frame/Icon";
import { Page } from "../frame/Page";
import { PlayIt } from "../setup/PlayIt";
import { RuleList } from "../rules/RuleList";
import { ShareButton } from "../frame/ShareButton";
import { Sheet } from "../frame/Sheet";
import type { Measures, StartMeasures, TurnMeasures } from "./measure";
import { fragment, keepState } from "../frame/route";
import { looksAfter } from "../box/position";
import { titleOf, useCatalogue, useSettings } from "../rules/ruleset";
import { ruleName, t } from "../language/words";
import type { Fault } from "../network/wire";
import "./design.css";

const PARTS: Record<string, string[]> = {
  box: ["box"],
  dice: ["dice", "faces", "one_die", "off_mat", "off_mat_chance"],
  throw: ["buys", "tiles", "behind", "first_throw", "unlucky"],
  count: ["total"],
  game: [
    "format",
    "rounds",
    "fewest_rounds",
    "most_rounds",
    "limit",
    "out_at",
    "out_when",
    "points",
    "super_box",
    "tries",
  ],
  table: ["begins", "order", "next_start", "ties", "shut_wins", "same_dice", "most_players"],
};
const MOST_PLAYERS = 8;

export function DesignPage() {
  const all = useCatalogue();
  const house = readHouse(fragment.value, "nine");
  const checked = useSettings(house, all);
  const base = all?.find((each) => each.name === house.rules) ?? all?.find((each) => each.name === "nine");
  if (!all || !base || !checked.settings)
    return (
      <Page title={t("aside-design")} kind="design">
        <Busy busy fault={null} />
      </Page>
    );
  return (
    <Designing
      all={all}
      base={base}
      house={house}
      settings={checked.settings}
      fault={checked.fault}
      fresh={checked.fresh}
    />
  );
}

interface Props {
  all: RuleSet[];
  base: RuleSet;
  house: House;
  settings: Record<string, unknown>;
  fault: Fault | null;
  fresh: boolean;
}

function Designing({ all, base, house, settings, fault, fresh }: Props) {
  const sheet = useSignal<"rules" | "play" | "save" | null>(null);
  const close = () => (sheet.value = null);
  const players = useSignal(2);
  const set = (next: House) => keepState(writeHouse(next));
  const choose = (next: House) => {
    set(next);
    close();
  };
  const change = (axis: string, value: string) => set(changedTo(house, base, all, axis, value));
  const value = (axis: string) => house.set[axis] ?? spelling(base.settings[axis]);
  const most = value("format") === "solitaire" ? 1 : Number(settings["most_players"]);
  const changes = Object.keys(house.set).filter((axis) => axis in AXES);
  const figures = useFigures(house, fresh && !fault, Math.min(players.value, most));
  // Until a change is checked, the figures are those of the rule before it.
  const busy = figures.busy || (!fresh && !fault);
  return (
    <Page
      title={t("aside-design")}
      kind="design"
      action={<ShareButton label={t("aside-design-share")} title={titleOf(house)} />}
    >
      <div class="dcols">
        <section class="head">
          <SetUp
            box={value("box")}
            set_up={value("set_up")}
            onChange={(position) => set(withSetting(house, base, "set_up", position))}
          />
          <Naming house={house} onChange={set} />
          <From
            base={base}
            changes={changes.length}
            onFrom={() => (sheet.value = "rules")}
            onReset={() => set({ rules: house.rules, set: {} })}
          />
          {fault && <Faults fault={fault} />}
        </section>
        <Axes house={house} settings={settings} value={value} onChange={change} />
        <Odds figures={figures} busy={busy} base={base.name} players={players} most={most} />
      </div>
      {fresh && !fault && <ToPaper house={house} />}
      <Bar
        house={house}
        own={figures.own}
        playable={fresh && !fault}
        onPlay={() => (sheet.value = "play")}
        onSave={() => (sheet.value = "save")}
      />
      {sheet.value === "rules" && (
        <Sheet title={t("aside-design-from")} onClose={close}>
          <RuleList all={all} chosen={house} onChoose={choose} />
        </Sheet>
      )}
      {sheet.value === "save" && <Saving house={house} onClose={close} onSaved={choose} />}
      {sheet.value === "play" && <PlayIt house={withName(house)} most={most} onClose={close} />}
    </Page>
  );
}

/** Settings that say nothing as things are, such as what lies behind in a box of one row. */
function isUseful(axis: string, settings: Record<string, unknown>, house: House): boolean {
  if (axis in house.set) return true;
  if (axis === "behind") return (settings["box"] as Columns).some((column) => column.length > 1);
  return axis !== "off_mat_chance" || settings["off_mat"] !== "none";
}

/** Settings are called in sentences what they are called beside their controls. */
function withAxisNames(text: string): string {
  const known = Object.keys(AXES).filter((axis) => axis.includes("_"));
  return known
    .sort((a, b) => b.length - a.length)
    .reduce((said, axis) => said.replaceAll(axis, t("aside-quoted", { name: t(`aside-axis-${axis}`) })), text);
}

/** A changed rule set is not called what it is in the catalogue. */
function withName(house: House): House {
  const { name, ...rest } = house.set;
  return name || !Object.keys(rest).length
    ? house
    : { ...house, set: { ...house.set, name: t("aside-design-unnamed") } };
}

function Faults({ fault }: { fault: Fault }) {
  return (
    <div class="faults" role="alert">
      <b>{t("aside-design-faults", { count: fault.faults?.length ?? 1 })}</b>
      <ul>
        {(fault.faults ?? [fault]).map((each) => (
          <li key={each.code}>{faultText(each, withAxisNames)}</li>
        ))}
      </ul>
    </div>
  );
}

interface OddsProps {
  figures: RuleFigures;
  busy: boolean;
  /** The game of the catalogue that the rule is made of. */
  base: string;
  players: Signal<number>;
  most: number;
}

/** The effect of the rules on the odds, for this number of players. */
function Odds({ figures, busy, base, players, most }: OddsProps) {
  return (
    <section class="odds" aria-labelledby="odds">
      <div class="oh">
        <h2 id="odds">{t("aside-design-figures")}</h2>
        {most > 1 && (
          <span class="players-of">
            {t("aside-design-players")}
            <Stepper
              label={t("aside-design-players")}
              value={Math.min(players.value, most)}
              low={2}
              high={Math.min(most, MOST_PLAYERS)}
              onChange={(next) => (players.value = next)}
            />
          </span>
        )}
      </div>
      <p class="note">{players.value === 2 ? t("aside-design-figures-about") : t("aside-design-two-players")}</p>
      <Busy busy={busy} fault={figures.fault} />
      <Figures key={base} base={base} own={figures.own} stale={busy} />
    </section>
  );
}

interface AxesProps {
  house: House;
  settings: Record<string, unknown>;
  value: (axis: string) => string;
  onChange: (axis: string, value: string) => void;
}

/** A control for every setting that means something as things are. */
function Axes({ house, settings, value, onChange }: AxesProps) {
  const served = (axis: string) => serves(axis, value("format")) && isUseful(axis, settings, house);
  return (
    <div class="axes">
      {Object.entries(PARTS).map(([part, axes]) => (
        <fieldset key={part}>
          <legend>{t("aside-design-part", { part })}</legend>
          {axes.filter(served).map((axis) => (
            <Axis
              key={axis}
              axis={axis}
              value={value(axis)}
              changed={axis in house.set}
              onChange={(next) => onChange(axis, next)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface RuleFigures {
  own: Measures;
  busy: boolean;
  fault: Fault | null;
}

function useFigures(house: House, sound: boolean, players: number): RuleFigures {
  const { name: _name, about: _about, ...set } = house.set;
  const turn = useAnswer<TurnMeasures>("/api/measure", sound ? { rules: house.rules, set, part: "turn" } : null, 250);
  // A whole game may take seconds to solve: it is asked for when somebody has stopped to look.
  const start = useAnswer<StartMeasures>(
    "/api/measure",
    sound && players > 1 ? { rules: house.rules, set, part: "start", players } : null,
    900,
  );
  const none: StartMeasures = { opener: null, unit: null, horizon: null };
  const opened = players < 2 || start.fault ? none : start.fresh ? start.answer! : {};
  return { own: { ...turn.answer, ...opened }, busy: turn.busy || start.busy, fault: turn.fault ?? start.fault };
}

interface FromProps {
  base: RuleSet;
  changes: number;
  onFrom: () => void;
  onReset: () => void;
}

/** What the rule is made of, and how much of that is changed. */
function From({ base, changes, onFrom, onReset }: FromProps) {
  return (
    <p class="from">
      <button type="button" onClick={onFrom}>
        <Rich id="setup-from" parts={{ rules: <span class="base">{ruleName(base.name)}</span> }} />
      </button>
      <b role="status">{t("setup-changes", { count: changes })}</b>
      {changes > 0 && (
        <button type="button" class="reset" onClick={onReset}>
          {t("setup-reset")}
        </button>
      )}
    </p>
  );
}

/** What the rule is called, and those that were saved before. */
function Naming({ house, onChange }: { house: House; onChange: (house: House) => void }) {
  const saved = useSignal(savedRules());
  useEffect(() => {
    saved.value = savedRules();
  }, [house.set["name"]]);
  return (
    <>
      {house.set["name"] && <p class="named">{house.set["name"]}</p>}
      {house.set["about"] && <p class="note">{house.set["about"]}</p>}
      {saved.value.length > 0 && (
        <ul class="chips" aria-label={t("web-rules-yours")}>
          {saved.value.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={house.set["name"] === each.name}
                onClick={() => onChange({ rules: each.rules, set: each.set })}
              >
                {each.name}
              </button>
              <button
                type="button"
                aria-label={t("aside-design-drop", { name: each.name })}
                onClick={() => {
                  dropRule(each.id);
                  saved.value = savedRules();
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The box as it is set up; tiles that are shut beforehand are tapped. */
function SetUp({ box, set_up, onChange }: { box: string; set_up: string; onChange: (position: string) => void }) {
  const columns = columnsIn(box);
  const counts = countsAt(columns, set_up) ?? full(columns);
  const tap = (tile: string) => {
    const [column = 0, row = 0] = tile.split(" ").map(Number);
    clack([columns[column]![row]!]);
    onChange(notation(columns, countsAfterTap(columns, counts, column, row)));
  };
  return (
    <div class="boxset">
      <Box
        tiles={tilesAt(columns, counts)}
        label={t("aside-design-set-up")}
        looks={looksAfter()}
        able={() => true}
        onTap={tap}
        rail={
          <div class="rail">
            <span>{t("setup-standing", { count: counts.reduce((sum, count) => sum + count, 0) })}</span>
            <span>{t("setup-tap-first")}</span>
          </div>
        }
      />
    </div>
  );
}

const ToPaper = ({ house }: { house: House }) => (
  <a class="txt" href={`/paper#${writeHouse(house)}`}>
    <Icon name="print" />
    {t("web-to-paper")}
  </a>
);

function Bar({
  house,
  own,
  playable,
  onPlay,
  onSave,
}: {
  house: House;
  own: Measures;
  playable: boolean;
  onPlay: () => void;
  onSave: () => void;
}) {
  return (
    <footer class="dbar">
      <p class="dlive">
        <span>
          <Rich id="setup-mean" parts={{ mean: <b>{measureText("mean", own)}</b> }} />
        </span>
        <span>
          <Rich id="setup-share" parts={{ share: <b>{measureText("shut", own)}</b> }} />
        </span>
      </p>
      <div class="dact">
        <button type="button" class="btn quiet" disabled={!playable} onClick={onSave}>
          {t("aside-design-save")}
        </button>
        <a class="btn quiet" href={`/explore#${writeHouse(house)}`}>
          {t("setup-explore")}
        </a>
        <button type="button" class="btn main" disabled={!playable} onClick={onPlay}>
          {t("setup-play")}
        </button>
      </div>
    </footer>
  );
}

/** A name for the rule, and what is special about it. */
function Saving({ house, onSaved, onClose }: { house: House; onSaved: (house: House) => void; onClose: () => void }) {
  const name = useSignal(house.set["name"] ?? "");
  const about = useSignal(house.set["about"] ?? "");
  const save = (event: Event) => {
    event.preventDefault();
    const { name: _name, about: _about, ...rest } = house.set;
    const next = {
      ...house,
      set: { ...rest, name: name.value.trim(), ...(about.value.trim() ? { about: about.value.trim() } : {}) },
    };
    saveRule(next, name.value.trim());
    onSaved(next);
  };
  return (
    <Sheet title={t("aside-design-save")} onClose={onClose}>
      <form class="naming" onSubmit={save}>
        <label>
          {t("aside-design-name")}
          <input
            type="text"
            required
            maxLength={60}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <label>
          {t("aside-design-about")}
          <input
            type="text"
            maxLength={160}
            value={about.value}
            onInput={(event) => (about.value = event.currentTarget.value)}
          />
        </label>
        <p class="note">{t("aside-design-saved")}</p>
        <button type="submit" class="btn main" disabled={!name.value.trim()}>
          {t("aside-design-save")}
        </button>
      </form>
    </Sheet>
  );
}
