// Luck and choices: what the dice gave each player and what their own choices cost, in bars from one line.
import { exact, signed } from "../language/figure";
import { bar, luckless, sums } from "./data/luck";
import { aim, type Booklet } from "./data/report";
import { t } from "../language/words";

export function Luck({ booklet }: { booklet: Booklet }) {
  const found = sums(booklet.report);
  if (!found) return null;
  const all = found.rows.flatMap((row) => [row.dice, row.choices]);
  const drawn = (value: number) => {
    const { left, width } = bar(all, value);
    return { left: `${100 * left}%`, width: `${100 * width}%` };
  };
  const who = luckless(booklet.report);
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">{t("web-report-luck")}</h2>
      <p class="note">
        {t("web-report-luck-unit", { unit: aim(booklet.report, found.unit) })}{" "}
        {who && t("web-report-luckless", { who })}
      </p>
      <ul class="ls" style={{ "--zero": `${100 * bar(all, 0).zero}%` }}>
        {found.rows.map(({ player, account, dice, choices }) => (
          <li key={player.seat}>
            <span class="n">{player.name}</span>
            <div class="lsbar d">
              <span>{dice !== 0 && <i style={drawn(dice)} />}</span>
              <div>
                <b>{signed(found.unit, dice)}</b> {t("web-report-dice")}
              </div>
            </div>
            <div class="lsbar c">
              <span>{choices !== 0 && <i style={drawn(choices)} />}</span>
              <div>
                <b>{signed(found.unit, choices)}</b> {t("web-report-choices")}
              </div>
            </div>
            <p class="note">
              {account.mean_loss === null
                ? t("web-report-no-decisions")
                : t("web-report-mean-loss", {
                    decisions: account.decisions,
                    loss: exact(found.unit, account.mean_loss),
                    unit: found.unit,
                  })}
              {player.hints > 0 && ` ${t("web-report-hints", { hints: player.hints })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
