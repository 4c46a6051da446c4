// Explore: any rule set, any position by tapping tiles, what it and each throw are worth, where the turn ends.
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { useAnswer } from "../network/answer";
import { countsAt, full, countsAfterTap, tilesAt, notation, type Columns, type Counts } from "../box/columns";
import { faultText } from "../network/fault";
import type { Fault, Total } from "../network/wire";
import { exact } from "../language/figure";
import { readHouse, withSetting, writeHouse, type House, type RuleSet } from "../rules/house";
import { keep, recall } from "../device/storage";
import { clack } from "../device/sound";
import { Stepper } from "../control/Stepper";
import { Axis } from "../design/Axis";
import { Box } from "../box/Box";
import { Busy } from "../network/Busy";
import { Histogram } from "./Histogram";
import { Icon } from "../frame/Icon";
import { Num } from "../box/Num";
import { Page } from "../frame/Page";
import { RuleList } from "../rules/RuleList";
import { ShareButton } from "../frame/ShareButton";
import { Sheet } from "../frame/Sheet";
import { Throws } from "./Throws";
import { fragment, keepState } from "../frame/route";
import { looksAfter } from "../box/position";
import { phrases, titleOf, useCatalogue, useSettings } from "../rules/ruleset";
import { countsOf, playable, type Survey } from "./survey";
import { worthOf } from "../coach/worth";
import { size } from "../network/total";
import { t } from "../language/words";
import "../style/mono.css";
import "./explore.css";

const MOST_TARGET = 999999999;
const OWN = ["position", "aim"] as const;

interface State {
  house: House;
  position: string;
  aim: string;
}

function readState(text: string): State {
  const all = new URLSearchParams(text);
  return {
    house: readHouse(text, recall<string>("explored") ?? "nine", OWN),
    position: all.get("position") ?? "",
    aim: all.get("aim") ?? "mean",
  };
}

const writeState = ({ house, position, aim }: State): string =>
  writeHouse(house, { ...(position ? { position } : {}), ...(aim === "mean" ? {} : { aim }) });

export function ExplorePage() {
  const all = useCatalogue();
  const now = readState(fragment.value);
  const { settings, fault } = useSettings(now.house, all);
  const sheet = useSignal<string[] | null>(null);
  const move = (part: Partial<State>, step = false) => keepState(writeState({ ...now, ...part }), step);
  useEffect(() => keep("explored", now.house.rules), [now.house.rules]);
  if (!all || !settings) return <Page title={t("aside-explore")} kind="explore"><Busy busy fault={null} /></Page>;
  const columns = settings["box"] as Columns;
  const counts = countsAt(columns, now.position) ?? countsAt(columns, String(settings["set_up"])) ?? full(columns);
  return (
    <Page
      title={t("aside-explore")}
      kind="explore"
      action={<ShareButton label={t("aside-explore-share")} title={titleOf(now.house)} />}
    >
      <div class="ecols">
        <Phrases house={now.house} settings={settings} onOpen={(axes) => (sheet.value = axes)} />
        {fault && <Faults fault={fault} />}
        <Position
          key={writeState({ house: now.house, position: "", aim: "" })}
          house={now.house}
          columns={columns}
          counts={counts}
          aim={now.aim}
          move={move}
        />
      </div>
      {sheet.value && (
        <Sheet title={t("aside-rules-choose")} onClose={() => (sheet.value = null)}>
          <Choice
            all={all}
            house={now.house}
            settings={settings}
            axes={sheet.value}
            fault={fault}
            onChange={(house) => move({ house })}
            onChoose={(house) => {
              move({ house, position: "" }, true);
              sheet.value = null;
            }}
          />
        </Sheet>
      )}
    </Page>
  );
}

interface PhrasesProps {
  house: House;
  settings: Record<string, unknown>;
  onOpen: (axes: string[]) => void;
}

/** The rules as a sentence; each part of it opens the settings that it tells of. */
function Phrases({ house, settings, onOpen }: PhrasesProps) {
  return (
    <p class="rules">
      {[{ axes: [], text: titleOf(house) }, ...phrases(settings)].map(({ axes, text }, place, { length }) => (
        <Fragment key={text}>
          <button type="button" onClick={() => onOpen(axes)}>
            <span>{text}</span>
            {place + 1 < length ? "," : "."}
          </button>{" "}
        </Fragment>
      ))}
    </p>
  );
}

interface ChoiceProps {
  all: RuleSet[];
  house: House;
  settings: Record<string, unknown>;
  /** The settings to change; none to choose another rule set. */
  axes: string[];
  fault: Fault | null;
  onChange: (house: House) => void;
  onChoose: (house: House) => void;
}

function Choice({ all, house, settings, axes, fault, onChange, onChoose }: ChoiceProps) {
  if (!axes.length) return <RuleList all={all} chosen={house} onChoose={onChoose} />;
  const base = all.find((each) => each.name === house.rules) ?? all.find((each) => each.name === "nine")!;
  return (
    <>
      {axes.map((axis) => (
        <Axis
          key={axis}
          axis={axis}
          value={house.set[axis] ?? String(settings[axis])}
          onChange={(value) => onChange(withSetting(house, base, axis, value))}
        />
      ))}
      {fault && <Faults fault={fault} />}
    </>
  );
}

function Faults({ fault }: { fault: Fault }) {
  return (
    <ul class="faults" role="alert">
      {(fault.faults ?? [fault]).map((each) => (
        <li key={each.code}>{faultText(each)}</li>
      ))}
    </ul>
  );
}

interface PositionProps {
  house: House;
  columns: Columns;
  counts: Counts;
  aim: string;
  move: (part: Partial<State>, step?: boolean) => void;
}

/** One position of the box, and all that is known of it. */
function Position({ house, columns, counts, aim, move }: PositionProps) {
  const position = notation(columns, counts);
  const { name: _name, about: _about, ...set } = house.set;
  const ask = { rules: house.rules, set, position, objective: aim };
  const { answer, busy, fault, fresh } = useAnswer<Survey>("/api/explore", ask);
  const dice = useSignal<number | null>(null);
  const offered = answer ? countsOf(answer) : [];
  const best = answer?.dice.find((each) => each.loss === 0)?.dice ?? offered[0] ?? 2;
  const thrown = dice.value !== null && offered.includes(dice.value) ? dice.value : best;
  const target = aim.startsWith("below:") ? Number(aim.split(":")[1]) : undefined;
  const kind = target === undefined ? aim : "below";
  return (
    <>
      <div class="left">
        <Tiles columns={columns} counts={counts} total={answer && fresh ? answer.total : null} onMove={move} />
        <Busy busy={busy} fault={fault} />
        {answer ? (
          <Values answer={answer} target={target} aim={aim} thrown={thrown} stale={!fresh} />
        ) : (
          <div class="vals room" />
        )}
        <Goal kind={kind} target={target} total={size(answer?.total ?? 0)} onAim={(next) => move({ aim: next })} />
        <p class="links">
          <a href={`/learn/${house.rules}`}>{t("aside-learn-this")}</a>
          <a href={`/design#${writeHouse(house)}`}>{t("aside-explore-design")}</a>
        </p>
      </div>
      {answer && (
        <section class={fresh ? "worth" : "worth stale"}>
          <h2>{t("aside-explore-worth")}</h2>
          {offered.length > 1 && (
            <Count answer={answer} counts={offered} chosen={thrown} onChoose={(count) => (dice.value = count)} />
          )}
          {offered.length ? (
            <Throws
              survey={answer}
              dice={thrown}
              before={answer.dice.find((each) => each.dice === thrown)?.value ?? answer.values[aim] ?? 0}
              ask={{ ...ask, position: answer.position, objective: answer.objective }}
              onGo={(after) => move({ position: after }, true)}
            />
          ) : (
            <p class="note">{t("aside-explore-over")}</p>
          )}
        </section>
      )}
      {answer && (
        <section class={fresh ? "dist" : "dist stale"}>
          <h2>{t("aside-explore-ends")}</h2>
          <p class="note">{t("aside-explore-ends-about", { aim: kind, target: target ?? 0 })}</p>
          <Histogram distribution={answer.distribution} target={target} />
        </section>
      )}
    </>
  );
}

interface TilesProps {
  columns: Columns;
  counts: Counts;
  total: Total | null;
  onMove: PositionProps["move"];
}

/** The box, where a tap makes another position; under it what stands counts, and the position in notation. */
function Tiles({ columns, counts, total, onMove }: TilesProps) {
  const place = (next: Counts) => onMove({ position: notation(columns, next) });
  const tap = (tile: string) => {
    const [column = 0, row = 0] = tile.split(" ").map(Number);
    clack([columns[column]![row]!]);
    place(countsAfterTap(columns, counts, column, row));
  };
  return (
    <Box
      tiles={tilesAt(columns, counts)}
      label={t("aside-explore-tap")}
      looks={looksAfter()}
      able={() => true}
      onTap={tap}
      rail={
        <div class="rail">
          <span>
            <b>{total === null ? " " : t("aside-explore-total", { total })}</b>
          </span>
          <code>{notation(columns, counts)}</code>
          <button type="button" onClick={() => place(full(columns))}>
            <Icon name="again" />
            {t("aside-explore-all-up")}
          </button>
        </div>
      }
    />
  );
}

interface CountProps {
  answer: Survey;
  counts: number[];
  chosen: number;
  onChoose: (count: number) => void;
}

/** How many dice to throw, each number with what it is worth. */
function Count({ answer, counts, chosen, onChoose }: CountProps) {
  const worth = (count: number) => answer.dice.find((option) => option.dice === count)?.value ?? 0;
  return (
    <div class="seg" role="group" aria-label={t("aside-explore-dice")}>
      {counts.map((each) => (
        <button key={each} type="button" aria-pressed={each === chosen} onClick={() => onChoose(each)}>
          <span>
            {t("aside-explore-number", { dice: each })} <b>{worthOf(answer.unit, worth(each))}</b>
          </span>
        </button>
      ))}
    </div>
  );
}

function Values({
  answer,
  target,
  aim,
  thrown,
  stale,
}: {
  answer: Survey;
  target: number | undefined;
  aim: string;
  thrown: number;
  stale: boolean;
}) {
  const fit = playable(answer, thrown);
  const chance = (value: number) => {
    const digits = exact("chance", value).replace(/[^0-9.,]/g, "");
    return (
      <dd>
        <Num value={digits} />
        <small>%</small>
        <span class="sr">{exact("chance", value)}</span>
      </dd>
    );
  };
  return (
    <dl class={stale ? "vals stale" : "vals"} aria-label={t("aside-explore-values")}>
      <div>
        <dt>{t("aside-explore-mean")}</dt>
        <dd>
          <Num value={worthOf("total", answer.values["mean"] ?? 0)} />
          <span class="sr">{worthOf("total", answer.values["mean"] ?? 0)}</span>
        </dd>
      </div>
      <div>
        <dt>{t("aside-explore-shut")}</dt>
        {chance(answer.values["shut"] ?? 0)}
      </div>
      {target !== undefined ? (
        <div>
          <dt>{t("aside-explore-below", { target })}</dt>
          {chance(answer.values[aim] ?? 0)}
        </div>
      ) : (
        <div>
          <dt>{t("aside-explore-playable")}</dt>
          <dd>
            <Num value={fit.some} />
            <span class="sr">{fit.some}</span>
            <small>{t("aside-explore-of", { count: fit.all })}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Goal({
  kind,
  target,
  total,
  onAim,
}: {
  kind: string;
  target: number | undefined;
  total: number;
  onAim: (aim: string) => void;
}) {
  const usual = target ?? Math.min(MOST_TARGET, Math.max(1, Math.round(total / 4)));
  return (
    <div class="goal">
      <div class="seg" role="group" aria-label={t("aside-explore-goal")}>
        {["mean", "shut", "below"].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={kind === each}
            onClick={() => onAim(each === "below" ? `below:${usual}` : each)}
          >
            {t("aside-explore-aim", { aim: each })}
          </button>
        ))}
      </div>
      {target !== undefined && (
        <p class="target">
          <span>{t("aside-explore-target")}</span>
          <Stepper
            label={t("aside-explore-target")}
            value={target}
            low={1}
            high={MOST_TARGET}
            onChange={(next) => onAim(`below:${next}`)}
          />
        </p>
      )}
    </div>
  );
}

