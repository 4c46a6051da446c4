// Whose turn it is and what it comes to, readable from two metres; what is to beat, or to match.
import { Num } from "../box/Num";
import { totalText } from "../language/figure";
import { t } from "../language/words";
import { isLong } from "../network/total";
import type { GameView, Total } from "../network/wire";
import { figure, sentence } from "../table/board/Stake";

interface HeadlineProps {
  game: GameView;
  /** What has just happened and is looked at. */
  past: string;
  /** What a Super Box that is to be matched would bring. */
  dare: string;
  /** The total that is being typed; null where it is read off the box. */
  typed: string | null;
}

// A longer name takes a smaller size, or two lines.
const LONG = 9;

export function Headline({ game, past, dare, typed }: HeadlineProps) {
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  const aim = !game.over && game.chase?.holder != null ? game.chase.to_beat : null;
  const told = past || (inWords(game) ? sentence(game) : "");
  return (
    <section class="turn">
      <div>
        <h1 class={told ? "small" : who.length > LONG ? "long" : ""}>{told || who}</h1>
        {aim !== null && !past && <Aim total={aim} />}
      </div>
      {dare && <p class="dare">{dare}</p>}
      <BigTotal game={game} typed={past ? null : typed} />
    </section>
  );
}

/** Whether more is to be said than whose turn it is. */
const inWords = (game: GameView): boolean =>
  game.over || game.phase === "survivor" || game.phase === "penalty" || game.phase === "start";

function Aim({ total }: { total: Total }) {
  return (
    <p class="aim">
      {t("keeper-to-beat", { total })}
      {isLong(total) ? (
        <b>{totalText(total)}</b>
      ) : (
        <span class="chip">
          <Num value={total} />
          <span class="sr">{total}</span>
        </span>
      )}
    </p>
  );
}

function BigTotal({ game, typed }: { game: GameView; typed: string | null }) {
  const found = figure(game);
  if (typed !== null && !game.over) return <Typed typed={typed} />;
  if (!found) return null;
  return (
    <div class={isLong(found.value) ? "big-total long" : "big-total"} role="img" aria-label={found.label}>
      <Num value={found.value} />
      <span>{found.name}</span>
    </div>
  );
}

/** The total as it is typed, digit after digit. */
function Typed({ typed }: { typed: string }) {
  const label = typed ? `${t("keeper-total")} ${typed}` : t("keeper-total");
  return (
    <div class={`big-total typed${typed.length > 9 ? " long" : ""}`} role="img" aria-label={label} data-typed={typed}>
      <span class="line">
        {typed && <Num value={typed} />}
        <i class="caret" />
      </span>
      <span>{t("keeper-total")}</span>
    </div>
  );
}
