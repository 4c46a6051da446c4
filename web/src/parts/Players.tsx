// Who plays: names, points or totals, and a mark that says in its shape what each has to do with the round.
import { t } from "../words";
import type { GameView, SeatView } from "../wire";
import { Num } from "./Num";

function Mark({ game, seat }: { game: GameView; seat: SeatView }) {
  const holds = game.chase?.holder === seat.seat;
  if (holds && seat.result !== null) {
    return (
      <span class="chip" title={t("web-mark", { mark: "holds", total: seat.result })}>
        <Num value={seat.result} />
      </span>
    );
  }
  const name = seat.mark === "at" ? "now" : seat.mark === "waits" ? "" : "done";
  return <i class={`dot ${name}`} title={t("web-mark", { mark: seat.mark, total: 0 })} />;
}

function score(seat: SeatView): string {
  if (seat.points !== null) return t("web-points", { points: seat.points });
  if (seat.total !== null) return t("web-so-far", { total: seat.total });
  return seat.result !== null ? t("web-left", { total: seat.result }) : " ";
}

export function Players({ game, present }: { game: GameView; present: number[] }) {
  const many = game.order.length > 4 ? "players six" : "players";
  return (
    <ol class={many} aria-label={t("web-players")}>
      {game.order.map((number) => {
        const seat = game.seats[number]!;
        const away = seat.kind === "person" && !present.includes(number);
        const out = seat.mark === "out" || seat.mark === "left";
        return (
          <li key={number} class={`${seat.mark === "at" ? "now" : ""}${out ? " out" : ""}`} aria-current={seat.mark === "at" || undefined}>
            <span class="n">{seat.name}</span>
            <Mark game={game} seat={seat} />
            <span class="p">{away ? t("web-away") : score(seat)}</span>
          </li>
        );
      })}
    </ol>
  );
}
