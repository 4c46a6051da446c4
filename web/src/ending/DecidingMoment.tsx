// The moment that decided a game, in a sentence, and what it did to the winner's chance.
import { ThrowFaces } from "../dice/ThrowFaces";
import { level } from "../language/figure";
import { t } from "../language/words";
import type { Booklet, Moment } from "../report/data/report";
import { Drawn, type WriteTiles } from "../tile/Drawn";
import { swing, type Deed } from "./deed";

interface Props {
  booklet: Booklet | null;
  moment: Moment | null;
  deed: Deed | null;
}

export const deedText = ({ who, came, pips, tiles }: Deed, write: WriteTiles): string =>
  t("ending-deed", { who, came, pips, tiles: write(tiles) });

export function DecidingMoment({ booklet, moment, deed }: Props) {
  if (!deed) return null;
  return (
    <section aria-labelledby="deciding">
      <p class="cap">
        <b id="deciding">{t("ending-moment", { known: moment ? "yes" : "no" })}</b>
        <span>{t("web-report-who", { round: deed.round, who: deed.who })}</span>
      </p>
      <ThrowFaces faces={deed.faces} pips={deed.pips} />
      <p class="told">
        <Drawn say={(write) => deedText(deed, write)} />
      </p>
      {booklet && moment && <SwingBar booklet={booklet} moment={moment} />}
    </section>
  );
}

function SwingBar({ booklet, moment }: { booklet: Booklet; moment: Moment }) {
  const found = swing(booklet.report, moment);
  if (!found) return null;
  const [from, to] = [level("chance", found.from), level("chance", found.to)];
  return (
    <p class="swingbar">
      <span>{t("ending-chance", { who: booklet.report.players[found.seat]!.name })}</span>
      <span class="t" aria-hidden="true">
        <i style={{ width: `${100 * found.to}%` }} />
        <u style={{ left: `${100 * found.from}%` }} />
      </span>
      <span>{t("ending-swing", { from, to })}</span>
    </p>
  );
}
