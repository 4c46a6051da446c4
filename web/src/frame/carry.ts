// The box that stands on Home is carried to the table where the browser can show that; elsewhere the page changes.
import { still } from "../device/preference";

// So long, in milliseconds, the old page is looked at while the new one is fetched.
const LONGEST = 350;
const LOOK = 16;

/** Whether the way leads from Home to a table. */
export const leadsToTable = (from: string, to: string): boolean => from === "/" && to.startsWith("/t/");

/** Changes the page, with the box on its way from the one to the other. */
export function carryBox(change: () => void): void {
  const box = document.querySelector(".box");
  if (!box || still() || document.hidden || !("startViewTransition" in document)) return change();
  const transition = document.startViewTransition(async () => {
    change();
    await arrival(box);
  });
  // A browser may skip it, for example if the window changes its size; the page has changed all the same.
  for (const each of [transition.ready, transition.finished]) each.catch(() => undefined);
}

/** Waits until another box stands there, but not for long. */
async function arrival(left: Element): Promise<void> {
  for (let waited = 0; waited < LONGEST; waited += LOOK) {
    await new Promise((done) => setTimeout(done, LOOK));
    const box = document.querySelector(".table .box");
    if (box && box !== left) return;
  }
}
