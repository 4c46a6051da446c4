// The rules of a game on one page: six pictures with a sentence or two each, who wins, and how likely throws are.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { countsAt, full, type Columns, type Counts } from "../box/columns";
import { numeral, percent } from "../language/figure";
import { andList, t } from "../language/words";
import type { Total } from "../network/wire";
import { PaperBox, PaperDie, PaperTile, Numeral } from "./drawing";
import { tilesOf, type Example } from "./example";
import { boxOf, missLines, rowsOf, shutLines, text, throwLines, winLines } from "./format";
import type { Line, Settings, Size } from "./format";
import { linesText, lineText, PaperSheet, SheetHead } from "./PaperSheet";

interface Props {
  title: string;
  about: string;
  settings: Settings;
  example: Example;
  size: Size;
}

/** Tiles by their names, as column and row. */
const placesOf = (columns: Columns, way: string): ReadonlySet<string> =>
  new Set(
    tilesOf(way).map(({ value, row }) => `${columns.findIndex((values) => values[row] === value)} ${row}`),
  );

export function RulesSheet({ title, about, settings, example, size }: Props) {
  const columns = boxOf(settings);
  const start = countsAt(columns, text(settings, "set_up")) ?? full(columns);
  const shared = text(settings, "format") === "last-one-standing";
  const sum = example.missed.faces.reduce((one, other) => one + other, 0);
  const left = countsAt(columns, example.missed.position) ?? start;
  const count = lineOf("paper-count", { total: text(settings, "total"), left: example.total });
  return (
    <PaperSheet size={size} kind="rules" label={`${t("paper-sheet", { sheet: "rules" })}, ${title}`}>
      <SheetHead title={title} sub={about} />
      <ol class="panels">
        <Panel number={1} panel="setup" lines={setupLines(columns, start)}>
          <PaperBox columns={columns} counts={start} />
        </Panel>
        <Panel number={2} panel="throw" lines={throwLines(settings)}>
          <Sum faces={example.throw} />
        </Panel>
        <Panel number={3} panel="shut" lines={shutLines(settings)}>
          <Ways faces={example.throw} ways={example.ways} />
        </Panel>
        <Panel number={4} panel={shared ? "pass" : "again"} lines={[lineOf(shared ? "paper-pass" : "paper-again")]}>
          <PaperBox
            columns={columns}
            counts={start}
            picked={placesOf(columns, example.ways.at(-1)!)}
            faces={example.throw}
          />
        </Panel>
        <Panel number={5} panel="miss" lines={missLines(settings, sum)}>
          <PaperBox columns={columns} counts={left} faces={example.missed.faces} />
        </Panel>
        <Panel number={6} panel={shared ? "last" : "count"} lines={[shared ? lineOf("paper-last") : count]}>
          {shared ? <Stakes /> : <Left columns={columns} counts={left} total={example.total} />}
        </Panel>
      </ol>
      <Foot settings={settings} example={example} />
    </PaperSheet>
  );
}

/** Who wins, and what is good to know. */
function Foot({ settings, example }: Pick<Props, "settings" | "example">) {
  const { best } = example;
  return (
    <footer ref={useFit()}>
      <div>
        <p class="head">{t("paper-wins")}</p>
        {winLines(settings).map((each) => (
          <p key={each.id}>{lineText(each)}</p>
        ))}
      </div>
      <div>
        <p class="head">{t("paper-known")}</p>
        <p>{t("paper-sevens")}</p>
        <p>{t("paper-best", { mean: numeral(best.mean, { maximumFractionDigits: 1 }), shut: percent(best.shut) })}</p>
        <Chances />
      </div>
    </footer>
  );
}

// How much smaller texts and drawings become, until all of them have room.
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];
// What stays free at the foot of a sheet, as a share of its height.
const FREE = 0.034;

/** Makes what is on a sheet as large as it can be with this at its foot. */
function useFit() {
  const foot = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const ink = foot.current!.closest<HTMLElement>(".ink")!;
    for (const scale of SCALES) {
      ink.style.setProperty("--fit", String(scale));
      const { bottom, height } = ink.getBoundingClientRect();
      if (foot.current!.getBoundingClientRect().bottom <= bottom - FREE * height) return;
    }
  });
  return foot;
}

const lineOf = (id: string, args: Record<string, unknown> = {}): Line => ({ id, args });

function setupLines(columns: Columns, start: Counts): Line[] {
  const gone = columns.flatMap((values, place) => values.slice(0, values.length - start[place]!));
  const all = lineOf("paper-setup", { tiles: columns.flat().length, rows: rowsOf(columns) });
  return gone.length ? [all, lineOf("paper-setup-shut", { tiles: andList(gone.map(String)) })] : [all];
}

interface PanelProps {
  number: number;
  panel: string;
  lines: Line[];
  children: ComponentChildren;
}

function Panel({ number: place, panel, lines, children }: PanelProps) {
  return (
    <li>
      <p class="head">
        <svg viewBox="0 0 6 8">
          <Numeral x={3} y={0} high={8} wide={6} value={place} />
        </svg>
        {t("paper-panel", { panel })}
      </p>
      {children}
      <p>{linesText(lines)}</p>
    </li>
  );
}

/** 3 and 5 make 8. */
function Sum({ faces: [one, other] }: { faces: number[] }) {
  return (
    <svg class="drawing" viewBox="0 0 84 40">
      <PaperDie x={6} y={12} side={16} face={one!} />
      <path class="sign" d="M26 20h5M28.5 17.5v5" />
      <PaperDie x={35} y={12} side={16} face={other!} />
      <path class="sign" d="M55.5 18.6h5M55.5 21.6h5" />
      <Numeral x={71} y={12} high={16} wide={14} value={one! + other!} bold />
    </svg>
  );
}

const plus = (x: number, y: number): string => `M${x - 1.3} ${y}h2.6M${x} ${y - 1.3}v2.6`;

/** The ways to use a throw, one below the other. */
function Ways({ faces: [one, other], ways }: { faces: number[]; ways: string[] }) {
  return (
    <svg class="drawing" viewBox="0 0 84 40">
      <PaperDie x={2} y={6} side={12} face={one!} />
      <PaperDie x={17} y={6} side={12} face={other!} />
      <Numeral x={15.5} y={23} high={12} wide={12} value={one! + other!} bold />
      {ways.slice(0, 3).map((way, row) =>
        tilesOf(way).map((tile, place) => (
          <g key={`${row} ${place}`}>
            {place > 0 && <path class="sign" d={plus(42.5 + place * 13, row * 13.4 + 7)} />}
            <PaperTile
              x={45 + place * 13}
              y={row * 13.4 + 0.6}
              wide={9}
              high={12.2}
              value={tile.value}
            />
          </g>
        )),
      )}
    </svg>
  );
}

/** The tiles that are counted, and what they come to. */
function Left({ columns, counts, total }: { columns: Columns; counts: Counts; total: Total }) {
  const standing = columns.flatMap((values, place) =>
    values.slice(values.length - counts[place]!).map((value, at) => ({
      value,
      front: values.length > 1 && at === 0 && counts[place] === values.length,
    })),
  );
  const wide = Math.min(15, 56 / standing.length - 1.5);
  const end = 1 + standing.length * (wide + 1.5);
  return (
    <svg class="drawing" viewBox="0 0 84 40">
      {standing.map((tile, place) => (
        <PaperTile
          key={place}
          x={1 + place * (wide + 1.5)}
          y={8}
          wide={wide}
          high={Math.min(24, wide * 1.5)}
          value={tile.value}
          front={tile.front}
        />
      ))}
      <path class="sign" d={`M${end + 1.5} 18.6h5M${end + 1.5} 21.6h5`} />
      <Numeral x={end + 18} y={12} high={16} wide={20} value={total} bold />
    </svg>
  );
}

/** What the last one may win: one for sure, or none, two or four. */
function Stakes() {
  return (
    <svg class="drawing" viewBox="0 0 84 40">
      <Numeral x={14} y={9} high={20} wide={16} value={1} bold />
      <text class="side" x={32} y={22} text-anchor="middle" font-size={5}>
        {t("paper-or")}
      </text>
      {[0, 2, 4].map((points, place) => (
        <Numeral key={points} x={47 + place * 15} y={11} high={16} wide={13} value={points} />
      ))}
    </svg>
  );
}

/** How many of 36 throws make each sum. */
function Chances() {
  const sums = Array.from({ length: 11 }, (_, place) => place + 2);
  return (
    <svg class="chances" viewBox="0 0 84 30">
      {sums.map((sum, place) => (
        <g key={sum}>
          {Array.from({ length: 6 - Math.abs(7 - sum) }, (_, level) => (
            <rect
              key={level}
              class={sum === 7 ? "slab seven" : "slab"}
              x={1 + place * 7.6}
              y={20.4 - level * 3.6}
              width={6}
              height={2.8}
              rx={0.6}
            />
          ))}
          <Numeral x={4 + place * 7.6} y={24.6} high={4.6} wide={6} value={sum} />
        </g>
      ))}
    </svg>
  );
}
