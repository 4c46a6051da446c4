// The box of a table as it stands when a turn begins.
import type { ComponentChildren } from "preact";
import { Box } from "../box/Box";
import { countsAt, full, tilesAt, type Columns } from "../box/columns";
import { ruleName } from "../language/words";

interface TableBoxProps {
  rules: Record<string, unknown>;
  looks: string;
  mat?: ComponentChildren;
  rail?: ComponentChildren;
}

export function TableBox({ rules, looks, mat, rail }: TableBoxProps) {
  const columns = rules["box"] as Columns;
  const tiles = tilesAt(columns, countsAt(columns, String(rules["set_up"])) ?? full(columns));
  return (
    <div class={looks}>
      <Box
        tiles={tiles}
        label={ruleName(String(rules["name"]))}
        looks={({ state }) => (state === "standing" ? "up" : state === "shut" ? "shut" : "hid")}
        mat={mat}
        rail={rail && <div class="rail">{rail}</div>}
      />
    </div>
  );
}
