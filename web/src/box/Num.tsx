// Numbers of the game are drawn: single strokes on a grid 30 high.
const WIDTH: Record<string, number> = {
  "0": 20, "1": 13.5, "2": 19.6, "3": 19.6, "4": 20.4, "5": 19.6, "6": 20, "7": 19, "8": 20, "9": 20,
  ".": 8, ",": 9, "-": 16, "+": 18,
};
const GAP = 1.2;
export const GLYPHS: Record<string, string> = {
  "0": "M10 3c4.6 0 7.1 4.6 7.1 12S14.6 27 10 27 2.9 22.4 2.9 15 5.4 3 10 3z",
  "1": "M3 8.4 9.4 3v24",
  "2": "M3 9.8C3 5.8 5.9 3 9.8 3s6.8 2.6 6.8 6.4c0 2.9-1.5 5-4.2 7.8L3 27h14",
  "3": "M3.6 3h12.6L9 12.3c4.8-.3 7.8 2.7 7.8 7.2S13.8 27 9.5 27c-3.3 0-5.7-1.6-6.9-4.4",
  "4": "M13.6 27V3L2.6 20.2h15.4",
  "5": "M15.6 3H5.7L4.5 13.7c1.4-1.3 3.2-2 5.3-2 4.2 0 7.1 3 7.1 7.5S13.9 27 9.5 27c-3.3 0-5.7-1.6-6.9-4.3",
  "6": "M13.9 3C8.6 7.6 2.8 12.9 2.8 19.8a7.2 7.2 0 1 0 14.4 0 7.2 7.2 0 1 0-14.4 0",
  "7": "M2.8 3h13.6L7.8 27",
  "8": "M10 14.2c-3.4 0-5.7-2.3-5.7-5.6S6.6 3 10 3s5.7 2.3 5.7 5.6-2.3 5.6-5.7 5.6zm0 0c-4.2 0-7.1 2.6-7.1 6.4S5.8 27 10 27s7.1-2.6 7.1-6.4-2.9-6.4-7.1-6.4z",
  ".": "M4 26.7h.01",
  ",": "M4.8 25.6 3.2 31",
  "-": "M2.5 16h11",
  "+": "M2.5 16h13M9 9.5v13",
  "9": "M6.1 27C11.4 22.4 17.2 17.1 17.2 10.2a7.2 7.2 0 1 0-14.4 0 7.2 7.2 0 1 0 14.4 0",
};

export function layOut(text: string): { glyph: string; x: number; width: number }[] {
  let x = 0;
  return [...text].map((glyph) => {
    const at = { glyph, x, width: WIDTH[glyph] ?? 20 };
    x += at.width + GAP;
    return at;
  });
}

/** The glyphs that numbers are drawn with; once on a page. */
export function Glyphs() {
  return (
    <svg class="defs" aria-hidden="true">
      <defs>
        <radialGradient id="dsh">
          <stop offset=".55" stop-opacity=".5" />
          <stop offset="1" stop-opacity="0" />
        </radialGradient>
        {Object.entries(GLYPHS).map(([glyph, d]) => (
          <path key={glyph} id={`g-${glyph}`} d={d} />
        ))}
      </defs>
    </svg>
  );
}

/** A number within another drawing: its middle, its top and its height. */
export function NumAt({ value, x, y, high }: { value: number; x: number; y: number; high: number }) {
  const parts = layOut(String(value));
  const last = parts.at(-1)!;
  const scale = high / 30;
  return (
    <g transform={`translate(${x - ((last.x + last.width) * scale) / 2} ${y}) scale(${scale})`}>
      {parts.map(({ glyph, x: at }) => (
        <use key={at} href={`#g-${glyph}`} {...(at ? { x: at } : {})} />
      ))}
    </g>
  );
}

/** A number as it is drawn: digits, and where it is a text also a point, a comma or a sign. */
export function Num({ value, engraved = false }: { value: number | string; engraved?: boolean }) {
  const parts = layOut(String(value).replace("−", "-").replace(/[^0-9.,+-]/g, ""));
  const last = parts.at(-1)!;
  const uses = parts.map(({ glyph, x }) => <use key={x} href={`#g-${glyph}`} {...(x ? { x } : {})} />);
  return (
    <svg class="num" viewBox={`0 0 ${(last.x + last.width).toFixed(1)} 30`} aria-hidden="true">
      {engraved && <g class="hl">{uses}</g>}
      {uses}
    </svg>
  );
}
