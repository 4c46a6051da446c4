// What can be done with a throw, each a button.
import { t } from "../../language/words";
import type { Link } from "../../live/link";
import type { Snapshot } from "../../live/reducer";
import type { ActionView, GameView } from "../../network/wire";
import { Tiles } from "../../tile/MiniTile";

const OFFERED = 3;

interface OffersProps {
  game: GameView;
  snapshot: Snapshot;
  link: Link;
  faces: number[];
  due: number[];
  onPlay: (action: ActionView) => void;
  onReport: (faces: number[]) => void;
  onWays: () => void;
}

export function Offers({ game, snapshot, link, faces, due, onPlay, onReport, onWays }: OffersProps) {
  const busy = link.busy.value;
  if (game.phase === "shut") {
    const offers = snapshot.legal.length > OFFERED ? snapshot.legal.slice(0, OFFERED - 1) : snapshot.legal;
    return (
      <div class="offers">
        {offers.map((move) => (
          <button key={move.word} type="button" disabled={busy} onClick={() => onPlay(move)}>
            <b>
              <Tiles word={move.word!} />
            </b>
            <span>{t("web-leaves", { total: move.total ?? 0 })}</span>
          </button>
        ))}
        {snapshot.legal.length > offers.length && (
          <button type="button" class="rest" onClick={onWays}>
            <b>+{snapshot.legal.length - offers.length}</b>
            <span>{t("keeper-more-ways", { count: snapshot.legal.length - offers.length })}</span>
          </button>
        )}
      </div>
    );
  }
  const choices = snapshot.legal.filter((action) => action.word);
  return (
    <div class="offers">
      {choices.map((action) => (
        <button key={action.word} type="button" disabled={busy} onClick={() => onPlay(action)}>
          <b>{t("web-choice", { choice: action.word!, dice: 0, several: "no" })}</b>
        </button>
      ))}
      {due.length > 1 && due.includes(faces.length) && (
        <button type="button" disabled={busy} onClick={() => onReport(faces)}>
          <b>{t("keeper-only-dice", { dice: faces.length })}</b>
        </button>
      )}
    </div>
  );
}
