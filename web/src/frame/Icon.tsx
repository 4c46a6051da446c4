// Signs of the chrome: one stroke, one weight.
const PATHS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  bulb: "M9 17h6M10 20h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.1.9 1.8v.3h5.2v-.3c0-.7.3-1.3.9-1.8A6 6 0 0 0 12 3z",
  settings:
    "M4 7h9M19 7h1M4 17h3M13 17h7M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM10 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  close: "M6 6l12 12M18 6L6 18",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  share: "M12 15V4M8 7.5 12 4l4 3.5M5 12v8h14v-8",
  save: "M12 4v11M8 11.5l4 3.5 4-3.5M5 20h14",
  print: "M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  again: "M4 5v5h5M4.6 10A8 8 0 1 1 4 13",
  bin: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1",
  off: "M3 17h11M5 17l2.5-6H14M15 6h5v5M20 6l-6 6",
  pencil: "M4 20l1-4L16 5l3 3L8 19l-4 1z",
  enter: "M19 6v6a3 3 0 0 1-3 3H5M9 11l-4 4 4 4",
  space: "M4 10v5h16v-5",
  erase: "M9 6h11v12H9l-5-6zM12 9.5l5 5M17 9.5l-5 5",
  nearly: "M5 10c2.4-2.6 4.7-2.6 7-1s4.6 1.6 7-1M5 16c2.4-2.6 4.7-2.6 7-1s4.6 1.6 7-1",
  eye:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  book:
    "M12 6.5c-2.4-1.8-5.4-1.8-8.4-1.2v12.6c3-.6 6-.6 8.4 1.2 2.4-1.8 5.4-1.8 8.4-1.2V5.3c-3-.6-6-.6-8.4 1.2zM12 6.5v12.6",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.2M12 7.8h.01",
  dice: "M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01",
  tiles: "M4 20V7h4.5v13M9.8 20V4h4.5v16M15.5 20V9H20v11M3 20h18",
  total: "M5 4h14v16H5zM8 8h8M8.5 12.5h.01M12 12.5h.01M15.5 12.5h.01M8.5 16.5h.01M12 16.5h.01M15.5 16.5h.01",
  hand: "M8 12V6.5a1.5 1.5 0 0 1 3 0V11m0-5.5a1.5 1.5 0 0 1 3 0V11m0-4a1.5 1.5 0 0 1 3 0v7c0 4-2.2 6.5-5.5 6.5-2.6 0-4.2-1-5.6-3.4L3.9 13.6a1.5 1.5 0 0 1 2.5-1.6L8 14",
  grip: "M5 9h14M5 15h14",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z",
  envelope: "M3 6.5h18v12H3zM3 7l9 7 9-7",
  people:
    "M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c0-3 2.4-5 5.5-5s5.5 2 5.5 5M15.5 6a2.6 2.6 0 1 1 .8 5.1M17 14.2c2.2.5 3.5 2.2 3.5 4.3",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, bold = false }: { name: IconName; bold?: boolean }) {
  return (
    <svg class={bold ? "ic bold" : "ic"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
