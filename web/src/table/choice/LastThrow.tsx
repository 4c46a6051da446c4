// The odds of a survivor's last throw on the felt: all that it can bring, as parts of one bar.
import { DiceSign } from "../../dice/DiceSign";
import { andList, t } from "../../language/words";
import type { ActionView, GainView } from "../../network/wire";
import { chanceText } from "./odds";
import "./choice.css";

const nameOf = ({ points }: GainView): string => (points ? t("web-points", { points }) : t("you-odds-nothing"));

const lookOf = ({ points }: GainView, most: number): string => (!points ? "none" : points === most ? "all" : "some");

/** One bar for each number of dice that can be thrown. */
export function LastThrow({ throws }: { throws: ActionView[] }) {
  return (
    <div class={throws.length > 1 ? "lastthrow several" : "lastthrow"}>
      {throws.map(({ dice = 0, odds = [] }) => (
        <Gains key={dice} dice={throws.length > 1 ? dice : 0} odds={[...odds].reverse()} />
      ))}
    </div>
  );
}

/** `odds`: the least points first; `dice` is shown where there is another number of them to choose. */
function Gains({ dice, odds }: { dice: number; odds: GainView[] }) {
  const most = Math.max(...odds.map((gain) => gain.points));
  const label = andList(odds.map((gain) => `${chanceText(gain)} ${nameOf(gain)}`));
  return (
    <div class="gains" role="img" aria-label={dice ? `${t("web-dice", { dice })}: ${label}` : label}>
      {dice > 0 && <DiceSign count={dice} />}
      <div class="lab">
        {odds.map((gain) => (
          <b key={gain.points}>{chanceText(gain)}</b>
        ))}
      </div>
      <div class="obar">
        {odds.map((gain) => (
          <i key={gain.points} class={lookOf(gain, most)} style={{ flexGrow: gain.count }} />
        ))}
      </div>
      <div class="lab names">
        {odds.map((gain) => (
          <span key={gain.points}>
            {nameOf(gain)}
            {gain.points > 0 && (
              <span class="pegs">
                {Array.from({ length: gain.points }, (_, place) => (
                  <i key={place} class="in" />
                ))}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
