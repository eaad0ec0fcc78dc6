import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

const nodes: Readonly<Record<string, JsonObject>> = {
  a: { type: "person", name: "Marta Lind", city: "Oslo", remote: true, skills: ["python", "go"] },
  b: { type: "person", name: "Jonas Berg", city: "Bergen", remote: true, skills: ["java"] },
  c: { type: "person", name: "Sana Iqbal", city: "Oslo", remote: false, skills: ["figma", "css"] },
  d: { type: "person", name: "Peter Moe", city: "Bergen", remote: false, skills: ["python"] },
  p: { type: "project", name: "Atlas", budget: 120, status: "active" },
  q: { type: "project", name: "Beacon", budget: 45, status: "done" },
};

const ties: readonly (readonly [source: string, target: string, type: string])[] = [
  ["d", "a", "manages"],
  ["a", "p", "works on"],
  ["b", "p", "works on"],
  ["a", "b", "emails"],
  ["b", "a", "emails"],
];

/** People and their projects, which have nothing but a name in common. */
export const staff: GraphData = {
  name: "Staff",
  directed: true,
  nodes: Object.entries(nodes).map(([id, attributes]) => ({ id, attributes })),
  edges: ties.map(([source, target, type], at) => ({ id: `t${at}`, source, target, attributes: { type } })),
  layers: [],
  sets: [],
  filter: null,
};
