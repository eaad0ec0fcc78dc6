import type { GraphData } from "@/graph/changes/change-types";

/** Huts, peaks, villages and who keeps the huts. */
export const alps: GraphData = {
  name: "Alps",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    {
      id: "h1",
      attributes: { name: "Almrausch", kind: "hut", elevation_m: 1420, beds: 24, price: 28, built: 1931, shower: true },
    },
    {
      id: "h2",
      attributes: { name: "Firnblick", kind: "hut", elevation_m: 2105, beds: 60, price: 34, built: 1898, shower: true },
    },
    {
      id: "h3",
      attributes: {
        name: "Zirbenhaus",
        kind: "hut",
        elevation_m: 1890,
        beds: 85,
        price: 36,
        built: 1974,
        shower: false,
      },
    },
    { id: "p1", attributes: { name: "Rauhkopf", kind: "peak", elevation_m: 2962 } },
    { id: "p2", attributes: { name: "Steinwand", kind: "peak", elevation_m: 2710 } },
    { id: "v1", attributes: { name: "Unterau", kind: "village", population: 3200, elevation_m: 780 } },
    { id: "v2", attributes: { name: "Zell", kind: "village", population: 900, elevation_m: 940 } },
    { id: "w1", attributes: { name: "Resi Huber", kind: "warden", age: 58, hired: "1996-05-01" } },
    { id: "w2", attributes: { name: "Toni Egger", kind: "warden", age: 41, hired: "2012-06-01" } },
    { id: "w3", attributes: { name: "Vroni Pichler", kind: "warden", age: 33, hired: "2021-05-15" } },
  ],
  edges: [
    { id: "e1", source: "v1", target: "h1", attributes: { kind: "trail", km: 6.2, hours: 2.5 } },
    { id: "e2", source: "h1", target: "h2", attributes: { kind: "trail", km: 5.1, hours: 2.8 } },
    { id: "e3", source: "h2", target: "p1", attributes: { kind: "trail", km: 3.3, hours: 2.4 } },
    { id: "e4", source: "v2", target: "h3", attributes: { kind: "trail", km: 7.0, hours: 3.0 } },
    { id: "e5", source: "h3", target: "p2", attributes: { kind: "trail", km: 2.5, hours: 2.0 } },
    { id: "e6", source: "w1", target: "h1", attributes: { kind: "warden_of" } },
    { id: "e7", source: "w2", target: "h2", attributes: { kind: "warden_of" } },
    { id: "e8", source: "w3", target: "h3", attributes: { kind: "warden_of" } },
  ],
};
