import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

const people: Readonly<Record<string, JsonObject>> = {
  ada: { kind: "writer", name: "Ada", born: "1890-05-02", town: "Lund", rent: 40 },
  bru: { kind: "writer", name: "Bruno", born: "1902-11-20", town: "Riga", rent: 25 },
  cla: { kind: "writer", name: "Clara", born: "1875-01-09", town: "Lund", rent: 60 },
  dir: { kind: "writer", name: "Dirk", born: "1899-12-31", town: "Riga", rent: 10 },
  els: { kind: "printer", name: "Elsa Riga", born: "1910-07-15", town: "Oslo", rent: 90 },
  fal: { kind: "printer", name: "Falk", born: "1881-03-03", town: "Oslo", rent: 75 },
};

const ties: readonly (readonly [source: string, target: string, attributes: JsonObject])[] = [
  ["ada", "bru", { relation: "writes to", letters: 12 }],
  ["bru", "ada", { relation: "writes to", letters: 3 }],
  ["ada", "cla", { relation: "writes to", letters: 5 }],
  ["cla", "bru", { relation: "writes to", letters: 1 }],
  ["dir", "ada", { relation: "writes to", letters: 7 }],
  ["els", "ada", { relation: "prints for", sheets: 300 }],
  ["fal", "cla", { relation: "prints for", sheets: 80 }],
  ["fal", "dir", { relation: "prints for", sheets: 20 }],
];

/** Writers and their printers: who writes to whom matters, and one printer is called like a town. */
export const post: GraphData = {
  name: "Post",
  directed: true,
  nodes: Object.entries(people).map(([id, attributes]) => ({ id, attributes })),
  edges: ties.map(([source, target, attributes], at) => ({ id: `l${at}`, source, target, attributes })),
  layers: [],
  sets: [],
  filter: null,
};
