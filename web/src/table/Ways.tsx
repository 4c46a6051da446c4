// All ways to use a throw, each a row as large as a thumb: the same choice as on the tiles.
import type { Advice } from "../coach/advice";
import { figureText, goalText } from "../coach/yardstick";
import { andList, t } from "../language/words";
import type { ActionView } from "../network/wire";
import { Sheet } from "../frame/Sheet";
import { Sum, spoken } from "../box/Sum";

export interface WaysProps {
  legal: ActionView[];
  advice: Advice | null;
  guess: boolean;
  onChoose: (move: ActionView) => void;
  onClose: () => void;
}

export function Ways({ legal, advice, guess, onChoose, onClose }: WaysProps) {
  const worth = (move: ActionView) => advice?.options.find((option) => option.word === move.word);
  const ranked = advice ? [...legal].sort((one, other) => (worth(one)?.loss ?? 0) - (worth(other)?.loss ?? 0)) : legal;
  return (
    <Sheet
      title={guess ? t("web-guess-ways", { count: legal.length }) : t("web-ways", { count: legal.length })}
      onClose={onClose}
    >
      <ul class="ways-list">
        {ranked.map((move) => {
          const found = worth(move);
          return (
            <li key={move.word}>
              <button
                type="button"
                onClick={() => onChoose(move)}
                aria-label={t("web-way", {
                  tiles: andList(spoken(move)),
                  total: move.total ?? 0,
                })}
              >
                <Sum move={move} />
                <span class="leaves">{t("web-leaves", { total: move.total ?? 0 })}</span>
                {found && <b class="pct">{figureText(advice!.options, found)}</b>}
              </button>
            </li>
          );
        })}
      </ul>
      {advice && <p class="cap">{goalText(advice)}</p>}
    </Sheet>
  );
}
