// How often each face fell, against as many of each, and what that says.
import { judgement } from "./fairness";
import { exact, level } from "../language/figure";
import { t } from "../language/words";
import { Pip } from "../dice/Die";

interface Props {
  observed: number[];
  expected: number;
  p: number;
  enough: boolean;
}

export function FaceCount({ observed, expected, p, enough }: Props) {
  const most = Math.max(...observed, expected) * 1.08 || 1;
  return (
    <>
      <ul class="facecount" aria-label={t("aside-dice-faces-of")} style={{ "--even": expected / most }}>
        {observed.map((count, place) => (
          <li key={place}>
            <span class="sr">
              {t("aside-dice-face", { face: place + 1, observed: count, expected: level("total", expected) })}
            </span>
            <b aria-hidden="true">{count}</b>
            <i style={{ "--v": count / most }} />
            <Pip face={place + 1} />
          </li>
        ))}
      </ul>
      <p class="note">
        {t("aside-dice-p", { enough: enough ? "yes" : "no", p: exact("chance", p), judgement: judgement(p) })}
      </p>
    </>
  );
}
