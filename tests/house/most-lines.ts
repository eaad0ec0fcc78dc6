/**
 * Lines each room of `src`, and each package, may have; a room in a room counts for itself. A row goes down when its room has
 * become much smaller, and up in the commit that needs it; more than 100 lines up in a day needs a note of that day in
 * `docs/decisions` that names the room.
 */
export const mostLines: Readonly<Record<string, number>> = {
  ai: 10_354,
  analysis: 5346,
  app: 9_258,
  canvas: 11_194,
  commands: 14_908,
  engine: 4704,
  graph: 13_121,
  knowledge: 4609,
  lib: 1657,
  "packages/bench": 3289,
  "packages/formats": 11_456,
  providers: 7329,
  "providers/builtin": 53_700,
  recipes: 1499,
  store: 5266,
  traces: 1395,
  ui: 40_789,
  words: 8_840,
};
