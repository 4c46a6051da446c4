// Where a page is on a static site: all of it is behind the `#`, so that one file answers for every page, on any path
// of any web space. `#/t/abc#state` is the path `/t/abc` with the state `state`.
import { options } from "preact";
import { addressOf } from "./address";
import { ask } from "./ask";

// A turn that comes as a link is taken out of the address before the app looks there: nobody wants to go back to it.
const TURN = "#/turn/";
export const arrived: string[] = [];
function takeOut(): void {
  if (!location.hash.startsWith(TURN)) return;
  arrived.push(location.hash.slice(TURN.length));
  history.replaceState(null, "", addressOf("/"));
}
takeOut();
// Before the app hears of it, because it listens later.
addEventListener("popstate", takeOut);

const parts = (): [string, string] => {
  const [path = "", ...state] = location.hash.slice(1).split("#");
  return path.startsWith("/") ? [path, state.join("#")] : ["/", location.hash.slice(1)];
};

export const pathHere = (): string => parts()[0].split("?")[0]!;
export const fragmentHere = (): string => parts()[1];
export { addressOf };
export const addressWith = (state: string): string => addressOf(parts()[0] + (state && `#${state}`));
export const targetOf = (anchor: HTMLAnchorElement): string | null =>
  anchor.pathname === location.pathname && anchor.hash.startsWith("#/") ? anchor.hash.slice(1) : null;

// Links of the app name paths; here they become links of this page, also for whoever opens them in another tab.
const draw = options.vnode;
options.vnode = (vnode) => {
  if (vnode.type === "a") {
    const props = vnode.props as { href?: unknown };
    if (typeof props.href === "string" && props.href.startsWith("/") && !props.href.startsWith("/api/"))
      props.href = `#${props.href}`;
  }
  draw?.(vnode);
};

/** What a server would send as a file comes from the worker. */
async function save(anchor: HTMLAnchorElement): Promise<void> {
  const { saveBlob } = await import("../device/share");
  const answer = await ask(anchor.getAttribute("href")!);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  if (answer.ok) saveBlob(name ?? "shutbox", await answer.blob());
}

addEventListener("click", (event) => {
  const anchor = (event.target as HTMLElement).closest?.<HTMLAnchorElement>('a[href^="/api/"]');
  if (!anchor) return;
  event.preventDefault();
  void save(anchor);
});

void import("./SiteNotice").then(({ showNotices }) => showNotices());
void import("./arrival");
