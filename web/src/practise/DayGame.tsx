// Today's game: played alone with dice that are the same for everybody, beside what the perfect player makes of them.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import { why } from "../network/fault";
import { today, type Day } from "./exercise";
import { keep, recall } from "../device/storage";
import { go } from "../frame/route";
import { dayGames, keepDayGame } from "./practice";
import type { TableView, Total } from "../network/wire";
import { ruleTitle, t } from "../language/words";

export function DayGame() {
  const day = useSignal<Day | null>(null);
  const played = useSignal<{ code: string; total: Total | null } | null>(null);
  const fault = useSignal("");
  useEffect(() => {
    today().then(
      (answer) => {
        day.value = answer;
        played.value = dayGames()[answer.date] ?? null;
        if (played.value && played.value.total === null)
          void left(answer.date, played.value.code).then(
            (total) => total !== null && (played.value = { ...played.value!, total }),
          );
      },
      () => undefined,
    );
  }, []);
  if (!day.value) return null;
  const { date, rules, perfect } = day.value;
  const begin = () =>
    laid(day.value!).then(
      (code) => (keepDayGame(date, code, null), go(`/t/${code}`)),
      async (error) => (fault.value = await why(error)),
    );
  return (
    <section class="daygame" aria-labelledby="daygame">
      <h2 id="daygame">{t("web-practise-game-today")}</h2>
      <p class="note">{t("web-practise-game-about", { rules: ruleTitle(rules) })}</p>
      {fault.value && <p role="alert">{fault.value}</p>}
      {!played.value ? (
        <button type="button" class="btn quiet" onClick={() => void begin()}>
          {t("web-practise-game-play")}
        </button>
      ) : played.value.total === null ? (
        <a class="btn quiet" href={`/t/${played.value.code}`}>
          {t("web-practise-game-on")}
        </a>
      ) : (
        <>
          <p class="verdict">
            <b>
              {t("web-practise-game-left", { total: played.value.total })}{" "}
              {t("web-practise-game-perfect", { total: perfect })}
            </b>
          </p>
          <a class="show" href={`/t/${played.value.code}/report`}>
            {t("web-report")}
          </a>
        </>
      )}
    </section>
  );
}

/** The code of a table with the dice of the day. */
async function laid({ rules, seed }: Day): Promise<string> {
  const made = await request<{ code: string }>("POST", "/api/tables", {
    rules,
    seats: ["open"],
    settings: { dice: "seeded", seed, undo: true },
  });
  const code = made.code.replaceAll("-", "");
  keep(`sit ${code}`, [recall<string>("name") || t("web-me")]);
  return code;
}

/** What was left standing at a table, if its game is over. */
async function left(date: string, code: string): Promise<Total | null> {
  const { view } = await request<{ view: TableView }>("GET", `/api/tables/${code}`);
  if (!view.game?.over) return null;
  keepDayGame(date, code, view.game.total);
  return view.game.total;
}
