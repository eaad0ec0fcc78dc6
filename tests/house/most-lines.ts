/**
 * Lines each room of `src` may have; a room in a room counts for itself. A row goes down whenever its room gets smaller, and up only
 * with a note in `docs/decisions` that says why.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 13_942,
  analysis: 5340,
  app: 8585,
  canvas: 11_403,
  commands: 12_822,
  engine: 3024,
  eval: 3257,
  graph: 12_909,
  "graph/formats": 10_871,
  knowledge: 4561,
  lib: 1525,
  providers: 7337,
  "providers/builtin": 51_020,
  store: 5224,
  ui: 42_076,
  words: 7966,
};
