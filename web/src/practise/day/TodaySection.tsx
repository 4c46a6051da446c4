// What the day brings: a game with the same dice for everybody, and a position.
import { t } from "../../language/words";
import { Daily } from "../Daily";
import { DayGame } from "./DayGame";
import { WithDay } from "./WithDay";

export function TodaySection() {
  return (
    <WithDay title={t("web-practise-game-today")}>
      {(day) => (
        <>
          <DayGame day={day} />
          <Daily day={day} />
        </>
      )}
    </WithDay>
  );
}
