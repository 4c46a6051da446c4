// The tables that this browser keeps: saved as a file, brought in from one, deleted.
import type { HeldTable } from "../games/held";
import { inquire } from "./office";

async function told<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { status, data } = await inquire(method, path, body);
  if (status !== 200) throw new Error(`${status} ${path}`);
  return data as Answer;
}

export const heldTables = async (): Promise<HeldTable[]> =>
  (await told<{ tables: HeldTable[] }>("GET", "/api/export")).tables;

export const bringTables = async (tables: HeldTable[]): Promise<number> =>
  tables.length ? (await told<{ count: number }>("POST", "/api/import", { tables })).count : 0;

export const deleteTables = async (code?: string): Promise<void> =>
  void (await told("POST", "/api/forget", code === undefined ? {} : { code }));
