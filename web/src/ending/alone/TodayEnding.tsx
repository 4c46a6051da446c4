// The end of the day's game: one's own box large, that of the perfect player small, and where the ways parted.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Box } from "../../box/Box";
import { boxAt, looksAfter } from "../../box/position";
import { actionArguments, because } from "../../coach/advice";
import { t } from "../../language/words";
import type { GameView, Total } from "../../network/wire";
import { dayName } from "../../practise/Daily";
import { dayGames, daysDone, settleDayGame, type DayGameKept } from "../../practise/practice";
import { DayLines, ShareDay, type DayResult } from "../../practise/day/ShareDay";
import { Week } from "../../practise/day/Week";
import "../../practise/day/daygame.css";
import type { Booklet } from "../../report/data/report";
import { Throws } from "./Alone";
import { lastDeed } from "../deed";
import { EndBox } from "../EndBox";
import { headline } from "../headline";
import { Frame, type EndingProps } from "../ResultPage";
import { Drawn, type WriteTiles } from "../../tile/Drawn";
import { turningPoint, type TurningPoint } from "./turning";
import { useBooklet } from "../useBooklet";

/** What this browser kept of the day, with the result of this game where it was the first try. */
function useDay(date: string, code: string, total: Total, shut: [number, number]): DayGameKept | null {
  const kept = useSignal<DayGameKept | null>(null);
  useEffect(() => {
    settleDayGame(date, code, total, shut);
    kept.value = dayGames()[date] ?? null;
  }, [date, code]);
  return kept.value;
}

export function TodayEnding({ date, ...props }: EndingProps & { date: string }) {
  const { link, snapshot, game, code } = props;
  const last = lastDeed(game, link.story.value);
  const tiles = (last?.board ?? game.tiles).flat();
  const shut = tiles.filter((tile) => tile.state === "shut").length;
  const kept = useDay(date, code, game.total, [shut, tiles.length]);
  const booklet = useBooklet(code);
  const first = kept === null || kept.code === code;
  const perfect = kept?.perfect ?? null;
  const result: DayResult = { date, total: game.total, perfect, shut, of: tiles.length };
  return (
    <Frame
      {...props}
      kind="dayend"
      middle={
        <>
          <b>{t("web-practise-game-today")}</b>
          <span>{dayName(date)}</span>
        </>
      }
      title={headline(game, [], snapshot.you, last)}
      box={<EndBox game={game} sheet={[]} deed={last} total={game.total} rung={last?.came === "box"} />}
      side={<Throws story={link.story.value} />}
      why={
        <>
          <Beside game={game} kept={kept} booklet={booklet} />
          <Week today={date} done={daysDone()} />
          {first && <DayLines result={result} />}
        </>
      }
      act={
        <>
          {first && <ShareDay result={result} main />}
          <a class={first ? "btn quiet" : "btn main"} href={first ? `/t/${code}/report` : "/"}>
            {t(first ? "web-report" : "web-home")}
          </a>
        </>
      }
    >
      {perfect !== null && <p class="then">{t("ending-perfect", { total: perfect })}</p>}
      {!first && <p class="sub">{t("ending-second", { total: kept?.total ?? game.total })}</p>}
    </Frame>
  );
}

/** The perfect player's box, and the choice that cost most. */
function Beside({ game, kept, booklet }: { game: GameView; kept: DayGameKept | null; booklet: Booklet | null }) {
  const tiles = kept?.left ? boxAt(game.tiles, kept.left) : null;
  const label = t("ending-perfect-box", { total: kept?.perfect ?? 0 });
  const point = booklet && turningPoint(booklet.report);
  if (!tiles && !booklet) return null;
  return (
    <div class="parted">
      {tiles && (
        <figure>
          <Box tiles={tiles} label={label} looks={looksAfter()} />
          <figcaption>{label}</figcaption>
        </figure>
      )}
      {booklet && (
        <p class="told">
          <small>{point ? t("ending-turning", { n: point.n }) : t("ending-no-turning")}</small>
          {point && <Drawn say={(write) => turningText(point, write)} />}
        </p>
      )}
    </div>
  );
}

/** The choice, the better one, and why. */
function turningText({ taken, best, reasons }: TurningPoint, write: WriteTiles): string {
  const chosen = t("ending-turned", actionArguments(taken, write));
  const better = t("web-report-better", actionArguments(best, write));
  return [chosen, better, ...reasons.slice(0, 1).map((reason) => because(reason, write))].join(" ");
}
