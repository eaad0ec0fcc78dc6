import type { GraphData } from "@/graph/changes/change-types";

/** Boats at moorings: a graph none of the assistant's words were written for. */
export const harbour: GraphData = {
  name: "Harbour",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    boat("b1", { name: "Tern", rig: "sloop", length_m: 9, built: 1988, insured: false, berth: "North" }),
    boat("b2", { name: "Old Gull", rig: "ketch", length_m: 14, built: 1961, insured: true, berth: "North" }),
    boat("b3", { name: "Plover", rig: "sloop", length_m: 7, built: 2004, insured: true, berth: "South" }),
    boat("b4", { name: "Curlew", rig: "yawl", length_m: 11, built: 1999, insured: false, berth: "South" }),
    boat("b5", { name: "Knot", rig: "ketch", length_m: 12, built: 2015, insured: true, berth: "East" }),
    { id: "c1", attributes: { kind: "skipper", name: "Wanda Pole", age: 51 } },
    { id: "c2", attributes: { kind: "skipper", name: "Ivo", age: 33 } },
    { id: "z1", attributes: { kind: "skipper", name: "Oskar", age: 70 } },
  ],
  edges: [
    { id: "e1", source: "c1", target: "b1", attributes: { relation: "sails", days: 40 } },
    { id: "e2", source: "c1", target: "b2", attributes: { relation: "sails", days: 3 } },
    { id: "e3", source: "c2", target: "b3", attributes: { relation: "repairs", days: 12 } },
    { id: "e4", source: "c2", target: "b1", attributes: { relation: "repairs", days: 25 } },
    { id: "e5", source: "b4", target: "b5", attributes: { relation: "tows", days: 1 } },
  ],
};

function boat(id: string, attributes: GraphData["nodes"][number]["attributes"]): GraphData["nodes"][number] {
  return { id, attributes: { kind: "boat", ...attributes } };
}
