// The headline of an ending, and what stands below it.
import { t } from "../language/words";
import { isThrow } from "../live/scene";
import { withoutUndone } from "../live/course";
import type { StoryEntry } from "../live/reducer";
import type { GameView, SheetRound } from "../network/wire";
import { tileValues } from "../tile/tileName";
import type { Deed } from "./deed";
import { ownSeat, victory } from "./result";

export function headline(game: GameView, sheet: SheetRound[], you: number[], last: Deed | null): string {
  if (!game.over) return t("web-abandoned");
  const names = game.winners.map((seat) => game.seats[seat]!.name);
  if (game.seats.length === 1) return aloneHeadline(game, you, last);
  if (!names.length) return t("web-nobody", { format: game.format });
  if (names.length > 1) return t("web-shared", { names });
  const own = ownSeat(you) === game.winners[0];
  const { unit, own: result, other } = victory(game, sheet);
  return t("ending-won", { you: own ? "yes" : "no", who: names[0]!, unit, own: result, other });
}

function aloneHeadline(game: GameView, you: number[], last: Deed | null): string {
  const who = { you: you.length ? "yes" : "no", who: game.seats[0]!.name };
  if (last?.came !== "box") return t("ending-left", { ...who, total: game.total });
  return t("ending-shut", { ...who, tiles: tileValues(last.tiles) });
}

/** How long a game was: its rounds and its throws. */
export function subline(game: GameView, story: StoryEntry[]): string[] {
  const throws = withoutUndone(story).filter(isThrow).length;
  return [
    ...(game.seats.length > 1 && game.round > 1 ? [t("web-report-rounds", { count: game.round })] : []),
    ...(throws ? [t("web-report-thrown", { count: throws })] : []),
  ];
}
