// What comes after a game: the next table or playing again, and the report.
import { AgainNote } from "../company/AgainNote";
import { useAgain } from "../company/again";
import { useFresh } from "../frame/fresh";
import { t } from "../language/words";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";

export function AfterGame({ link, snapshot, code }: { link: Link; snapshot: Snapshot; code: string }) {
  const { next, wants, tap } = useAgain(link, snapshot);
  // Where a finger was still going on, it does not play again.
  const fresh = useFresh("after");
  return (
    <div class="after-game" inert={fresh}>
      <AgainNote link={link} snapshot={snapshot} />
      {next ? (
        <a class="btn main" href={`/t/${next}`}>
          {t("web-next-table")}
        </a>
      ) : (
        <button
          type="button"
          class={wants ? "btn quiet wants" : "btn main"}
          disabled={!snapshot.you.length || link.busy.value}
          onClick={tap}
        >
          {wants ? t("company-again-cancel") : t("web-rematch")}
        </button>
      )}
      <a class="btn quiet" href={`/t/${code}/report`}>
        {t("web-report")}
      </a>
    </div>
  );
}
