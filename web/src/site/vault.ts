// The tables of this browser, in its storage: a row for each, and its entries one by one. A page whose browser forbids
// that keeps them as long as it is open.

export interface Row {
  code: string;
  n: number;
  [field: string]: unknown;
}

export interface Addition {
  row: Row;
  since: number;
  bodies: string[];
}

export interface Kept {
  row: Row;
  bodies: string[];
}

export interface Vault {
  /** Whether anything outlives the page. */
  lasting: boolean;
  rows(): Promise<Row[]>;
  read(code: string): Promise<Kept | null>;
  /** Writes all of it or nothing, and returns when it is on the disk. */
  write(additions: Addition[]): Promise<void>;
  /** Everything that is kept. */
  all(): Promise<Kept[]>;
  /** Forgets a table; without a code, all of them. */
  forget(code?: string): Promise<void>;
}

const NAME = "shutbox";

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });
}

function ended(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error("storage"));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("rows", { keyPath: "code" });
    request.result.createObjectStore("entries");
  };
  return done(request);
}

const entriesOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code, 0], [code, Infinity]);

class StoredVault implements Vault {
  readonly lasting = true;

  constructor(private readonly base: IDBDatabase) {}

  rows(): Promise<Row[]> {
    return done(this.base.transaction("rows").objectStore("rows").getAll() as IDBRequest<Row[]>);
  }

  async read(code: string): Promise<Kept | null> {
    const look = this.base.transaction(["rows", "entries"]);
    const row = done(look.objectStore("rows").get(code) as IDBRequest<Row | undefined>);
    const bodies = done(look.objectStore("entries").getAll(entriesOf(code)) as IDBRequest<string[]>);
    const found = await row;
    return found ? { row: found, bodies: await bodies } : null;
  }

  write(additions: Addition[]): Promise<void> {
    const change = this.base.transaction(["rows", "entries"], "readwrite", { durability: "strict" });
    const written = ended(change);
    try {
      for (const { row, since, bodies } of additions) {
        change.objectStore("rows").put(row);
        // An entry that is there already was written by another tab: then nothing of this is written.
        bodies.forEach((body, place) => change.objectStore("entries").add(body, [row.code, since + place + 1]));
      }
    } catch {
      change.abort();
    }
    return written;
  }

  async all(): Promise<Kept[]> {
    const rows = await this.rows();
    const found = await Promise.all(rows.map((row) => this.read(row.code)));
    return found.filter((each) => each !== null);
  }

  forget(code?: string): Promise<void> {
    const change = this.base.transaction(["rows", "entries"], "readwrite");
    if (code === undefined) {
      change.objectStore("rows").clear();
      change.objectStore("entries").clear();
    } else {
      change.objectStore("rows").delete(code);
      change.objectStore("entries").delete(entriesOf(code));
    }
    return ended(change);
  }
}

class PassingVault implements Vault {
  readonly lasting = false;
  private readonly kept = new Map<string, Kept>();

  rows(): Promise<Row[]> {
    return Promise.resolve([...this.kept.values()].map(({ row }) => row));
  }

  read(code: string): Promise<Kept | null> {
    return Promise.resolve(this.kept.get(code) ?? null);
  }

  write(additions: Addition[]): Promise<void> {
    for (const { row, bodies } of additions)
      this.kept.set(row.code, { row, bodies: [...(this.kept.get(row.code)?.bodies ?? []), ...bodies] });
    return Promise.resolve();
  }

  all(): Promise<Kept[]> {
    return Promise.resolve([...this.kept.values()]);
  }

  forget(code?: string): Promise<void> {
    if (code === undefined) this.kept.clear();
    else this.kept.delete(code);
    return Promise.resolve();
  }
}

export const openVault = (): Promise<Vault> =>
  opened().then(
    (base) => new StoredVault(base),
    () => new PassingVault(),
  );
