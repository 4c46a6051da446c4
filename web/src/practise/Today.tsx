// Today's position as a page places it; what it needs is fetched after the page is there.
import { later } from "../frame/lazy";

export const Today = later(() => import("./Daily").then((part) => part.Daily), "today awaited");
