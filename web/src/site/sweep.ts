// The loop of `solve.portable.single_turn` over flat arrays (`flat_turn` says what they are): it knows no rules, and
// makes the same choices as the loop in Python, which takes much longer in a browser.

export interface FlatTurn {
  starts: Int32Array;
  targets: Int32Array;
  ways: Int8Array;
  shares: Float64Array;
}

const MISSED = -1;
/** The numbers of dice that one may throw, by the kind of a position: 0 is with all of them, 1 with one. */
const WAYS = [[], [0], [1], [0, 1], [1, 0]];

class Sweep {
  private readonly size: number;
  private readonly columns: number;
  private readonly classes: number;
  private readonly reached: Int32Array;
  readonly values: Float64Array;

  constructor(
    private readonly turn: FlatTurn,
    private readonly stops: Float64Array,
    private readonly slacks: Float64Array,
  ) {
    this.size = turn.ways.length;
    this.columns = stops.length / this.size;
    this.classes = turn.shares.length / 2;
    this.reached = new Int32Array(this.classes);
    this.values = new Float64Array(stops.length);
  }

  /** Values every position; a die off the mat ends the turn at `end`, or where it is if that is below 0. */
  run(off: number, end: number): Float64Array {
    const { size, columns, classes, values, stops, turn } = this;
    let [best, mean] = [new Float64Array(columns), new Float64Array(columns)];
    for (let column = 0; column < columns; column++) values[column * size] = stops[column * size]!;
    for (let position = 1; position < size; position++) {
      const first = position * classes;
      for (let each = 0; each < classes; each++)
        this.reached[each] = this.finest(turn.starts[first + each]!, turn.starts[first + each + 1]!);
      WAYS[turn.ways[position]!]!.forEach((way, order) => {
        this.expect(position, way, mean);
        if (order === 0 || this.isBetter(mean, best)) [best, mean] = [mean, best];
      });
      const ended = end < 0 ? position : end;
      for (let column = 0; column < columns; column++) {
        const value = best[column]!;
        values[column * size + position] = off ? (1 - off) * value + off * stops[column * size + ended]! : value;
      }
    }
    return values;
  }

  /** The best of these positions; of equal ones the first. */
  private finest(from: number, to: number): number {
    const { values, turn } = this;
    const slack = this.slacks[0]!;
    let place = from < to ? turn.targets[from]! : MISSED;
    for (let at = from + 1; at < to; at++) {
      const other = turn.targets[at]!;
      const gain = values[other]! - values[place]!;
      if (gain > slack || (gain >= -slack && this.isFiner(other, place))) place = other;
    }
    return place;
  }

  /** Whether a position is better than another by the criteria after the first, by which they are equal. */
  private isFiner(one: number, other: number): boolean {
    const { values, slacks, size } = this;
    for (let column = 1; column < slacks.length; column++) {
      const gain = values[column * size + one]! - values[column * size + other]!;
      if (gain > slacks[column]!) return true;
      if (gain < -slacks[column]!) return false;
    }
    return false;
  }

  private isBetter(one: Float64Array, other: Float64Array): boolean {
    for (let column = 0; column < this.slacks.length; column++) {
      const gain = one[column]! - other[column]!;
      if (Math.abs(gain) > this.slacks[column]!) return gain > 0;
    }
    return false;
  }

  /** The mean of each column over the throws of a number of dice. */
  private expect(position: number, way: number, into: Float64Array): void {
    const { size, columns, classes, values, stops, turn, reached } = this;
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let each = 0; each < classes; each++) {
        const from = reached[each]!;
        const worth = from === MISSED ? stops[column * size + position]! : values[column * size + from]!;
        sum += turn.shares[way * classes + each]! * worth;
      }
      into[column] = sum;
    }
  }
}

/** The values of all columns, one after the other, of a turn that is best by the first column, then by the next. */
export const sweep = (turn: FlatTurn, stops: Float64Array, slacks: Float64Array, off: number, end: number) =>
  new Sweep(turn, stops, slacks).run(off, end);
