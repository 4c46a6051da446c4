// Who wants to play again, and for whom the next game waits.
import { andList, t } from "../language/words";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { wantsAgain } from "./again";
import { useTime } from "./useCompany";

export function AgainNote({ link, snapshot }: { link: Link; snapshot: Snapshot }) {
  const again = link.again.value;
  const begins = again?.begins ?? null;
  const time = useTime(begins !== null);
  if (!again || snapshot.view.rematch) return null;
  const { you } = snapshot;
  const names = (seats: number[]) => seats.map((seat) => snapshot.view.seats[seat]!.name);
  const others = names(again.yes.filter((seat) => !you.includes(seat)));
  const asked = names(again.asked.filter((seat) => !you.includes(seat)));
  const missing = again.missing.length > 0 && begins !== null;
  return (
    <div class="absent" role="status">
      <p>
        {wantsAgain(again, you) && !asked.length && !missing && `${t("company-again-you")} `}
        {others.length > 0 && `${t("company-again-wants", { names: andList(others), count: others.length })} `}
        {asked.length > 0 && t("company-again-waits", { names: andList(asked) })}
        {missing && (
          <Missing names={andList(names(again.missing))} seconds={Math.max(0, Math.ceil((begins - time) / 1000))} />
        )}
      </p>
    </div>
  );
}

function Missing({ names, seconds }: { names: string; seconds: number }) {
  return <span>{t("company-again-missing", { names, seconds })}</span>;
}
