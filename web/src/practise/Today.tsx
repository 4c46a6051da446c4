// Today's game and today's position as a page places them; what they need is fetched after the page is there.
import { lazy } from "../frame/lazy";
import { also } from "../language/words";

export const Today = lazy(
  () => Promise.all([import("./day/TodaySection"), also("reason", "ending")]).then(([part]) => part.TodaySection),
  "day awaited",
);
