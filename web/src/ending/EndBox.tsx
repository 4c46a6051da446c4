// The box of an ending: at the moment that is told, or as it was left. Rounds won are pegs in its rail.
import { Box, type Looks } from "../box/Box";
import { key } from "../box/gather";
import { Num } from "../box/Num";
import { Die } from "../dice/Die";
import { Rich } from "../language/Rich";
import { andList, ruleName, t } from "../language/words";
import { isLong } from "../network/total";
import type { GameView, SheetRound, TileView, Total } from "../network/wire";
import type { Deed } from "./deed";
import { ring } from "./Ring";
import { roundsWon } from "./result";

// More pegs than these find no room beside a name.
const MOST_PEGS = 7;

interface Props {
  game: GameView;
  sheet: SheetRound[];
  deed: Deed | null;
  /** What is left, where that is the result; else the throw is told. */
  total: Total | null;
  rung: boolean;
}

const looksOf =
  (marked: ReadonlySet<string>) =>
  (tile: TileView): Looks => {
    if (tile.state === "shut") return "shut";
    if (marked.has(key(tile.column, tile.row))) return "got";
    return tile.state === "hidden" ? "hid" : "up";
  };

export function EndBox({ game, sheet, deed, total, rung }: Props) {
  return (
    <Box
      tiles={deed?.board ?? game.tiles}
      label={ruleName(game.rules)}
      looks={looksOf(deed?.marked ?? new Set())}
      ring={rung ? ring : null}
      mat={<EndMat deed={deed} total={total} rung={rung} />}
      rail={total === null ? <Tallies game={game} sheet={sheet} /> : <Shut deed={deed} game={game} />}
    />
  );
}

function EndMat({ deed, total, rung }: Pick<Props, "deed" | "total" | "rung">) {
  const value = total ?? deed?.pips ?? 0;
  const kind = rung ? "standing" : total === null ? "thrown" : "left";
  return (
    <div class="mat">
      {deed && deed.faces.length > 0 && (
        <div class="dice" role="img" aria-label={t("web-thrown", { faces: andList(deed.faces.map(String)) })}>
          {deed.faces.map((face, place) => (
            <Die key={place} face={face} yaw={place % 2 ? 60 : 24} twist={(face + place) % 4} />
          ))}
        </div>
      )}
      {(deed || total !== null) && !isLong(value) && (
        <div class={rung ? "missing brass" : "missing"}>
          <Num value={value} />
          <span>{t("ending-figure", { kind })}</span>
        </div>
      )}
    </div>
  );
}

/** How many tiles are shut, and with which throw it ended. */
function Shut({ deed, game }: Pick<Props, "deed" | "game">) {
  const tiles = (deed?.board ?? game.tiles).flat();
  const shut = tiles.filter((tile) => tile.state === "shut").length;
  return (
    <div class="rail">
      <span>{t("web-tiles-shut", { shut, of: tiles.length })}</span>
      {deed && (
        <span>
          {deed.came === "missed" ? (
            <Rich id="ending-missed-with" parts={{ pips: <b>{deed.pips}</b> }} />
          ) : (
            <Rich id="web-pips-thrown" parts={{ pips: <b>{deed.pips}</b> }} />
          )}
        </span>
      )}
    </div>
  );
}

/** The points of two players, or of the winner among more, as pegs where they are few. */
function Tallies({ game, sheet }: Pick<Props, "game" | "sheet">) {
  const winner = game.winners.length === 1 ? game.winners[0]! : null;
  const seats = game.seats.length === 2 ? game.seats : game.seats.filter((seat) => seat.seat === winner);
  const most = Math.max(...game.seats.map((seat) => seat.points ?? 0));
  const pegs = roundsWon(game, sheet) !== null && most <= MOST_PEGS;
  const ordered = [...seats].sort((one, other) => Number(one.seat === winner) - Number(other.seat === winner));
  return (
    <div class="rail">
      {ordered.map(({ seat, name, points, total, result }) => (
        <span key={seat} class={seat === winner ? "tally first" : "tally"}>
          <b>{name}</b>
          {pegs ? (
            <span class="pegs" role="img" aria-label={t("web-points", { points: points ?? 0 })}>
              {Array.from({ length: most }, (_, place) => (
                <i key={place} class={place < (points ?? 0) ? "in" : ""} />
              ))}
            </span>
          ) : (
            <b>{points ?? total ?? result}</b>
          )}
        </span>
      ))}
    </div>
  );
}
