// Draws the box of a picture on a canvas: always in the light of day, in pixels of the finished picture. It has the
// proportions of `box.css` and needs nothing from a network.
import { GLYPHS, layOut } from "../../box/Num";
import { faces3, SPOTS, type Vector } from "../../dice/Die";
import type { TileView } from "../../network/wire";

export type Ink = CanvasRenderingContext2D;
export const COLOUR = {
  paper: "#f5f0e6", line: "#d8ccb8", ink: "#2a211a", ink2: "#5e5244", ink3: "#857763", accent: "#1d5a50",
  walnut: "#5e3f2a", walnutHi: "#80593b", walnutLo: "#3b2517", walnutDeep: "#24160d",
  felt: "#2b6257", feltHi: "#377266", feltLo: "#1e4840", maple: "#ecd8b3", mapleHi: "#f5e6c8", mapleLo: "#d3b788",
  mapleTop: "#fdf4e0", shade: "#93704a", shadeTop: "#a7845a", shadeLo: "#553a22", shadeInk: "#38220e",
  back: "#4b3020", backHi: "#5c3d29", backLo: "#33200f", backInk: "#9c7a55", engrave: "#4a2e17",
  brass: "#d6a84e", brassHi: "#f2d896", brassLo: "#86601c",
  ivory: "#fbf5e7", ivory2: "#e6dac1", ivory3: "#cdbd9d", pip: "#2c2119", onFelt: "#f4ecd9", onWalnut: "#f3e6cc",
} as const;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Stops = [number, string][];

function fade(ink: Ink, from: Vector, to: Vector, stops: Stops): CanvasGradient {
  const gradient = ink.createLinearGradient(...from, ...to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

const down = (ink: Ink, top: number, foot: number, stops: Stops): CanvasGradient =>
  fade(ink, [0, top], [0, foot], stops);

function shape(ink: Ink, points: Vector[], fill: string | CanvasGradient): void {
  ink.beginPath();
  points.forEach(([x, y], place) => (place ? ink.lineTo(x, y) : ink.moveTo(x, y)));
  ink.closePath();
  ink.fillStyle = fill;
  ink.fill();
}

/** A number in the pen of the game, so high and with its middle here. */
export function paintNumber(ink: Ink, text: string, middle: number, top: number, high: number, colour: string): void {
  const parts = layOut(text);
  const last = parts.at(-1)!;
  const scale = high / 30;
  ink.save();
  ink.translate(middle - ((last.x + last.width) * scale) / 2, top);
  ink.scale(scale, scale);
  strokes(ink, parts.map(({ glyph, x }) => [x, GLYPHS[glyph]!]), colour, 3.1);
  ink.restore();
}

/** Paths side by side, drawn with one pen. */
export function strokes(ink: Ink, paths: [number, string][], colour: string, width: number): void {
  Object.assign(ink, { strokeStyle: colour, lineWidth: width, lineCap: "round", lineJoin: "round" });
  for (const [x, path] of paths) {
    ink.save();
    ink.translate(x, 0);
    ink.stroke(new Path2D(path));
    ink.restore();
  }
}

/** Lines as in wood; the same ones every time. */
function grain(ink: Ink, { x, y, width, height }: Frame, count: number, colour: string): void {
  ink.save();
  ink.beginPath();
  ink.rect(x, y, width, height);
  ink.clip();
  ink.strokeStyle = colour;
  for (let line = 0; line < count; line++) {
    const at = y + (height * ((line * 0.618) % 1));
    ink.lineWidth = 0.6 + ((line * 0.37) % 1);
    ink.beginPath();
    ink.moveTo(x, at);
    ink.bezierCurveTo(x + width * 0.3, at + 3, x + width * 0.6, at - 3, x + width, at + ((line % 5) - 2));
    ink.stroke();
  }
  ink.restore();
}

interface Measures extends Frame {
  side: number;
  inset: number;
  rim: number;
  far: number;
  lip: number;
  near: number;
  tile: number;
  column: number;
  rows: number;
  cols: number;
  step: number;
  foot: number;
  field: number;
}

function measures(frame: Frame, cols: number, rows: number): Measures {
  const { width, height } = frame;
  const side = width * 0.025;
  const inset = width * 0.022;
  const far = width * 0.017;
  const lip = height * 0.03;
  const near = lip + Math.max(52, height * 0.094);
  const head = height * 0.034;
  const step = rows > 2 ? 0.45 : 0.6;
  const field = width - 2 * side - 1.1 * inset - 0.022 * width;
  const column = field / cols;
  const room = (height - far - head - near - height * 0.27) / (1.44 + (rows - 1) * step);
  const tile = Math.min(2.25 * column, room);
  const foot = far + head + (rows - 1) * tile * step + tile;
  return { ...frame, side, inset, rim: side * 0.72, far, lip, near, tile, column, rows, cols, step, foot, field };
}

/** The box without its tiles: shadow, wall, felt and rails. */
function paintTray(ink: Ink, m: Measures): void {
  const { x, y, width, height, side, inset, rim, far, lip, near } = m;
  const [right, bottom] = [x + width, y + height];
  ink.save();
  Object.assign(ink, { shadowColor: "#2a160866", shadowBlur: 22, shadowOffsetY: 14 });
  shape(ink, [[x + inset, y], [right - inset, y], [right, bottom], [x, bottom]], COLOUR.walnutLo);
  ink.restore();
  const wall: Stops = [[0, "#20130b"], [0.12, "#3a2417"], [1, "#4c3121"]];
  shape(ink, inner(m, inset + rim, far, side), down(ink, y + far, y + height * 0.6, wall));
  grain(ink, { x: x + side, y: y + far, width: width - 2 * side, height: height * 0.5 }, 40, "#0000001c");
  const felt = y + m.foot - (m.rows - 1) * m.tile * m.step - m.tile * 0.1;
  const { feltLo, felt: usual, feltHi } = COLOUR;
  const cloth: Stops = [[0, feltLo], [0.3, usual], [0.6, feltHi], [0.92, usual], [1, feltLo]];
  shape(ink, inner(m, inset + rim + 5, felt - y, side + 2), down(ink, felt, bottom - near, cloth));
  const left: Stops = [[0, COLOUR.walnutHi], [1, COLOUR.walnut]];
  shape(
    ink,
    [[x + inset, y], [x + inset + rim, y + far], [x + side, bottom - near], [x, bottom - lip]],
    fade(ink, [x, 0], [x + inset + rim, 0], left),
  );
  shape(
    ink,
    [[right - inset, y], [right - inset - rim, y + far], [right - side, bottom - near], [right, bottom - lip]],
    fade(ink, [right - inset - rim, 0], [right, 0], [[0, COLOUR.walnut], [1, COLOUR.walnutLo]]),
  );
  shape(
    ink,
    [[x + inset, y], [right - inset, y], [right - inset - rim, y + far], [x + inset + rim, y + far]],
    down(ink, y, y + far, left),
  );
  paintRail(ink, m);
}

const inner = ({ x, y, width, height, near }: Measures, above: number, top: number, below: number): Vector[] => [
  [x + above, y + top],
  [x + width - above, y + top],
  [x + width - below, y + height - near],
  [x + below, y + height - near],
];

function paintRail(ink: Ink, { x, y, width, height, side, lip, near }: Measures): void {
  const [right, bottom] = [x + width, y + height];
  const top: Stops = [[0, "#8d6443"], [0.05, COLOUR.walnutHi], [1, "#6c4a31"]];
  shape(
    ink,
    [[x + side, bottom - near], [right - side, bottom - near], [right, bottom - lip], [x, bottom - lip]],
    down(ink, bottom - near, bottom - lip, top),
  );
  grain(ink, { x: x + side, y: bottom - near, width: width - 2 * side, height: near - lip }, 16, "#00000020");
  ink.beginPath();
  ink.roundRect(x, bottom - lip, width, lip, [0, 0, 8, 8]);
  ink.fillStyle = down(ink, bottom - lip, bottom, [[0, "#6d4a32"], [0.12, COLOUR.walnut], [1, COLOUR.walnutLo]]);
  ink.fill();
}

/** A row of tiles on its rod, which is a little narrower the further back it is. */
function paintRow(ink: Ink, m: Measures, row: TileView[], number: number): void {
  const scale = 1 - 0.04 * number;
  const left = m.x + (m.width - m.field * scale) / 2;
  const foot = m.y + m.foot - number * m.tile * m.step;
  const at = (tile: TileView): Frame => ({
    x: left + tile.column * m.column * scale + 1.5,
    y: foot - m.tile * scale,
    width: m.column * scale - 3,
    height: m.tile * scale,
  });
  for (const tile of row.filter((each) => each.state === "shut")) paintLying(ink, at(tile), foot, tile.value);
  const rod = Math.max(5, 0.05 * m.tile);
  ink.fillStyle = down(ink, foot - rod, foot, [[0, COLOUR.brassHi], [0.4, COLOUR.brass], [1, COLOUR.brassLo]]);
  ink.beginPath();
  ink.roundRect(left - 6, foot - rod, m.field * scale + 12, rod, 4);
  ink.fill();
  for (const tile of row.filter((each) => each.state !== "shut"))
    paintStanding(ink, at(tile), tile.value, tile.state === "hidden", m.rows);
}

function paintStanding(ink: Ink, frame: Frame, value: number, hidden: boolean, rows: number): void {
  const { x, y, width, height } = frame;
  const top = height * 0.06;
  const stops: Stops = hidden
    ? [[0, COLOUR.shadeTop], [0.06, COLOUR.shade], [0.5, COLOUR.shade], [0.8, COLOUR.shadeLo]]
    : [[0, COLOUR.mapleTop], [0.055, COLOUR.mapleTop], [0.06, COLOUR.mapleHi], [0.4, COLOUR.maple],
        [1, COLOUR.mapleLo]];
  ink.save();
  Object.assign(ink, { shadowColor: "#1c0f0688", shadowBlur: 7, shadowOffsetY: 4 });
  ink.beginPath();
  ink.roundRect(x, y - top, width, height + top, [9, 9, 2, 2]);
  ink.fillStyle = down(ink, y - top, y + height, stops);
  ink.fill();
  ink.restore();
  const high = Math.min(height * (rows > 1 ? 0.325 : 0.42), width * (value > 9 ? 0.62 : 0.84));
  const place = y + height * (rows > 1 ? 0.055 : 0.12);
  const engraved = hidden ? COLOUR.shadeInk : COLOUR.engrave;
  if (!hidden) paintNumber(ink, String(value), x + width / 2, place + 1.5, high, "#fffaeccc");
  paintNumber(ink, String(value), x + width / 2, place, high, engraved);
}

// A tile that lies is seen so much shorter, and a little wider at its head, which is nearer.
const FLAT = 0.42;
const SPLAY = 0.016;

function paintLying(ink: Ink, { x, width, height }: Frame, foot: number, value: number): void {
  const low = foot + height * FLAT;
  const wide = width * SPLAY;
  const body: Vector[] = [[x, foot], [x + width, foot], [x + width + wide, low], [x - wide, low]];
  shape(ink, body, down(ink, foot, low, [[0, COLOUR.backLo], [0.4, COLOUR.back], [1, COLOUR.backHi]]));
  const edge: Vector[] = [[x - wide, low], [x + width + wide, low], [x + width + wide, low + 6], [x - wide, low + 6]];
  shape(ink, edge, COLOUR.backLo);
  const high = Math.min(height * 0.5, width * (value > 9 ? 0.66 : 0.95));
  ink.save();
  ink.translate(0, foot + height * FLAT * 0.24);
  ink.scale(1, FLAT);
  paintNumber(ink, String(value), x + width / 2, 0, high, COLOUR.backInk);
  ink.restore();
}

/** A die of this size around a point. */
export function paintDie(ink: Ink, face: number, place: number, [x, y]: Vector, size: number): void {
  const { outline, sides, reach } = faces3({ face, yaw: place % 2 ? 60 : 24, twist: (face + place) % 4 });
  const scale = size / (2 * reach);
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  ink.save();
  const [shadowBlur, shadowOffsetX, shadowOffsetY] = [14 * scale, 3 * scale, 8 * scale];
  Object.assign(ink, { shadowColor: "#0009", shadowBlur, shadowOffsetX, shadowOffsetY });
  shape(ink, outline, COLOUR.ivory2);
  ink.restore();
  Object.assign(ink, { strokeStyle: COLOUR.ivory2, lineWidth: 6, lineJoin: "round" });
  ink.stroke();
  for (const { spots, u, v, at, top } of sides) {
    ink.save();
    ink.transform(...u, ...v, ...at);
    ink.beginPath();
    ink.roundRect(0.012, 0.012, 0.976, 0.976, 0.17);
    ink.fillStyle = [COLOUR.ivory2, COLOUR.ivory3, COLOUR.ivory][top]!;
    ink.fill();
    ink.fillStyle = COLOUR.pip;
    for (const [sx, sy] of SPOTS[spots] ?? []) {
      ink.beginPath();
      ink.arc(sx, sy, 0.1, 0, 2 * Math.PI);
      ink.fill();
    }
    if (spots > 6) paintNumber(ink, String(spots), 0.5, 0.2, 0.6, COLOUR.pip);
    ink.restore();
  }
  ink.restore();
}

export function paintPeg(ink: Ink, [x, y]: Vector, radius: number, filled = true): void {
  const light = ink.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
  const stops: Stops = filled
    ? [[0, COLOUR.brassHi], [0.55, COLOUR.brass], [1, COLOUR.brassLo]]
    : [[0, "#120a05"], [1, COLOUR.walnutDeep]];
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  ink.beginPath();
  ink.arc(x, y, radius, 0, 2 * Math.PI);
  ink.fillStyle = light;
  ink.fill();
}

export interface BoxPlaces {
  /** The middle of the felt before the tiles, and of the near rail. */
  mat: Frame;
  rail: Frame;
}

/** A box with its tiles; gives the places where dice, numbers and names can stand. */
export function paintBox(ink: Ink, frame: Frame, board: TileView[][]): BoxPlaces {
  const cols = Math.max(...board.flat().map((tile) => tile.column + 1));
  const m = measures(frame, cols, board.length);
  paintTray(ink, m);
  for (let row = board.length - 1; row >= 0; row--) paintRow(ink, m, board[row]!, row);
  const top = frame.y + m.foot + m.tile * 0.46;
  const foot = frame.y + frame.height - m.near;
  return {
    mat: { x: frame.x + m.side, y: top, width: frame.width - 2 * m.side, height: foot - top },
    rail: { x: frame.x + m.side + 20, y: foot, width: frame.width - 2 * m.side - 40, height: m.near - m.lip },
  };
}
