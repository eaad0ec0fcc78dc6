import type { GraphDocument } from "@/graph/document-types";
import type { ElementSet } from "@/graph/graph-types";
import type { ConversationSets } from "./command-types";

/**
 * The numbered sets of one conversation over a document. Members that are gone from the graph are left out when a set is
 * looked up. Opening another graph drops the sets (its ids mean other things); numbers are not used again until `clear`.
 */
export function createConversationSets(document: GraphDocument): ConversationSets {
  const numbered = new Map<string, ElementSet>();
  let count = 0;
  let last: string | undefined;

  function forget(): void {
    numbered.clear();
    last = undefined;
  }

  document.subscribe(({ changes }) => {
    if (changes.some(({ type }) => type === "graph-replace")) forget();
  });

  function find(name: string): ElementSet | undefined {
    if (name === "selected") return document.selection;
    if (name === "last") return last === undefined ? undefined : numbered.get(last);
    return numbered.get(name) ?? document.namedSets.find((set) => set.name === name);
  }

  return {
    lookup(name) {
      const set = find(name);
      return set && stillThere(document, set);
    },
    add(set) {
      count += 1;
      last = String(count);
      numbered.set(last, { nodes: set.nodes, edges: set.edges });
      return last;
    },
    touch(name) {
      if (numbered.has(name)) last = name;
    },
    all() {
      const named = [...numbered].map(([name, set]) => ({ name, set: stillThere(document, set) }));
      const newest = last === undefined ? undefined : numbered.get(last);
      return newest ? [...named, { name: "last", set: stillThere(document, newest) }] : named;
    },
    clear() {
      forget();
      count = 0;
    },
  };
}

function stillThere(document: GraphDocument, set: ElementSet): ElementSet {
  const { nodes, edges } = document.tables;
  return {
    nodes: set.nodes.filter((id) => nodes.rowOf(id) !== undefined),
    edges: set.edges.filter((id) => edges.rowOf(id) !== undefined),
  };
}
