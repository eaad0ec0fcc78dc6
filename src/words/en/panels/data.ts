import { figures } from "@/lib/english";

/** The data panel: this graph, and other data. */
export const data = {
  thisGraph: "This graph",
  direction: { directed: "Directed", undirected: "Undirected", mixed: "Partly directed" },
  attributes: (nodes: number, edges: number) =>
    `${figures(nodes)} node ${nodes === 1 ? "attribute" : "attributes"}, ${figures(edges)} edge ` +
    `${edges === 1 ? "attribute" : "attributes"}`,
  parts: (count: number) => (count === 1 ? "One connected part" : `${figures(count)} connected parts`),
  source: "Source",
  licence: "Licence",
  open: "Open",
  openFile: "Open files…",
  pasteOpen: "Paste data…",
  add: "Add to this graph",
  addHint: "Nodes and edges with the same id are merged. New values replace old ones.",
  addFile: "Add files…",
  generate: "Generate",
  kind: "Kind",
  kinds: {
    smallWorld: "Small world",
    scaleFree: "Scale-free",
    random: "Random",
    grid: "Grid",
    tree: "Tree",
    ring: "Ring",
    complete: "Complete",
  },
  nodes: "Nodes",
  degree: "Edges per node",
  children: "Children per node",
  seed: "Seed",
  seedHint: "The same seed makes the same network.",
  make: "Generate",
  making: "Generating…",
  recent: "Recent graphs",
  manage: "Storage…",
  samples: "Samples",
  share: "Share…",
  export: "Export…",
  saveJson: "Save as JSON",
};
