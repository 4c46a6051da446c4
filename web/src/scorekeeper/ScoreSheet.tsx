// The scoresheet of a game, and how to hand it on.
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { sharePicture } from "../device/picture";
import { asPicture, asText, lastRounds, scoresheet, type Cell, type Scoresheet, type Turn } from "./scores";
import { copyText } from "../device/share";
import { region, ruleTitle, t } from "../language/words";
import { totalText } from "../language/figure";
import type { Link } from "../live/link";
import type { GameView, SheetRound } from "../network/wire";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import { OldTotal } from "./OldTotal";

interface SheetProps {
  /** Where totals of turns that have ended can be corrected; null where this device may not do so. */
  link: Link | null;
  game: GameView;
  sheet: SheetRound[];
  /** What was typed of the total at hand; null where it is read off the box. */
  typed: string | null;
  /** Whether there is only room for the last rounds, and for nothing else. */
  brief?: boolean;
}

const BRIEF = 5;

export function ScoreSheet({ link, game, sheet, typed, brief = false }: SheetProps) {
  const sharing = useSignal(false);
  const old = useSignal<Turn | null>(null);
  const whole = scoresheet(game, sheet, typed);
  return (
    <section class={brief ? "sheet2 brief" : "sheet2"}>
      <h2 class={brief ? "sr" : ""}>
        <span id="scoresheet">{t("keeper-scoresheet")}</span>
        {!brief && (
          <button type="button" onClick={() => (sharing.value = true)}>
            <Icon name="share" />
            {t("keeper-share")}
          </button>
        )}
      </h2>
      <div class="scroll" tabIndex={0} role="region" aria-labelledby="scoresheet">
        <Table
          sheet={brief ? lastRounds(whole, game.round, BRIEF) : whole}
          sum={sumName(game)}
          onTurn={link && ((turn) => (old.value = turn))}
        />
      </div>
      {link && old.value && (
        <OldTotal link={link} game={game} turn={old.value} onClose={() => (old.value = null)} />
      )}
      {sharing.value && <Sharing game={game} sheet={sheet} onClose={() => (sharing.value = false)} />}
    </section>
  );
}

interface TableProps {
  sheet: Scoresheet;
  sum: string;
  onTurn: ((turn: Turn) => void) | null;
}

function Table({ sheet: { rounds, rows }, sum, onTurn }: TableProps) {
  return (
    <table style={{ "--rounds": rounds.length }}>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{t("web-players")}</span>
          </th>
          {rounds.map((round) => (
            <th key={round} scope="col">
              {round}
            </th>
          ))}
          <th scope="col">{sum}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} class={row.cells.some((cell) => cell.live) ? "cur" : ""}>
            <th scope="row" class="n">
              {row.name}
            </th>
            {row.cells.map((cell, place) => (
              <td key={place} class={`${cell.live ? "live" : ""}${cell.won ? " win" : ""}`}>
                {onTurn ? <Turns who={row.name} cell={cell} onTurn={onTurn} /> : cell.text}
                {cell.won && <span class="sr">{t("keeper-round-won")}</span>}
              </td>
            ))}
            <td class="pts">{row.sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The totals of a cell, each to be corrected. */
function Turns({ who, cell, onTurn }: { who: string; cell: Cell; onTurn: (turn: Turn) => void }) {
  return (
    <>
      {cell.turns.map((turn, place) => (
        <Fragment key={place}>
          {place > 0 && " · "}
          <button
            type="button"
            aria-label={t("keeper-cell", { who, round: turn.round, total: totalText(turn.total) })}
            onClick={() => onTurn(turn)}
          >
            {String(turn.total)}
          </button>
        </Fragment>
      ))}
      {cell.turns.length > 0 && cell.rest && " · "}
      {cell.rest}
    </>
  );
}

const sumName = (game: GameView): string => t("keeper-sheet-sum", { format: game.format });

function Sharing({ game, sheet, onClose }: { game: GameView; sheet: SheetRound[]; onClose: () => void }) {
  const status = useSignal("");
  const made = scoresheet(game, sheet);
  const title = ruleTitle(game.rules);
  const date = new Intl.DateTimeFormat(region(), { dateStyle: "full" }).format(new Date());
  const text = asText(`${title}, ${date}`, made, sumName(game));
  const share = async () => {
    if (navigator.share) await navigator.share({ text }).catch(() => undefined);
    else status.value = (await copyText(text)) ? t("keeper-sheet-copied") : "";
  };
  return (
    <Sheet title={t("keeper-share-sheet")} onClose={onClose}>
      <pre class="astext" tabIndex={0}>{text}</pre>
      <div class="menu">
        <button type="button" class="btn quiet" onClick={() => void share()}>
          {t("keeper-as-text")}
        </button>
        <button
          type="button"
          class="btn main"
          onClick={() => void sharePicture(asPicture(title, date, made, sumName(game)), "shutbox", title)}
        >
          {t("keeper-as-picture")}
        </button>
        <p role="status">{status.value}</p>
      </div>
    </Sheet>
  );
}
