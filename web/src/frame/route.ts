// Which page is open: the path, followed without loading anew, and what follows the `#`, which some pages keep their
// state in.
import { signal } from "@preact/signals";
import { carryBox, leadsToTable } from "./carry";
import { addressOf, addressWith, fragmentHere, pathHere, targetOf } from "./place";

export const path = signal(pathHere());
export const fragment = signal(fragmentHere());

function follow(): void {
  path.value = pathHere();
  fragment.value = fragmentHere();
}

export function go(to: string): void {
  const change = () => {
    history.pushState(null, "", addressOf(to));
    follow();
    if (fragment.value === "") scrollTo(0, 0);
  };
  if (leadsToTable(path.value, to)) carryBox(change);
  else change();
}

/** Keeps the state of a page behind the `#`; `step` makes it something that one can go back from. */
export function keepState(state: string, step = false): void {
  if (state === fragment.value) return;
  const to = addressWith(state);
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
  const target = targetOf(anchor);
  if (target === null) return;
  event.preventDefault();
  go(target);
});
