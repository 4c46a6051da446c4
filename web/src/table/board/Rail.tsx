// The near rail of the box: a hole for each pip that was thrown, filled by what is gathered.
import { pipsOf } from "../../live/course";
import { t } from "../../language/words";
import type { GameView } from "../../network/wire";
import { throwsOf } from "../choice/odds";
import { Rich } from "../../language/Rich";

const MOST_PEGS = 12;

interface RailProps {
  game: GameView;
  gathered: number | null;
  guess: boolean;
  /** Whether the odds of the next throw stand on the felt. */
  counted: boolean;
}

export function Rail({ game, gathered, guess, counted }: RailProps) {
  const thrown = pipsOf(game);
  const tiles = game.tiles.flat();
  if (!thrown) {
    return (
      <div class="rail">
        <span>
          {t("web-tiles-shut", { shut: tiles.filter((tile) => tile.state === "shut").length, of: tiles.length })}
        </span>
        {counted && throwsOf(game).length > 0 && <span>{t("you-odds-rail")}</span>}
      </div>
    );
  }
  return (
    <div class="rail">
      <span>
        <Rich id="web-pips-thrown" parts={{ pips: <b>{thrown}</b> }} />
      </span>
      {gathered !== null && thrown <= MOST_PEGS && (
        <span class="pegs" aria-hidden="true">
          {Array.from({ length: thrown }, (_, place) => (
            <i key={place} class={place < gathered ? "in" : ""} />
          ))}
        </span>
      )}
      {gathered !== null && (
        <span>
          {guess ? (
            t("web-your-guess")
          ) : gathered === thrown ? (
            t("web-ready")
          ) : (
            <Rich id="web-pips-gathered" parts={{ pips: <b>{gathered}</b> }} />
          )}
        </span>
      )}
    </div>
  );
}
