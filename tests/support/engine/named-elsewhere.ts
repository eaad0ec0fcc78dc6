import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { elsewhere } from "./cats-elsewhere";

/** Names whose words mean something by themselves: a type and a number, a colour, a verb, a month; and one that does not. */
export const oddNames = ["Person 81", "Blue Harbour", "Rank Xerox", "May 5", "Company Oslo", "Zoe Quill"] as const;

/** A chain of 120 nodes, each called by its type and number, but for `oddNames`. */
export function oddlyNamed(): GraphData {
  const types = ["Person", "Company", "Place"];
  const nodes = Array.from({ length: 120 }, (_, at) => {
    const type = types[at % types.length] ?? "";
    const name = at > 90 ? oddNames[at - 90] : undefined;
    return {
      id: `n${at}`,
      attributes: { name: name ?? `${type} ${at}`, type, age: 20 + (at % 50), city: at % 2 === 0 ? "Oslo" : "Lima" },
    };
  });
  const edges = nodes.slice(1).map(({ id }, at) => ({
    id: `e${at}`,
    source: `n${at}`,
    target: id,
    attributes: { type: at % 2 === 0 ? "knows" : "owns" },
  }));
  return { ...emptyGraph(), name: "Odd names", directed: true, nodes, edges };
}

/** It is somewhere else, and its first 30 nodes are shown. */
export const oddlyNamedElsewhere = (room: Partial<RemoteGraph> = {}) => elsewhere(oddlyNamed(), 30, room);
