// The name of the app, drawn with the pen that draws its numbers.
export const LETTERS: [number, string][] = [
  [
    0,
    "M15.8 7.1C14.7 4.5 12.5 3 9.5 3 5.8 3 3.3 5.2 3.3 8.6c0 3.5 2.5 4.9 6.3 5.9 4.2 1.1 6.8 2.7 6.8 6.2 0 3.8-2.8 6.3-6.9 6.3-3.5 0-6-1.8-7-4.9",
  ],
  [24.5, "M3 3v24M17 3v24M3 14.8h14"],
  [50, "M3 3v15.4C3 23.7 5.8 27 10.2 27s7.2-3.3 7.2-8.6V3"],
  [75.9, "M2 3h15M9.5 3v24"],
  [100.4, "M3.3 14.6h6.5c3.5 0 5.7-2.2 5.7-5.8S13.3 3 9.8 3H3.3v24h7.1c4.1 0 6.6-2.4 6.6-6.2s-2.5-6.2-6.6-6.2"],
  [125.5, "M12 3c5.5 0 9.2 4.8 9.2 12S17.5 27 12 27s-9.2-4.8-9.2-12S6.5 3 12 3z"],
  [155, "M2.8 3l14 24M16.8 3l-14 24"],
];

export function Logo() {
  return (
    <svg class="num" viewBox="0 0 174.6 30" role="img" aria-label="Shutbox">
      {LETTERS.map(([x, path]) => (
        <path key={x} transform={`translate(${x} 0)`} d={path} />
      ))}
    </svg>
  );
}
