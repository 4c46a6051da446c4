// What can be done with a throw, each a button; after the game, what comes next.
import { optionName } from "../coach/advice";
import { t } from "../language/words";
import type { Link } from "../live/link";
import type { Seen } from "../live/reducer";
import type { ActionView, GameView } from "../network/wire";
import { playAgain } from "../table/rematch";

const OFFERED = 3;

interface OffersProps {
  game: GameView;
  seen: Seen;
  link: Link;
  faces: number[];
  due: number[];
  onPlay: (action: ActionView) => void;
  onReport: (faces: number[]) => void;
  onWays: () => void;
}

export function Offers({ game, seen, link, faces, due, onPlay, onReport, onWays }: OffersProps) {
  const busy = link.busy.value;
  if (game.phase === "shut") {
    const shown = seen.legal.length > OFFERED ? seen.legal.slice(0, OFFERED - 1) : seen.legal;
    return (
      <div class="offers">
        {shown.map((move) => (
          <button key={move.word} type="button" disabled={busy} onClick={() => onPlay(move)}>
            <b>{optionName(move)}</b>
            <span>{t("web-leaves", { total: move.total ?? 0 })}</span>
          </button>
        ))}
        {seen.legal.length > shown.length && (
          <button type="button" class="rest" onClick={onWays}>
            <b>+{seen.legal.length - shown.length}</b>
            <span>{t("web-more-ways", { count: seen.legal.length - shown.length })}</span>
          </button>
        )}
      </div>
    );
  }
  const choices = seen.legal.filter((action) => action.word);
  return (
    <div class="offers">
      {choices.map((action) => (
        <button key={action.word} type="button" disabled={busy} onClick={() => onPlay(action)}>
          <b>{t("web-choice", { choice: action.word!, dice: 0, several: "no" })}</b>
        </button>
      ))}
      {due.length > 1 && due.includes(faces.length) && (
        <button type="button" disabled={busy} onClick={() => onReport(faces)}>
          <b>{t("web-only-dice", { dice: faces.length })}</b>
        </button>
      )}
      {!choices.length && faces.length === 0 && <p class="enter">{t("web-enter", { dice: Math.max(0, ...due) })}</p>}
    </div>
  );
}

export function Again({ link, seen, code }: { link: Link; seen: Seen; code: string }) {
  const next = seen.view.rematch;
  return (
    <div class="offers">
      {next ? (
        <a class="btn main" href={`/t/${next}`}>
          {t("web-next-table")}
        </a>
      ) : (
        <button type="button" class="btn main" disabled={link.busy.value} onClick={() => void playAgain(link, seen)}>
          {t("web-rematch")}
        </button>
      )}
      <a class="btn quiet" href={`/t/${code}/report`}>
        {t("web-report")}
      </a>
    </div>
  );
}
