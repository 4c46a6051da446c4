// One sentence says what is at stake; the total stands beside it.
import { t } from "../words";
import type { GameView } from "../wire";
import { Num } from "./Num";

export function sentence(game: GameView): string {
  const name = (seat: number | null) => (seat === null ? "" : game.seats[seat]!.name);
  const who = name(game.at);
  if (game.over) {
    const winners = game.winners.map(name);
    if (!winners.length) return t("web-nobody", { format: game.format });
    return winners.length > 1 ? t("web-shared", { names: winners }) : t("web-won", { who: winners[0]!, format: game.format });
  }
  if (game.phase === "start") return t("web-start", { who });
  if (game.phase === "survivor") return t("web-survivor", { who });
  if (game.phase === "penalty") return t("web-penalty", { who });
  if (game.last_throw) return t("web-last-throw", { who });
  const { holder, to_beat, super_box } = game.chase ?? { holder: null, to_beat: null, super_box: false };
  if (holder !== null) return t(super_box ? "web-super-box" : "web-tries", { who, holder: name(holder), total: to_beat ?? 0 });
  return t("web-turn", { who, format: game.format });
}

function Sub({ game }: { game: GameView }) {
  const chase = game.chase;
  if (!chase || chase.holder === null || game.over) return null;
  return (
    <p class="sub">
      {!chase.super_box && <span>{t("web-takes-lead", { total: (chase.to_beat ?? 1) - 1 })}</span>}
      <span class="tries">
        <span>{t("web-tries-left")}</span>
        {chase.tries.map((seat, place) => (
          <i key={seat} class={place ? "dot" : "dot now"} />
        ))}
      </span>
    </p>
  );
}

export function Stake({ game }: { game: GameView }) {
  const moment = game.phase === "survivor" || (game.chase?.super_box ?? false) || game.over;
  return (
    <section class={moment ? "stake moment" : "stake"}>
      <div>
        <h1>{sentence(game)}</h1>
        <Sub game={game} />
      </div>
      {game.phase !== "start" && (
        <p class="total">
          <Num value={game.total} />
          <span>{t("web-total-now")}</span>
        </p>
      )}
    </section>
  );
}
