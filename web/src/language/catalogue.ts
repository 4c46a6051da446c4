// The Fluent catalogues that the pages speak from, each fetched when it is needed. A report that is saved as one file
// carries its words with it and puts `standalone/catalogue.ts` in the place of this.
export const FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../src/shutbox/words/*/{web,first,frame,fact,rules,bots,tile}.ftl",
  { query: "?raw", import: "default" },
);

// Those that few pages need.
export const MORE: Record<string, () => Promise<string>> = import.meta.glob<string>(
  [
    "../../../src/shutbox/words/*/{aside,card,classroom,comfort,company,ending,learn,error,keeper}.ftl",
    "../../../src/shutbox/words/*/{paper,reason,advice,moment,lobby,setup,you}.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);
