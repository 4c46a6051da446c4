// A situation to choose in: first the choice, on the box or by name, then what every option is worth, and why.
import { useSignal } from "@preact/signals";
import { because, actionArguments } from "../coach/advice";
import { nameOf, choicesIn, stakeOf, type Choosable, type Exercise } from "./exercise";
import { exact } from "../language/figure";
import { gathering, looksWith, afterTap } from "../box/gather";
import { looksAfter } from "../box/position";
import { ruleTitle, t } from "../language/words";
import type { TileView } from "../network/wire";
import { Box, type Looks } from "../box/Box";
import { Mark } from "../coach/Mark";
import { ThrowFaces } from "../dice/ThrowFaces";
import { pipsOf } from "../live/course";
import { Worths } from "../coach/Worths";
import { Drawn, type WriteTiles } from "../tile/Drawn";
import "./practise.css";

/** An option as a button says it. */
const choiceName = (option: Choosable, write: WriteTiles): string =>
  t("web-practise-option", actionArguments(option, write));

interface Props {
  exercise: Exercise;
  chosen: string | null;
  onChoose: (option: Choosable) => void;
}

export function ExerciseBoard({ exercise, chosen, onChoose }: Props) {
  const looked = useSignal<number | null>(null);
  const gathered = useSignal<ReadonlySet<string>>(new Set());
  const { view, options } = exercise;
  const taken = options.findIndex((option) => nameOf(option) === chosen);
  const choosing = taken < 0;
  const legal = choicesIn(exercise);
  const tap = (tile: string) => {
    gathered.value = afterTap(legal, gathered.value, tile);
    const { complete, only } = gathering(legal, gathered.value);
    // Where more could be added the tiles alone do not say what is meant: there the choice is made by name.
    if (complete && complete === only) onChoose(complete as Choosable);
  };
  const look = options[looked.value ?? 0]!;
  const looks = choosing ? choosableLooks(exercise, gathered.value) : looksAfter(look.do === "shut" ? look : null);
  return (
    <div class="exercise">
      <Box
        tiles={view.tiles}
        label={ruleTitle(view.rules)}
        looks={looks}
        onTap={choosing && view.phase === "shut" ? tap : undefined}
        rail={choosing ? undefined : <Rail exercise={exercise} look={look} />}
      />
      {choosing ? (
        <>
          <Question exercise={exercise} />
          <div class="ways">
            {legal.map((option) => (
              <button key={nameOf(option)} type="button" onClick={() => onChoose(option)}>
                <Drawn say={(write) => choiceName(option, write)} />
              </button>
            ))}
          </div>
        </>
      ) : (
        <Answer exercise={exercise} taken={taken} looked={looked.value} onLook={(place) => (looked.value = place)} />
      )}
    </div>
  );
}

/** While one chooses: what can still be gathered stands out. */
function choosableLooks({ view }: Exercise, gathered: ReadonlySet<string>): (tile: TileView) => Looks {
  if (view.phase !== "shut") return looksAfter();
  const { helps } = gathering(view.legal, gathered);
  return (tile) => looksWith(view.tiles, tile, gathered, helps);
}

function Rail({ exercise, look }: { exercise: Exercise; look: Choosable }) {
  return (
    <div class="rail">
      <b>
        <Drawn say={(write) => choiceName(look, write)} />
      </b>
      <b>{exact(exercise.unit, look.value)}</b>
    </div>
  );
}

function Question({ exercise }: { exercise: Exercise }) {
  const { view } = exercise;
  const pips = pipsOf(view);
  const { stake, total } = stakeOf(view);
  return (
    <div class="ask">
      {pips > 0 && <ThrowFaces faces={view.throw} pips={pips} />}
      <p>
        <b>{t("web-practise-question", { phase: view.phase, pips })}</b>
        <span>
          {t("web-practise-stake", { stake, total })} {standing(exercise)}
        </span>
      </p>
    </div>
  );
}

/** The round and the points, where they matter for what comes of the game. */
function standing({ view }: Exercise): string {
  if (view.rounds === null || view.seats.some((seat) => seat.points === null)) return "";
  const mine = view.seats.filter((seat) => seat.seat === view.at);
  const others = view.seats.filter((seat) => seat.seat !== view.at);
  const scoreText = (name: string, points: number | null) => `${name} (${t("web-points", { points: points ?? 0 })})`;
  const points = [
    ...mine.map((seat) => scoreText(t("web-practise-you"), seat.points)),
    ...others.map((seat) => scoreText(t("web-player", { number: seat.seat + 1 }), seat.points)),
  ];
  return t("web-practise-standing", {
    round: t("web-round-of", { round: view.round, rounds: view.rounds }),
    points: points.join(", "),
  });
}

const verdict = (mine: Choosable, unit: Exercise["unit"], write: WriteTiles): string =>
  mine.loss > 0
    ? t("web-practise-costs", { option: choiceName(mine, write), cost: exact(unit, mine.loss) })
    : t("web-practise-best", { option: choiceName(mine, write) });

function Answer({
  exercise,
  taken,
  looked,
  onLook,
}: {
  exercise: Exercise;
  taken: number;
  looked: number | null;
  onLook: (place: number) => void;
}) {
  const { options, unit, horizon } = exercise;
  const mine = options[taken]!;
  const best = options[0]!;
  return (
    <div class="answer" aria-live="polite">
      <p class="verdict">
        <Mark judgement={mine.judgement} />
        <span>
          <b>
            <Drawn say={(write) => verdict(mine, unit, write)} />
          </b>
          {mine.loss > 0 && (
            <span>
              <Drawn say={(write) => t("web-report-better", actionArguments(best, write))} />
            </span>
          )}
        </span>
      </p>
      <p class="note">{t("web-worth", { unit, horizon })}</p>
      <Worths options={options} taken={taken} unit={unit} looked={looked ?? 0} onLook={onLook} />
      {(mine.loss > 0 ? mine : (options[1] ?? mine)).reasons.map((reason) => (
        <p key={reason.kind} class="why">
          <Drawn say={(write) => because(reason, write)} />
        </p>
      ))}
    </div>
  );
}
