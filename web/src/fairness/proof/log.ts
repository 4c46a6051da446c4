// The line of a record in the public log.
import { firstBreak, type LogRow } from "../chain";
import type { Envelope } from "./envelope";
import { fail } from "./fault";
import type { Signing } from "./signing";

/** The line in which an envelope was sealed; raises a fault if there is none, or if anything there differs. */
export function checkListed(rows: LogRow[], envelope: Envelope, signing: Signing | null): LogRow {
  const fault = firstBreak(rows);
  if (fault !== null) fail("log-broken", { n: fault });
  const own = (kind: LogRow["kind"]) => rows.find((row) => row.public === envelope.public && row.kind === kind);
  const sealed = own("sealed");
  const opened = own("opened");
  if (!sealed) fail("log-absent", { table: envelope.public, first: rows[0]?.n ?? 0, last: rows.at(-1)?.n ?? 0 });
  if (sealed.value !== envelope.commitment) fail("log-differs", { n: sealed.n, what: "seal" });
  if (signing && (sealed.n !== signing.n || sealed.hash !== signing.row))
    fail("log-differs", { n: sealed.n, what: "row" });
  if (opened && opened.value !== envelope.secret) fail("log-differs", { n: opened.n, what: "secret" });
  return sealed;
}
