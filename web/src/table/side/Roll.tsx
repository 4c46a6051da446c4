// Everybody at the table with what they can expect: where the players above the box have no room for it.
import { Icon } from "../../frame/Icon";
import { t } from "../../language/words";
import type { GameView, Outlook } from "../../network/wire";
import { Prospect, Score } from "../board/Players";

export interface RollProps {
  game: GameView;
  present: number[];
  outlook: Outlook | null;
  log: string;
}

export function Roll({ game, present, outlook, log }: RollProps) {
  return (
    <section>
      <h2>
        <Icon name="people" />
        {t("web-players")}
      </h2>
      {outlook && !game.over && <p>{t("web-outlook-head", { unit: outlook.unit, horizon: outlook.horizon })}</p>}
      <ol class="rolled">
        {game.order.map((number) => {
          const seat = game.seats[number]!;
          return (
            <li key={number} class={seat.mark === "at" ? "now" : ""}>
              <b>{seat.name}</b>
              <Score seat={seat} away={seat.kind === "person" && !present.includes(number) && !game.over} />
              <Prospect game={game} seat={seat} outlook={outlook} />
            </li>
          );
        })}
      </ol>
      {log && <p>{log}</p>}
    </section>
  );
}
