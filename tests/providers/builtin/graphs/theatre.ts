import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

const nodes: Readonly<Record<string, JsonObject>> = {
  ada: { kind: "actor", name: "Ada Moss", age: 63, town: "Leith", trained: true },
  ben: { kind: "actor", name: "Ben Tarr", age: 49, town: "Leith", trained: false },
  cor: { kind: "actor", name: "Cora Vint", age: 34, town: "Perth", trained: true },
  dag: { kind: "actor", name: "Dag Oram", age: 17, town: "Leith", trained: false },
  fer: { kind: "play", name: "Night Ferry", year: 1999, cost: 40, receipts: 90, revived: "2019-03-02" },
  bre: { kind: "play", name: "Old Bread", year: 2005, cost: 70, receipts: 55 },
  gla: { kind: "play", name: "Glass Hill", year: 2012, cost: 30, receipts: 30, revived: "2021-10-11" },
  san: { kind: "play", name: "Sand", year: 2016, cost: 20, receipts: 85 },
  hal: { kind: "venue", name: "Corn Hall", seats: 200 },
  bar: { kind: "venue", name: "Red Barn", seats: 80 },
  pie: { kind: "venue", name: "Pier", seats: 350 },
  qui: { kind: "sponsor", name: "Quill Bank" },
  orm: { kind: "sponsor", name: "Orme Mill" },
};

const ties: readonly (readonly [source: string, target: string, attributes: JsonObject])[] = [
  ["ada", "fer", { relation: "acted in", fee: 12 }],
  ["ada", "bre", { relation: "acted in", fee: 9 }],
  ["ben", "fer", { relation: "acted in", fee: 15 }],
  ["ben", "san", { relation: "acted in", fee: 5 }],
  ["cor", "bre", { relation: "acted in", fee: 4 }],
  ["cor", "gla", { relation: "acted in", fee: 8 }],
  ["fer", "hal", { relation: "staged at", nights: 10 }],
  ["bre", "hal", { relation: "staged at", nights: 4 }],
  ["bre", "bar", { relation: "staged at", nights: 6 }],
  ["san", "bar", { relation: "staged at", nights: 3 }],
  ["qui", "fer", { relation: "donated", amount: 500 }],
  ["qui", "bre", { relation: "donated", amount: 300 }],
  ["orm", "fer", { relation: "donated", amount: 100 }],
  ["orm", "san", { relation: "donated", amount: 250 }],
];

/** Plays with who acted in them, where they were staged and who gave money: numbers on nodes and on edges. */
export const theatre: GraphData = {
  name: "Theatre",
  directed: true,
  nodes: Object.entries(nodes).map(([id, attributes]) => ({ id, attributes })),
  edges: ties.map(([source, target, attributes], at) => ({ id: `t${at}`, source, target, attributes })),
  layers: [],
  sets: [],
  filter: null,
};
