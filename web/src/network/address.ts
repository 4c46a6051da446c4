// What others open: a page that was opened as localhost has an address that is good on this machine alone.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "./api";

const reached = signal(location.origin);
let asked = false;

/** Asks the server, once, under which address others reach it. */
function ask(): void {
  if (asked) return;
  asked = true;
  request<{ address: string }>("GET", "/api/about").then(
    (told) => void (reached.value = told.address),
    () => void (asked = false),
  );
}

/** The address of this page for others, as it is whenever it is asked for. */
export function useAbroad(): () => string {
  useEffect(ask, []);
  const origin = reached.value;
  return () => origin + location.href.slice(location.origin.length);
}
