// What stands at a seat instead of its score: what was said there, how long its player is away, or that a bot plays on.
import type { ComponentChildren } from "preact";
import { t } from "../language/words";
import type { GameView } from "../network/wire";
import { signOf } from "./reaction";
import { BotSign, Ring, Sign } from "./Sign";
import type { Standing } from "./reaction";
import { clockText, useTime, type SeatCompany } from "./useCompany";

// The time for which the others wait, in milliseconds (docs/server.md).
const GRACE = 120_000;

export function Beside({ beside, otherwise }: { beside: SeatCompany; otherwise: ComponentChildren }) {
  const { said, away, standIn } = beside;
  if (said)
    return (
      <span class="p beside">
        <Sign name={signOf(said.say)!} />
        <span>{t("company-say", { say: said.say })}</span>
      </span>
    );
  if (away) return <Gone from={away} />;
  if (standIn)
    return (
      <span class="p beside">
        <BotSign />
        <span>{t("company-bot-plays")}</span>
      </span>
    );
  return <>{otherwise}</>;
}

function Gone({ from }: { from: number }) {
  const left = from - useTime(true);
  return (
    <span class="p beside">
      <Ring share={left / GRACE} />
      <span>{t("company-away-in", { time: clockText(left) })}</span>
    </span>
  );
}

/** What was just said, where no seats are shown. */
export function SaidAloud({ standing, game }: { standing: Standing[]; game: GameView }) {
  return (
    <div class="said-aloud" role="status">
      {standing.map(({ seat, say, count }) => (
        <p key={count}>
          <Sign name={signOf(say)!} />
          <span>{t("company-said", { who: game.seats[seat]!.name, said: t("company-say", { say }) })}</span>
        </p>
      ))}
    </div>
  );
}

/** How many look on. */
export function Watching({ count }: { count: number }) {
  if (!count) return null;
  return (
    <span class="watching">
      <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600z" />
      </svg>
      {t("company-watching", { count })}
    </span>
  );
}
