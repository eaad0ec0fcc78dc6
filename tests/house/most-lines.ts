/**
 * Lines each room of `src`, and each package, may have; a room in a room counts for itself. A row goes down when its room has
 * become much smaller, and up in the commit that needs it; more than 100 lines up in a day needs a note of that day in `docs/decisions` that names the room.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 10_436,
  analysis: 5340,
  app: 9184,
  canvas: 11_299,
  commands: 14_093,
  engine: 4385,
  graph: 13_263,
  knowledge: 4557,
  lib: 1574,
  "packages/bench": 3257,
  "packages/formats": 10_671,
  providers: 7361,
  "providers/builtin": 50_909,
  recipes: 1523,
  store: 5318,
  traces: 1392,
  ui: 41_298,
  words: 8267,
};
