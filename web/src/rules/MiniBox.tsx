// A game as a small picture: its box, and what it has that the others have not.
import type { Columns } from "../box/columns";
import { NumAt } from "../box/Num";
import { Pips } from "../dice/Die";
import { sceneOf, type GameScene } from "./scene";

const WIDTH = 100;
const LEFT = 10.1;
const GAP = 1.2;
const FOOT = 47;

interface MiniTileProps {
  x: number;
  top: number;
  wide: number;
  high: number;
  value: number;
  looks: string;
}

function MiniTile({ x, top, wide, high, value, looks }: MiniTileProps) {
  const digits = Math.min(10.5, wide * (value > 9 ? 0.7 : 1.05));
  return (
    <>
      <rect class={looks} x={x} y={top} width={wide} height={high} rx="1.8" />
      <g class={looks === "sh" ? "nh" : "nm"}>
        <NumAt value={value} x={x + wide / 2} y={top + high * 0.1} high={digits} />
      </g>
    </>
  );
}

/** The tiles of each row from the last to the first, and where they stand. */
function rowsOf(columns: Columns): MiniRow[] {
  const rows = Math.max(...columns.map((column) => column.length));
  const high = [34, 31, 25][rows - 1] ?? 22;
  const step = [0, 13, 11][rows - 1] ?? 8;
  const foot = rows > 1 ? FOOT + 10 : FOOT;
  return Array.from({ length: rows }, (_, row) => ({ row, foot: foot - row * step, high })).reverse();
}

interface RowProps extends MiniRow {
  box: Columns;
  scene: GameScene;
}

interface MiniRow {
  row: number;
  foot: number;
  high: number;
}

function TileRow({ row, foot, high, box, scene: { picked, fallen } }: RowProps) {
  const wide = (WIDTH - GAP * (box.length - 1)) / box.length;
  return (
    <>
      <path class="rd" d={`M8 ${foot}h104`} />
      {box.map((column, place) => {
        const value = column[row];
        if (value === undefined) return null;
        const x = LEFT + place * (wide + GAP);
        if (row === 0 && fallen.includes(value))
          return <rect key={place} class="bk" x={x} y={foot + 1} width={wide} height="8.5" rx="1" />;
        const up = row === 0 && picked.includes(value);
        const looks = row > 0 ? "sh" : up ? "gt" : "ml";
        const top = foot - high - (up ? 5 : 0);
        return <MiniTile key={place} x={x} top={top} wide={wide} high={high} value={value} looks={looks} />;
      })}
    </>
  );
}

function Totals({ totals }: { totals: number[] }) {
  return (
    <>
      {totals.map((total, place) => (
        <g key={total}>
          <rect class="ml" x={22 + place * 30.5} y="58" width="21" height="14" rx="2.4" />
          <g class="nm">
            <NumAt value={total} x={32.5 + place * 30.5} y={60.5} high={9} />
          </g>
          {place > 0 && <path class="pl" d={`M${15 + place * 30.5} 65h5M${17.5 + place * 30.5} 62.5v5`} />}
        </g>
      ))}
    </>
  );
}

const Survivors = () => (
  <>
    <path class="dl" d="M30 73v-8h11a3.5 3.5 0 0 1 3.5 3.5v1a3.5 3.5 0 0 1-3.5 3.5z" />
    <path class="ml" d="M55 73v-10a3.5 3.5 0 0 1 3.5-3.5h3a3.5 3.5 0 0 1 3.5 3.5v10z" />
    <path class="dl" d="M75 73v-8h11a3.5 3.5 0 0 1 3.5 3.5v1a3.5 3.5 0 0 1-3.5 3.5z" />
  </>
);

export function MiniBox({ rules, box }: { rules: string; box: Columns }) {
  const scene = sceneOf(rules);
  const rows = rowsOf(box);
  const [size, y] = rows.length > 1 ? [13, 59] : [15, 55];
  return (
    <svg class="minibox" viewBox="0 0 120 84" aria-hidden="true">
      <path class="w1" d="M4 0h112l4 79a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z" />
      <path class="w3" d="M5.6 74h108.8l5.6 5a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z" />
      <path class="w2" d="M9 5h102l3.4 69H5.6z" />
      <path class="fl" d="M8.2 42h103.6L114.4 74H5.6z" />
      {rows.map((each) => (
        <TileRow key={each.row} {...each} box={box} scene={scene} />
      ))}
      {scene.faces.map((face, place) => (
        <svg key={place} class="die" x={42 + place * 21} y={y} width={size} height={size} viewBox="0 0 1 1">
          <rect class="iv" width="1" height="1" rx=".22" />
          <Pips face={face} />
        </svg>
      ))}
      <Totals totals={scene.totals} />
      {scene.survivors && <Survivors />}
    </svg>
  );
}
