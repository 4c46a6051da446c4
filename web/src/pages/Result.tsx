// The end of a game: play again, keep the record, look into the envelope.
import type { Link, Seen } from "../link";
import { t } from "../words";
import type { GameView } from "../wire";

export function Result({ link, seen }: { link: Link; seen: Seen; game: GameView }) {
  const next = seen.view.rematch;
  return (
    <footer class="act choice">
      {next ? (
        <a class="btn main" href={`/t/${next}`}>
          {t("web-next-table")}
        </a>
      ) : (
        <button type="button" class="btn main" disabled={!seen.you.length || link.busy.value} onClick={() => void link.send({ do: "rematch" })}>
          {t("web-rematch")}
        </button>
      )}
      <a class="btn quiet" href="/">
        {t("web-home")}
      </a>
    </footer>
  );
}
