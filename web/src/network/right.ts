// What this device may do at a table: the server says it by seats.
import type { Rights } from "./wire";

interface Role {
  you: number[];
  host: boolean;
  may: Rights;
}

/** Whether this device has a right: by one of its seats, or as the host. */
export const has = ({ you, host, may }: Role, right: "act" | "type" | "undo" | "arrange"): boolean =>
  may[right].some((seat) => you.includes(seat)) || (host && may.host.includes(right));
