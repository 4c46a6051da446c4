// What went wrong, in the reader's language. The words for it are fetched when something does.
import { ApiError } from "./api";
import type { Fault } from "./wire";
import { also, t } from "../language/words";

/** A fault as a sentence in the reader's language; the server's sentence if that is not loaded. */
export function faultText(fault: Fault, reworded = (text: string): string => text): string {
  if (fault.code === "unreachable") return t("web-unreachable");
  const id = `error-${fault.code}`;
  const text = t(id, fault.arguments);
  return sentence(reworded(text === id ? (fault.text ?? fault.code) : text));
}

/** The catalogue's faults are written to stand behind the name of a command: here they stand alone. */
const sentence = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase() + text.slice(1) + (/[.!?…:]$/.test(text) ? "" : ".");

/** What a request failed with; no answer at all is a fault too. */
export const faultOf = (error: unknown): Fault =>
  error instanceof ApiError ? error.fault : { code: "unreachable", arguments: {} };

/** Why a request failed, as a sentence. */
export async function why(error: unknown): Promise<string> {
  if (error instanceof ApiError) await also("error").catch(() => undefined);
  return faultText(faultOf(error));
}
