// How strong a bot is, in five pegs.
import { GRADES } from "../setup/plan";

export function Strength({ bot }: { bot: string }) {
  const strength = GRADES.indexOf(bot) + 1;
  return (
    <span class="strength" aria-hidden="true">
      {GRADES.map((each, place) => (
        <i key={each} class={place < strength ? "in" : ""} />
      ))}
    </span>
  );
}
