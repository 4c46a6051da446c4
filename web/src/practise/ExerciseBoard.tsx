// A situation to choose in: first the choice, on the box or by name, then what every option is worth, and why.
import { useSignal } from "@preact/signals";
import { because, deed } from "../coach/advice";
import { nameOf, offered, stakeOf, type Choosable, type Exercise as Asked } from "./exercise";
import { exact } from "../language/figure";
import { gathering, seenAs, tapped } from "../box/gather";
import { shown } from "../box/position";
import { ruleTitle, t } from "../language/words";
import type { TileView } from "../network/wire";
import { Box, type Looks } from "../box/Box";
import { Mark } from "../coach/Mark";
import { Thrown } from "../dice/Thrown";
import { Worths } from "../coach/Worths";
import "./practise.css";

/** An option as a button says it. */
const named = (option: Choosable): string => t("web-practise-option", deed(option));

interface Props {
  exercise: Asked;
  chosen: string | null;
  onChoose: (option: Choosable) => void;
}

export function Exercise({ exercise, chosen, onChoose }: Props) {
  const looked = useSignal<number | null>(null);
  const gathered = useSignal<ReadonlySet<string>>(new Set());
  const { view, options } = exercise;
  const taken = options.findIndex((option) => nameOf(option) === chosen);
  const choosing = taken < 0;
  const legal = offered(exercise);
  const tap = (tile: string) => {
    gathered.value = tapped(legal, gathered.value, tile);
    const { complete, only } = gathering(legal, gathered.value);
    // Where more could be added the tiles alone do not say what is meant: there the choice is made by name.
    if (complete && complete === only) onChoose(complete as Choosable);
  };
  const look = options[looked.value ?? 0]!;
  const looks = choosing ? asking(exercise, gathered.value) : shown(look.do === "shut" ? look : null);
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
                {named(option)}
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
function asking({ view }: Asked, gathered: ReadonlySet<string>): (tile: TileView) => Looks {
  if (view.phase !== "shut") return shown();
  const { helps } = gathering(view.legal, gathered);
  return (tile) => seenAs(view.tiles, tile, gathered, helps);
}

function Rail({ exercise, look }: { exercise: Asked; look: Choosable }) {
  return (
    <div class="rail">
      <b>{named(look)}</b>
      <b>{exact(exercise.unit, look.value)}</b>
    </div>
  );
}

function Question({ exercise }: { exercise: Asked }) {
  const { view } = exercise;
  const pips = view.throw.reduce((sum, face) => sum + face, 0);
  const { stake, total } = stakeOf(view);
  return (
    <div class="ask">
      {view.throw.length > 0 && <Thrown faces={view.throw} />}
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
function standing({ view }: Asked): string {
  if (view.rounds === null || view.seats.some((seat) => seat.points === null)) return "";
  const mine = view.seats.filter((seat) => seat.seat === view.at);
  const others = view.seats.filter((seat) => seat.seat !== view.at);
  const told = (name: string, points: number | null) => `${name} (${t("web-points", { points: points ?? 0 })})`;
  const points = [
    ...mine.map((seat) => told(t("web-practise-you"), seat.points)),
    ...others.map((seat) => told(t("web-player", { number: seat.seat + 1 }), seat.points)),
  ];
  return t("web-practise-standing", {
    round: t("web-round-of", { round: view.round, rounds: view.rounds }),
    points: points.join(", "),
  });
}

function Answer({
  exercise,
  taken,
  looked,
  onLook,
}: {
  exercise: Asked;
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
            {mine.loss > 0
              ? t("web-practise-costs", { option: named(mine), cost: exact(unit, mine.loss) })
              : t("web-practise-best", { option: named(mine) })}
          </b>
          {mine.loss > 0 && <span>{t("web-report-better", deed(best))}</span>}
        </span>
      </p>
      <p class="note">{t("web-worth", { unit, horizon })}</p>
      <Worths options={options} taken={taken} unit={unit} looked={looked ?? 0} onLook={onLook} />
      {(mine.loss > 0 ? mine : (options[1] ?? mine)).reasons.map((reason) => (
        <p key={reason.kind} class="why">
          {because(reason)}
        </p>
      ))}
    </div>
  );
}
