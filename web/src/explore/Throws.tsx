// What each throw is worth, and for one that is tapped every way to use it.
import { useSignal } from "@preact/signals";
import { useAnswer } from "../network/answer";
import { facesOf, playable, sum, worse, type Survey, type ThrowValue, type Ways } from "./survey";
import { worthOf } from "../coach/worth";
import { t } from "../language/words";
import { Busy } from "../network/Busy";
import { Pip } from "../dice/Die";
import { Num } from "../box/Num";
import { Tiles } from "../tile/MiniTile";
import { spokenTiles } from "../tile/tileName";

interface Props {
  survey: Survey;
  dice: number;
  before: number;
  ask: Record<string, unknown>;
  onGo: (after: string) => void;
}

export function Throws({ survey, dice, before, ask, onGo }: Props) {
  const open = useSignal<string | null>(null);
  const rows = survey.throws.filter((row) => row.dice === dice);
  const of = playable(survey, dice).all;
  const most = Math.max(...rows.map((row) => row.value), before, 1e-9);
  const heaviest = Math.max(...rows.map((row) => row.weight));
  if (!rows.length) return <p class="note">{t("aside-explore-no-throws")}</p>;
  return (
    <>
      <p class="note">{t("aside-explore-worth-about", { unit: survey.unit })}</p>
      <ol class={survey.by === "sum" ? "thr" : "thr faces"}>
        {rows.map((row) => (
          <li key={row.throw} class={worse(survey.unit, before, row.value) ? "bad" : ""}>
            <button
              type="button"
              aria-expanded={open.value === row.throw}
              aria-label={t("aside-explore-throw", {
                throw: shownThrow(survey, row),
                weight: row.weight,
                of,
                best: row.best ? spokenTiles(row.best) : t("aside-explore-miss"),
                value: worthOf(survey.unit, row.value),
              })}
              onClick={() => (open.value = open.value === row.throw ? null : row.throw)}
            >
              <span class="t">
                {survey.by === "sum" ? (
                  <Num value={sum(facesOf(row.throw))} />
                ) : (
                  facesOf(row.throw).map((face, place) => <Pip key={place} face={face} />)
                )}
              </span>
              <span class="w" style={{ height: `${6 + (22 * row.weight) / heaviest}px` }} />
              <span class="mv">{row.best ? <Tiles word={row.best} /> : t("aside-explore-miss")}</span>
              <span class="bv" style={{ "--v": row.value / most }}>
                <i />
                <b>{worthOf(survey.unit, row.value)}</b>
              </span>
            </button>
            {open.value === row.throw && <EveryWay survey={survey} row={row} ask={ask} onGo={onGo} />}
          </li>
        ))}
      </ol>
    </>
  );
}

const shownThrow = (survey: Survey, row: ThrowValue): string =>
  survey.by === "sum" ? String(sum(facesOf(row.throw))) : facesOf(row.throw).join(" + ");

function EveryWay({
  survey,
  row,
  ask,
  onGo,
}: {
  survey: Survey;
  row: ThrowValue;
  ask: Record<string, unknown>;
  onGo: (after: string) => void;
}) {
  const { answer, busy, fault } = useAnswer<Ways>("/api/explore", { ...ask, throw: facesOf(row.throw) }, 0);
  if (!answer) return <Busy busy={busy} fault={fault} />;
  const ways = [...answer.options].sort((a, b) => a.loss - b.loss);
  const most = Math.max(...ways.map((way) => way.value), 1e-9);
  return (
    <div class="everyway">
      {ways.length > 0 && <p class="note">{t("aside-explore-ways", { throw: shownThrow(survey, row) })}</p>}
      <ul>
        {ways.map((way) => (
          <li key={way.word} class={way.loss > 0 ? "alt" : ""}>
            <button
              type="button"
              aria-label={t("aside-explore-go", {
                tiles: spokenTiles(way.word!),
                value: worthOf(answer.unit, way.value),
              })}
              onClick={() => onGo(way.after!)}
            >
              <span class="mv">
                <Tiles word={way.word!} />
              </span>
              <span class="bv" style={{ "--v": way.value / most }}>
                <i />
                <b>{worthOf(answer.unit, way.value)}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
