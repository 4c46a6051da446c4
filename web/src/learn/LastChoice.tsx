// The choice of the last one standing, to try: a point for sure, or one last throw.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchAnswer } from "../network/answer";
import { BOXES } from "../rules/axis";
import { countsAt, tilesAt } from "../box/columns";
import { fairFace } from "../dice/fair";
import { clack, thud } from "../device/sound";
import { looksAfter } from "../box/position";
import { playable, sum, type Survey, type Ways } from "../explore/survey";
import { t } from "../language/words";
import { Box } from "../box/Box";
import { Dice } from "../dice/Dice";
import { Icon } from "../frame/Icon";
import { rested } from "./turn";

const DOUBLE = BOXES["double"]!;
const START = "........./..7.5...1";
const ASK = { rules: "last-one-standing", position: START, objective: "shut" };

interface State {
  position: string;
  faces: number[];
  rolled: number;
  rolling: boolean;
  end: "took" | "lost" | "won" | "boxed" | null;
}
const BEGIN: State = { position: START, faces: [], rolled: 0, rolling: false, end: null };

/** One last throw. */
const thrown = ({ rolled }: State): State => ({
  position: START,
  faces: [fairFace(6), fairFace(6)].sort((a, b) => a - b),
  rolled: rolled + 1,
  rolling: true,
  end: null,
});

/** What a throw leads to if the best is made of it, once the dice rest. */
async function afterThrow({ faces, rolled }: State): Promise<State> {
  const found = fetchAnswer<Ways>("/api/explore", { ...ASK, throw: faces });
  const [{ options }] = await Promise.all([found, rested()]);
  const best = options.find((way) => way.loss === 0);
  if (best) clack(best.tiles!);
  else thud();
  const boxed = best !== undefined && !/[0-9]/.test(best.after!);
  const end = !best ? "lost" : boxed ? "boxed" : "won";
  return { position: best?.after ?? START, faces, rolled, rolling: false, end };
}

function comment(end: State["end"], args: { sum: number; some: number; all: number }): string {
  if (end === null) return t("learn-last-choice-ask");
  if (end === "took") return t("learn-last-took", args);
  if (end === "lost") return t("learn-last-lost", args);
  return end === "won" ? t("learn-last-won", args) : t("learn-last-boxed", args);
}

export function LastChoice() {
  const state = useSignal<State>(BEGIN);
  const odds = useSignal({ some: 0, all: 0 });
  useEffect(() => {
    fetchAnswer<Survey>("/api/explore", ASK).then((survey) => (odds.value = playable(survey, 2)), () => undefined);
  }, []);
  const now = state.value;
  const throwDice = async () => {
    if (now.rolling) return;
    state.value = thrown(now);
    state.value = await afterThrow(state.value);
  };
  return (
    <div class="try">
      <p class="speaks" aria-live="polite">
        {comment(now.end, { sum: sum(now.faces), ...odds.value })}
      </p>
      <Box
        tiles={tilesAt(DOUBLE, countsAt(DOUBLE, now.position)!)}
        label={t("learn-last-choice")}
        looks={looksAfter()}
        mat={
          <div class="fall">
            <Dice faces={now.faces} rolled={now.rolled} rolling={now.rolling} at="last choice" />
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
