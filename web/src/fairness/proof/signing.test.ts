// The same records and the same outcomes as tests/play/seal/test_signed_record.py.
import { expect, test } from "vitest";
import { firstBreak, type LogRow } from "../chain";
import { checkSealed } from "./envelope";
import { RecordFault } from "./fault";
import { checkListed } from "./log";
import { readRecord } from "./record";
import { checkSigned } from "./signing";
import found from "../../../../tests/data/signed/found.json";
import log from "../../../../tests/data/signed/log.json";

const RECORDS = import.meta.glob<string>("../../../../tests/data/{signed,sealed}/*.shutbox", {
  query: "?raw",
  import: "default",
  eager: true,
});
const recordOf = (name: string): string => {
  const path = Object.keys(RECORDS).find((each) => each.endsWith(`/${name}.shutbox`));
  return RECORDS[path!]!;
};
const rows = log.rows as LogRow[];

function outcome(text: string, key = "", logged = false): string {
  try {
    const record = readRecord(text);
    const opening = checkSealed(record);
    const signing = checkSigned(record, key);
    if (logged) checkListed(rows, opening!.envelope, signing);
    return signing ? (signing.end ? "signed" : "no-end") : "unsigned";
  } catch (error) {
    if (error instanceof RecordFault) return error.fault.code;
    throw error;
  }
}

test.each(Object.entries(found.found))("%s is named for what it is", (name, { alone, key, log: listed }) => {
  const text = recordOf(name);
  expect([outcome(text), outcome(text, found.key), outcome(text, "", true)]).toEqual([alone, key, listed]);
});

test("the log of the test data hangs together", () => expect(firstBreak(rows)).toBeNull());

test("a record in which a digit of a note was changed is never accepted as it was", () => {
  const text = recordOf("signed-handed");
  for (const line of text.split("\n").filter((each) => each.startsWith("note signed-"))) {
    const changed = line.replace(/.$/, (digit) => (digit === "1" ? "2" : "1"));
    expect(outcome(text.replace(line, changed)), line).toBe("record-hash");
  }
});

test.each([
  ["two-seats", "fit"],
  ["missing-and-bot", "fit"],
  ["one-die", "fit"],
  ["start-throws", "fit"],
  ["off-mat", "rules"],
  ["same-dice", "rules"],
  ["not-open", "sealed"],
])("the dice of %s are checked here: %s", (name, state) => {
  expect(checkSealed(readRecord(recordOf(name)))!.state).toBe(state);
});
