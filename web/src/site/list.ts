// The moves of every position of a box, as `solve.portable.links` lists them: it knows no rules but these numbers, and
// `flat_turn` says what comes out. Python takes seconds for the largest boxes.

export interface Listed {
  starts: Int32Array;
  targets: Int32Array;
}

/**
 * The moves by which each number of pips is used up. `tiles` has the tiles of all columns, one column after the other,
 * `heights` how many each has. `unlucky` is a number of pips without moves, `most` the number of tiles in a move, and
 * `deep` says whether a move may take what stands behind a tile that it shuts.
 */
export function listMoves(
  tiles: Int32Array,
  heights: Int32Array,
  pips: number,
  unlucky: number,
  most: number,
  deep: boolean,
): Listed {
  const size = heights.reduce((product, height) => product * (height + 1), 1);
  const keys = keysOf(tiles, heights, size, pips, deep);
  const starts = new Int32Array(size * pips + 1);
  const targets: number[] = [];
  let place = 0;
  keys.forEach((lists, position) => {
    for (let sum = 1; sum <= pips; sum++) {
      if (sum !== unlucky)
        for (const key of lists[sum]!.sort((one, other) => one - other))
          if (Math.floor((key + size - 1) / size) <= most) targets.push(position - ((size - (key % size)) % size));
      starts[++place] = targets.length;
    }
  });
  return { starts, targets: Int32Array.from(targets) };
}

/**
 * For each position and number of pips, the moves as numbers that sort as the rules list them: the number of tiles times
 * the size of the box, less the move.
 */
function keysOf(tiles: Int32Array, heights: Int32Array, size: number, pips: number, deep: boolean): number[][][] {
  const found: number[][][] = [[[0], ...Array.from({ length: pips }, () => [])]];
  let first = 0;
  for (const height of heights) {
    const weight = found.length;
    const end = first + height;
    for (let count = 1; count <= height; count++) {
      const steps: [number, number][] = [];
      let value = 0;
      for (let gone = 1; gone <= (deep ? count : 1); gone++) {
        value += tiles[end - count + gone - 1]!;
        steps.push([value, gone * (size - weight)]);
      }
      for (let rest = 0; rest < weight; rest++) found.push(longer(found[rest]!, steps, pips));
    }
    first = end;
  }
  return found;
}

/** The keys of a position with tiles more in the last column. */
function longer(rest: number[][], steps: [number, number][], pips: number): number[][] {
  const lists = rest.map((keys) => [...keys]);
  for (const [value, step] of steps)
    for (let sum = value; sum <= pips; sum++) for (const key of rest[sum - value]!) lists[sum]!.push(key + step);
  return lists;
}
