// The record of a game, from a file: kept in this browser, and shown with what the coach says of it.
import { hex, sha256 } from "../fairness/sha256";
import { go } from "../frame/route";
import { keepRecord } from "../practise/practice";

/** Whether a text is a record: it begins with its kind and version. */
export const isRecord = (text: string): boolean => /^\ufeff?shutbox \d/.test(text);

/** Shows the report of a record. */
export function openRecord(text: string): void {
  const sealed = /^note sealed ([0-9a-f]{16})$/m.exec(text)?.[1];
  const id = sealed ?? hex(sha256(new TextEncoder().encode(text))).slice(0, 16);
  keepRecord(id, text);
  go(`/report/${id}`);
}
