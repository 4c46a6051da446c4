// What others open: a page that was opened as localhost has an address that is good on this machine alone.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "./api";

const publicOrigin = signal(location.origin);
let requested = false;

/** Asks the server, once, under which address others reach it. */
function ask(): void {
  if (requested) return;
  requested = true;
  request<{ address: string }>("GET", "/api/about").then(
    (about) => void (publicOrigin.value = about.address),
    () => void (requested = false),
  );
}

/** The address of this page for others, as it is whenever it is asked for. */
export function useAddress(): () => string {
  useEffect(ask, []);
  const origin = publicOrigin.value;
  return () => origin + location.href.slice(location.origin.length);
}
