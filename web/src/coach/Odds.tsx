// Options with their bars: the best solid, nearly as good grey, worse hatched; the word stands beside it.
import type { Advice, Worth } from "./advice";
import { chanceText, fills, rankText } from "./yardstick";
import { OptionLabel } from "./OptionLabel";
import "./odds.css";

interface Props {
  advice: Pick<Advice, "unit">;
  options: Worth[];
  most?: number;
  /** A number of its own for each option, beside its word. */
  figure?: ((option: Worth) => string) | undefined;
}

export function Odds({ advice, options, most = options.length, figure }: Props) {
  const shares = fills(advice, options);
  const shown = options.slice(0, most);
  const numbers = shown.map((option) => figure?.(option) ?? chanceText(options, option));
  return (
    <ul class={numbers.some(Boolean) ? "odds" : "odds wordsonly"}>
      {shown.map((option, place) => (
        <li key={option.word ?? `${option.do} ${option.dice}`} class={option.rank}>
          <OptionLabel option={option} />
          <span class="bar36" aria-hidden="true">
            <i style={{ width: `${100 * shares[place]!}%` }} />
          </span>
          {numbers[place] && <span class="pct">{numbers[place]}</span>}
          <span class="tag">{rankText(option)}</span>
        </li>
      ))}
    </ul>
  );
}
