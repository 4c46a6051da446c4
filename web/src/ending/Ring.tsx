// A rod that rings because the box is shut: it swings, and lights the wall behind the last row. Where nothing may move,
// the same picture stands still.
import "./ring.css";

const SWINGS: [number, number, number][] = [
  [58, 0.22, 1],
  [42.9, 0.4, 1.2],
  [29, 0.62, 1.4],
  [15.7, 0.9, 1.8],
];
const WAVES: [number, number, number][] = [
  [150, 123, 0.5],
  [235, 193, 0.34],
  [325, 266, 0.22],
  [420, 344, 0.13],
];

function Ring({ wall }: { wall: boolean }) {
  return (
    <>
      {wall && <i class="ringlight" />}
      {wall && (
        <svg class="waves" viewBox="0 0 1000 420" preserveAspectRatio="none" aria-hidden="true">
          {WAVES.map(([x, y, opacity]) => (
            <path key={x} d={`M${500 - x} 420A${x} ${y} 0 0 1 ${500 + x} 420`} opacity={opacity} />
          ))}
        </svg>
      )}
      <svg class="swings" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {SWINGS.flatMap(([far, opacity, width]) =>
          [50 - far, 50 + far].map((y) => (
            <path key={y} d={`M0 50C280 ${y} 720 ${y} 1000 50`} opacity={opacity} stroke-width={width} />
          )),
        )}
      </svg>
    </>
  );
}

export const ring = (wall: boolean) => <Ring wall={wall} />;
