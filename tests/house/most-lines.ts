/**
 * Lines each room of `src`, and each package, may have; a room in a room counts for itself. A row goes down when its room has
 * become much smaller, and up in the commit that needs it; more than 100 lines up in a day needs a note of that day in `docs/decisions` that names the room.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 10_369,
  analysis: 5340,
  app: 9231,
  canvas: 11_210,
  commands: 14_854,
  engine: 4614,
  graph: 13_186,
  knowledge: 4550,
  lib: 1610,
  "packages/bench": 3257,
  "packages/formats": 11_362,
  providers: 7300,
  "providers/builtin": 51_044,
  recipes: 1516,
  store: 5282,
  traces: 1395,
  ui: 41_362,
  words: 8735,
};

/** Lines of more than 140 characters, nearly all in the word tables of the built-in assistant; this only falls. */
export const mostLong = 870;
