// The sheet with the picture of a game: with names or without, wide or tall, shared or saved.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { canSharePictures, shareCanvas } from "../../device/picture";
import { Sheet } from "../../frame/Sheet";
import { region, ruleName, t } from "../../language/words";
import type { Link } from "../../live/link";
import type { GameView } from "../../network/wire";
import { curve, pegs } from "../../report/data/curve";
import type { Booklet } from "../../report/data/report";
import { tileValues } from "../../tile/tileName";
import { deciding, deedAt, lastDeed, type Deed } from "../deed";
import { deedText } from "../DecidingMoment";
import { roundsWon } from "../result";
import { useBooklet } from "../useBooklet";
import { boardAfter, cardLines, type Card } from "./card";
import { drawCard, loadLetters, SIZES, type Shape } from "./draw";
import { headline } from "../headline";
import "./card.css";

interface Props {
  code: string;
  link: Link;
  game: GameView;
  title: string;
  onClose: () => void;
}

const SHAPES: Shape[] = ["tall", "wide"];

export function CardSheet({ code, link, game, title, onClose }: Props) {
  const booklet = useBooklet(code);
  const names = useSignal(true);
  const shape = useSignal<Shape>("tall");
  const status = useSignal("");
  const canvas = useRef<HTMLCanvasElement>(null);
  const card = cardOf(names.value ? game : unnamed(game), link, booklet, names.value);
  useEffect(() => {
    let here = true;
    void loadLetters(card).then(() => here && canvas.current && drawCard(canvas.current, card, shape.value));
    return () => void (here = false);
  }, [booklet, names.value, shape.value]);
  const share = () =>
    void shareCanvas(canvas.current!, "shutbox", title).catch(() => (status.value = t("ending-picture-failed")));
  const [width, height] = SIZES[shape.value];
  return (
    <Sheet title={t("ending-picture")} onClose={onClose}>
      <canvas
        ref={canvas}
        class={`sharecard ${shape.value}`}
        width={width}
        height={height}
        role="img"
        aria-label={[card.title, card.told].filter(Boolean).join(". ")}
      />
      <div class="seg" role="group" aria-label={t("ending-picture-shape")}>
        {SHAPES.map((each) => (
          <button key={each} type="button" aria-pressed={shape.value === each} onClick={() => (shape.value = each)}>
            {t("ending-picture-shapes", { shape: each })}
          </button>
        ))}
      </div>
      <label class="named">
        {t("ending-picture-names")}
        <input type="checkbox" checked={names.value} onChange={() => (names.value = !names.value)} />
      </label>
      <p role="status">{status.value}</p>
      <button type="button" class="btn main" onClick={share}>
        {t("ending-picture-hand-on", { how: canSharePictures() ? "share" : "save" })}
      </button>
    </Sheet>
  );
}

/** The game of players who are only numbered. */
const unnamed = (game: GameView): GameView => ({
  ...game,
  seats: game.seats.map((seat) => ({ ...seat, name: t("web-player", { number: seat.seat + 1 }) })),
});

function cardOf(game: GameView, link: Link, booklet: Booklet | null, named: boolean): Card {
  const moment = booklet && game.seats.length > 1 ? deciding(booklet.report) : null;
  const last = lastDeed(link.snapshot.value?.view.game ?? game, link.story.value);
  const deed = booklet && moment ? deedAt(booklet, moment.n) : last;
  const name = (seat: number) => game.seats[seat]?.name ?? "";
  const drawn = booklet && curve(booklet.report);
  const spot = drawn && moment ? (pegs(drawn, [moment])[0] ?? null) : null;
  const sheet = link.sheet.value;
  return {
    title: headline(game, sheet, game.seats.length === 1 && !named ? [0] : [], last),
    ...boxOf(game, deed),
    tallies: talliesOf(game, roundsWon(game, sheet) !== null),
    ...(booklet ? cardLines(booklet, name) : { lines: [], cuts: [] }),
    peg: spot && [spot.x, spot.y],
    foot: ruleName(game.rules),
    date: new Intl.DateTimeFormat(region(), { dateStyle: "long" }).format(Date.now()),
    told: deed && game.seats.length > 1 ? deedText({ ...deed, who: name(deed.seat) }, tileValues) : "",
  };
}

function boxOf(game: GameView, deed: Deed | null): Pick<Card, "board" | "faces" | "figure"> {
  const board = deed ? boardAfter(deed) : game.tiles;
  const label = t("ending-figure", { kind: game.seats.length === 1 ? "left" : "thrown" });
  const value = game.seats.length === 1 ? game.total : (deed?.pips ?? null);
  return { board, faces: deed?.faces ?? [], figure: value === null ? null : { value, label } };
}

function talliesOf(game: GameView, rounds: boolean): Card["tallies"] {
  if (game.seats.length === 1) return [];
  const winner = game.winners.length === 1 ? game.winners[0]! : null;
  const most = Math.max(...game.seats.map((seat) => seat.points ?? 0));
  const shown = game.seats.length === 2 ? game.seats : game.seats.filter((seat) => seat.seat === winner);
  return [...shown]
    .sort((one, other) => Number(one.seat === winner) - Number(other.seat === winner))
    .map(({ seat, name, points, total, result }) => ({
      name,
      won: seat === winner,
      pegs: rounds && most <= 7 ? [points ?? 0, most] : null,
      result: String(points ?? total ?? result ?? ""),
    }));
}
