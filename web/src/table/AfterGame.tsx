// What comes after a game: the next table or playing again, and the report.
import { useContext } from "preact/hooks";
import { AgainNote } from "../company/AgainNote";
import { useAgain } from "../company/again";
import { useFresh } from "../frame/fresh";
import { t } from "../language/words";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { After } from "./after";

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

export function AfterGame(props: Props) {
  const after = useContext(After);
  return after ? <div class="after-game">{after}</div> : <NextGame {...props} />;
}

function NextGame({ link, snapshot, code }: Props) {
  const { next, wants, tap } = useAgain(link, snapshot);
  const plays = snapshot.you.length > 0;
  const able = !link.busy.value;
  // A finger that was still going on does not play again, nor one on a button that has just changed its meaning.
  const fresh = useFresh(`${next} ${wants}`);
  return (
    <div class={fresh ? "after-game fresh" : "after-game"}>
      <AgainNote link={link} snapshot={snapshot} />
      {next ? (
        <a class="btn main" href={`/t/${next}`}>
          {t("web-next-table")}
        </a>
      ) : plays && (
        <button
          type="button"
          class={wants ? "btn quiet wants" : "btn main"}
          aria-disabled={!able}
          onClick={() => able && tap()}
        >
          {wants ? t("company-again-cancel") : t("web-rematch")}
        </button>
      )}
      <a class={plays || next ? "btn quiet" : "btn main"} href={`/t/${code}/report`}>
        {t("web-report")}
      </a>
    </div>
  );
}
