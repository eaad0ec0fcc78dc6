import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

/** Buildings, parks and the people who work there. */
export const town: GraphData = {
  name: "Town",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    place("m1", "City Museum", { kind: "museum", founded: 1901, cost: 120 }),
    place("m2", "Toy Museum", { kind: "museum", founded: 1970, cost: 40 }),
    place("m3", "Sea Museum", { kind: "museum", founded: 1955, cost: 75 }),
    place("l1", "Optics Lab", { kind: "lab", founded: 1998, cost: 30 }),
    place("l2", "Bio Lab", { kind: "lab", founded: 2010, cost: 55 }),
    place("p1", "North Park", { kind: "park", founded: 1890, cost: 5 }),
    place("p2", "Rose Park", { kind: "park", founded: 1930, cost: 8 }),
    place("s1", "Ann", { kind: "person", born: 1980 }),
    place("s2", "Bob", { kind: "person", born: 1975 }),
    place("s3", "Cleo", { kind: "person", born: 1990 }),
    place("s4", "Dov", { kind: "person", born: 1969 }),
  ],
  edges: [
    tie("e1", "s1", "m1", { type: "works at", since: 2010 }),
    tie("e2", "s2", "m1", { type: "works at", since: 1999 }),
    tie("e3", "s3", "l2", { type: "works at", since: 2019 }),
    tie("e4", "s4", "p1", { type: "works at", since: 2001 }),
    tie("e5", "s1", "l1", { type: "works at", since: 2015 }),
    tie("e6", "m1", "p1", { type: "next to", since: 1901 }),
    tie("e7", "m2", "p2", { type: "next to", since: 1970 }),
    tie("e8", "l1", "l2", { type: "lends to", since: 2012 }),
    tie("e9", "m1", "m3", { type: "lends to", since: 2005 }),
    tie("e10", "m2", "m3", { type: "lends to", since: 2016 }),
    tie("e11", "s1", "s2", { type: "knows", since: 2003 }),
    tie("e12", "s3", "s4", { type: "knows", since: 2020 }),
  ],
};

function place(id: string, name: string, more: JsonObject): GraphData["nodes"][number] {
  return { id, attributes: { name, ...more } };
}

function tie(id: string, source: string, target: string, attributes: JsonObject): GraphData["edges"][number] {
  return { id, source, target, attributes };
}
