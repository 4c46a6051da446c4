// A number that changes if a single bit of a pose does: the same in every browser (`tests/web/source/test_engines.py`).
import { fly, type Flight } from "./flight";

const FALLEN = [true, false, false, true, false, true, true, false, false];

const flightOf = (number: number): Flight | null =>
  fly({
    seed: `engine ${number}`,
    dice: (number % 3) + 1,
    flick: number % 65,
    fallen: FALLEN,
    escapes: number % 9 === 8,
  });

/** The hash of at least so many poses, and how many there are. */
export function poseHash(least: number): string {
  const bits = new DataView(new ArrayBuffer(8));
  let [hash, poses] = [0x811c9dc5, 0];
  const add = (value: number): void => {
    bits.setFloat64(0, value);
    for (const at of [0, 4]) hash = Math.imul(hash ^ bits.getUint32(at), 0x01000193);
  };
  for (let number = 0; poses < least; number++)
    for (const { frames } of flightOf(number)?.tracks ?? [])
      for (const { x, y, z, turn } of frames) {
        [x, y, z, ...turn].forEach(add);
        poses += 1;
      }
  return `${poses} poses ${(hash >>> 0).toString(16)}`;
}
