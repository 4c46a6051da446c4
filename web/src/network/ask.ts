// The way to whoever answers: the server. In the static site a worker takes its place (site/ask.ts).

/** What this device can do with others. */
export const ALONE = false;

export const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, { credentials: "same-origin", ...init });
