// Which page is open: the path, followed without loading anew, and what follows the `#`, which some pages keep their
// state in.
import { signal } from "@preact/signals";
import { carryBox, leadsToTable } from "./carry";

export const path = signal(location.pathname);
export const fragment = signal(location.hash.slice(1));

function follow(): void {
  path.value = location.pathname;
  fragment.value = location.hash.slice(1);
}

export function go(to: string): void {
  const change = () => {
    history.pushState(null, "", to);
    follow();
    if (location.hash === "") scrollTo(0, 0);
  };
  if (leadsToTable(location.pathname, to)) carryBox(change);
  else change();
}

/** Keeps the state of a page behind the `#`; `step` makes it something that one can go back from. */
export function keepState(state: string, step = false): void {
  if (state === fragment.value) return;
  const to = location.pathname + location.search + (state && `#${state}`);
  if (step) history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  fragment.value = state;
}

/** Whether the browser itself shall follow a link: into another tab or window, or to a file; or nobody shall. */
const isForBrowser = (event: MouseEvent, anchor: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  anchor.target !== "" ||
  anchor.hasAttribute("download");

addEventListener("popstate", follow);
addEventListener("click", (event) => {
  const anchor = (event.target as HTMLElement).closest?.("a");
  if (!anchor || anchor.origin !== location.origin || isForBrowser(event, anchor)) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
});
