import { beforeEach, expect, test } from "vitest";
import { forget } from "../device/storage";
import { dropRule, readHouse, savedRules, saveRule, withSetting, writeHouse, type House, type RuleSet } from "./house";

const NINE: RuleSet = {
  name: "nine",
  settings: { box: [[1], [2]], set_up: "12", tiles: "any", dice: 2, shut_wins: false },
  own: {},
};
const PLAIN: House = { rules: "nine", set: {} };

beforeEach(() => forget("house"));

test("a link says what was put into it", () => {
  const house = {
    rules: "double-shutter",
    set: { one_die: "exposed:6:optional", name: "Ann & Bo’s box", box: "123/321" },
  };
  const link = writeHouse(house, { position: ".2./321" });
  expect(link).toContain("one_die=exposed:6:optional");
  expect(link).toContain("box=123/321");
  expect(readHouse(link, "nine", ["position"])).toEqual(house);
  expect(readHouse(link, "nine").set["position"]).toBe(".2./321");
  expect(readHouse("", "nine")).toEqual(PLAIN);
});

test("what is as in the catalogue is no change", () => {
  const changed = withSetting(PLAIN, NINE, "tiles", "2");
  expect(changed.set).toEqual({ tiles: "2" });
  expect(withSetting(changed, NINE, "tiles", "any")).toEqual(PLAIN);
  expect(withSetting(withSetting(PLAIN, NINE, "shut_wins", "true"), NINE, "shut_wins", "false")).toEqual(PLAIN);
});

test("another box stands full", () => {
  const shut = withSetting(PLAIN, NINE, "set_up", ".2");
  expect(withSetting(shut, NINE, "box", "double").set).toEqual({ box: "double" });
  expect(withSetting(withSetting(shut, NINE, "box", "double"), NINE, "box", "[[1],[2]]")).toEqual(PLAIN);
});

test("a saved rule replaces one of the same name, and can be dropped", () => {
  saveRule({ rules: "nine", set: { tiles: "2" } }, "Ours");
  saveRule({ rules: "nine", set: { tiles: "3" } }, "Ours");
  expect(savedRules().map((each) => each.set)).toEqual([{ tiles: "3", name: "Ours" }]);
  dropRule(savedRules()[0]!.id);
  expect(savedRules()).toEqual([]);
});
