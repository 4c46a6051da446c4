// What one rarely needs at a table: its rules, its link, the settings, and how to leave for good.
import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { useAddress } from "../network/address";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { shareLink } from "../device/share";
import { ruleTitle, t } from "../language/words";
import type { GameView } from "../network/wire";
import { TurnNotice } from "../company/TurnNotice";
import { MoveSeat } from "./MoveSeat";
import { Sheet } from "../frame/Sheet";
import { Sure } from "../frame/Sure";
import { PreferenceSheet } from "../device/Preferences";

interface MenuProps {
  code: string;
  link: Link;
  snapshot: Snapshot;
  game: GameView;
  onClose: () => void;
  /** What else a page offers there. */
  children?: ComponentChildren;
}

export function Menu({ code, link, snapshot, game, onClose, children }: MenuProps) {
  const copied = useSignal("");
  const settings = useSignal(false);
  const about = t(`rules-${game.rules}.about`);
  const abroad = useAddress();
  const share = () =>
    void shareLink(ruleTitle(game.rules), abroad()).then(
      (came) => (copied.value = came === "copied" ? t("web-copied") : ""),
    );
  if (settings.value) return <PreferenceSheet onClose={onClose} />;
  return (
    <Sheet title={ruleTitle(game.rules)} onClose={onClose}>
      <p class="about">{about.startsWith("rules-") ? String(snapshot.rules["about"] ?? "") : about}</p>
      <div class="menu">
        <button type="button" class="btn quiet" onClick={share}>
          {t("web-share-table")}
        </button>
        <span role="status">{copied.value}</span>
        {children}
        {!game.over &&
          snapshot.you
            .filter((seat) => game.seats[seat]!.mark !== "left")
            .map((seat) => <MoveSeat key={seat} code={code} seat={seat} who={game.seats[seat]!.name} />)}
        <button type="button" class="btn quiet settings" onClick={() => (settings.value = true)}>
          {t("web-settings")}
        </button>
      </div>
      <TurnNotice />
      {!game.over && <Leaving link={link} snapshot={snapshot} game={game} onClose={onClose} />}
    </Sheet>
  );
}

/** Leaving for good, with a confirmation, because it cannot be undone. */
function Leaving({ link, snapshot, game, onClose }: Omit<MenuProps, "code" | "children">) {
  const here = snapshot.you.filter((seat) => game.seats[seat]!.mark !== "left");
  const act = (wish: { do: string } & Record<string, unknown>) => void link.send(wish).then(onClose);
  return (
    <div class="menu leaving">
      {game.order.length > 1 &&
        here.map((seat) => (
          <Sure
            key={seat}
            label={t("web-give-up", { who: game.seats[seat]!.name, sure: "no" })}
            question={t("web-give-up", { who: game.seats[seat]!.name, sure: "yes" })}
            onSure={() => act({ do: "leave", seat })}
          />
        ))}
      {snapshot.host && (
        <Sure
          label={t("web-close-table", { sure: "no" })}
          question={t("web-close-table", { sure: "yes" })}
          onSure={() => act({ do: "close" })}
        />
      )}
    </div>
  );
}
