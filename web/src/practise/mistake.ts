// Exercises from the mistakes in a record.
import { request } from "../network/api";
import type { Exercise } from "./exercise";

/** The names in a record of these seats; bots do not count. */
export function seatsIn(record: string, seats: number[]): string[] {
  const lines = record.split("\n").filter((line) => line.startsWith("seat "));
  return seats.flatMap((seat) => {
    const found = lines[seat]?.match(/^seat person (".*")$/);
    return found ? [JSON.parse(found[1]!) as string] : [];
  });
}

/** What these players did wrong in a record, or everybody, if none is named. */
export async function mistakes(record: string, names: string[]): Promise<Exercise[]> {
  const asked = names.length ? names.map((player) => ({ record, player })) : [{ record }];
  const found: Exercise[] = [];
  for (const body of asked)
    found.push(...(await request<{ exercises: Exercise[] }>("POST", "/api/mistakes", body)).exercises);
  return found;
}
