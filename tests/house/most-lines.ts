/**
 * Lines each room of `src` may have; a room in a room counts for itself. A row goes down whenever its room gets smaller, and up only
 * with a note in `docs/decisions` that says why.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 13_949,
  analysis: 5340,
  app: 8216,
  canvas: 11_403,
  commands: 12_460,
  engine: 2191,
  eval: 3257,
  graph: 12_832,
  "graph/formats": 10_803,
  knowledge: 4567,
  lib: 1506,
  providers: 7337,
  "providers/builtin": 51_040,
  store: 5233,
  ui: 42_242,
  words: 8089,
};
