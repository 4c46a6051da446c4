// Where a page is, as the address says it. In the static site all of it is behind the `#` (site/place.ts).

/** The path of the page that is open. */
export const pathHere = (): string => location.pathname;

/** What follows the `#`. */
export const fragmentHere = (): string => location.hash.slice(1);

/** The address of a path with what follows it. */
export const addressOf = (to: string): string => to;

/** The address of the page that is open, with another state behind the `#`. */
export const addressWith = (state: string): string => location.pathname + location.search + (state && `#${state}`);

/** Where a link within the app leads; null if the browser shall follow it. */
export const targetOf = (anchor: HTMLAnchorElement): string | null => anchor.pathname + anchor.search + anchor.hash;
