// Sentences at a table speak to whoever holds its one seat here.
import { useEffect } from "preact/hooks";
import type { Snapshot } from "../live/reducer";
import { addressee, ownName } from "./me";

/** Lets sentences speak to the seat of this device while the table is shown. */
export function useAddressee(snapshot: Snapshot): void {
  // At once: what is told while the page is drawn speaks to somebody already.
  addressee.value = ownName(snapshot);
  useEffect(() => () => void (addressee.value = ""), []);
}
