// Keeping the site on this device: the files for when there is no network, the storage for good, a newer version when
// it is safe. A page over plain HTTP has none of it.
import { signal } from "@preact/signals";

/** Whether a newer version waits to be taken. */
export const renewed = signal(false);

/** Whether the site has just been kept, and needs no network from now on. */
export const justKept = signal(false);

const READ = 8000;
let waiting: ServiceWorker | null = null;

/** Takes the newer version, and loads the page anew with it. */
export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}

function sayKept(): void {
  justKept.value = true;
  setTimeout(() => (justKept.value = false), READ);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first version that is kept needs no update.
    if (registration.active?.state === "activated" && !registration.waiting) sayKept();
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting = registration.waiting;
    renewed.value = true;
  };
  if (registration.waiting) look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

let asked = false;

/** Asks the browser, once, to keep the games for good. It may refuse without a word. */
export function persist(): void {
  if (!asked) void navigator.storage?.persist?.().catch(() => false);
  asked = true;
}

/** Keeps all files of the site for later, once the first page is there. */
export function keepSite(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register("./sw.js").then(watch, () => undefined);
}

/** Whether this is Safari, or a browser that is Safari within: it deletes what a page keeps that is not installed. */
export function dropsAfterAWeek(): boolean {
  const installed = matchMedia("(display-mode: standalone)").matches || "standalone" in navigator && navigator.standalone;
  return "GestureEvent" in window && !installed;
}

/** Whether the page came over plain HTTP from elsewhere, where browsers keep no site and install none. */
export const isPlain = (): boolean => !isSecureContext;

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;

/** Whether the browser can install the site now. */
export const installable = signal(false);

/** Lets the browser ask whether the site shall be installed. */
export function install(): void {
  installable.value = false;
  void offer?.prompt();
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as InstallEvent;
  installable.value = true;
});
