// The ways from Home to the other pages, each with a small picture.
import type { ComponentChildren } from "preact";

export const WAYS = ["score", "practise", "explore", "learn", "games", "design"] as const;
type Way = (typeof WAYS)[number];

const PICTURES: Record<Way, ComponentChildren> = {
  score: (
    <>
      <rect class="i" x="4" y="9" width="22" height="22" rx="6" />
      <circle class="p" cx="10.5" cy="15.5" r="2.2" />
      <circle class="p" cx="15" cy="20" r="2.2" />
      <circle class="p" cx="19.5" cy="24.5" r="2.2" />
      <path class="ac" d="M31 10v20M35.5 10v20M28 27l10-14" />
    </>
  ),
  practise: (
    <>
      <path class="m" d="M5 12a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3v20H5z" />
      <path class="w" d="M19 24h11l3 8H20z" />
      <path class="ac" d="M24 14l3.5 3.5L34 10" />
    </>
  ),
  explore: (
    <>
      <path d="M5 33h30" />
      <path class="f" d="M7 22h5v11H7zM14 14h5v19h-5zM21 8h5v25h-5zM28 19h5v14h-5z" />
    </>
  ),
  learn: <path d="M20 11c-4-3-9-3-14-2v21c5-1 10-1 14 2 4-3 9-3 14-2V9c-5-1-10-1-14 2zM20 11v21" />,
  games: (
    <>
      <path d="M5 33h30M5 33V8" />
      <path class="ac" d="M8 27l7-6 6 3 7-10 6 3" />
    </>
  ),
  design: (
    <>
      <path d="M6 12h10M24 12h10M6 20h18M32 20h2M6 28h4M18 28h16" />
      <circle class="m" cx="20" cy="12" r="4" />
      <circle class="m" cx="28" cy="20" r="4" />
      <circle class="m" cx="14" cy="28" r="4" />
    </>
  ),
};

export function WaySign({ way }: { way: Way }) {
  return (
    <svg class="pic" viewBox="0 0 40 40" aria-hidden="true">
      {PICTURES[way]}
    </svg>
  );
}
