// The words of the app, and those of the static site.
import { FILES, MORE as OTHERS } from "../language/catalogue";

const OWN = import.meta.glob<string>("../../../src/shutbox/words/*/site.ftl", { query: "?raw", import: "default" });

export { FILES };
export const MORE = { ...OTHERS, ...OWN };
