// Today's position as a page places it; what it needs is fetched after the page is there.
import { lazy } from "../frame/lazy";

export const Today = lazy(() => import("./Daily").then((part) => part.Daily), "today awaited");
