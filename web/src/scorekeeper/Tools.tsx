// What sets things right: undo, a die off the mat, and the way back to where something was entered wrongly.
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import { t } from "../language/words";
import { withoutUndone } from "../live/course";
import type { Link } from "../live/link";
import type { GameView } from "../network/wire";
import { sentences } from "../table/Story";

interface ToolsProps {
  link: Link;
  game: GameView;
  onUndo: (() => void) | null;
  onCorrect: () => void;
  /** Opens names and order; null where this device may not change them. */
  onSeats: (() => void) | null;
}

export function Tools({ link, game, onUndo, onCorrect, onSeats }: ToolsProps) {
  return (
    <footer class="tools">
      <button type="button" disabled={!onUndo || link.busy.value} onClick={() => onUndo?.()}>
        <Icon name="undo" />
        {t("keeper-undo")}
      </button>
      {game.off_mat && (
        <button type="button" disabled={link.busy.value} onClick={() => void link.send({ do: "play", word: "off:t" })}>
          <Icon name="off" />
          {t("keeper-off-mat")}
        </button>
      )}
      <button type="button" disabled={!game.undo || link.busy.value} onClick={onCorrect}>
        <Icon name="pencil" />
        {t("keeper-correct")}
      </button>
      {onSeats && (
        <button type="button" onClick={onSeats}>
          <Icon name="people" />
          {t("keeper-seats-short")}
        </button>
      )}
    </footer>
  );
}

const LOOKED_BACK = 14;

/** Goes back to where something was entered wrongly: that, and all that came after it, is taken back. */
export function Correction({ link, onClose }: { link: Link; onClose: () => void }) {
  const past = withoutUndone(link.story.value).slice(-LOOKED_BACK).reverse();
  const back = async (count: number) => {
    onClose();
    for (let step = 0; step < count; step++) if (!(await link.send({ do: "play", word: "undo" }))) return;
  };
  return (
    <Sheet title={t("keeper-correct-title")} onClose={onClose}>
      <p class="about">{t("keeper-correct-about")}</p>
      <ol class="picks">
        {past.map((each, place) => (
          <li key={each.n}>
            <button type="button" onClick={() => void back(place + 1)}>
              <b>{sentences(each.facts.slice(0, 1))}</b>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
