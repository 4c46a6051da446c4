// Playing again: the next table has the same people in the same seats, and another begins.
import { keep } from "../device/storage";
import type { Link } from "../live/link";
import type { Seen } from "../live/reducer";
import { go } from "../frame/route";

export async function playAgain(link: Link, seen: Seen): Promise<void> {
  if (!(await link.send({ do: "rematch" }))) return;
  const next = link.seen.value?.view.rematch;
  if (!next) return;
  const alone = seen.view.seats.every((place) => place.kind !== "person" || seen.you.includes(place.seat));
  // Where nobody else is waited for, the game begins as soon as the table is reached.
  if (seen.host && alone) keep(`sit ${next}`, []);
  go(`/t/${next}`);
}
