// A turn by its dice: the faces that lie there, what can be done with them, and big dice to enter the next.
import type { ComponentChildren } from "preact";
import { t } from "../../language/words";
import type { Link } from "../../live/link";
import { sum } from "../../live/course";
import type { Snapshot } from "../../live/reducer";
import type { GameView } from "../../network/wire";
import { Held } from "./Held";
import { Offers } from "./Offers";
import { Pad, Slots } from "./Pad";
import type { Entry } from "./useEntry";

interface Props {
  link: Link;
  snapshot: Snapshot;
  entry: Entry;
  onWays: () => void;
  /** What is to be said beside the dice: a fault, who wants to throw, or what happened last. */
  said: string;
  /** What stands between the throw and the keys. */
  children: ComponentChildren;
}

export function DiceEntry({ link, snapshot, entry, onWays, said, children }: Props) {
  const game: GameView = snapshot.view.game!;
  const { faces, due, most, held, back, settle, report, enter } = entry.dice;
  const thrown = game.throw.length ? game.throw : faces;
  const missing = game.throw.length ? 0 : Math.max(0, ...due);
  const pips = game.throw.length ? 0 : (game.sum ?? 0);
  return (
    <>
      <section class="thrown" aria-label={t("keeper-the-throw")}>
        <Slots thrown={thrown} pips={pips} due={missing} onUndo={() => entry.undo?.()} />
        {held ? (
          <Held sum={sum(faces)} onBack={() => back?.()} onSettle={() => void settle()} />
        ) : (
          <Offers
            game={game}
            snapshot={snapshot}
            link={link}
            faces={faces}
            due={due}
            onPlay={entry.play}
            onReport={report}
            onWays={onWays}
          />
        )}
        <p class={game.phase === "shut" || held ? "ksaid sr" : "ksaid"} role="status">
          {said || t("keeper-enter", { dice: Math.max(0, ...due) })}
        </p>
      </section>
      {children}
      <Pad faces={most} able={!link.busy.value && (due.length > 0 || entry.hand.legal.length === 1)} onEnter={enter} />
    </>
  );
}
