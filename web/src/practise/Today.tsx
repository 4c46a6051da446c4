// Today's position as a page places it; what it needs is fetched after the page is there.
import { lazy } from "../frame/lazy";
import { also } from "../language/words";

export const Today = lazy(
  () => Promise.all([import("./Daily"), also("reason")]).then(([part]) => part.Daily),
  "today awaited",
);
