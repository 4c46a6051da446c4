// An app that is older than the server's is loaded again, once only: one that stays old must not be loaded for ever.
import { keep, recall } from "../device/storage";
import { ask } from "./ask";

const WAIT = 60_000;
const AGAIN = 3000;

/** Whether the app was loaded again within the last minute; if not, it is about to be. */
export function reloadedLately(): boolean {
  if (Date.now() - (recall<number>("renewed") ?? 0) < WAIT) return true;
  keep("renewed", Date.now());
  return false;
}

/** Waits until the server answers. */
export async function serverAnswers(): Promise<void> {
  while (
    !(await ask("/health").then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, AGAIN));
}
