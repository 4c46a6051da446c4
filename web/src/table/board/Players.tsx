// Who plays: names, points or totals, and a mark that says in its shape what each has to do with the round.
import { level, totalText } from "../../language/figure";
import { t } from "../../language/words";
import { isLong } from "../../network/total";
import type { GameView, Outlook, SeatView } from "../../network/wire";
import { Num } from "../../box/Num";

function Mark({ game, seat }: { game: GameView; seat: SeatView }) {
  const holds = game.chase?.holder === seat.seat;
  if (holds && seat.result !== null) {
    return (
      <span class="chip" role="img" aria-label={t("web-mark", { mark: "holds", total: seat.result })}>
        {!isLong(seat.result) && <Num value={seat.result} />}
      </span>
    );
  }
  if (game.over && game.winners.includes(seat.seat))
    return <i class="peg" role="img" aria-label={t("web-mark", { mark: "won", total: 0 })} />;
  const name = seat.mark === "at" ? "now" : seat.mark === "waits" ? "" : "done";
  return <i class={`dot ${name}`} role="img" aria-label={t("web-mark", { mark: seat.mark, total: 0 })} />;
}

/** What a seat has so far, in words and as a bare number; nothing where it has nothing. */
function score(seat: SeatView): [string, string] {
  if (seat.points !== null) return [t("web-points", { points: seat.points }), String(seat.points)];
  if (seat.total !== null) return [t("web-so-far", { total: seat.total }), totalText(seat.total)];
  return seat.result === null ? ["", "\u00a0"] : [t("web-left", { total: seat.result }), totalText(seat.result)];
}

/** The same, in as many words as there is room for; that somebody is away comes before it. */
function Score({ seat, away }: { seat: SeatView; away: boolean }) {
  const [full, brief] = score(seat);
  const said = away ? t("web-away") : full;
  return (
    <span class={said ? "p" : "p none"}>
      <span class="full">{said || t("web-mark", { mark: seat.mark, total: 0 })}</span>
      <span class="brief" aria-hidden="true">
        {brief}
      </span>
    </span>
  );
}

/** What a seat can expect, as a bar and a number; only where there is room for it. */
function Ahead({ game, seat, outlook }: { game: GameView; seat: SeatView; outlook: Outlook | null }) {
  const value = outlook?.seats[seat.seat] ?? null;
  const holds = game.chase?.holder === seat.seat && seat.result !== null;
  const mark = game.over && game.winners.includes(seat.seat) ? "won" : holds ? "holds" : seat.mark;
  const share = value === null ? 0 : outlook!.unit === "points" ? value / 2 : value;
  return (
    <span class="more">
      <span aria-hidden="true">{t("web-mark", { mark, total: seat.result ?? 0 })}</span>
      {value !== null && outlook!.unit !== "total" && !game.over && (
        <>
          <span class="bar36">
            <i style={{ width: `${Math.min(100, Math.max(0, 100 * share))}%` }} />
          </span>
          <b>{level(outlook!.unit, value)}</b>
        </>
      )}
      {value !== null && outlook!.unit === "total" && !game.over && (
        <b>{t("web-expects", { total: level("total", value) })}</b>
      )}
    </span>
  );
}

export interface PlayersProps {
  game: GameView;
  present: number[];
  outlook?: Outlook | null;
  log?: string;
}

export function Players({ game, present, outlook = null, log = "" }: PlayersProps) {
  const six = game.order.length > 4;
  return (
    <ol class={six ? "players six" : "players"} aria-label={t("web-players")}>
      {outlook && !game.over && (
        <li class="head deskonly">{t("web-outlook-head", { unit: outlook.unit, horizon: outlook.horizon })}</li>
      )}
      {game.order.map((number) => {
        const seat = game.seats[number]!;
        const away = seat.kind === "person" && !present.includes(number) && !game.over;
        const out = seat.mark === "out" || seat.mark === "left";
        return (
          <li
            key={number}
            class={`${seat.mark === "at" ? "now" : ""}${out ? " out" : ""}${away ? " away" : ""}`}
            aria-current={seat.mark === "at" || undefined}
          >
            <span class="n">{seat.name}</span>
            <Mark game={game} seat={seat} />
            <Score seat={seat} away={away} />
            <Ahead game={game} seat={seat} outlook={outlook} />
          </li>
        );
      })}
      {log && <li class="log deskonly">{log}</li>}
    </ol>
  );
}
