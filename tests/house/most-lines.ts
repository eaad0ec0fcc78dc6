/**
 * Lines each room of `src`, and each package, may have; a room in a room counts for itself. A row goes down whenever its room gets smaller, and up only
 * with a note in `docs/decisions` that says why.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 13_943,
  analysis: 5340,
  app: 9079,
  canvas: 11_403,
  commands: 12_829,
  engine: 3233,
  graph: 13_169,
  knowledge: 4557,
  lib: 1537,
  "packages/bench": 3257,
  "packages/formats": 10_650,
  providers: 7351,
  "providers/builtin": 51_002,
  store: 5297,
  ui: 42_434,
  words: 7964,
};
