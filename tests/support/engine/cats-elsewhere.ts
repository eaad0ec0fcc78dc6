import type { GraphData } from "@/graph/changes/change-types";
import { createDocumentReader } from "@/graph/document/document-reader";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { catsGraph } from "../graphs/cats";

/** A whole graph somewhere else, of which two nodes are shown. */
export function catsElsewhere(room: Partial<RemoteGraph> = {}) {
  return elsewhere(catsGraph(), 2, room);
}

/** A whole graph somewhere else, of which the first nodes are shown. */
export function elsewhere(all: GraphData, shownFirst: number, room: Partial<RemoteGraph> = {}) {
  const whole = createGraphDocument(all);
  const first = all.nodes.slice(0, shownFirst);
  if (first.length < shownFirst) throw new Error("The graph is too small.");
  const remote: RemoteGraph = {
    reader: { ...createDocumentReader(whole), isElsewhere: true },
    profile: { ...whole.profile(), isOfDatabase: true },
    indexed: new Set(),
    shownAtOnce: 100,
    shownAtMost: 100,
    async fetch(ids, shown) {
      const inside = new Set([...ids, ...shown]);
      return {
        nodes: all.nodes.filter(({ id }) => ids.includes(id)),
        edges: all.edges.filter(({ source, target }) => inside.has(source) && inside.has(target)),
      };
    },
    async next(limit, shown) {
      const nodes = all.nodes.filter(({ id }) => !shown.includes(id)).slice(0, limit);
      const inside = new Set([...shown, ...nodes.map(({ id }) => id)]);
      return { nodes, edges: all.edges.filter(({ source, target }) => inside.has(source) && inside.has(target)) };
    },
    check: async () => undefined,
    async around(ids) {
      const edges = all.edges.filter(({ source, target }) => ids.includes(source) || ids.includes(target));
      const ends = new Set(edges.flatMap(({ source, target }) => [source, target]));
      return { nodes: all.nodes.filter(({ id }) => ends.has(id)), edges };
    },
    asStored: <T>(element: T) => element,
    write: async () => ({ success: true, ids: new Map() }),
    close: async () => undefined,
    ...room,
  };
  return { all, remote, part: { ...all, nodes: first, edges: [], layers: [], sets: [] } };
}
