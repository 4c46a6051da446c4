// The end of a game: play again, or see how it went. The record is kept here for practising.
import { useEffect } from "preact/hooks";
import type { Link } from "../live/link";
import type { Seen } from "../live/reducer";
import { path } from "../frame/route";
import { fetchRecord, keepRecord } from "../practise/practice";
import { playAgain } from "./rematch";
import { t } from "../language/words";
import type { GameView } from "../network/wire";

export function Result({ link, seen }: { link: Link; seen: Seen; game: GameView }) {
  const next = seen.view.rematch;
  const code = path.value.split("/")[2]!;
  const settled = seen.view.settings.dice !== "sealed" || seen.view.secret !== null;
  useEffect(() => {
    if (settled && seen.you.length)
      void fetchRecord(code).then((record) => record && keepRecord(seen.view.public, record));
  }, [settled, code]);
  return (
    <footer class="act choice result">
      {next ? (
        <a class="btn main" href={`/t/${next}`}>
          {t("web-next-table")}
        </a>
      ) : (
        <button
          type="button"
          class="btn main"
          disabled={!seen.you.length || link.busy.value}
          onClick={() => void playAgain(link, seen)}
        >
          {t("web-rematch")}
        </button>
      )}
      <a class="btn quiet" href={`/t/${code}/report`}>
        {t("web-report")}
      </a>
    </footer>
  );
}
