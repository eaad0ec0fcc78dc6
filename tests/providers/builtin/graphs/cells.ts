import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

const nodes: Readonly<Record<string, JsonObject>> = {
  m1: { type: "mine", name: "Andes Lithium", country: "Chile", capacity: 1200, delay_days: 45, certified: "yes" },
  m2: { type: "mine", name: "Outback Lithium", country: "Australia", capacity: 2100, delay_days: 38, certified: "yes" },
  m3: { type: "mine", name: "Kivu Cobalt", country: "Congo", capacity: 600, delay_days: 62, certified: "no" },
  r1: { type: "refiner", name: "Hunan Works", country: "China", capacity: 2500, delay_days: 21, certified: "yes" },
  r2: { type: "refiner", name: "Fjord Works", country: "Norway", capacity: 900, delay_days: 14, certified: "yes" },
  c1: { type: "maker", name: "Poznan Cells", country: "Poland", capacity: 1100, delay_days: 12, certified: "yes" },
  c2: { type: "maker", name: "Fujian Cells", country: "China", capacity: 1000, delay_days: 18, certified: "no" },
  c3: { type: "maker", name: "Nevada Cells", country: "USA", capacity: 3000, delay_days: 9, certified: "no" },
};

const ties: readonly (readonly [source: string, target: string, attributes: JsonObject])[] = [
  ["m1", "r1", { type: "ships", tons: 500 }],
  ["m1", "r2", { type: "ships", tons: 300 }],
  ["m2", "r1", { type: "ships", tons: 900 }],
  ["m3", "r1", { type: "ships", tons: 250 }],
  ["r1", "c1", { type: "supplies", tons: 100 }],
  ["r1", "c2", { type: "supplies", tons: 1200 }],
  ["r1", "c3", { type: "supplies", tons: 600 }],
  ["r2", "c1", { type: "supplies", tons: 350 }],
  ["c1", "c2", { type: "supplies", tons: 50 }],
];

/** Who ships what to whom on the way to a battery: countries shared by some, yes and no as words, numbers of nodes and of edges. */
export const cells: GraphData = {
  name: "Cells",
  directed: true,
  nodes: Object.entries(nodes).map(([id, attributes]) => ({ id, attributes })),
  edges: ties.map(([source, target, attributes], at) => ({ id: `e${at}`, source, target, attributes })),
  layers: [],
  sets: [],
  filter: null,
};
