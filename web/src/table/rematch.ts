// Playing again: the next table has the same people in the same seats, and another begins.
import { keep } from "../device/storage";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { go } from "../frame/route";

/** Whether the next game begins as soon as its table is reached, because nobody else has to come there. */
export const startsAtOnce = ({ host, view, you }: Snapshot): boolean =>
  host && view.seats.every((place) => place.kind !== "person" || you.includes(place.seat));

export async function playAgain(link: Link, snapshot: Snapshot): Promise<void> {
  if (!(await link.send({ do: "rematch" }))) return;
  const next = link.snapshot.value?.view.rematch;
  if (!next) return;
  if (startsAtOnce(snapshot)) keep(`sit ${next}`, []);
  go(`/t/${next}`);
}
