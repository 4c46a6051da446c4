// The results of a class, to print: the three rows of the projector, and a table by seat.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../frame/Icon";
import { Page } from "../frame/Page";
import { t } from "../language/words";
import type { WholeView } from "./room";
import { useExact } from "./useExact";
import { Result } from "./Wall";

interface Row {
  seat: string;
  name: string;
  round: string;
  predicted: string;
  left: string;
}

const COLUMNS = ["seat", "name", "round", "predicted", "left"] as const;

/** The cells of a line of CSV; a name may be quoted. */
const cells = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

function rowsOf(text: string): Row[] {
  const [head = "", ...lines] = text.replace(/^\ufeff/, "").trim().split(/\r?\n/);
  const names = cells(head);
  return lines.map((line) => {
    const found = cells(line);
    const pick = (name: string) => found[names.indexOf(name)] ?? "";
    return {
      seat: pick("seat"),
      name: pick("name"),
      round: pick("round"),
      predicted: pick("predicted"),
      left: pick("left"),
    };
  });
}

export function Results({ view, code }: { view: WholeView; code: string }) {
  const exact = useExact(view, view.comparable);
  const rows = useSignal<Row[]>([]);
  useEffect(() => {
    void fetch(`/api/classrooms/${code}/csv`)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((text) => (rows.value = rowsOf(text)));
  }, [view.totals.length]);
  return (
    <Page
      title={`${view.title}: ${t("classroom-results")}`}
      kind="classresults cls"
      back={`/c/${code}`}
      action={
        <button type="button" class="iconbtn" aria-label={t("classroom-print")} onClick={() => print()}>
          <Icon name="print" />
        </button>
      }
    >
      <Result view={view} exact={exact} />
      <div
        class="wide"
        role="region"
        tabIndex={0}
        aria-label={t("classroom-results")}
        hidden={rows.value.length === 0}
      >
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t("classroom-column", { column })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.value.map((row) => (
              <tr key={`${row.seat} ${row.round}`}>
                {COLUMNS.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}
