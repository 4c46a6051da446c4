// A turn by its total: the keys, what one rarely needs beside them, and one button to save. Against a Super Box there
// are only two answers, and two equal buttons.
import { Icon } from "../../frame/Icon";
import { t } from "../../language/words";
import { totalText } from "../../language/figure";
import type { Link } from "../../live/link";
import type { Snapshot } from "../../live/reducer";
import type { GameView } from "../../network/wire";
import { Keypad } from "./Keypad";
import type { Entry } from "./useEntry";

interface Props {
  link: Link;
  snapshot: Snapshot;
  entry: Entry;
  onCorrect: () => void;
  onSwap: () => void;
}

export function TotalEntry({ link, snapshot, entry, onCorrect, onSwap }: Props) {
  const game = snapshot.view.game!;
  const able = entry.able && !link.busy.value;
  return (
    <>
      <section class="padrow">
        <div class="padside">
          <button type="button" disabled={!entry.hand.undo || link.busy.value} onClick={() => entry.hand.undo?.()}>
            <Icon name="undo" />
            {t("keeper-undo")}
          </button>
          <button type="button" disabled={!game.undo || link.busy.value} onClick={onCorrect}>
            <Icon name="pencil" />
            {t("keeper-correct")}
          </button>
          <button type="button" onClick={onSwap}>
            <Icon name="hand" />
            {t("keeper-swap")}
          </button>
        </div>
        <Keypad total={entry.total} able={able} />
      </section>
      {game.chase?.super_box ? (
        <TwoAnswers game={game} entry={entry} rules={snapshot.rules} able={able} />
      ) : (
        <Save game={game} entry={entry} able={able} />
      )}
    </>
  );
}

const whoOf = (game: GameView): string => (game.at === null ? "" : game.seats[game.at]!.name);

function Save({ game, entry, able }: { game: GameView; entry: Entry; able: boolean }) {
  const { typed, save, excess } = entry.total;
  const who = whoOf(game);
  const label = typed
    ? t("keeper-save", { who, total: totalText(typed), shut: typed === "0" ? "yes" : "no" })
    : t("keeper-left", { who });
  return (
    <footer class="act one">
      <button
        type="button"
        class={save ? "btn main" : "btn lacks"}
        aria-disabled={!able || !save}
        onClick={() => able && save?.()}
      >
        {excess === null ? label : t("keeper-too-much", { total: totalText(excess) })}
      </button>
    </footer>
  );
}

/** The two answers to a Super Box: the box is shut, too, or what is left does not matter to the round. */
interface AnswersProps {
  game: GameView;
  entry: Entry;
  rules: Record<string, unknown>;
  able: boolean;
}

function TwoAnswers({ game, entry, rules, able }: AnswersProps) {
  const { typed, save, end } = entry.total;
  const { holder, tries } = game.chase!;
  const who = whoOf(game);
  const names = { who, holder: holder === null ? "" : game.seats[holder]!.name };
  const next = tries.length > 1 ? game.seats[tries[1]!]!.name : "";
  const missed = typed !== "" && typed !== "0" ? save : null;
  const then = t("keeper-missed-then", { ...names, next, last: next ? "no" : "yes" });
  return (
    <footer class="act two">
      <button type="button" class="btn main" aria-disabled={!able} onClick={() => able && end(0)}>
        {t("keeper-shut-it", { who })}
        <small>{t("keeper-shut-then", { ...names, answer: String(rules["super_box"]) })}</small>
      </button>
      <button
        type="button"
        class={missed ? "btn main" : "btn main lacks"}
        aria-disabled={!able || !missed}
        onClick={() => able && missed?.()}
      >
        {t("keeper-missed-it", { who, total: missed ? totalText(typed) : "", known: missed ? "yes" : "no" })}
        <small>{missed ? then : t("keeper-left", { who })}</small>
      </button>
    </footer>
  );
}
