// What the host could not be told before: the missing players may have arrived meanwhile.
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import type { Fault } from "../network/wire";

export function faultIn({ link, snapshot }: { link: Link; snapshot: Snapshot }): Fault | null {
  const unsealed = snapshot.view.seats.some((seat) => seat.kind === "person" && seat.seal === null);
  return link.fault.value?.code === "seals-missing" && !unsealed ? null : link.fault.value;
}
