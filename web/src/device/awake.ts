// Keeping the screen awake while a game lies on the table. A page on a home network has no secure context and so no
// wake lock: there a picture that plays does the same, as far as the browser lets it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keep, recall } from "./storage";

interface Lock {
  release(): Promise<void>;
}

const wakeLock = (): { request(kind: "screen"): Promise<Lock> } | undefined =>
  (navigator as { wakeLock?: { request(kind: "screen"): Promise<Lock> } }).wakeLock;

/** A tiny film of an empty picture, drawn here: no file is fetched. */
function film(): { play: () => Promise<void>; stop: () => void } {
  const canvas = Object.assign(document.createElement("canvas"), { width: 2, height: 2 });
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, className: "film" });
  video.setAttribute("aria-hidden", "true");
  const paint = () => canvas.getContext("2d")?.fillRect(0, 0, 2, 2);
  const timer = setInterval(paint, 1000);
  return {
    async play() {
      paint();
      video.srcObject ??= canvas.captureStream(1);
      if (!video.isConnected) document.body.append(video);
      await video.play();
    },
    stop() {
      clearInterval(timer);
      video.pause();
      video.remove();
    },
  };
}

export interface Awake {
  /** Whether this browser lets a page keep the screen awake. */
  able: boolean;
  on: boolean;
  toggle: () => void;
}

const WANTED = "awake";

/** Keeps the screen awake, where the browser allows it and nobody has switched it off. */
export function useAwake(): Awake {
  const wanted = useSignal(recall<boolean>(WANTED) ?? true);
  const able = useSignal(false);
  const toggle = () => {
    wanted.value = !wanted.value;
    keep(WANTED, wanted.value);
  };
  useEffect(() => {
    if (!wanted.value) return undefined;
    let lock: Lock | null = null;
    const still = wakeLock() ? null : film();
    const take = () => {
      if (document.visibilityState !== "visible") return;
      const taken = still ? still.play() : wakeLock()!.request("screen").then((got) => void (lock = got));
      taken.then(
        () => (able.value = true),
        () => (able.value = false),
      );
    };
    take();
    document.addEventListener("visibilitychange", take);
    // Some browsers begin to play only when somebody has touched the page.
    document.addEventListener("pointerdown", take, { once: true });
    return () => {
      document.removeEventListener("visibilitychange", take);
      document.removeEventListener("pointerdown", take);
      still?.stop();
      void lock?.release();
    };
  }, [wanted.value]);
  return { able: able.value || !wanted.value, on: wanted.value, toggle };
}
