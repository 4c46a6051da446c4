// A board to play on with coins: the tiles, a place for the dice, and how a turn goes.
import { countsAt, full } from "../box/columns";
import { t } from "../language/words";
import { PaperDie, PaperTile, Numeral } from "./drawing";
import {
  boxOf,
  diceOf,
  MEASURE,
  number,
  rowsOf,
  USUAL_FACES,
  shutLines,
  text,
  throwLines,
  winLines,
  type Settings,
  type Size,
} from "./format";
import { linesText, lineText, PaperSheet, SheetHead } from "./PaperSheet";

const MARGIN = 17;
const TOP = 34;
// What stands below the tiles: the mat and the steps.
const FOOT = 52;
const GAP = 7;
// No coin is larger than this, and a tile is no taller than it needs to be.
const COIN = 25.4;
const LABEL = 3.4;
// So many rows have a name.
const NAMED_ROWS = 3;

interface Props {
  title: string;
  settings: Settings;
  size: Size;
}

/** Where the tiles of a board are. */
function layOutTiles(settings: Settings, size: Size) {
  const columns = boxOf(settings);
  const rows = rowsOf(columns);
  const [high, wide] = MEASURE[size];
  const column = (wide - 2 * MARGIN) / columns.length;
  const room = (high - TOP - FOOT - MARGIN + 4 - (rows - 1) * GAP) / rows;
  const tile = { wide: column - 1.6, high: Math.min(room, column * 2.3) };
  return {
    columns,
    rows,
    wide,
    high,
    tile,
    coin: Math.min(COIN, tile.wide - 1.6, tile.high * 0.62),
    counts: countsAt(columns, text(settings, "set_up")) ?? full(columns),
    left: (place: number) => MARGIN + place * column + 0.8,
    top: (row: number) => TOP + (rows - 1 - row) * (tile.high + GAP),
    below: TOP + rows * tile.high + (rows - 1) * GAP,
  };
}

/** What one needs to play on it. */
function needText(settings: Settings, coins: number): string {
  const faces = number(settings, "faces");
  const need = t("paper-need", { ...diceOf(settings), coins });
  return faces === USUAL_FACES ? need : `${need} (${t("aside-says-faces", { faces })})`;
}

type Layout = ReturnType<typeof layOutTiles>;

export function BoardSheet({ title, settings, size }: Props) {
  const layout = layOutTiles(settings, size);
  const { wide, high, rows, counts, below } = layout;
  return (
    <PaperSheet size={size} land kind="board" label={`${t("paper-sheet", { sheet: "board" })}, ${title}`}>
      <SheetHead title={title} sub={needText(settings, counts.reduce((sum, each) => sum + each, 0))} />
      <svg class="whole" viewBox={`0 0 ${wide} ${high}`}>
        <Tiles layout={layout} />
        {rows > 1 && <RowNames layout={layout} doubled={text(settings, "total") === "front-double"} />}
      </svg>
      <div class="below" style={{ "--top": below + 6 }}>
        <div class="mat">
          <svg viewBox="0 0 56 26">
            <PaperDie x={4} y={4} side={18} face={3} turn={-8} />
            <PaperDie x={32} y={4} side={18} face={5} turn={12} />
          </svg>
          <p>{t("paper-mat")}</p>
        </div>
        <Steps settings={settings} />
      </div>
    </PaperSheet>
  );
}

/** The tiles, and between two in a column an arrow from the one in front. */
function Tiles({ layout: { columns, counts, rows, tile, coin, left, top } }: { layout: Layout }) {
  const arrow = (place: number, row: number) => {
    const [x, y] = [left(place) + tile.wide / 2, top(row) - 1.4];
    return `M${x} ${y}v-4M${x - 1.4} ${y - 2.6}l1.4-1.4 1.4 1.4`;
  };
  const tiles = columns.flatMap((values, place) => values.map((value, row) => ({ value, place, row })));
  return (
    <>
      {tiles.map(({ value, place, row }) => (
        <PaperTile
          key={`${place} ${row}`}
          x={left(place)}
          y={top(row)}
          {...tile}
          value={value}
          coin={coin}
          front={rows > 1 && row === 0}
          gone={row < columns[place]!.length - counts[place]!}
        />
      ))}
      {tiles
        .filter(({ place, row }) => row + 1 < columns[place]!.length)
        .map(({ place, row }) => (
          <path key={`${place} ${row} up`} class="arrow" d={arrow(place, row)} />
        ))}
    </>
  );
}

/** What each row is called, and whether it counts twice. */
function RowNames({ layout: { rows, tile, top }, doubled }: { layout: Layout; doubled: boolean }) {
  const label = (row: number) => t("paper-row", { row: doubled && row === 0 ? "double" : row + 1 });
  return (
    <>
      {Array.from({ length: Math.min(rows, NAMED_ROWS) }, (_, row) => (
        <text
          key={row}
          class="side"
          transform={`translate(${MARGIN - 3.6} ${top(row) + tile.high / 2}) rotate(-90)`}
          text-anchor="middle"
          font-size={Math.min(LABEL, tile.high / (0.52 * label(row).length))}
        >
          {label(row)}
        </text>
      ))}
    </>
  );
}

function Steps({ settings }: { settings: Settings }) {
  const shared = text(settings, "format") === "last-one-standing";
  const steps = [
    linesText(throwLines(settings)),
    linesText(shutLines(settings).filter((each) => each.id !== "paper-must")),
    shared ? t("paper-pass") : t("paper-nothing"),
    lineText(winLines(settings).at(text(settings, "format") === "chase" ? -1 : 0)!),
  ];
  return (
    <ol>
      {steps.map((step, place) => (
        <li key={step}>
          <svg viewBox="0 0 6 8">
            <Numeral x={3} y={0} high={8} wide={6} value={place + 1} />
          </svg>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
