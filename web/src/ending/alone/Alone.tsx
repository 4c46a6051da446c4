// Beside a game alone: its throws, and what it was among all games with the same rules.
import type { ComponentChildren } from "preact";
import { Num } from "../../box/Num";
import { playedGames } from "../../games/honour";
import { numeral } from "../../language/figure";
import { t } from "../../language/words";
import { course } from "../../live/course";
import type { StoryEntry } from "../../live/reducer";
import { isLong } from "../../network/total";
import type { GameView } from "../../network/wire";
import { PUBLISHED_FIGURES } from "../../design/measure";
import { StoryRow } from "../../table/Story";
import { isBest, standing } from "./facts";

export function Throws({ story }: { story: StoryEntry[] }) {
  const rows = course(story, true);
  return (
    <>
      <h2>{t("ending-throws", { count: rows.length })}</h2>
      <ol class="story">
        {rows.map((row, place) => (
          <StoryRow key={row.n} row={row} number={place + 1} named={false} />
        ))}
      </ol>
    </>
  );
}

/** How often the box is shut with perfect play, where that is known: once in so many games. */
export function odds(rules: string): number | null {
  const shut = PUBLISHED_FIGURES[rules]?.shut_most;
  return shut ? Math.round(1 / shut) : null;
}

export function AloneFacts({ game }: { game: GameView }) {
  const found = standing(playedGames(), game.rules);
  if (!found || isLong(found.best)) return null;
  const { games, best, before, shut, mean } = found;
  return (
    <>
      <h2 class="desk">{t("ending-record")}</h2>
      <ul class="facts">
        <Fact value={best} fresh={isBest(found, game.total)} name={t("ending-best")}>
          {before === null ? t("ending-first") : t("ending-before", { total: before })}
        </Fact>
        <Fact value={shut} name={t("ending-box-shut")}>{t("ending-in-games", { games })}</Fact>
        <Fact value={numeral(mean, { maximumFractionDigits: 1 })} name={t("ending-mean")}>
          {PUBLISHED_FIGURES[game.rules] && t("ending-perfect-mean", { mean: perfectMean(game.rules) })}
        </Fact>
      </ul>
    </>
  );
}

const perfectMean = (rules: string): string =>
  numeral(PUBLISHED_FIGURES[rules]!.mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface FactProps {
  value: number | string;
  name: string;
  fresh?: boolean;
  children: ComponentChildren;
}

function Fact({ value, name, fresh = false, children }: FactProps) {
  return (
    <li class={fresh ? "new" : ""}>
      <span class="sr">{value}</span>
      <Num value={value} />
      <span>
        {name}
        <small>{children}</small>
      </span>
    </li>
  );
}
