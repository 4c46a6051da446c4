// One tab owns the tables of this browser: two that play at the same table would overtake each other.

const NAME = "shutbox tables";

export interface Claim {
  /** Whether this tab owns the tables now. */
  owns(): boolean;
  /** Takes them from the tab that owns them. */
  take(): void;
  /** Settled when it is known who owns them. */
  known: Promise<void>;
}

/** Claims the tables; tells whenever that changes. A browser without locks has no other tab that knows of them. */
export function claim(changed: (owns: boolean) => void): Claim {
  if (!("locks" in navigator)) {
    changed(true);
    return { owns: () => true, take: () => undefined, known: Promise.resolve() };
  }
  let owns = false;
  const set = (now: boolean) => {
    owns = now;
    changed(now);
  };
  const hold = () => {
    set(true);
    return new Promise<never>(() => undefined);
  };
  const lost = () => {
    if (owns) set(false);
    queue();
  };
  // Whoever has to wait owns the tables as soon as the other tab is closed.
  const queue = (): void => void navigator.locks.request(NAME, hold).catch(lost);
  const take = (): void => void navigator.locks.request(NAME, { steal: true }, hold).catch(lost);
  const known = new Promise<void>((resolve) => {
    const first = (lock: Lock | null) => {
      resolve();
      if (lock) return hold();
      set(false);
      queue();
      return undefined;
    };
    navigator.locks.request(NAME, { ifAvailable: true }, first).catch(lost);
  });
  return { owns: () => owns, take, known };
}
