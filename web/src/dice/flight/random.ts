// Chance for what decorates only: the same numbers in every browser, from a text. No dice are thrown with it.

/** A number from 0 up to 1. */
export type Random = () => number;

export function randomFrom(seed: string): Random {
  let state = 0x2545f491;
  for (let place = 0; place < seed.length; place++) state = Math.imul(state ^ seed.charCodeAt(place), 0x01000193);
  state ^= state >>> 15;
  // Never 0, because xorshift would stay there.
  state = Math.imul(state, 0x85ebca6b) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (Math.imul(state, 0x9e3779b1) >>> 0) / 4294967296;
  };
}
