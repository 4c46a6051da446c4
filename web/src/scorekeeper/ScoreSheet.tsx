// The scoresheet of a game, and how to hand it on.
import { useSignal } from "@preact/signals";
import { sharePicture } from "../device/picture";
import { asPicture, asText, scoresheet } from "./scores";
import { copyText } from "../device/share";
import { region, ruleTitle, t } from "../language/words";
import type { GameView, SheetRound } from "../network/wire";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";

export function ScoreSheet({ game, sheet }: { game: GameView; sheet: SheetRound[] }) {
  const sharing = useSignal(false);
  const { rounds, rows } = scoresheet(game, sheet);
  return (
    <section class="sheet2">
      <h2>
        <span id="scoresheet">{t("web-scoresheet")}</span>
        <button type="button" onClick={() => (sharing.value = true)}>
          <Icon name="share" />
          {t("web-share")}
        </button>
      </h2>
      <div class="scroll" tabIndex={0} role="region" aria-labelledby="scoresheet">
        <table style={{ "--rounds": rounds.length }}>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{t("web-players")}</span>
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
              <th scope="col">{sumName(game)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.cells.map((cell, place) => (
                  <td key={place} class={`${cell.live ? "live" : ""}${cell.won ? " win" : ""}`}>
                    {cell.text}
                    {cell.won && <span class="sr">{t("web-round-won")}</span>}
                  </td>
                ))}
                <td class="pts">{row.sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sharing.value && <Sharing game={game} sheet={sheet} onClose={() => (sharing.value = false)} />}
    </section>
  );
}

const sumName = (game: GameView): string => t("web-sheet-sum", { format: game.format });

function Sharing({ game, sheet, onClose }: { game: GameView; sheet: SheetRound[]; onClose: () => void }) {
  const status = useSignal("");
  const made = scoresheet(game, sheet);
  const title = ruleTitle(game.rules);
  const date = new Intl.DateTimeFormat(region(), { dateStyle: "full" }).format(new Date());
  const text = asText(`${title}, ${date}`, made, sumName(game));
  const share = async () => {
    if (navigator.share) await navigator.share({ text }).catch(() => undefined);
    else status.value = (await copyText(text)) ? t("web-sheet-copied") : "";
  };
  return (
    <Sheet title={t("web-share-sheet")} onClose={onClose}>
      <pre class="astext" tabIndex={0}>{text}</pre>
      <div class="menu">
        <button type="button" class="btn quiet" onClick={() => void share()}>
          {t("web-as-text")}
        </button>
        <button
          type="button"
          class="btn main"
          onClick={() => void sharePicture(asPicture(title, date, made, sumName(game)), "shutbox", title)}
        >
          {t("web-as-picture")}
        </button>
        <p role="status">{status.value}</p>
      </div>
    </Sheet>
  );
}
