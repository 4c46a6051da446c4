// Every decision of a game: its throw, what was done, what it cost; on a tap all options with their worth, and why.
import { useSignal } from "@preact/signals";
import { because, actionArguments } from "../coach/advice";
import { pipsOf } from "../live/course";
import { decisions, worthALook, type Decision } from "./data/decision";
import { signed } from "../language/figure";
import type { Booklet, Unit } from "./data/report";
import { t } from "../language/words";
import { Mark } from "../coach/Mark";
import { Small } from "./Moments";
import { ThrowFaces } from "../dice/ThrowFaces";
import { Drawn } from "../tile/Drawn";
import { Worths } from "../coach/Worths";

export function Decisions({ booklet, onPick }: { booklet: Booklet; onPick: (n: number) => void }) {
  const all = decisions(booklet.report);
  const look = all.filter((each) => worthALook(each));
  const every = useSignal(look.length === 0);
  const open = useSignal<number | null>(null);
  if (!all.length) return null;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">{t("web-report-decisions")}</h2>
      <div class="filter" role="group" aria-labelledby="decisions">
        <button type="button" aria-pressed={!every.value} onClick={() => (every.value = false)}>
          {t("web-report-worth-a-look", { count: look.length })}
        </button>
        <button type="button" aria-pressed={every.value} onClick={() => (every.value = true)}>
          {t("web-report-all", { count: all.length })}
        </button>
      </div>
      {!every.value && !look.length && <p class="note">{t("web-report-all-good")}</p>}
      <ul class="dec">
        {(every.value ? all : look).map((each) => (
          <Row
            key={each.n}
            booklet={booklet}
            each={each}
            open={open.value === each.n}
            onTap={() => (open.value = open.value === each.n ? null : each.n)}
            onPick={onPick}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  booklet: Booklet;
  each: Decision;
  open: boolean;
  onTap: () => void;
  onPick: (n: number) => void;
}

function Row({ booklet, each, open, onTap, onPick }: RowProps) {
  const { choice } = each;
  const unit: Unit = booklet.report.stretches[each.stretch!]!.unit;
  const option = choice.options[choice.taken]!;
  const best = choice.options[choice.best]!;
  const beside = choice.forced ? "only" : choice.loss > 0 ? "better" : "best";
  return (
    <li class={open ? "open" : ""}>
      <button type="button" class="row1" aria-expanded={open} onClick={onTap}>
        <Mark judgement={choice.judgement} />
        <span class="faces">{pipsOf(each) > 0 && <ThrowFaces faces={each.throw} pips={pipsOf(each)} />}</span>
        <span class="what">
          <span class="who2">
            {t("web-report-who", { round: each.round, who: booklet.report.players[each.seat]!.name })}
          </span>
          <Drawn say={(write) => t("web-report-did", actionArguments(option, write))} />
          <em>
            <Drawn say={(write) => t("web-report-beside", { beside, ...actionArguments(best, write) })} />
          </em>
        </span>
        <span class="loss">{signed(unit, -choice.loss)}</span>
      </button>
      {open && (
        <div class="alts">
          <Small booklet={booklet} position={each.position} move={option.do === "shut" ? option : null} />
          <div>
            <Worths options={choice.options} taken={choice.taken} unit={unit} />
            {choice.reasons.map((reason) => (
              <p key={reason.kind} class="why">
                <Drawn say={(write) => because(reason, write)} />
              </p>
            ))}
            <button type="button" class="show" onClick={() => onPick(each.n - 1)}>
              {t("web-report-show")}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
