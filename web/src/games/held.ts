// The tables that this browser keeps itself. Where there is a server it keeps them, so there are none (site/held.ts).

/** A table as it is saved: what a list shows of it, and its entries. */
export interface HeldTable {
  row: object;
  bodies: string[];
}

export const heldTables = (): Promise<HeldTable[]> => Promise.resolve([]);
/** Adds saved tables; how many of them were new here. */
export const bringTables = (_tables: HeldTable[]): Promise<number> => Promise.resolve(0);
/** Deletes a table, or all of them. */
export const deleteTables = (_code?: string): Promise<void> => Promise.resolve();
