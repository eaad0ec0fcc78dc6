import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

const nodes: Readonly<Record<string, JsonObject>> = {
  gat: { kind: "service", name: "Gateway", language: "Go", cost: 120, critical: true, tier: "web" },
  bil: { kind: "service", name: "Billing", language: "Java", cost: 300, critical: true, tier: "core" },
  sea: { kind: "service", name: "Search", language: "Go", cost: 80, critical: false, tier: "core" },
  mai: { kind: "service", name: "Mailer", language: "Python", cost: 40, critical: false, tier: "edge" },
  pay: { kind: "team", name: "Payments", size: 7 },
  pla: { kind: "team", name: "Platform", size: 4 },
  des: { kind: "team", name: "Design", size: 3 },
};

const ties: readonly (readonly [source: string, target: string, attributes: JsonObject])[] = [
  ["gat", "bil", { relation: "depends on", calls: 900 }],
  ["gat", "sea", { relation: "depends on", calls: 400 }],
  ["bil", "mai", { relation: "depends on", calls: 50 }],
  ["sea", "mai", { relation: "depends on", calls: 10 }],
  ["pla", "gat", { relation: "owns" }],
  ["pay", "bil", { relation: "owns" }],
  ["pla", "sea", { relation: "owns" }],
  ["pay", "mai", { relation: "owns" }],
];

/** Services of a company and the teams that own them. */
export const depot: GraphData = {
  name: "Depot",
  directed: true,
  nodes: Object.entries(nodes).map(([id, attributes]) => ({ id, attributes })),
  edges: ties.map(([source, target, attributes], at) => ({ id: `d${at}`, source, target, attributes })),
  layers: [],
  sets: [],
  filter: null,
};
