/**
 * Lines each room of `src` may have; a room in a room counts for itself. A row goes down whenever its room gets smaller, and up only
 * with a note in `docs/decisions` that says why.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 13_942,
  analysis: 5480,
  app: 8263,
  canvas: 11_551,
  commands: 12_256,
  eval: 3407,
  graph: 12_837,
  "graph/formats": 10_889,
  knowledge: 4715,
  lib: 1641,
  providers: 7486,
  "providers/builtin": 51_389,
  store: 5363,
  ui: 42_327,
  words: 8176,
};
