// The felt: the dice, and beside them what is still missing, or what the gathered sum is worth.
import { t } from "../../language/words";
import type { StageView } from "../../live/stage";
import { Dice } from "../../dice/Dice";
import { Num } from "../../box/Num";

export interface MatProps {
  now: StageView;
  missing: number | null;
  /** What the coach says the gathered sum is worth. */
  worth: string;
}

export function Mat({ now, missing, worth }: MatProps) {
  const { kind, game, air, rolled, told } = now;
  const faces = air.length ? air : game.throw;
  const missed = kind === "look" && told.some((each) => each.facts.some((fact) => fact.kind === "missed"));
  return (
    <div class={missed ? "mat missed" : "mat"}>
      <Dice faces={faces} rolled={rolled} rolling={kind === "roll"} />
      {missing !== null ? (
        <div class={missing === 0 ? "missing brass" : "missing"}>
          {worth ? <b class="worth">{worth}</b> : <Num value={Math.max(missing, 0)} />}
          <span>{worth ? t("web-sum-worth") : t("web-missing", { missing })}</span>
        </div>
      ) : (
        rolled > 0 && <Room />
      )}
      {game.phase === "survivor" && !faces.length && <p class="say">{t("web-survivor-say")}</p>}
    </div>
  );
}

/** The room that the sum will take, so that dice which have come to rest do not move any more. */
const Room = () => (
  <div class="missing room" aria-hidden="true">
    <Num value={0} />
    <span>{t("web-missing", { missing: 1 })}</span>
  </div>
);
