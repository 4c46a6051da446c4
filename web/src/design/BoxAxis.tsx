// The tiles of a box: how many rows of how many, or rows that somebody types.
import { Segments, type Segment } from "../control/Segments";
import { Stepper } from "../control/Stepper";
import { columnsOf, rowsOf, type Columns } from "../box/columns";
import { columnsIn, MOST_ROWS } from "../rules/axis";
import { boxOf, SHAPES, shapeOf, type Shape } from "../rules/shape";
import { t } from "../language/words";
import type { ControlProps } from "./Axis";

const OWN = "own";
const FIRST: Shape = { rows: 1, tiles: 9, turned: true };

/** So many rows as a small picture: maple in front, walnut behind. */
function RowsSign({ rows }: { rows: number }) {
  const wide = (row: number) => 28 - row * 1.2;
  return (
    <svg class="rowsign" viewBox="0 0 34 25" aria-hidden="true">
      {Array.from({ length: rows }, (_, place) => rows - 1 - place).map((row) => {
        const [x, y, w] = [17 - wide(row) / 2, 10 - row * 4.4, wide(row)];
        return (
          <g key={row} class={row ? "sh" : "ml"}>
            <path d={`M${x} ${y}h${w}v14h${-w}z`} />
            {[1, 2, 3, 4].map((cut) => (
              <path key={cut} d={`M${x + (w * cut) / 5} ${y}v14`} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

export function BoxAxis({ value, onChange }: ControlProps) {
  const columns = columnsIn(value);
  const shape = shapeOf(columns);
  const set = (part: Partial<Shape>) => onChange(JSON.stringify(boxOf({ ...(shape ?? FIRST), ...part })));
  const chooseRows = (rows: string) =>
    rows === OWN ? onChange(JSON.stringify(ownOf(columns))) : set({ rows: Number(rows) });
  const [fewest, most] = SHAPES.rows;
  const options: Segment[] = Array.from({ length: most - fewest + 1 }, (_, place) => ({
    value: String(fewest + place),
    label: <RowsSign rows={fewest + place} />,
    name: t("setup-row-count", { count: fewest + place }),
  }));
  return (
    <div class="parts boxparts">
      <Segments
        label={t("setup-rows")}
        options={[...options, { value: OWN, label: t("setup-own-rows") }]}
        value={shape ? String(shape.rows) : OWN}
        onChange={chooseRows}
      />
      {shape && (
        <div class="part">
          <p>{t("setup-per-row")}</p>
          <Stepper
            label={t("setup-per-row")}
            value={shape.tiles}
            low={SHAPES.tiles[0]}
            high={SHAPES.tiles[1]}
            onChange={(tiles) => set({ tiles })}
          />
        </div>
      )}
      {shape && shape.rows > 1 && (
        <div class="part">
          <p>{t("setup-behind")}</p>
          <Segments
            label={t("setup-behind")}
            options={["yes", "no"].map((turned) => ({
              value: turned,
              label: t("setup-order", { turned, tiles: shape.tiles }),
            }))}
            value={shape.turned ? "yes" : "no"}
            onChange={(turned) => set({ turned: turned === "yes" })}
          />
        </div>
      )}
      {!shape && <OwnRows columns={columns} onChange={(next) => onChange(JSON.stringify(next))} />}
    </div>
  );
}

/** Tiles of one's own to begin with: those that stand there, but for one, so that they have no known shape. */
const ownOf = (columns: Columns): Columns => (shapeOf(columns.slice(1)) ? columns.slice(2) : columns.slice(1));

const tilesIn = (text: string): number[] => text.split(/[^0-9]+/).filter(Boolean).map(Number);

/** The rows as they are typed, from the front one to the last. */
function OwnRows({ columns, onChange }: { columns: Columns; onChange: (columns: Columns) => void }) {
  const rows = rowsOf(columns);
  const setRows = (next: number[][]) => onChange(columnsOf(next.filter((row) => row.length)));
  const setRow = (place: number, text: string) =>
    setRows(rows.map((row, each) => (each === place ? tilesIn(text) : row)));
  return (
    <div class="rows">
      {rows.map((row, place) => (
        <label key={place}>
          {t("aside-axis-row", { row: place + 1 })}
          <input
            value={row.join(" ")}
            inputMode="text"
            onChange={(event) => setRow(place, event.currentTarget.value)}
          />
        </label>
      ))}
      <p>
        {rows.length < MOST_ROWS && (
          <button type="button" class="txt" onClick={() => setRows([...rows, [...rows.at(-1)!].reverse()])}>
            {t("aside-axis-more-rows")}
          </button>
        )}
        {rows.length > 1 && (
          <button type="button" class="txt" onClick={() => setRows(rows.slice(0, -1))}>
            {t("aside-axis-fewer-rows")}
          </button>
        )}
      </p>
    </div>
  );
}
