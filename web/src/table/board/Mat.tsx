// The felt: the dice, and beside them what is still missing, or what the gathered sum is worth.
import { t } from "../../language/words";
import type { GameView } from "../../network/wire";
import { Dice } from "../../dice/Dice";
import { Num } from "../../box/Num";

export interface MatProps {
  game: GameView;
  rolled: number;
  missing: number | null;
  /** What the coach says the gathered sum is worth. */
  worth: string;
  missed: boolean;
}

export function Mat({ game, rolled, missing, worth, missed }: MatProps) {
  return (
    <div class={missed ? "mat missed" : "mat"}>
      <Dice faces={game.throw} rolled={rolled} />
      {missing !== null && (
        <div class={missing === 0 ? "missing brass" : "missing"}>
          {worth ? <b class="worth">{worth}</b> : <Num value={Math.max(missing, 0)} />}
          <span>{worth ? t("web-sum-worth") : t("web-missing", { missing })}</span>
        </div>
      )}
      {game.phase === "survivor" && <p class="say">{t("web-survivor-say")}</p>}
    </div>
  );
}
