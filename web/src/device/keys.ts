// Whole games by keyboard: digits gather tiles, Enter shuts, space throws, Backspace takes back.
import { useEffect, useRef } from "preact/hooks";

export interface Keys {
  /** A tile of this value. */
  value: (value: number) => void;
  confirm: () => void;
  throw: () => void;
  back: () => void;
  /** So many dice; the arrows change it. */
  dice: (by: number) => void;
}

// By where keys lie and not by what is printed on them: behind 9 come 10, 11 and 12 on every keyboard.
const VALUES: Record<string, number> = { Digit0: 10, Numpad0: 10, Minus: 11, Equal: 12 };

export function valueOf(code: string): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return digit ? Number(digit[1]) : (VALUES[code] ?? null);
}

/** Whether a key belongs to what has the focus, and not to the game. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector("dialog[open]")) return true;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return true;
  // A button that can do nothing now keeps the focus, but no key of the game.
  if (target.ariaDisabled === "true") return false;
  return /^(BUTTON|A|SUMMARY)$/.test(target.tagName) && (event.key === "Enter" || event.key === " ");
}

export function useKeys(keys: Keys | null): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const does = now.current;
      if (!does || event.repeat || elsewhere(event)) return;
      const value = valueOf(event.code) ?? (/^[1-9]$/.test(event.key) ? Number(event.key) : null);
      if (value !== null && !event.shiftKey) does.value(value);
      else if (event.key === "Enter") does.confirm();
      else if (event.key === " ") does.throw();
      else if (event.key === "Backspace") does.back();
      else if (event.key === "ArrowLeft" || event.key === "ArrowRight") does.dice(event.key === "ArrowLeft" ? -1 : 1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
