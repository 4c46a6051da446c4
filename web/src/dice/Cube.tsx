// A die in the air: six sides of one cube, which are turned together. At rest a drawing takes its place (`Die`).
import { Marks, sides } from "./Die";

// Where each side stands on the cube, in the order in which `keyframes.ts` names them: the axes of what is drawn on it.
const STANDS = [
  "1,0,0,0,0,1,0,0,0,0,1,0",
  "0,1,0,0,0,0,-1,0,-1,0,0,0",
  "1,0,0,0,0,0,-1,0,0,1,0,0",
  "1,0,0,0,0,-1,0,0,0,0,-1,0",
  "0,1,0,0,0,0,1,0,1,0,0,0",
  "1,0,0,0,0,0,1,0,0,-1,0,0",
];

/** The numbers on all sides of a die with this face up; dice with more than six faces are blank round about. */
export function allSides(face: number, twist: number): number[] {
  const [left, right] = sides(face, twist);
  if (face > 6) return [face, 0, 0, 0, 0, 0];
  return [face, left, right, 7 - face, 7 - left, 7 - right];
}

const standing = (side: number): string => `matrix3d(${STANDS[side]},0,0,0,1) translateZ(var(--half))`;

interface CubeProps {
  face: number;
  twist: number;
}

/** The parts of a die that move: itself, its cube, and the shade on each side. */
export function Cube({ face, twist }: CubeProps) {
  return (
    <span class="flies">
      <span class="cube">
        {allSides(face, twist).map((spots, side) => (
          <span key={side} class="side" style={{ transform: standing(side) }}>
            <i />
            <svg viewBox="0 0 1 1">
              <Marks spots={spots} />
            </svg>
          </span>
        ))}
      </span>
    </span>
  );
}
