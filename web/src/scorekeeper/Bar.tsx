// The bar of the scorekeeper: the way back, the game, whether the screen stays awake, and the menu.
import { useAwake } from "../device/awake";
import { Icon } from "../frame/Icon";
import { ruleName, t } from "../language/words";
import type { GameView } from "../network/wire";

export function Bar({ game, onMenu }: { game: GameView; onMenu: () => void }) {
  const awake = useAwake();
  const { round, rounds } = game;
  return (
    <header class={awake.able ? "bar three" : "bar"}>
      <a class="iconbtn" href="/score" aria-label={t("web-leave")}>
        <Icon name="back" />
      </a>
      <div class="mid">
        <b>{ruleName(game.rules)}</b>
        <span>{rounds === null ? t("web-round", { round }) : t("web-round-of", { round, rounds })}</span>
      </div>
      {awake.able && (
        <button
          type="button"
          class={awake.on ? "iconbtn awake" : "iconbtn"}
          aria-label={t("keeper-awake")}
          aria-pressed={awake.on}
          onClick={awake.toggle}
        >
          <Icon name={awake.on ? "sun" : "moon"} />
        </button>
      )}
      <button type="button" class="iconbtn" aria-label={t("web-more")} onClick={onMenu}>
        <Icon name="more" bold />
      </button>
    </header>
  );
}
