// A turn by its tiles: what was tapped on the box comes to a sum, and one button shuts it.
import { useSignal } from "@preact/signals";
import { Num } from "../../box/Num";
import { totalText } from "../../language/figure";
import { t } from "../../language/words";
import type { Link } from "../../live/link";
import type { Snapshot } from "../../live/reducer";
import { Icon } from "../../frame/Icon";
import { Sheet } from "../../frame/Sheet";
import { Tiles } from "../../tile/MiniTile";
import { totalAfter } from "../count/lay";
import type { Entry } from "./useEntry";

interface Props {
  link: Link;
  snapshot: Snapshot;
  entry: Entry;
  said: string;
}

/** What was laid down, and what it comes to; before that, what to do or what happened last. */
export function LaidTiles({ link, snapshot, entry, said }: Props) {
  const game = snapshot.view.game!;
  const { lay, dice, setDice } = entry.tiles;
  const choices = snapshot.legal.filter((action) => action.word);
  if (!lay.tiles.length)
    return (
      <section class="laid none">
        <p class="ksaid" role="status">
          {said || t("keeper-lay")}
        </p>
        {choices.map((action) => (
          <button key={action.word} type="button" class="btn quiet" onClick={() => entry.play(action)}>
            {t("web-choice", { choice: action.word!, dice: 0, several: "no" })}
          </button>
        ))}
        {game.off_mat && (
          <button type="button" class="btn quiet" onClick={() => void link.send({ do: "play", word: "off:t" })}>
            <Icon name="off" />
            {t("keeper-off-mat")}
          </button>
        )}
      </section>
    );
  return (
    <section class="laid" aria-label={t("keeper-the-throw")}>
      <Tiles word={lay.word} />
      <span class="eq" aria-hidden="true">
        =
      </span>
      <Num value={lay.sum} />
      <span class="sr">{lay.sum}</span>
      <p class="fit" role="status">
        {lay.fault ? (
          <span class="unfit">{t("keeper-lay-fault", lay.fault)}</span>
        ) : (
          <>
            <span>
              <Icon name="check" />
              {t("keeper-one-throw")}
            </span>
            <b>{t("web-leaves", { total: totalText(totalAfter(game, snapshot.rules, lay)) })}</b>
          </>
        )}
      </p>
      {lay.dice.length > 1 && (
        <div class="seg" role="group" aria-label={t("web-how-many")}>
          {lay.dice.map((count) => (
            <button key={count} type="button" aria-pressed={dice === count} onClick={() => setDice(count)}>
              {t("web-dice", { dice: count })}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Undo, shut, missed; on a shared box a miss needs the sum of its throw. */
export function TilesActions({ link, snapshot, entry }: Omit<Props, "said">) {
  const game = snapshot.view.game!;
  const asked = useSignal(false);
  const { lay, shut, miss } = entry.tiles;
  const shared = game.format === "last-one-standing";
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  const idle = link.busy.value || !entry.able;
  const missed = t("keeper-missed-label", { who, total: shared ? "" : totalText(game.total), shared: String(shared) });
  return (
    <>
      <footer class="act tri">
      <button
        type="button"
        class="iconbtn ring"
        aria-label={t("keeper-undo")}
        disabled={!entry.undo || link.busy.value}
        onClick={() => entry.undo?.()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class={shut ? "btn main" : "btn lacks"}
        aria-disabled={idle || !shut}
        onClick={() => !idle && shut?.()}
      >
        {lay.sum ? t("keeper-shut", { sum: lay.sum }) : t("keeper-lay")}
      </button>
      <button
        type="button"
        class="btn quiet"
        aria-label={missed}
        disabled={idle || lay.tiles.length > 0}
        onClick={() => (shared ? (asked.value = true) : miss())}
      >
        {t("keeper-missed")}
      </button>
      </footer>
      {asked.value && <MissedSum link={link} snapshot={snapshot} onClose={() => (asked.value = false)} />}
    </>
  );
}

interface SumProps {
  link: Link;
  snapshot: Snapshot;
  onClose: () => void;
}

/** Which throw it was that nothing fits: by its sum, or by the face of one die. */
function MissedSum({ link, snapshot, onClose }: SumProps) {
  const { rules, view } = snapshot;
  const dice = Math.max(0, ...view.game!.dice);
  const most = dice * Number(rules["faces"] ?? 6);
  const report = (sum: number) => {
    onClose();
    void link.send({ do: "report", ...(dice === 1 ? { faces: [sum] } : { sum }) });
  };
  return (
    <Sheet title={t("keeper-missed-sum")} onClose={onClose}>
      <div class="numbers">
        {Array.from({ length: most - dice + 1 }, (_, place) => place + dice).map((sum) => (
          <button key={sum} type="button" onClick={() => report(sum)}>
            {sum}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
