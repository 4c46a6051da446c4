// Who plays: names, points or totals, and a mark that says in its shape what each has to do with the round.
import { useSignal } from "@preact/signals";
import { Icon } from "../../frame/Icon";
import { level, totalText } from "../../language/figure";
import { t } from "../../language/words";
import { isLong } from "../../network/total";
import type { GameView, Outlook, SeatView } from "../../network/wire";
import { Num } from "../../box/Num";
import { You } from "../../first/You";
import { Beside } from "../../company/Beside";
import { NO_COMPANY, type Company } from "../../company/useCompany";

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
export function Score({ seat, away }: { seat: SeatView; away: boolean }) {
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
export function Prospect({ game, seat, outlook }: { game: GameView; seat: SeatView; outlook: Outlook | null }) {
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
          {outlook!.unit === "chance" && <b>{level("chance", value)}</b>}
        </>
      )}
      {value !== null && outlook!.unit === "total" && !game.over && (
        <b>{t("web-expects", { total: level("total", value) })}</b>
      )}
    </span>
  );
}

export interface PlayersProps {
  /** What is shown of the others, where there are any. */
  company?: Company;
  game: GameView;
  present: number[];
  /** The seat that is "you". */
  own?: number | null;
  outlook?: Outlook | null;
  log?: string;
}

/** How many stand beside each other on a phone: four, or up to six where they are five, six or more than eight. */
const crowd = (seats: number): string =>
  seats <= 4 ? "" : seats <= 6 ? " many six" : seats <= 8 ? " many eight" : " many twelve";

/** Who is shown where letters are so large that there is room for one: the player at the box, at the end the winner. */
const leading = ({ at, winners, order }: GameView): number => at ?? winners[0] ?? order[0]!;

const nobody: Company = () => NO_COMPANY;

export function Players({ game, present, own = null, company = nobody, outlook = null, log = "" }: PlayersProps) {
  const all = useSignal(false);
  const lead = leading(game);
  return (
    <ol
      class={`players${crowd(game.order.length)}${all.value ? " all" : ""}`}
      aria-label={t("web-players")}
    >
      {outlook && !game.over && (
        <li class="head deskonly">{t("web-outlook-head", { unit: outlook.unit, horizon: outlook.horizon })}</li>
      )}
      {game.order.map((number) => {
        const seat = game.seats[number]!;
        const away = seat.kind === "person" && !present.includes(number) && !game.over;
        const beside = company(number);
        const out = seat.mark === "out" || seat.mark === "left";
        return (
          <li
            key={number}
            class={`seat${seat.mark === "at" ? " now" : ""}${number === lead ? " lead" : ""}${out ? " out" : ""}${
              away ? " away" : ""
            }${beside.said ? " speaks" : ""}${beside.standIn ? " stood-in" : ""}`}
            aria-current={seat.mark === "at" || undefined}
          >
            <span class="n">{seat.name}</span>
            {number === own && <You />}
            <Mark game={game} seat={seat} />
            <Beside beside={beside} otherwise={<Score seat={seat} away={away} />} />
            <Prospect game={game} seat={seat} outlook={outlook} />
          </li>
        );
      })}
      {game.order.length > 1 && (
        <li class="rest">
          <button type="button" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
            {t("frame-others", { count: game.order.length - 1 })}
            <Icon name="next" />
          </button>
        </li>
      )}
      {log && <li class="log deskonly">{log}</li>}
    </ol>
  );
}
