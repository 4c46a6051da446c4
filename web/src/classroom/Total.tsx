// A total in the shape of its state: a maple chip when done, underlined while it is played, dashed when away.
import { Num } from "../box/Num";
import { t } from "../language/words";
import type { PupilView } from "./room";

export const stateOf = ({ state }: PupilView): "done" | "playing" | "away" =>
  state === "done" ? "done" : state === "away" ? "away" : "playing";

export function Total({ pupil }: { pupil: PupilView }) {
  const state = stateOf(pupil);
  if (state === "away") return <span class="tot away" role="img" aria-label={t("classroom-state", { state })} />;
  const value = pupil.total ?? pupil.standing;
  const label = value === null ? t("classroom-not-yet") : `${value}, ${t("classroom-state", { state })}`;
  const kind = state === "done" ? (pupil.total === 0 ? "done zero" : "done") : "play";
  return (
    <span class={`tot ${kind}`} role="img" aria-label={label}>
      {value === null ? null : <Num value={value} />}
    </span>
  );
}

/** The figure of somebody who is here, or of an open place. */
export function Figure({ open = false }: { open?: boolean }) {
  return (
    <svg class="fig" viewBox="0 0 14 28" aria-hidden="true">
      <path
        class={open ? "o" : "m"}
        d="M1.5 6A3.5 3.5 0 0 1 5 2.5h4A3.5 3.5 0 0 1 12.5 6v19.5h-11z"
      />
    </svg>
  );
}
