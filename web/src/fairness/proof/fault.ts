// What is wrong with a record, by the codes that `shutbox verify` has too.
import type { Fault } from "../../network/wire";

export class RecordFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

export function fail(code: string, args: Record<string, unknown> = {}): never {
  throw new RecordFault({ code, arguments: args });
}
