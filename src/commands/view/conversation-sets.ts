import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementSet, ElementTarget } from "@/graph/document/graph-types";
import { shownRows } from "@/graph/filter/filter-steps";
import type { ConversationSets, FoundSet } from "../registry/command-types";

/**
 * The numbered sets of one conversation over a document. Members that are gone from the graph are left out when a set is
 * looked up. Opening another graph drops the sets (its ids mean other things); numbers are not used again until `clear`.
 */
export function createConversationSets(document: GraphDocument): ConversationSets {
  const numbered = new Map<string, () => FoundSet>();
  let count = 0;
  let last: string | undefined;

  function forget(): void {
    numbered.clear();
    last = undefined;
  }

  document.subscribe(({ changes }) => {
    if (changes.some(({ type }) => type === "graph-replace")) forget();
  });

  function saved(name: string): ElementSet | undefined {
    if (name === "last") return undefined;
    const set = name === "selected" ? document.selection : document.namedSets.find((other) => other.name === name);
    if (set) return stillThere(document, set);
    return name === "shown" ? shownNow(document) : undefined;
  }

  function setOf(name: string): FoundSet | undefined {
    const key = name === "last" ? last : name;
    return key === undefined ? undefined : numbered.get(key)?.();
  }

  return {
    lookup: (name) => setOf(name) ?? saved(name),
    add(set) {
      count += 1;
      last = String(count);
      numbered.set(last, knownByRevision(document, set));
      return last;
    },
    touch(name) {
      if (numbered.has(name)) last = name;
    },
    all() {
      const named = [...numbered].map(([name, members]) => ({ name, set: members() }));
      const newest = setOf("last");
      return newest ? [...named, { name: "last", set: newest }] : named;
    },
    clear() {
      forget();
      count = 0;
    },
    saved: () => ({
      count,
      last: last ?? null,
      numbered: [...numbered].map(([name, members]) => ({ name, set: members() })),
    }),
    restore(given) {
      forget();
      count = given.count;
      for (const one of given.numbered) numbered.set(one.name, knownByRevision(document, one.set));
      last = given.last ?? undefined;
    },
  };
}

/** What of a set is still there, looked up once for each revision: every request to a model asks for every set. */
function knownByRevision(document: GraphDocument, set: FoundSet): () => FoundSet {
  let revision = Number.NaN;
  let known = set;
  return () => {
    if (revision !== document.revision) {
      known = stillThere(document, set);
      revision = document.revision;
    }
    return known;
  };
}

/** What no filter hides. */
function shownNow({ filter, tables }: GraphDocument): ElementSet {
  const shown = shownRows(filter?.steps ?? [], tables);
  const ids = (target: ElementTarget) =>
    Array.from({ length: tables[target].count }, (_, row) => row)
      .filter((row) => shown[target] === null || shown[target][row] === 1)
      .map((row) => tables[target].idAt(row));
  return { nodes: ids("nodes"), edges: ids("edges") };
}

function stillThere(document: GraphDocument, set: FoundSet): FoundSet {
  const { nodes, edges } = document.tables;
  return {
    nodes: set.nodes.filter((id) => nodes.rowOf(id) !== undefined),
    edges: set.edges.filter((id) => edges.rowOf(id) !== undefined),
    ...(set.foundBy !== undefined && { foundBy: set.foundBy }),
  };
}
