// Who is away from a game: until when the others wait, what they may do then, and the way back from a bot.
import { Sure } from "../../frame/Sure";
import { region, t } from "../../language/words";
import type { Link } from "../../live/link";
import type { Snapshot } from "../../live/reducer";
import { freeName } from "../../setup/name";

interface AwayProps {
  link: Link;
  snapshot: Snapshot;
}

export function Away({ link, snapshot }: AwayProps) {
  const { away, deputy } = link.missing.value;
  const { seats } = snapshot.view;
  if (!away.length && deputy === null && !snapshot.back.length) return null;
  return (
    <div class="absent" role="status">
      {snapshot.back.map((seat) => (
        <button key={seat} type="button" class="btn" onClick={() => void link.send({ do: "return", seat })}>
          {t("web-return", { who: seats[seat]!.player ?? seats[seat]!.name })}
        </button>
      ))}
      {away.map(({ seat, from }) =>
        from ? (
          <p key={seat}>{t("web-awaited", { who: seats[seat]!.name, time: timeOf(from) })}</p>
        ) : (
          (snapshot.you.length > 0 || snapshot.host) && (
            <Decision key={seat} link={link} seat={seat} names={seats.map((each) => each.name)} />
          )
        ),
      )}
      {deputy !== null && <p>{t("web-deputy", { who: seats[deputy]!.name })}</p>}
    </div>
  );
}

/** What can be done about a seat that is away for long; going on without it is for good, and so asked twice. */
function Decision({ link, seat, names }: { link: Link; seat: number; names: string[] }) {
  const who = names[seat]!;
  const others = names.filter((_, each) => each !== seat);
  const fill = () =>
    void link.send({ do: "fill", seat, bot: "club", name: freeName(t("bots-title", { bot: "club" }), others) });
  return (
    <div class="choice">
      <button type="button" class="btn quiet" onClick={fill}>
        {t("web-bot-for", { who })}
      </button>
      <Sure
        label={t("web-without", { who, sure: "no" })}
        question={t("web-without", { who, sure: "yes" })}
        onSure={() => void link.send({ do: "remove", seat })}
      />
    </div>
  );
}

/** A moment of the page's own clock as the time of day. */
function timeOf(moment: number): string {
  const when = Date.now() + moment - performance.now();
  return new Intl.DateTimeFormat(region(), { timeStyle: "medium" }).format(when);
}
