// Where the keyboard is: it is never lost to the page as a whole. When what has the focus goes away, something near it
// takes it over; a page that is opened takes it at its heading, so that screen readers begin there.
const FOCUSABLE = "button,a[href],input,select,textarea,summary,[tabindex]";
// Whoever was at the main button goes on at the main button.
const PREFERRED = ".btn.main";

/** Whether something can take the focus now; no field does, because a keyboard would cover half of a phone. */
const takes = (element: Element): boolean =>
  !element.matches(":disabled,input,textarea,[inert] *") && element.checkVisibility({ visibilityProperty: true });

const within = (element: Element): HTMLElement[] =>
  [PREFERRED, FOCUSABLE].flatMap((which) => [...element.querySelectorAll<HTMLElement>(which)]).filter(takes);

/** The heading of what is shown, or all of it. */
export const headingOf = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>("main:not(.wait) h1") ?? page.querySelector<HTMLElement>("main");

/** Gives the focus to something, also where it usually has none. */
export function focusOn(element: HTMLElement | null): void {
  if (element && !element.matches(FOCUSABLE)) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

/** What takes the focus over: something within the nearest thing around it that is still there, or else the heading. */
export function heir(around: Element[]): HTMLElement | null {
  const near = around.filter((each) => each.isConnected && each.closest("main,dialog"));
  return near.map((each) => within(each)[0]).find(Boolean) ?? headingOf(document);
}

function around(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...around(parent)] : [];
}

let last: Element | null = null;
let lastAround: Element[] = [];
let arriving = false;

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled,[inert],[inert] *");

function settle(): void {
  if (arriving) arrive();
  else if (last && isGone(last) && isLost()) focusOn(heir(lastAround));
}

/** A page has been opened: once it is there, the focus is at its heading. */
function arrive(): void {
  const heading = document.querySelector("main:not(.wait)") && headingOf(document);
  if (!heading) return;
  arriving = false;
  focusOn(heading);
}

/** What the link over every page leads to. */
function nameMain(): void {
  const main = document.querySelector("main");
  if (main && !main.id) main.id = "main";
}

/** Another page is being opened. */
export function expectPage(): void {
  arriving = true;
  requestAnimationFrame(settle);
}

/** Watches over the focus for as long as the app runs. */
export function keepFocus(root: HTMLElement): void {
  addEventListener("focusin", ({ target }) => {
    last = target as Element;
    lastAround = around(last);
  });
  // What is taken away has lost the focus at once, what is disabled loses it only when the page is painted next.
  const look = () => {
    nameMain();
    if (!arriving && last && !last.isConnected) settle();
    if (arriving || (last && isGone(last))) requestAnimationFrame(() => requestAnimationFrame(settle));
  };
  const attributeFilter = ["disabled", "inert"];
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
}
