// The address of a page of the site: all of it is behind the `#`.

export const addressOf = (to: string): string => `${location.pathname}${location.search}#${to}`;
