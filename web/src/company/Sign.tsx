// The sign of a reaction, a bot that plays on, and a countdown, each in one stroke.
import { SIGNS, type Sign as SignName } from "./reaction";

export function Sign({ name }: { name: SignName }) {
  return (
    <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

export function BotSign() {
  return (
    <svg class="ic bot" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 9h12v9H6zM12 9V5.500M12 4.500h.01M9.5 13h.01M14.5 13h.01M3.5 12v3M20.5 12v3" />
    </svg>
  );
}

/** The part of a time that is left, from 0 to 1, as a ring. */
export function Ring({ share }: { share: number }) {
  return (
    <svg class="countdown" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.6" />
      <circle
        class="v"
        cx="10"
        cy="10"
        r="7.6"
        pathLength="100"
        stroke-dasharray={`${Math.round(100 * Math.min(1, Math.max(0, share)))} 100`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
