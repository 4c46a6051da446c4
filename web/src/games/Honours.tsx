// Champions, streaks, one against another: from the games that this browser has kept.
import { champion, duels, longestStreak, playedGames } from "./honour";
import { andList, region, t } from "../language/words";
import { Rich } from "../language/Rich";

export function Honours({ names }: { names: string[] }) {
  const games = playedGames();
  const now = new Date();
  const best = champion(games, now.toISOString().slice(0, 7));
  const streak = longestStreak(games);
  const met = duels(games, names).slice(0, 3);
  const month = new Intl.DateTimeFormat(region(), { month: "long" }).format(now);
  const since = (when: number) => new Intl.DateTimeFormat(region(), { month: "long", year: "numeric" }).format(when);
  if (!best && !streak && !met.length) return null;
  return (
    <div class="facts">
      {best && (
        <p>
          <b>{t("web-champion", { month })}</b> {t("web-champion-is", { names: andList(best.names), wins: best.wins })}
        </p>
      )}
      {met.map((duel) => (
        <p key={duel.names.join()}>
          <b>
            <Rich id="web-duel" parts={{ one: duel.names[0], other: duel.names[1] }} />
          </b>{" "}
          {t("web-duel-is", { wins: duel.wins[0], losses: duel.wins[1], since: since(duel.since) })}
        </p>
      ))}
      {streak && (
        <p>
          <b>{t("web-streak")}</b> {t("web-streak-is", { who: streak.name, rounds: streak.rounds })}
        </p>
      )}
    </div>
  );
}
