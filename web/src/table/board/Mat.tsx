// The felt: the dice, and beside them what is still missing, or what the gathered sum is worth.
import { t } from "../../language/words";
import type { StageView } from "../../live/stage";
import type { ActionView, GameView } from "../../network/wire";
import { Dice } from "../../dice/Dice";
import { Icon } from "../../frame/Icon";
import { Num } from "../../box/Num";
import { LastThrow } from "../choice/LastThrow";
import { throwsOf } from "../choice/odds";

export interface MatProps {
  now: StageView;
  missing: number | null;
  /** What the coach says the gathered sum is worth. */
  worth: string;
  /** Whether odds are told. */
  counted: boolean;
}

export function Mat({ now, missing, worth, counted }: MatProps) {
  const { kind, game, air, rolled, flick, escapes, told, snapshot } = now;
  const faces = air.length ? air : game.throw;
  const missed = kind === "look" && told.some((each) => each.facts.some((fact) => fact.kind === "missed"));
  return (
    <>
      <div class={missed ? "fall missed" : "fall"}>
        <Dice
          faces={faces}
          rolled={rolled}
          rolling={kind === "roll"}
          at={snapshot.view.public}
          flick={flick}
          fallen={fallenTiles(game)}
          escapes={escapes}
        />
      </div>
      <div class={missing === null ? "mat" : "mat beside"}>
        {missing !== null && (
          <div class={missing === 0 ? "missing brass" : "missing"}>
            {worth ? <b class="worth">{worth}</b> : missing > 0 ? <Num value={missing} /> : <Icon name="check" />}
            <span>{worth ? t("web-sum-worth") : t("web-missing", { missing })}</span>
          </div>
        )}
        {game.phase === "survivor" && !faces.length && <Last throws={counted ? throwsOf(game) : []} />}
      </div>
    </>
  );
}

/** What the survivor's throw can bring. */
const Last = ({ throws }: { throws: ActionView[] }) =>
  throws.length ? <LastThrow throws={throws} /> : <p class="say">{t("web-survivor-say")}</p>;

/** For each column whether its front tile lies on the felt, where dice can hit it. */
function fallenTiles({ tiles }: GameView): boolean[] {
  const front = [...(tiles[0] ?? [])].sort((one, other) => one.column - other.column);
  return front.map((tile) => tile.state === "shut");
}
