/**
 * Lines each room of `src`, and each package, may have; a room in a room counts for itself. A row goes down whenever its room gets smaller, and up only
 * with a note in `docs/decisions` that says why.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 10_466,
  analysis: 5340,
  app: 9096,
  canvas: 11_340,
  commands: 13_536,
  engine: 3835,
  graph: 13_224,
  knowledge: 4558,
  lib: 1537,
  "packages/bench": 3257,
  "packages/formats": 10_651,
  providers: 7351,
  "providers/builtin": 50_908,
  recipes: 1523,
  store: 5316,
  traces: 1391,
  ui: 41_572,
  words: 7962,
};
