/**
 * Lines each room of `src` may have; a room in a room counts for itself. A row goes down whenever its room gets smaller, and up only
 * with a note in `docs/decisions` that says why.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 13_940,
  analysis: 5540,
  app: 8416,
  canvas: 11_603,
  commands: 12_585,
  engine: 2344,
  eval: 3457,
  graph: 13_002,
  "graph/formats": 11_003,
  knowledge: 4767,
  lib: 1706,
  providers: 7537,
  "providers/builtin": 49_771,
  store: 5433,
  ui: 42_432,
  words: 8277,
};
