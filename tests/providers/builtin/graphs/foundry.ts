import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

const nodes: Readonly<Record<string, JsonObject>> = {
  b1: { name: "Orla Quist", kind: "smith", town: "Ebbing", age: 51, shifts: 5, joined: "2011-04-02" },
  b2: { name: "Tam Verrell", kind: "smith", town: "Ebbing", age: 34, shifts: 3, joined: "2019-09-16" },
  b3: { name: "Una Sorby", kind: "apprentice", town: "Marl", age: 19, shifts: 4, joined: "2024-06-01" },
  b4: { name: "Wim Dacre", kind: "apprentice", town: "Tolby", age: 22, joined: "2023-02-27" },
  m1: { name: "Great Bell", kind: "casting", weight_kg: 900, price_eur: 4100, version: "1.0.2", alloy: "bronze" },
  m2: { name: "Door Knocker", kind: "casting", weight_kg: 2, price_eur: 60, version: "2.3.1", alloy: "brass" },
  m3: { name: "Ship Cleat", kind: "casting", weight_kg: 7, price_eur: 95, version: "1.4.0", alloy: "bronze" },
  g1: { name: "Mould Sand", kind: "supply", price_eur: 12, hazard: "dust" },
  g2: { name: "Tin Ingot", kind: "supply", price_eur: 31, hazard: "fumes" },
};

const edges: readonly (readonly [source: string, target: string, attributes: JsonObject])[] = [
  ["b1", "m1", { does: "casts", minutes: 240 }],
  ["b2", "m2", { does: "casts", minutes: 20 }],
  ["b3", "m2", { does: "casts", minutes: 35 }],
  ["b1", "m3", { does: "casts", minutes: 45 }],
  ["b3", "m3", { does: "casts", minutes: 60 }],
  ["b3", "b1", { does: "reports_to" }],
  ["b4", "b2", { does: "reports_to" }],
  ["g1", "m1", { does: "goes_into", grams: 5000 }],
  ["g2", "m1", { does: "goes_into", grams: 90000 }],
  ["g1", "m2", { does: "goes_into", grams: 400 }],
];

/** A bell foundry: people with dates and towns, castings with units and version numbers, supplies that go into them. */
export const foundry: GraphData = {
  name: "Foundry",
  directed: true,
  nodes: Object.entries(nodes).map(([id, attributes]) => ({ id, attributes })),
  edges: edges.map(([source, target, attributes], at) => ({ id: `f${at}`, source, target, attributes })),
  layers: [],
  sets: [],
  filter: null,
};
