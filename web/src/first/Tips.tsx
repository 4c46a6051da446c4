// Tips for the first throws: every way to use the throw, each as large as a thumb. Beside the box they have a line
// each, below it they lie in rows.
import { useEffect } from "preact/hooks";
import { pipsOf } from "../live/course";
import { choiceOf } from "../live/reducer";
import type { StageView } from "../live/stage";
import type { Hand } from "../live/useHand";
import { andList, t } from "../language/words";
import { Icon } from "../frame/Icon";
import { Sum, spoken } from "../box/Sum";
import { tilesOf } from "../box/gather";
import { due, guidance, guided, hideTips, inOrder, setGuidance } from "./guidance";
import "./tips.css";

/** What this throw's tips are about, if it comes with some; once it did, it is one of the first three. */
export function useTips(code: string, { game, snapshot }: StageView, hand: Hand): TipsProps | null {
  const choice = `${code} ${choiceOf(snapshot.view)}`;
  const shown = hand.part === "act" && hand.choosing && due(guidance.value, choice);
  useEffect(() => {
    if (shown) setGuidance(guided(guidance.peek(), choice));
  }, [shown, choice]);
  return shown ? { hand, pips: pipsOf(game) } : null;
}

export interface TipsProps {
  hand: Hand;
  pips: number;
}

export function Tips({ hand, pips }: TipsProps) {
  const count = hand.legal.length;
  return (
    <section class="tips" aria-label={t("first-ways", { pips })}>
      <p>
        <Icon name="bulb" />
        <span>{t("first-ways-count", { count, pips })}</span>
      </p>
      <Ways hand={hand} looks="wayrow" />
      <button type="button" class="hide" onClick={hideTips}>
        {t("first-hide")}
      </button>
    </section>
  );
}

export function TipsAside({ hand, pips }: TipsProps) {
  return (
    <section class="tips-aside">
      <h2>
        <Icon name="bulb" />
        {t("first-ways", { pips })}
      </h2>
      <p>{t("first-ways-tap")}</p>
      <Ways hand={hand} looks="waylist" />
      <p>{t("first-high")}</p>
      <button type="button" class="hide" onClick={hideTips}>
        {t("first-hide")}
      </button>
    </section>
  );
}

function Ways({ hand, looks }: { hand: Hand; looks: "wayrow" | "waylist" }) {
  return (
    <ul class={looks}>
      {inOrder(hand.legal).map((move) => {
        const tiles = tilesOf(move);
        const picked = tiles.length === hand.gathered.size && tiles.every((tile) => hand.gathered.has(tile));
        return (
          <li key={move.word}>
            <button
              type="button"
              class="way"
              aria-pressed={picked}
              aria-label={t("first-pick", { tiles: andList(spoken(move)) })}
              onClick={() => hand.pick(move)}
            >
              <Sum move={move} />
              {looks === "waylist" && <span>{t("first-tiles", { count: tiles.length })}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
