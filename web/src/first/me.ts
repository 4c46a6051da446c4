// Who is "you" at a table: the one seat that this device holds. Around one screen nobody is, because several people
// look at it.
import { signal } from "@preact/signals";
import type { Snapshot } from "../live/reducer";

/** The name of the seat that sentences address as "you"; nothing where they address nobody. */
export const addressee = signal("");

/** The only seat of this device; null for onlookers and around one screen. */
export const ownSeat = ({ you }: Pick<Snapshot, "you">): number | null => (you.length === 1 ? you[0]! : null);

/** The name of that seat, which no other seat of the table has. */
export function ownName(snapshot: Pick<Snapshot, "you" | "view">): string {
  const seat = ownSeat(snapshot);
  return seat === null ? "" : (snapshot.view.seats[seat]?.name ?? "");
}

/** Whether nobody at this device plays. */
export const watches = ({ you }: Pick<Snapshot, "you">): boolean => you.length === 0;
