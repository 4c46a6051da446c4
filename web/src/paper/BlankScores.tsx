// A score sheet to fill in with a pencil: one line for each round, one column for each player.
import type { ComponentChildren } from "preact";
import { t } from "../language/words";
import { Num } from "../box/Num";
import { blankOf, text, winLines, type Blank, type Settings, type Size } from "./format";
import { lineText, PaperSheet, SheetHead } from "./PaperSheet";

interface Props {
  title: string;
  settings: Settings;
  size: Size;
}

export function BlankScores(props: Props) {
  const { title, settings, size } = props;
  const blank = blankOf(settings);
  return (
    <PaperSheet size={size} kind="scores" label={`${t("paper-sheet", { sheet: "scores" })}, ${title}`}>
      <Half blank={blank} {...props} />
      {blank.halves && (
        <>
          <Scissors />
          <Half blank={blank} {...props} />
        </>
      )}
    </PaperSheet>
  );
}

const times = (count: number, one: (place: number) => ComponentChildren) =>
  Array.from({ length: count }, (_, place) => one(place));

function Half({ blank, title, settings }: Props & { blank: Blank }) {
  const { form, rows, players } = blank;
  const points = text(settings, "points");
  const win = winLines(settings).find(({ id }) => id === "paper-win");
  const chase = text(settings, "format") === "chase";
  return (
    <section class={blank.halves ? "half" : "half alone"}>
      <SheetHead title={title} sub={t("paper-form", { form })} />
      <table class={form}>
        <thead>
          <tr>
            <th>{t("paper-name")}</th>
            {times(players, (place) => <td key={place}><i /></td>)}
          </tr>
        </thead>
        <tbody>
          {times(rows, (row) => (
            <tr key={row}>
              <td class="no">
                <Num value={row + 1} />
              </td>
              {times(players, (place) => <td key={place}><i /></td>)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{t("paper-sum", { form })}</th>
            {times(players, (place) => <td key={place} />)}
          </tr>
        </tfoot>
      </table>
      <p class="foot">{chase ? t("paper-foot", { points }) : lineText(win!)}</p>
    </section>
  );
}

/** Where a sheet is cut into two. */
function Scissors() {
  return (
    <svg class="cut" viewBox="0 0 210 6" preserveAspectRatio="none">
      <path d="M0 3H210" />
    </svg>
  );
}
