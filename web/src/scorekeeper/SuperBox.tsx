// After a Super Box: who has one try to match it, and the button that begins the next of them.
import { Icon } from "../frame/Icon";
import { t } from "../language/words";
import type { GameView } from "../network/wire";

interface Props {
  /** The game as it goes on after the box was shut. */
  game: GameView;
  onUndo: (() => void) | null;
  onGoOn: () => void;
}

export function SuperBox({ game, onUndo, onGoOn }: Props) {
  const [next, ...later] = (game.chase?.tries ?? []).map((seat) => game.seats[seat]!.name);
  return (
    <>
      <section class="tryers">
        <h2>{t("keeper-tries")}</h2>
        <ol>
          <li class="now">
            <i class="dot now" />
            <b>{next}</b>
            <span>{t("keeper-next")}</span>
          </li>
          {later.map((name) => (
            <li key={name}>
              <i class="dot" />
              <b>{name}</b>
            </li>
          ))}
        </ol>
      </section>
      <footer class="act pair">
        <button
          type="button"
          class="iconbtn ring"
          aria-label={t("keeper-undo")}
          disabled={!onUndo}
          onClick={() => onUndo?.()}
        >
          <Icon name="undo" />
        </button>
        <button type="button" class="btn main" onClick={onGoOn}>
          {t("keeper-start-try", { who: next ?? "" })}
        </button>
      </footer>
    </>
  );
}
