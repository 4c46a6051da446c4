// Who is away from a game: until when the others wait, what they may do then, and the way back from a bot.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sheet } from "../frame/Sheet";
import { Sure } from "../frame/Sure";
import { t } from "../language/words";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import type { GameView } from "../network/wire";
import { freeName } from "../setup/name";
import { clockText, useTime } from "./useCompany";

interface AwayProps {
  link: Link;
  snapshot: Snapshot;
  game: GameView;
}

/** One line above the actions, only where there is something to be done or to be waited for. */
export function Away({ link, snapshot, game }: AwayProps) {
  const { away } = link.missing.value;
  const mayDecide = snapshot.you.length > 0 || snapshot.host;
  const at = away.find((each) => each.seat === game.at);
  const over = away.filter((each) => each.from === 0);
  return (
    <>
      <Returns link={link} snapshot={snapshot} />
      {at && at.from > 0 && <Awaited who={nameAt(snapshot, at.seat)} from={at.from} mine={mayDecide} />}
      {mayDecide &&
        over.map(({ seat }) => (
          <Decision key={seat} link={link} snapshot={snapshot} seat={seat} waits={seat === game.at} />
        ))}
      <Deputy link={link} snapshot={snapshot} />
    </>
  );
}

const nameAt = (snapshot: Snapshot, seat: number): string => snapshot.view.seats[seat]!.name;

/** The seats on which a bot plays for this device: it is not left without asking. */
function Returns({ link, snapshot }: Omit<AwayProps, "game">) {
  const { seats } = snapshot.view;
  const one = snapshot.back.length === 1;
  return (
    <>
      {snapshot.back.map((seat) => (
        <div key={seat} class="absent" role="status">
          <p>{t("company-stand-in")}</p>
          <button type="button" class="btn main" onClick={() => void link.send({ do: "return", seat })}>
            {t("company-return", { who: one ? "you" : (seats[seat]!.player ?? seats[seat]!.name) })}
          </button>
        </div>
      ))}
    </>
  );
}

function Awaited({ who, from, mine }: { who: string; from: number; mine: boolean }) {
  const time = useTime(true);
  return (
    <div class="absent">
      <p>{t(mine ? "company-away" : "company-away-others", { who, time: clockText(from - time) })}</p>
    </div>
  );
}

interface DecisionProps {
  link: Link;
  snapshot: Snapshot;
  seat: number;
  /** Whether the box waits for this seat, so that the question comes by itself. */
  waits: boolean;
}

/** What can be done about a seat that is away for long. */
function Decision({ link, snapshot, seat, waits }: DecisionProps) {
  const open = useSignal(false);
  const who = nameAt(snapshot, seat);
  useEffect(() => {
    if (waits && !document.querySelector("dialog[open]")) open.value = true;
  }, [waits]);
  return (
    <div class="absent">
      <p>{t("company-away-title", { who })}</p>
      <button type="button" class="btn quiet" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {t("company-decide")}
      </button>
      {open.value && <DecisionSheet link={link} snapshot={snapshot} seat={seat} onClose={() => (open.value = false)} />}
    </div>
  );
}

function DecisionSheet({ link, snapshot, seat, onClose }: Omit<DecisionProps, "waits"> & { onClose: () => void }) {
  const who = nameAt(snapshot, seat);
  const others = snapshot.view.seats.filter((each) => each.seat !== seat).map((each) => each.name);
  const fill = () => {
    onClose();
    void link.send({ do: "fill", seat, bot: "club", name: freeName(t("bots-title", { bot: "club" }), others) });
  };
  return (
    <Sheet title={t("company-away-title", { who })} onClose={onClose}>
      <p>{t("company-away-bot")}</p>
      <p>{t("company-away-back", { who })}</p>
      <div class="deciding">
        <button type="button" class="btn quiet" onClick={onClose}>
          {t("company-wait")}
        </button>
        <button type="button" class="btn main" onClick={fill}>
          {t("company-fill")}
        </button>
      </div>
      <Sure
        label={t("company-without", { who })}
        question={t("company-without-sure", { who })}
        back={t("company-without-no")}
        onSure={() => {
          onClose();
          void link.send({ do: "remove", seat });
        }}
      />
    </Sheet>
  );
}

// So long, in milliseconds, it stands there who is the host now.
const NEWS = 8000;

/** Who has the powers of the host meanwhile, when that has changed. */
function Deputy({ link, snapshot }: Omit<AwayProps, "game">) {
  const { deputy } = link.missing.value;
  const fresh = useSignal(true);
  useEffect(() => {
    fresh.value = true;
    const timer = setTimeout(() => (fresh.value = false), NEWS);
    return () => clearTimeout(timer);
  }, [deputy]);
  if (deputy === null || !fresh.value) return null;
  const who = snapshot.you.includes(deputy) ? "you" : nameAt(snapshot, deputy);
  return (
    <div class="absent" role="status">
      <p>{t("company-deputy", { who })}</p>
    </div>
  );
}
