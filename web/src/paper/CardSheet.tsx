// The strategy card: for each throw what to shut, as large as one page allows.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Num } from "../box/Num";
import { numeral, percent } from "../language/figure";
import { t } from "../language/words";
import { tilesOf, type Card, type CardLine } from "./example";
import { boxOf, rowsOf, text, type Settings, type Size } from "./format";
import { PaperSheet, SheetHead } from "./PaperSheet";

interface Props {
  title: string;
  settings: Settings;
  card: Card;
  size: Size;
}

// The heights of a tile that are tried, in millimetres, and the numbers of columns; larger tiles are worth a column.
const HEIGHTS = [8, 7.4, 6.8, 6.2, 5.6, 5.1, 4.6, 4.2, 3.8, 3.4, 3, 2.6, 2.3];
const COLUMNS = [1, 2, 3];

export function CardSheet({ title, settings, card, size }: Props) {
  const bySum = text(settings, "buys") === "sum";
  const rows = rowsOf(boxOf(settings));
  const habit = (thumbs: string[]) => {
    const [first, second] = thumbs.map((thumb) => t("card-thumb", { thumb }));
    return second ? t("card-pair", { first, second }) : first!;
  };
  return (
    <PaperSheet size={size} kind="card" label={`${t("paper-sheet", { sheet: "card" })}, ${title}`}>
      <SheetHead title={t("card-name", { rules: title })} sub={t("card-how")} />
      <Lines key={title} lines={card.lines} bySum={bySum} />
      <footer>
        <div>
          {card.dice && <p>{t("card-dice", { when: card.dice.one_die, limit: card.dice.limit })}</p>}
          <p>{t("card-simple", { rule: habit(card.simple) })}</p>
          {rows > 1 && <p>{t("card-rows", { rows })}</p>}
          {card.lines.some((each) => each.more) && <p>{t("card-more", { rule: habit(card.otherwise) })}</p>}
        </div>
        <dl>
          <Figure value={numeral(card.mean, { maximumFractionDigits: 2 })} name={t("card-mean")} />
          <Figure
            value={`+${numeral(card.extra, { maximumFractionDigits: 3 })}`}
            name={t("card-extra", { best: numeral(card.best.mean, { maximumFractionDigits: 2 }) })}
          />
          <Figure value={percent(card.shut)} name={t("card-shut", { best: percent(card.best.shut) })} />
        </dl>
      </footer>
    </PaperSheet>
  );
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{name}</dt>
    </div>
  );
}

/** The lists, in the largest tiles with which all of them fit. */
function Lines({ lines, bySum }: { lines: CardLine[]; bySum: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { style } = list.current!;
    const fits = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = list.current!;
      return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
    };
    const tried = HEIGHTS.flatMap((high) => COLUMNS.map((columns) => ({ high, columns })));
    const worth = ({ high, columns }: { high: number; columns: number }) => high * 0.82 ** (columns - 1);
    for (const { high, columns } of tried.sort((one, other) => worth(other) - worth(one))) {
      style.setProperty("--tile", String(high));
      style.setProperty("--columns", String(columns));
      if (fits()) return;
    }
  });
  return (
    <ol class="lines" ref={list}>
      {lines.map((line) => (
        <li key={line.throw}>
          <b>
            {bySum ? (
              <Num value={line.throw.split(",").reduce((sum, face) => sum + Number(face), 0)} />
            ) : (
              line.throw.split(",").map((face, place) => <Num key={place} value={face} />)
            )}
          </b>
          <span>
            {line.shut.map((way) => (
              <i key={way} class="way">
                {tilesOf(way).map((tile, place) => (
                  <i key={place} class={`tile row-${tile.row}`}>
                    <Num value={tile.value} />
                  </i>
                ))}
              </i>
            ))}
            {line.more && "…"}
            {!line.shut.length && !line.more && t("card-miss")}
          </span>
        </li>
      ))}
    </ol>
  );
}
