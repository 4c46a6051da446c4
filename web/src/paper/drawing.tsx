// What is drawn on paper: tiles, dice and the box, in black lines. Lengths are millimetres.
import { layOut } from "../box/Num";
import type { Columns, Counts } from "../box/columns";
import { SPOTS } from "../dice/Die";

interface Place {
  x: number;
  y: number;
}

/** A number whose middle is at x, no higher than `high` and no wider than `wide`. */
export function Numeral({ x, y, high, wide, value, bold = false }: Place & NumeralProps) {
  const parts = layOut(String(value));
  const last = parts.at(-1)!;
  const scale = Math.min(high / 30, wide / (last.x + last.width));
  const at = `translate(${x - ((last.x + last.width) * scale) / 2} ${y + (high - 30 * scale) / 2}) scale(${scale})`;
  return (
    <g class={bold ? "numeral bold" : "numeral"} transform={at}>
      {parts.map((part) => (
        <use key={part.x} href={`#g-${part.glyph}`} x={part.x} />
      ))}
    </g>
  );
}

interface NumeralProps {
  high: number;
  wide: number;
  value: number | string;
  bold?: boolean;
}

/** The outline of a tile: round above, square at its foot. */
const slab = ({ x, y }: Place, wide: number, high: number): string => {
  const r = Math.min(3.2, wide * 0.16);
  const corner = (across: number, down: number) => `a${r} ${r} 0 0 1 ${across} ${down}`;
  return `M${x} ${y + high}v${r - high}${corner(r, -r)}h${wide - 2 * r}${corner(r, r)}v${high - r}z`;
};

interface TileProps extends Place {
  wide: number;
  high: number;
  value: number;
  /** Whether it stands in the front row of several. */
  front?: boolean;
  /** Whether it is shut before the game begins. */
  gone?: boolean;
  picked?: boolean;
  /** The diameter of the coin that has room below the number. */
  coin?: number;
  /** The share of its height that a number has where there is no coin. */
  head?: number;
}

export function PaperTile({ x, y, wide, high, value, front, gone, picked, coin = 0, head = 0.5 }: TileProps) {
  const top = coin ? (high - coin - 2.4) * 0.18 : high * 0.1;
  const room = coin ? high - coin - 3 - 2 * top : high * head;
  const looks = ["slab", front && "front", gone && "gone", picked && "picked"].filter(Boolean).join(" ");
  return (
    <g>
      <path class={looks} d={slab({ x, y }, wide, high)} />
      <Numeral
        x={x + wide / 2}
        y={y + top}
        high={Math.min(room, 13)}
        wide={wide * 0.72}
        value={value}
        bold={front === true}
      />
      {coin > 0 && <circle class="coin" cx={x + wide / 2} cy={y + high - coin / 2 - 1.8} r={coin / 2} />}
    </g>
  );
}

/** A die from above. */
export function PaperDie({ x, y, side, face, turn = 0 }: Place & { side: number; face: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${side / 2} ${side / 2})`}>
      <rect class="slab" width={side} height={side} rx={side * 0.2} />
      {(SPOTS[face] ?? []).map(([across, down]) => (
        <circle key={`${across} ${down}`} class="pip" cx={across * side} cy={down * side} r={side * 0.09} />
      ))}
    </g>
  );
}

interface BoxProps {
  columns: Columns;
  counts: Counts;
  /** The tiles that are picked, as column and row. */
  picked?: ReadonlySet<string>;
  faces?: number[];
}

const [WIDE, HIGH] = [84, 40];
// What the rows have above the dice.
const ROOM = 22;

/** The box from the front, with the tiles that stand. */
export function PaperBox({ columns, counts, picked = new Set(), faces = [] }: BoxProps) {
  const rows = Math.max(...columns.map((column) => column.length));
  const wide = (WIDE - 12) / columns.length;
  const share = rows > 2 ? 0.42 : 0.52;
  const high = Math.min(18, wide * 2.2, ROOM / (1 + share * (rows - 1)));
  const step = high * share;
  const foot = 5 + high + (rows - 1) * step;
  const tiles = columns.flatMap((values, column) =>
    values.map((value, row) => ({ value, column, row, stands: row >= values.length - counts[column]! })),
  );
  return (
    <svg class="drawing" viewBox={`0 0 ${WIDE} ${HIGH}`}>
      <path class="rail" d={`M2.6 1H${WIDE - 2.6}L${WIDE - 0.6} ${HIGH - 0.6}H.6z`} />
      <path class="thin" d={`M4.6 2.8H${WIDE - 4.6}L${WIDE - 3} ${HIGH - 3}H3z`} />
      {tiles
        .filter((tile) => tile.stands)
        .sort((one, other) => other.row - one.row)
        .map(({ value, column, row }) => (
          <PaperTile
            key={`${column} ${row}`}
            x={6 + column * wide + 0.4}
            y={foot - high - row * step - (picked.has(`${column} ${row}`) ? 1.6 : 0)}
            wide={wide - 0.8}
            high={high}
            value={value}
            front={rows > 1 && row === 0}
            picked={picked.has(`${column} ${row}`)}
            head={rows > 1 ? 0.34 : 0.5}
          />
        ))}
      <path class="rod" d={`M5 ${foot}H${WIDE - 5}`} />
      {faces.map((face, place) => (
        <PaperDie
          key={place}
          x={WIDE / 2 - faces.length * 4.6 + place * 9.2 + 0.6}
          y={HIGH - 11.6}
          side={8}
          face={face}
        />
      ))}
    </svg>
  );
}
