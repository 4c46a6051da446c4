// A turn entered by its total alone: two digits and one tap.
import { tick } from "../../device/sound";
import type { Link } from "../../live/link";
import { choiceOf, type Snapshot } from "../../live/reducer";
import type { Total } from "../../network/wire";
import { excess, withDigit } from "../count/digits";
import { useEntered } from "./useEntered";

export interface TotalEntry {
  typed: string;
  /** The most that can be left, where more was typed. */
  excess: Total | null;
  type: (digit: number) => void;
  /** Types that nothing is left. */
  clear: () => void;
  /** Ends the turn with what was typed; null where that is nothing, or too much. */
  save: (() => void) | null;
  /** Ends the turn with this total. */
  end: (total: Total) => void;
  back: (() => void) | null;
}

export function useTotal(link: Link, snapshot: Snapshot, code: string): TotalEntry {
  const game = snapshot.view.game!;
  const { value: typed, set } = useEntered(`total ${code}`, choiceOf(snapshot.view), "");
  const over = excess(typed, game, snapshot.rules);
  const put = (text: string) => {
    set(text);
    tick();
  };
  const end = (total: Total) => void link.send({ do: "play", word: `total:${total}` });
  return {
    typed,
    excess: over,
    type: (digit) => put(withDigit(typed, digit, game, snapshot.rules)),
    clear: () => put("0"),
    save: typed && over === null ? () => end(typed) : null,
    end,
    back: typed ? () => put(typed.slice(0, -1)) : null,
  };
}
