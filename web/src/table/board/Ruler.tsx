// Where the total stands on the way to the one to beat, and where a choice would bring it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LETTER, layOut, type Mark } from "./scale";
import { size } from "../../network/total";
import { t } from "../../language/words";
import type { Total } from "../../network/wire";

export interface RulerProps {
  now: Total;
  after: { total: Total; tiles: string } | null;
  aim: { total: Total; who: string } | null;
  /** What stands when a turn begins. */
  open: number;
}

/** The room that a letter takes here: less where the ruler is long, more where somebody reads in large letters. */
const letter = (width: number): number =>
  ((width < 900 ? LETTER : LETTER / 1.7) * parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;

export function Ruler({ now, after, aim, open }: RulerProps) {
  const marks: Mark[] = [{ name: "now", total: size(now), text: t("web-ruler-now", { total: now }) }];
  if (after)
    marks.push({
      name: "after",
      total: size(after.total),
      text: t("web-ruler-after", { total: after.total, tiles: after.tiles }),
    });
  if (aim)
    marks.push({
      name: "aim",
      total: size(aim.total),
      text: t("web-ruler-aim", { total: aim.total, who: aim.who }),
    });
  const width = useSignal(innerWidth);
  useEffect(() => {
    const measure = () => (width.value = innerWidth);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  const found = layOut(marks, open, letter(width.value));
  const lead = found.find((mark) => mark.name === "aim")?.at;
  return (
    <div class="ruler" role="img" aria-label={marks.map((mark) => mark.text).join(", ")}>
      <span class="track" />
      <span class={lead === undefined ? "zone rest" : "zone"} style={{ width: `${lead ?? found[0]!.at}%` }} />
      {found.map((mark) => (
        <>
          <i key={mark.name} class={`tick ${mark.name}`} style={{ left: `${mark.at}%` }} />
          <span key={`${mark.name} text`} class={`text ${mark.name}`} style={{ left: `${mark.middle}%` }}>
            {mark.text}
          </span>
        </>
      ))}
    </div>
  );
}
