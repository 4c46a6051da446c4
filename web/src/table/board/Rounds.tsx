// Where a game stands: a mark for each round where their number is known and small, and the number in words.
import { t } from "../../language/words";
import type { GameView } from "../../network/wire";

const MOST_MARKS = 10;

export function Rounds({ game }: { game: GameView }) {
  const { round, rounds, limit } = game;
  if (rounds === null) return <span>{round > 1 || limit !== null ? t("web-round", { round }) : ""}</span>;
  return (
    <>
      {rounds <= MOST_MARKS && (
        <span class="rounds" aria-hidden="true">
          {Array.from({ length: rounds }, (_, place) => (
            <i key={place} class={place + 1 < round ? "done" : place + 1 === round ? "now" : ""} />
          ))}
        </span>
      )}
      <span>{t("web-round-of", { round, rounds })}</span>
    </>
  );
}
