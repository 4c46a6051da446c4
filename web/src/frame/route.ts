// Which page is open: the path, followed without loading anew, and what follows the `#`, which some pages keep their
// state in.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);
export const fragment = signal(location.hash.slice(1));

function follow(): void {
  path.value = location.pathname;
  fragment.value = location.hash.slice(1);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  follow();
  if (location.hash === "") scrollTo(0, 0);
}

/** Keeps the state of a page behind the `#`; `step` makes it something that one can go back from. */
export function keepState(state: string, step = false): void {
  if (state === fragment.value) return;
  const to = location.pathname + location.search + (state && `#${state}`);
  if (step) history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  fragment.value = state;
}

addEventListener("popstate", follow);
addEventListener("click", (event) => {
  const anchor = (event.target as HTMLElement).closest?.("a");
  if (!anchor || anchor.origin !== location.origin || anchor.target || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
});
