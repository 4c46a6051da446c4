// What stands below a game that is over: the next game, unless a page around the table says something else.
import { createContext, type ComponentChildren } from "preact";

export const After = createContext<ComponentChildren>(null);
