// Dice as an icon on a button: one small face for each die.
const FACES: [number, number][][] = [
  [[12, 12]],
  [
    [9, 9],
    [15, 15],
  ],
  [
    [8, 8],
    [12, 12],
    [16, 16],
  ],
  [
    [9, 9],
    [15, 9],
    [9, 15],
    [15, 15],
  ],
];

export function DiceSign({ count }: { count: number }) {
  const shown = Math.min(count, FACES.length);
  return (
    <svg viewBox={`0 0 ${24 * shown} 24`} aria-hidden="true">
      {FACES.slice(0, shown).map((spots, die) => (
        <g key={die} transform={`translate(${24 * die} 0)`}>
          <rect x="3" y="3" width="18" height="18" rx="5" />
          {spots.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
          ))}
        </g>
      ))}
    </svg>
  );
}
