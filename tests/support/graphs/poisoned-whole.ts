import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "./cats";
import { places } from "./poisoned-graphs";

/** Places that one graph can hold a text in at once: a file's name is the graph's. */
const together = Object.entries(places).filter(([where]) => where !== "the graph's name");

export const placesTogether = together.length;

/** One graph with a text of its own in each place where a graph may hold one. */
export function poisonedEverywhere(textOf: (place: number) => string): GraphData {
  return together.reduce<GraphData>((whole, [, place], at) => joined(whole, place(textOf(at)), at), catsGraph());
}

/** What the poisoned one has beyond the cats goes to the whole, under ids of its own where those are not the poison. */
function joined(whole: GraphData, poisoned: GraphData, at: number): GraphData {
  const cats = catsGraph();
  const own = (id: string) => (id === "n1" || id === "e99" ? `${id}-${at}` : id);
  const more = <T extends { readonly id: string }>(all: readonly T[], known: readonly T[]): readonly T[] =>
    all.slice(known.length).map((one) => ({ ...one, id: own(one.id) }));
  return {
    ...whole,
    name: poisoned.name === cats.name ? whole.name : poisoned.name,
    nodes: [...whole.nodes, ...more(poisoned.nodes, cats.nodes)],
    edges: [...whole.edges, ...more(poisoned.edges, cats.edges)],
    layers: [...whole.layers, ...poisoned.layers],
    sets: [...whole.sets, ...poisoned.sets],
    filter: poisoned.filter ?? whole.filter,
  };
}
