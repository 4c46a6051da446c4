// The choice of the last one standing, to try: a point for sure, or one last throw.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { answered } from "../network/answer";
import { BOXES } from "../rules/axis";
import { countsAt, tilesAt } from "../box/columns";
import { fairFace } from "../dice/fair";
import { clack, rattle, thud } from "../device/sound";
import { shown } from "../box/position";
import { playable, sum, type Survey, type Ways } from "../explore/survey";
import { t } from "../language/words";
import { Box } from "../box/Box";
import { Dice } from "../dice/Dice";
import { Icon } from "../frame/Icon";

const DOUBLE = BOXES["double"]!;
const START = "........./..7.5...1";
const ASK = { rules: "last-one-standing", position: START, objective: "shut" };

interface State {
  position: string;
  faces: number[];
  rolled: number;
  end: "took" | "lost" | "won" | "boxed" | null;
}
const BEGIN: State = { position: START, faces: [], rolled: 0, end: null };

export function LastChoice() {
  const state = useSignal<State>(BEGIN);
  const odds = useSignal({ some: 0, all: 0 });
  useEffect(() => {
    answered<Survey>("/api/explore", ASK).then((told) => (odds.value = playable(told, 2)), () => undefined);
  }, []);
  const now = state.value;
  const throwDice = async () => {
    const faces = [fairFace(6), fairFace(6)].sort((a, b) => a - b);
    rattle(2);
    const { options } = await answered<Ways>("/api/explore", { ...ASK, throw: faces });
    const best = options.find((way) => way.loss === 0);
    if (best) clack(best.tiles!);
    else thud();
    const boxed = best !== undefined && !/[0-9]/.test(best.after!);
    state.value = {
      position: best?.after ?? START,
      faces,
      rolled: now.rolled + 1,
      end: !best ? "lost" : boxed ? "boxed" : "won",
    };
  };
  const told = { sum: sum(now.faces), ...odds.value };
  return (
    <div class="try">
      <p class="speaks" aria-live="polite">
        {now.end === null && t("learn-last-choice-ask")}
        {now.end === "took" && t("learn-last-took", told)}
        {now.end === "lost" && t("learn-last-lost", told)}
        {now.end === "won" && t("learn-last-won", told)}
        {now.end === "boxed" && t("learn-last-boxed", told)}
      </p>
      <Box
        tiles={tilesAt(DOUBLE, countsAt(DOUBLE, now.position)!)}
        label={t("learn-last-choice")}
        looks={shown()}
        mat={
          <div class="mat">
            <Dice faces={now.faces} rolled={now.rolled} />
          </div>
        }
      />
      <div class="tryact">
        {now.end === null ? (
          <>
            <button type="button" class="btn main" onClick={() => (state.value = { ...now, end: "took" })}>
              {t("learn-last-take")}
            </button>
            <button type="button" class="btn main" onClick={() => void throwDice()}>
              {t("learn-last-throw")}
            </button>
          </>
        ) : (
          <button type="button" class="btn quiet" onClick={() => (state.value = { ...BEGIN, rolled: now.rolled })}>
            <Icon name="again" />
            {t("learn-board-again")}
          </button>
        )}
      </div>
    </div>
  );
}
