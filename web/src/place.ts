// Which page is open: the path, followed without loading anew.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);

export function go(to: string): void {
  history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path.value = location.pathname));
addEventListener("click", (event) => {
  const anchor = (event.target as HTMLElement).closest?.("a");
  if (!anchor || anchor.origin !== location.origin || anchor.target || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  go(anchor.pathname);
});
