// Today's game: played alone with dice that are the same for everybody, beside what the perfect player makes of them.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keep, recall } from "../../device/storage";
import { go } from "../../frame/route";
import { ruleTitle, t } from "../../language/words";
import { request } from "../../network/api";
import { why } from "../../network/fault";
import type { TableView } from "../../network/wire";
import type { Day } from "../exercise";
import { dayGames, daysDone, keepDayGame, settleDayGame, type DayGameKept } from "../practice";
import { ShareDay } from "./ShareDay";
import { Week } from "./Week";
import "./daygame.css";

export function DayGame({ day }: { day: Day }) {
  const { date, rules } = day;
  const played = useSignal<DayGameKept | null>(dayGames()[date] ?? null);
  const fault = useSignal("");
  useEffect(() => void settled(date, played.value).then((kept) => (played.value = kept)), []);
  const begin = () =>
    tableFor(day).then(
      (code) => go(`/t/${code}`),
      async (error) => (fault.value = await why(error)),
    );
  return (
    <section class="daygame" aria-labelledby="daygame">
      <h2 id="daygame">{t("web-practise-game-today")}</h2>
      {fault.value && <p role="alert">{fault.value}</p>}
      {played.value === null ? (
        <>
          <p class="note">{t("web-practise-game-about", { rules: ruleTitle(rules) })}</p>
          <button type="button" class="btn quiet" onClick={() => void begin()}>
            {t("ending-play-today")}
          </button>
        </>
      ) : (
        <Played kept={played.value} date={date} />
      )}
      <Week today={date} done={daysDone()} />
    </section>
  );
}

/** The first try: to be continued, or with its result. */
function Played({ kept, date }: { kept: DayGameKept; date: string }) {
  if (kept.total === null)
    return (
      <a class="btn quiet" href={`/t/${kept.code}`}>
        {t("web-practise-game-on")}
      </a>
    );
  const [shut, of] = kept.shut ?? [0, 0];
  const perfect = kept.perfect ?? null;
  return (
    <>
      <p class="outcome">
        <b>{t("web-practise-game-left", { total: kept.total })}</b>{" "}
        {perfect !== null && t("ending-perfect", { total: perfect })}
      </p>
      <p class="ways">
        <ShareDay result={{ date, total: kept.total, perfect, shut, of }} />
        <a class="btn quiet" href={`/t/${kept.code}`}>
          {t("ending-look")}
        </a>
      </p>
    </>
  );
}

/** Lays a table with the dice of the day. It counts from now on: whoever leaves it comes back to it. */
async function tableFor({ date, rules, seed, perfect, left }: Day): Promise<string> {
  const made = await request<{ code: string }>("POST", "/api/tables", {
    rules,
    seats: ["open"],
    settings: { dice: "seeded", seed, undo: true },
  });
  const code = made.code.replaceAll("-", "");
  keep(`sit ${code}`, [recall<string>("name") || t("web-me")]);
  keepDayGame(date, { code, total: null, perfect, ...(left === undefined ? {} : { left }) });
  return code;
}

/** What is kept of a game, with its result where it has ended meanwhile. */
async function settled(date: string, kept: DayGameKept | null): Promise<DayGameKept | null> {
  if (!kept || kept.total !== null) return kept;
  const table = await request<{ view: TableView }>("GET", `/api/tables/${kept.code}`).catch(() => null);
  const game = table?.view.game;
  if (!game?.over) return kept;
  const tiles = game.tiles.flat();
  settleDayGame(date, kept.code, game.total, [tiles.filter((tile) => tile.state === "shut").length, tiles.length]);
  return dayGames()[date] ?? kept;
}
