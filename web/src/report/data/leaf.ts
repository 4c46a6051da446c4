// What one sees after an event. A turn that ends clears the box at once; what a person wants to see is how it was left.
import type { Total } from "../../network/wire";
import type { Booklet } from "./report";

export interface Scene {
  position: string;
  faces: number[];
  seat: number | null;
  total: Total;
}

export function scene(booklet: Booklet, n: number): Scene {
  const leaf = booklet.course[n]!;
  const before = booklet.course[n - 1];
  const fact = (...kinds: string[]) => leaf.facts.find((each) => kinds.includes(each.kind));
  const [shut, missed] = [fact("shut"), fact("missed", "time-up")];
  const over =
    before !== undefined &&
    (missed !== undefined || fact("box-shut", "penalty-end", "penalty-void") !== undefined);
  const end = fact("penalty-void") && fact("turn-total");
  return {
    position: shut ? String(shut["position"]) : end ? String(end["position"]) : over ? before.position : leaf.position,
    faces: facesIn(booklet, n),
    seat: over ? before.at : leaf.at,
    total: shut && over ? 0 : end ? Number(end["total"]) : over ? before.total : leaf.total,
  };
}

/** The sum that an event threw, or of what lies on the table after it, where the faces are not known; else 0. */
export function pipsIn(booklet: Booklet, n: number): number {
  const leaf = booklet.course[n]!;
  const thrown = leaf.facts.find((fact) => fact.kind === "thrown-sum" || fact.kind === "start-thrown-sum");
  return facesIn(booklet, n).length ? 0 : Number(thrown?.["sum"] ?? leaf.sum ?? 0);
}

/** The faces that an event threw, or those that lie on the table after it. */
export function facesIn(booklet: Booklet, n: number): number[] {
  const leaf = booklet.course[n]!;
  const thrown = leaf.facts.find((fact) => fact.kind === "thrown" || fact.kind === "start-thrown");
  return thrown ? String(thrown["throw"]).split(",").map(Number) : leaf.throw;
}
