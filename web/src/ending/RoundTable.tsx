// How the rounds went: what everybody left in each, whom it brought its points, and what all of that came to.
import { Num } from "../box/Num";
import { totalText } from "../language/figure";
import { t } from "../language/words";
import { isLong } from "../network/total";
import type { GameView, SeatView, SheetRound, Total } from "../network/wire";
import { roundsWon } from "./result";

// More rounds than these find no room on a phone, where the ranking tells the result.
const MOST_ROUNDS = 7;

const resultOf = (seat: SeatView): Total | null => seat.points ?? seat.total ?? seat.result;
const unitOf = (game: GameView, sheet: SheetRound[]): string =>
  roundsWon(game, sheet) ? "rounds" : game.seats[0]!.points !== null ? "points" : "total";

export function RoundTable({ game, sheet }: { game: GameView; sheet: SheetRound[] }) {
  const told = sheet.length > 1 && sheet.length <= MOST_ROUNDS;
  if (!told || !sheet.some((round) => round.totals.some((totals) => totals.length)))
    return (
      <div class="phone">
        <Ranking game={game} sheet={sheet} />
      </div>
    );
  const pointed = game.seats.some((seat) => seat.points !== null);
  return (
    <section>
      <h2 class="desk">{t("ending-rounds")}</h2>
      <table class="roundtable">
        <thead>
          <tr>
            <th scope="col">{t("ending-left-in")}</th>
            {sheet.map(({ round }) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
            <th scope="col">{t("ending-unit", { unit: unitOf(game, sheet) })}</th>
          </tr>
        </thead>
        <tbody>
          {game.order.map((number) => {
            const seat = game.seats[number]!;
            return (
              <tr key={number} class={game.winners.includes(number) ? "first" : ""}>
                <th scope="row">{seat.name}</th>
                {sheet.map((each) => (
                  <Cell key={each.round} round={each} seat={number} pointed={pointed} />
                ))}
                <td class="whole">{resultOf(seat) ?? "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What a seat left in a round; the peg stands where that brought points. */
function Cell({ round, seat, pointed }: { round: SheetRound; seat: number; pointed: boolean }) {
  const left = round.totals[seat]?.at(-1);
  const points = round.points[seat] ?? 0;
  return (
    <td class={points > 0 ? "w" : ""}>
      {left ?? "–"}
      {pointed && (points > 0 ? <i role="img" aria-label={t("web-points", { points })} /> : <i />)}
    </td>
  );
}

/** Everybody with what they came to, the winners first. */
export function Ranking({ game, sheet }: { game: GameView; sheet: SheetRound[] }) {
  const unit = t("ending-unit", { unit: unitOf(game, sheet) });
  const won = (seat: number) => game.winners.includes(seat);
  const seats = [...game.order].sort((one, other) => Number(won(other)) - Number(won(one)));
  return (
    <ol class="rank" aria-label={t("web-report-result", { format: game.format })}>
      {seats.map((number) => {
        const seat = game.seats[number]!;
        const result = resultOf(seat);
        return (
          <li key={number} class={won(number) ? "first" : ""}>
            <span class="n">{seat.name}</span>
            {result === null || isLong(result) ? <span>{result === null ? "–" : totalText(result)}</span> : (
              <span role="img" aria-label={totalText(result)}>
                <Num value={result} />
              </span>
            )}
            <small>{unit}</small>
          </li>
        );
      })}
    </ol>
  );
}
