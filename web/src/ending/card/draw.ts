// Draws a picture of a game: the box as it was left, how the chances went, and one sentence.
import { LETTERS } from "../../frame/Logo";
import { fitting, spread, type Card } from "./card";
import { COLOUR, paintBox, paintDie, paintNumber, paintPeg, strokes } from "./paint";
import type { BoxPlaces, Frame, Ink } from "./paint";

export type Shape = "wide" | "tall";
export const SIZES: Record<Shape, [number, number]> = { wide: [1200, 630], tall: [1080, 1350] };
const SERIF = '"Shutbox Serif", "Noto Serif", serif';
const SANS = '"Shutbox Sans", "Noto Sans", sans-serif';

/** Loads the letters that a picture needs; those that cannot be had come from the device. */
export async function loadLetters(card: Card): Promise<void> {
  const text = [card.title, card.foot, card.date, card.told, ...card.tallies.map((each) => each.name)].join(" ");
  const fonts = ["400 92px \"Shutbox Serif\"", "400 30px \"Shutbox Sans\"", "700 30px \"Shutbox Sans\""];
  await Promise.all(fonts.map((font) => document.fonts.load(font, text).catch(() => [])));
}

export function drawCard(canvas: HTMLCanvasElement, card: Card, shape: Shape): void {
  const [width, height] = SIZES[shape];
  Object.assign(canvas, { width, height });
  const ink = canvas.getContext("2d")!;
  ink.fillStyle = COLOUR.paper;
  ink.fillRect(0, 0, width, height);
  if (shape === "wide") drawWide(ink, card);
  else drawTall(ink, card);
}

function drawWide(ink: Ink, card: Card): void {
  drawBox(ink, { x: 50, y: 44, width: 560, height: 536 }, card, 1);
  drawName(ink, 1140 - 128, 44, 22);
  const under = drawTitle(ink, card.title, { x: 670, y: 104, width: 470, height: 150 }, [68, 56, 46, 38]);
  const told = drawTold(ink, card.told, { x: 670, y: under + 4, width: 470, height: 70 }, 26);
  drawCurve(ink, card, { x: 670, y: told + 22, width: 386, height: 510 - told - 22 }, 1);
  write(ink, `${card.foot}, ${card.date}`, 670, 572, `400 24px ${SANS}`, COLOUR.ink2, 470);
}

function drawTall(ink: Ink, card: Card): void {
  drawName(ink, 72, 76, 27);
  ink.textAlign = "right";
  write(ink, card.date, 1008, 100, `400 30px ${SANS}`, COLOUR.ink2, 600);
  ink.textAlign = "left";
  const under = drawTitle(ink, card.title, { x: 72, y: 140, width: 936, height: 200 }, [92, 76, 62, 50]);
  const told = drawTold(ink, card.told, { x: 72, y: under, width: 936, height: 50 }, 34);
  drawBox(ink, { x: 72, y: told + 26, width: 936, height: 1000 - told - 26 }, card, 1.3);
  drawCurve(ink, card, { x: 72, y: 1056, width: 820, height: 160 }, 1.3);
  write(ink, card.foot, 72, 1282, `400 30px ${SANS}`, COLOUR.ink2, 936);
}

function write(ink: Ink, text: string, x: number, y: number, font: string, colour: string, most: number): void {
  Object.assign(ink, { font, fillStyle: colour });
  ink.fillText(text, x, y, most);
}

/** The name of the app in the pen of the game. */
function drawName(ink: Ink, x: number, y: number, high: number): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(high / 30, high / 30);
  strokes(ink, LETTERS, COLOUR.ink2, 2.8);
  ink.restore();
}

/** The headline, as large as it fits; where it ends. */
function drawTitle(ink: Ink, text: string, frame: Frame, sizes: number[]): number {
  const font = (size: number) => `400 ${size}px ${SERIF}`;
  const { size, lines } = fitting(text, frame.width, sizes, 2, (line, each) => widthOf(ink, line, font(each)));
  lines.forEach((line, place) => {
    const y = frame.y + size * (0.82 + place * 1.08);
    write(ink, line, frame.x, y, font(size), COLOUR.ink, frame.width);
  });
  return frame.y + size * (lines.length * 1.08 + 0.1);
}

function drawTold(ink: Ink, text: string, frame: Frame, size: number): number {
  if (!text) return frame.y;
  const font = `400 ${size}px ${SERIF}`;
  const { lines } = fitting(text, frame.width, [size], 2, (line) => widthOf(ink, line, font));
  lines.slice(0, 2).forEach((line, place) => {
    write(ink, line, frame.x, frame.y + size * (1 + place * 1.25), font, COLOUR.ink2, frame.width);
  });
  return frame.y + size * (0.4 + 1.25 * Math.min(2, lines.length));
}

function widthOf(ink: Ink, text: string, font: string): number {
  ink.font = font;
  return ink.measureText(text).width;
}

function drawBox(ink: Ink, frame: Frame, card: Card, scale: number): void {
  const places = paintBox(ink, frame, card.board);
  drawMat(ink, places, card, scale);
  drawRail(ink, places, card, scale);
}

/** Dice and a number side by side in the middle of the felt. */
function drawMat(ink: Ink, { mat }: BoxPlaces, { faces, figure }: Card, scale: number): void {
  const size = Math.min(116 * scale, mat.height * 0.86);
  const number = figure ? 120 * scale : 0;
  const whole = faces.length * (size + 14) + number;
  const middle = mat.y + mat.height / 2;
  let x = mat.x + (mat.width - whole) / 2;
  faces.forEach((face, place) => {
    paintDie(ink, face, place, [x + size / 2, middle + (place % 2 ? 6 : -4)], size);
    x += size + 14;
  });
  if (!figure) return;
  const high = Math.min(74 * scale, mat.height * 0.52);
  paintNumber(ink, String(figure.value), x + number / 2, middle - high * 0.72, high, COLOUR.onFelt);
  ink.textAlign = "center";
  const font = `500 ${26 * scale}px ${SANS}`;
  write(ink, figure.label, x + number / 2, middle + high * 0.72, font, COLOUR.onFelt, number * 1.6);
  ink.textAlign = "left";
}

/** Names on the near rail, one at each end. */
function drawRail(ink: Ink, { rail }: BoxPlaces, { tallies }: Card, scale: number): void {
  const middle = rail.y + rail.height / 2;
  const radius = 11 * scale;
  const room = rail.width / 2 - 10;
  tallies.slice(0, 2).forEach(({ name, won, pegs, result }, place) => {
    const font = `${won ? 700 : 500} ${24 * scale}px ${SANS}`;
    const bold = `700 ${24 * scale}px ${SANS}`;
    const side = pegs ? pegs[1] * (radius * 2 + 8) + 14 : widthOf(ink, result, bold) + 14;
    const most = room - side;
    const wide = Math.min(widthOf(ink, name, font), most);
    const x = place ? rail.x + rail.width - wide - side : rail.x;
    write(ink, name, x, middle + 8 * scale, font, COLOUR.onWalnut, most);
    if (!pegs) return write(ink, result, x + wide + 14, middle + 8 * scale, bold, COLOUR.onWalnut, 200);
    for (let peg = 0; peg < pegs[1]; peg++)
      paintPeg(ink, [x + wide + 14 + radius + peg * (radius * 2 + 8), middle], radius, peg < pegs[0]);
  });
}

const DASHES = [[], [10, 8], [3, 7], [16, 6, 3, 6], [6, 4], [20, 6], [2, 5], [12, 4, 2, 4]];

function drawCurve(ink: Ink, { lines, cuts, peg }: Card, frame: Frame, scale: number): void {
  if (!lines.length || frame.height < 60) return;
  const at = ([x, y]: [number, number]): [number, number] => [frame.x + x * frame.width, frame.y + y * frame.height];
  Object.assign(ink, { strokeStyle: COLOUR.line, lineWidth: 1.5 });
  ink.strokeRect(frame.x, frame.y, frame.width, frame.height);
  for (const cut of cuts) line(ink, [at([cut, 0]), at([cut, 1])]);
  const labels = spread(lines.map((each) => each.runs.at(-1)?.at(-1)?.[1] ?? 1), (32 * scale) / frame.height);
  lines.forEach(({ runs, won, name }, place) => {
    const dashes = DASHES[won ? 0 : Math.max(1, (lines.length - 1 - place) % DASHES.length)]!;
    const strokeStyle = won ? COLOUR.accent : COLOUR.ink2;
    Object.assign(ink, { strokeStyle, lineWidth: (won ? 5.5 : 3) * scale, lineJoin: "round" });
    ink.setLineDash(dashes.map((dash) => dash * scale));
    for (const run of runs) line(ink, run.map(at));
    ink.setLineDash([]);
    const font = `${won ? 700 : 400} ${28 * scale}px ${SANS}`;
    const y = frame.y + labels[place]! * frame.height + 9 * scale;
    write(ink, name, frame.x + frame.width + 16, y, font, won ? COLOUR.accent : COLOUR.ink, 90 * scale);
  });
  if (!peg) return;
  ink.beginPath();
  ink.arc(...at(peg), 18 * scale, 0, 2 * Math.PI);
  ink.fillStyle = COLOUR.paper;
  ink.fill();
  paintPeg(ink, at(peg), 13 * scale);
}

function line(ink: Ink, points: [number, number][]): void {
  ink.beginPath();
  points.forEach(([x, y], place) => (place ? ink.lineTo(x, y) : ink.moveTo(x, y)));
  ink.stroke();
}
