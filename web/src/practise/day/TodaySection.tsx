// What the day brings: a game with the same dice for everybody, and a position.
import { Daily } from "../Daily";
import { DayGame } from "./DayGame";

export function TodaySection() {
  return (
    <div class="day">
      <DayGame />
      <Daily />
    </div>
  );
}
