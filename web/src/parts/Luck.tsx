// Luck and choices: what the dice gave each player and what their own choices cost, in bars from one line.
import { exact, signed } from "../figure";
import { aim, gained, measure, type Account, type Booklet, type Player, type Report, type Unit } from "../report";
import { t } from "../words";

interface Sum {
  player: Player;
  account: Account;
  dice: number;
  choices: number;
}

/** What dice and choices did to everybody, as gains, in the measure that looks furthest. */
export function sums(report: Report): { unit: Unit; rows: Sum[] } | null {
  const found = measure(report);
  if (!found) return null;
  const rows = report.players.flatMap((player) => {
    const account = player.accounts.find((each) => each.horizon === found.horizon && each.unit === found.unit);
    return account ? [{ player, account, dice: gained(found.unit, account.luck), choices: -account.loss }] : [];
  });
  return rows.length ? { unit: found.unit, rows } : null;
}

/** Who would have won most often with average dice, if that can be said. */
export function luckless(report: Report): string | null {
  const found = sums(report);
  if (!found || found.unit !== "chance" || found.rows.length < 2 || !report.over) return null;
  const sorted = [...found.rows].sort((a, b) => b.account.average - a.account.average);
  return sorted[0]!.account.average - sorted[1]!.account.average > 0.005 ? sorted[0]!.player.name : null;
}

export function Luck({ booklet }: { booklet: Booklet }) {
  const found = sums(booklet.report);
  if (!found) return null;
  const all = found.rows.flatMap((row) => [row.dice, row.choices]);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const scale = high - low || 1;
  const bar = (value: number) => ({ left: `${(100 * (Math.min(0, value) - low)) / scale}%`, width: `${(100 * Math.abs(value)) / scale}%` });
  const who = luckless(booklet.report);
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">{t("web-report-luck")}</h2>
      <p class="note">
        {t("web-report-luck-unit", { unit: aim(booklet.report, found.unit) })} {who && t("web-report-luckless", { who })}
      </p>
      <ul class="ls" style={{ "--zero": `${(-100 * low) / scale}%` }}>
        {found.rows.map(({ player, account, dice, choices }) => (
          <li key={player.seat}>
            <span class="n">{player.name}</span>
            <div class="lsbar d">
              <span>
                <i style={bar(dice)} />
              </span>
              <div>
                <b>{signed(found.unit, dice)}</b> {t("web-report-dice")}
              </div>
            </div>
            <div class="lsbar c">
              <span>
                <i style={bar(choices)} />
              </span>
              <div>
                <b>{signed(found.unit, choices)}</b> {t("web-report-choices")}
              </div>
            </div>
            <p class="note">
              {account.mean_loss === null
                ? t("web-report-no-decisions")
                : t("web-report-mean-loss", { decisions: account.decisions, loss: exact(found.unit, account.mean_loss), unit: found.unit })}
              {player.hints > 0 && ` ${t("web-report-hints", { hints: player.hints })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
