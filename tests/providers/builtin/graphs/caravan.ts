import type { GraphData } from "@/graph/changes/change-types";

/** Travellers between wells: people with a gender, and ways with lengths. */
export const caravan: GraphData = {
  name: "Caravan",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    person("t1", { name: "Orla", gender: "f", age: 31, camp: "Dune", singer: true, water_l: 12 }),
    person("t2", { name: "Bardo", gender: "m", age: 44, camp: "Dune", singer: false, water_l: 20 }),
    person("t3", { name: "Pim", gender: "m", age: 27, camp: "Rock", singer: true, water_l: 9 }),
    person("t4", { name: "Suvi", gender: "f", age: 58, camp: "Rock", singer: false, water_l: 15 }),
    person("t5", { name: "Nesta", gender: "f", age: 22, camp: "Palm", singer: true, water_l: 6 }),
  ],
  edges: [
    way("w1", ["t1", "t2"], { kind: "friend", km: 4, minutes: 60 }),
    way("w2", ["t2", "t3"], { kind: "friend", km: 5, minutes: 90 }),
    way("w3", ["t1", "t4"], { kind: "cousin", km: 9, minutes: 70 }),
    way("w4", ["t4", "t5"], { kind: "friend", km: 2, minutes: 30 }),
    way("w5", ["t5", "t3"], { kind: "rival", km: 1, minutes: 15 }),
  ],
};

type Attributes = GraphData["nodes"][number]["attributes"];

function person(id: string, attributes: Attributes): GraphData["nodes"][number] {
  return { id, attributes };
}

function way(
  id: string,
  [source, target]: readonly [string, string],
  attributes: Attributes,
): GraphData["edges"][number] {
  return { id, source, target, attributes };
}
