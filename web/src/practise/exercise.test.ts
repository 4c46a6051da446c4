import { expect, test } from "vitest";
import { nameOf, choicesIn, stakeOf, type Exercise } from "./exercise";
import { seatsIn } from "./mistake";
import type { GameView } from "../network/wire";

const view = (more: Partial<GameView>): GameView =>
  ({ format: "chase", at: 0, chase: null, seats: [], legal: [], ...more }) as unknown as GameView;
const seat = (number: number, result: number | null, mark = "done") =>
  ({ seat: number, result, mark }) as unknown as GameView["seats"][0];

test("options are offered in the order of the rules, not of their worth", () => {
  const options = ["7", "6+1", "5+2"].map((word) => ({ do: "shut", word, value: 0, loss: 0 }));
  const legal = ["5+2", "7", "6+1"].map((word) => ({ do: "shut", word }));
  const exercise = { options, view: view({ legal: legal as GameView["legal"] }) } as unknown as Exercise;
  expect(choicesIn(exercise).map(nameOf)).toEqual(["5+2", "7", "6+1"]);
});

test("what is at stake is what the others have left", () => {
  const chase = { holder: 1, to_beat: 12, tries: [0], super_box: false };
  expect(stakeOf(view({ chase }))).toEqual({ stake: "beat", total: 12 });
  expect(stakeOf(view({ chase: { ...chase, to_beat: 0, super_box: true } })).stake).toBe("super-box");
  expect(stakeOf(view({ chase: { ...chase, holder: null, to_beat: null } })).stake).toBe("set");
  expect(stakeOf(view({ format: "one-turn", seats: [seat(0, null), seat(1, 14), seat(2, 9)] }))).toEqual({
    stake: "least",
    total: 9,
  });
  expect(stakeOf(view({ format: "one-turn", seats: [seat(0, null), seat(1, null)] })).stake).toBe("begin");
  expect(stakeOf(view({ format: "solitaire" })).stake).toBe("alone");
});

test("a record names who sat where; bots make no mistakes to practise", () => {
  const record =
    'shutbox 1\nrules {}\nseat person "Ann \\"A\\""\nseat club "Club"\nseat person "Bo"\nbegins 1\n\nend 0 00\n';
  expect(seatsIn(record, [0])).toEqual(['Ann "A"']);
  expect(seatsIn(record, [1])).toEqual([]);
  expect(seatsIn(record, [0, 2])).toEqual(['Ann "A"', "Bo"]);
});
