// What went wrong, in the reader's language. The words for it are fetched when something does.
import { ApiError } from "./api";
import type { Fault } from "./wire";
import { also, t } from "../language/words";

/** A fault in words: in the server's where the reader's are not at hand. */
export function faultText(fault: Fault, reworded = (told: string): string => told): string {
  if (fault.code === "unreachable") return t("web-unreachable");
  const id = `error-${fault.code}`;
  const told = t(id, fault.arguments);
  return sentence(reworded(told === id ? (fault.text ?? fault.code) : told));
}

/** The catalogue's faults are written to stand behind the name of a command: here they stand alone. */
const sentence = (told: string): string =>
  told.slice(0, 1).toLocaleUpperCase() + told.slice(1) + (/[.!?…:]$/.test(told) ? "" : ".");

/** What a request failed with; no answer at all is a fault too. */
export const faultOf = (error: unknown): Fault =>
  error instanceof ApiError ? error.fault : { code: "unreachable", arguments: {} };

/** Why a request failed, for the one who made it. */
export async function why(error: unknown): Promise<string> {
  if (error instanceof ApiError) await also("error").catch(() => undefined);
  return faultText(faultOf(error));
}
