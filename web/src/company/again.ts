// Playing again: whether this device wants to, for whom it waits, and the way to the next table.
import { useEffect } from "preact/hooks";
import { keep } from "../device/storage";
import { go } from "../frame/route";
import type { Link } from "../live/link";
import type { Again, Snapshot } from "../live/reducer";

/** Whether somebody at this device wants to play again. */
export const wantsAgain = (again: Again | null, you: number[]): boolean =>
  again !== null && again.yes.some((seat) => you.includes(seat));

export interface PlayingAgain {
  /** The code of the next table, once there is one. */
  next: string | null;
  wants: boolean;
  /** Says that one wants to play again, or no longer. */
  tap: () => void;
}

/** Whoever has asked for the next game is led to it; nobody else is. The host begins as soon as it can begin. */
export function useAgain(link: Link, snapshot: Snapshot | null): PlayingAgain {
  const next = snapshot?.view.rematch?.replaceAll("-", "") ?? null;
  const wants = wantsAgain(link.again.value, snapshot?.you ?? []);
  useEffect(() => {
    if (!next || !wants) return;
    keep(`sit ${next}`, []);
    go(`/t/${next}`);
  }, [next, wants]);
  return { next, wants, tap: () => void link.send({ do: "again", yes: !wants }) };
}
