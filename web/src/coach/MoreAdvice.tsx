// Behind "More": every option, what the best one leads to, and how far the coach looks.
import type { Advice, Outcome, Worth } from "./advice";
import { optionText } from "./advice";
import { exact, level } from "../language/figure";
import { t } from "../language/words";
import { Sheet } from "../frame/Sheet";
import { Drawn } from "../tile/Drawn";
import { MiniTile } from "../tile/MiniTile";
import { Odds } from "./Odds";
import { goalText } from "./yardstick";

export function MoreAdvice({ advice, onClose }: { advice: Advice; onClose: () => void }) {
  const { goal, unit, horizon, options } = advice;
  const bare = goal.kind === "none";
  const [best, next] = options;
  return (
    <Sheet title={goalText(advice)} onClose={onClose}>
      <Odds advice={advice} options={options} figure={bare ? (option) => exact(unit, option.value) : undefined} />
      {options.some((option) => option.rows?.some((row) => row > 0)) && <RowKey />}
      {best && <Figures best={best} outcome={advice.after ?? null} />}
      {next && !bare && next.loss > 0 && <Cost best={best!} next={next} />}
      <p class="note">
        {bare && `${t("advice-unit", { unit })} `}
        {t("advice-horizon", { horizon })}
      </p>
    </Sheet>
  );
}

function Cost({ best, next }: { best: Worth; next: Worth }) {
  const loss = level("chance", Math.max(0, (best.chance ?? 0) - (next.chance ?? 0)));
  return (
    <p class="note">
      <Drawn say={(write) => t("advice-costs", { option: optionText(next, write), loss })} />
    </p>
  );
}

/** Which row a tile stands in, by its look. */
function RowKey() {
  return (
    <p class="rowkey">
      <MiniTile value={4} row={0} /> {t("tile-row", { place: "front" })}
      <MiniTile value={4} row={1} /> {t("tile-row", { place: "back" })}
    </p>
  );
}

function Figures({ best, outcome }: { best: Worth; outcome: Outcome | null }) {
  const { playable = null, of = null, shut = null, mean = null } = outcome ?? {};
  const rows = [
    playable !== null && [t("advice-throws"), t("advice-throws-of", { count: playable, of: of ?? 0 })],
    best.total != null && [t("advice-leaves"), String(best.total)],
    shut !== null && [t("advice-shut"), level("chance", shut)],
    mean !== null && [t("advice-mean"), level("total", mean)],
  ].filter((row) => row !== false);
  if (!rows.length) return null;
  return (
    <>
      {best.do === "shut" && (
        <h3>
          <Drawn say={(write) => t("advice-after", { tiles: optionText(best, write) })} />
        </h3>
      )}
      <dl class="outcome">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
