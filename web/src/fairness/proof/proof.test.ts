import { beforeEach, expect, test } from "vitest";
import type { LogRow } from "../chain";
import { forget } from "../../device/storage";
import { addSignature, keepSeal, keepShown, promiseOf } from "./promise";
import { NOTHING_KNOWN, prove, whereabouts, type Known } from "./proof";
import { readRecord } from "./record";
import { rulesHash } from "./envelope";
import found from "../../../../tests/data/signed/found.json";
import log from "../../../../tests/data/signed/log.json";

const RECORDS = import.meta.glob<string>("../../../../tests/data/{signed,sealed,records}/*.shutbox", {
  query: "?raw",
  import: "default",
  eager: true,
});
const recordOf = (name: string): string =>
  RECORDS[Object.keys(RECORDS).find((each) => each.endsWith(`/${name}.shutbox`))!]!;
const rows = log.rows as LogRow[];
const ID = "0123456789abcdef";
const SEAL = "daab2bb539589f7e786fac92e4a4f9583ff442e2c358b3d15e014649405fd511";

/** Every check of a record in short: `what state how`. */
const told = (name: string, known: Partial<Known> = {}): string[] =>
  prove(recordOf(name), { ...NOTHING_KNOWN, ...known }).checks.map(({ what, state, how }) => `${what} ${state} ${how}`);

const listed = (n: number): LogRow => rows[n - 1]!;

const answer = () => ({
  public: ID,
  rules: rulesHash(readRecord(recordOf("signed"))),
  commitment: SEAL,
  row: listed(3),
  key: found.key,
  signature: found.signed["signed-log"].split(" ")[2]!,
});

beforeEach(() => forget("promises"));

test("a signed game of one's own fits in everything", () => {
  keepSeal(ID, SEAL, true);
  addSignature(answer());
  keepShown(ID, 0, "17239b6e250110330eda64a29c610bf146f89883371fab093feda03bec61b646");
  expect(told("signed", { promised: promiseOf(ID), key: found.key, rows })).toEqual([
    "whole fits fits",
    "dice fits fit",
    "signature fits fits",
    "end fits fits",
    "kept fits fits",
    "part fits fits",
    "key fits fits",
    "log fits fits",
  ]);
});

test("a record alone does not show that its dice were sealed before the game", () => {
  const checks = ["whole fits fits", "dice fits fit", "signature unknown none", "kept unknown none"];
  expect(told("unsigned")).toEqual(checks);
  expect(told("ground-unsigned")).toEqual(checks);
});

test("a secret that somebody looked for is not the one whose seal was kept", () => {
  keepSeal(ID, SEAL, true);
  for (const name of ["ground-unsigned", "ground-other-key"])
    expect(told(name, { promised: promiseOf(ID) })).toContain("kept differs seal");
  expect(told("ground-other-key", { key: found.key, rows })).toContain("key unknown other");
  expect(told("ground-other-key", { key: found.key, rows, own: true })).toContain("key differs fault");
  const key = /signed-key (.*)/.exec(recordOf("ground-other-key"))![1]!;
  expect(told("ground-other-key", { key, rows })).toContain("log differs fault");
});

test("another key, another line of the log, and no signature differ from what was kept", () => {
  keepSeal(ID, SEAL, true);
  addSignature(answer());
  const promised = promiseOf(ID)!;
  expect(told("other-key", { promised })).toContain("kept differs key");
  expect(told("unsigned", { promised })).toContain("kept differs unsigned");
  expect(told("signed", { promised: { ...promised, n: 4 } })).toContain("kept differs log");
  expect(told("signed", { promised: { ...promised, row: "0" } })).toContain("kept differs log");
  expect(told("signed", { promised: { ...promised, before: false } })).toContain("kept unknown late");
});

test("a part that was shown here and is missing there differs", () => {
  keepSeal(ID, SEAL, true);
  keepShown(ID, 1, "00");
  expect(told("missing-and-bot", { promised: promiseOf(ID) })).toContain("part differs seed");
});

test("the first seal counts, and a signature that does not fit is not kept", () => {
  expect(keepSeal(ID, SEAL, true)).toBe(true);
  expect(keepSeal(ID, "00", true)).toBe(false);
  expect(keepSeal("other", "", true)).toBe(false);
  expect(promiseOf(ID)!.commitment).toBe(SEAL);
  for (const change of [{ key: "0".repeat(64) }, { commitment: "00" }, { row: listed(4) }, { rules: "0" }])
    addSignature({ ...answer(), ...change });
  expect(promiseOf(ID)!.key).toBeUndefined();
  addSignature(answer());
  expect([promiseOf(ID)!.key, promiseOf(ID)!.n]).toEqual([found.key, 3]);
});

test("what is wrong is named, and the other checks are made all the same", () => {
  expect(told("cut")).toEqual(["whole fits fits", "dice fits fit", "signature differs fault", "kept unknown none"]);
  expect(told("cut-end-removed")).toContain("end unknown none");
  expect(told("signed-forgotten")).toContain("signature fits forgotten");
  expect(prove(recordOf("signed").replace("Ann", "Eve"), NOTHING_KNOWN).checks).toMatchObject([
    { what: "whole", state: "differs", fault: { code: "record-hash" } },
  ]);
  expect(prove("hello", NOTHING_KNOWN).checks[0]!.fault!.code).toBe("record-none");
  expect(told("not-open")).toContain("dice unknown sealed");
  expect(told("same-dice")).toContain("dice unknown rules");
});

test("every recorded game is whole", () => {
  const games = Object.entries(RECORDS).filter(([path]) => path.includes("/records/"));
  expect(games.length).toBeGreaterThan(5);
  for (const [path, text] of games) expect(prove(text, NOTHING_KNOWN).checks[0]!.state, path).toBe("fits");
});

test("a record says where its seal is", () => {
  expect(whereabouts(recordOf("signed"))).toEqual({ public: ID, n: 3 });
  expect(whereabouts("shutbox 1")).toEqual({ public: "", n: 0 });
});
