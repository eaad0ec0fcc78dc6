/**
 * Lines each room of `src`, and each package, may have; a room in a room counts for itself. A row goes down when its room has
 * become much smaller, and up in the commit that needs it; more than 100 lines up in a day needs a note of that day in `docs/decisions` that names the room.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 10_431,
  analysis: 5340,
  app: 9174,
  canvas: 11_299,
  commands: 13_499,
  engine: 4385,
  graph: 13_215,
  knowledge: 4557,
  lib: 1537,
  "packages/bench": 3257,
  "packages/formats": 10_671,
  providers: 7361,
  "providers/builtin": 50_909,
  recipes: 1523,
  store: 5314,
  traces: 1391,
  ui: 41_362,
  words: 7988,
};
